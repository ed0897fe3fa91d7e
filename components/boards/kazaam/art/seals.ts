import { PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Point } from '@/components/kit/drawing/geometry';
import type { Layer } from '@/components/kit/drawing/parts';
import type { Print } from '@/components/kit/drawing/print';
import { ORIGIN } from './places';
import { print } from './prints';

const CORNER = 24;
const SMALL_CORNER = 40;
const SCALE = 2.3;

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

/** Where a print about a middle lies, so many times as large. */
function around({ box: [left, top, width, height] }: Print, [x, y]: Point, scale: number): ViewBox {
  return [x + left * scale, y + top * scale, width * scale, height * scale];
}

/** A seal on each of these places: in the corner of the tile, larger where the drawing is small. */
export function seals(
  places: readonly Place[],
  { isSmall, isAlive }: { readonly isSmall: boolean; readonly isAlive: boolean },
): readonly Layer[] {
  const corner = isSmall ? SMALL_CORNER : CORNER;
  const seal = print(isSmall ? 'bare-star' : 'seal');
  return places.map((place) => {
    const [left, top] = ORIGIN[place];
    const middle: Point = isAlive ? ON_PARTS[place] : [left + corner, top + corner];
    return { print: seal, box: around(seal, middle, isSmall ? 1 : SCALE) };
  });
}
