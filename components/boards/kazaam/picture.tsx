import type { PictureProps } from '@/components/kit/board';
import { useTheme } from '@/components/kit/theme';
import type { Kazaam } from '@/engine/games/kazaam/state';

import { Creature } from './art/creature';

/** The creature of whoever's turn it is. */
export function KazaamPicture({ view, size }: PictureProps<Kazaam>) {
  const { scheme } = useTheme();
  const board = view.players[view.finisher ?? view.turn.seat]?.board;
  return board ? (
    <Creature board={board} size={size} theme={scheme} isAlive={view.finisher !== null} />
  ) : null;
}
