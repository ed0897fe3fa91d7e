import { PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { Layer } from '@/components/kit/drawing/parts';
import { livingParts } from './living-parts';
import { boxOf } from './places';
import { print } from './prints';
import { placesOf, seals } from './seals';
import { sewnSeams, type Seam } from './seams';
import { sleeping } from './sleeping';

interface CreatureSketch {
  readonly board: KazaamBoard;
  readonly favourite: Homunculus;
  readonly isSmall: boolean;
  readonly isAlive: boolean;
}

/** All that is shown of a board, from below. */
export function creatureLayers(sketch: CreatureSketch): readonly Layer[] {
  const { board, favourite, isSmall, isAlive } = sketch;
  const marked = seals(placesOf(board, favourite), { isSmall, isAlive });
  if (isAlive) return [...livingParts(board, false).flatMap(({ layers }) => layers), ...marked];
  return [
    ...(PLACES.every((place) => board[place]) ? [] : emptyBoard(favourite)),
    ...PLACES.flatMap((place) => tileLayers(sketch, place)),
    ...(isSmall ? [] : sewnSeams(board).map(stitches)),
    ...marked,
  ];
}

/** Nine hollows, and in them the favourite homunculus, faint. */
const emptyBoard = (favourite: Homunculus): readonly Layer[] => [
  { print: print('slots') },
  { print: print(`faint-${favourite}`) },
];

export const stitches = ({ name }: Seam): Layer => ({ print: print(`stitches-${name}`) });

function tileLayers({ board, isSmall }: CreatureSketch, place: Place): readonly Layer[] {
  const slot = board[place];
  if (!slot) return [];
  const { homunculus } = tileOf(slot.tile);
  if (slot.isUp) return [{ print: print(`tile-${homunculus}-${place}`) }];
  return isSmall ? [{ print: print('back'), box: boxOf(place) }] : sleeping(homunculus, place);
}
