import type { TouchAction } from '@/components/kit/touch';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';

import { moveLabel } from '../words/labels';
import { useSetting } from '../table';

/** Longer menus help nobody: then things are touched one by one. */
const MOST = 12;

/** Legal moves as a screen reader offers them in a menu. */
export function useMoveActions(isMeant: (move: WitchsBrewMove) => boolean): readonly TouchAction[] {
  const { moves, speech, play } = useSetting();
  const meant = moves.filter(isMeant);
  if (meant.length > MOST) return [];
  return meant.map((move, index) => ({
    name: `${move.type}-${index}`,
    label: moveLabel(speech, move),
    run: () => play(move),
  }));
}
