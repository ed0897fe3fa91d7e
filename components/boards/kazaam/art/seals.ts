import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { PLACES } from '@/engine/games/kazaam/data';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { Point } from '@/components/kit/drawing/geometry';
import { box, disc, group, path, type GroupMark, type Mark } from '@/components/kit/drawing/marks';
import { partMarks } from '../drawn/parts';
import { ORIGIN } from './sockets';

const STAR = 'M0-6L1.7-2 6-1.8 2.6.9 3.8 5.2 0 2.8-3.8 5.2-2.6.9-6-1.8-1.7-2Z';

/** A gold star on a dark seal, for everything that is of the favourite homunculus. */
export const SEAL: readonly Mark[] = [
  disc(0, 0, 8.4, '#3a1208', { stroke: '@gold', strokeWidth: 1.5 }),
  path(STAR, { fill: '#ffd870', stroke: '#5a3608', strokeWidth: 0.5 }),
];

function starAt(x: number, y: number): Mark {
  const transform = `translate(${x} ${y}) scale(7)`;
  return path(STAR, { fill: '#ffd870', stroke: '#3a1208', strokeWidth: 1.6, transform });
}

/** The part that the board shows behind an empty place: printed in the wood, not lying there. */
export function printMarks(homunculus: Homunculus, place: Place, opacity: number): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  const inside = `M${x + 8} ${y + 8}h184v184h-184Z`;
  const print: GroupMark = {
    type: 'group',
    clip: inside,
    opacity,
    isSmall: true,
    marks: partMarks(homunculus, place),
  };
  return [print, box([x + 8, y + 8, 184, 184, 6], 'none', { stroke: '#000', strokeOpacity: 0.3 })];
}

const CORNER = 24;

/** On the parts themselves, where a creature has come off its tiles. */
const ON_PARTS: Readonly<Record<Place, Point>> = {
  'left-ear': [118, 84],
  head: [300, 44],
  'right-ear': [482, 84],
  'left-arm': [92, 318],
  torso: [300, 300],
  'right-arm': [508, 318],
  'left-leg': [112, 520],
  tail: [300, 492],
  'right-leg': [488, 520],
};

/** The places of a board where tiles of this homunculus lie. */
export function placesOf(board: KazaamBoard, homunculus: Homunculus): readonly Place[] {
  return PLACES.filter((place) => {
    const slot = board[place];
    return slot !== null && tileOf(slot.tile).homunculus === homunculus;
  });
}

/** A seal on each of these places: in the corner of the tile, larger where the drawing is small. */
export function sealMarks(
  places: readonly Place[],
  { isSmall, isAlive }: { readonly isSmall: boolean; readonly isAlive: boolean },
): readonly Mark[] {
  const corner = isSmall ? 40 : CORNER;
  return places.map((place) => {
    const [left, top] = ORIGIN[place];
    const [x, y] = isAlive ? ON_PARTS[place] : [left + corner, top + corner];
    return isSmall ? starAt(x, y) : group(`translate(${x} ${y}) scale(2.3)`, SEAL);
  });
}
