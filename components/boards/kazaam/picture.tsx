import type { PictureProps } from '@/components/kit/board';
import { useTheme } from '@/components/kit/theme';
import { PLACES, type Place } from '@/engine/games/kazaam/data';
import type { Kazaam, KazaamBoard } from '@/engine/games/kazaam/state';
import { TILES } from '@/engine/games/kazaam/tiles';

import { Creature } from './art/creature';

/** The creature of whoever's turn it is. */
export function KazaamPicture({ view, size }: PictureProps<Kazaam>) {
  const { scheme } = useTheme();
  const board = view.players[view.finisher ?? view.turn.seat]?.board;
  return board ? (
    <Creature board={board} size={size} theme={scheme} isAlive={view.finisher !== null} />
  ) : null;
}

const SHOWN: Readonly<Record<Place, string>> = {
  'left-ear': 'reptile',
  head: 'fur',
  'right-ear': 'fire',
  'left-arm': 'wood',
  torso: 'fur',
  'right-arm': 'stone',
  'left-leg': 'fur',
  tail: 'insect',
  'right-leg': 'fur',
};

/** A creature sewn together from many kinds: it stands in the cabinet. */
const EXAMPLE = Object.fromEntries(
  PLACES.map((place) => {
    const tile = TILES.find((one) => one.place === place && one.homunculus === SHOWN[place]);
    return [place, tile ? { tile: tile.id, isUp: true } : null];
  }),
) as KazaamBoard;

export function KazaamExample({ size }: { readonly size: number }) {
  const { scheme } = useTheme();
  return <Creature board={EXAMPLE} size={size} theme={scheme} isAlive />;
}
