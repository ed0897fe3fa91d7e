import { at } from '@/engine/core/list';
import { AXIAL, HEXES, landAt, type Hex, type Layout } from '@/engine/games/materia-prima/map';

import { hexAt, hexKey, mapHeight, mapWidth, type Spot } from '../art/hex';
import { laidOut, type MapLayout } from '../art/map-layout';

/** The map of the rules as it is drawn: the same for as long as the same tiles lie there. */

const drawn = new WeakMap<Layout, MapLayout>();

export function mapOf(layout: Layout): MapLayout {
  const map =
    drawn.get(layout) ??
    laidOut(
      layout.map(({ tile }) => tile),
      (hex) => landAt(layout, hex),
    );
  drawn.set(layout, map);
  return map;
}

const NUMBERS = new Map(AXIAL.map((axial, hex) => [hexKey(axial), hex]));

/** The hex that a place lies in, from the upper left corner of the map; null at sea. */
export function hexUnder({ x, y }: Spot, side: number): Hex | null {
  const place = { x: x - mapWidth(side) / 2, y: y - mapHeight(side) / 2 };
  return NUMBERS.get(hexKey(hexAt(place, side))) ?? null;
}

/** Row by row, as one reads. */
export const READING_ORDER: readonly Hex[] = [...HEXES].sort((one, other) => {
  const [a, b] = [at(AXIAL, one), at(AXIAL, other)];
  return a.r - b.r || a.q - b.q;
});
