import type { PictureProps } from '@/components/kit/board';
import { useTheme } from '@/components/kit/theme';
import type { Kazaam } from '@/engine/games/kazaam/state';

import { Creature } from './art/creature';
import { boardOf } from './touch/intent';

/** The creature of whoever's turn it is. */
export function KazaamPicture({ view, size }: PictureProps<Kazaam>) {
  const { scheme } = useTheme();
  const board = boardOf(view, view.finisher ?? view.turn.seat);
  return <Creature {...board} size={size} theme={scheme} isAlive={view.finisher !== null} />;
}
