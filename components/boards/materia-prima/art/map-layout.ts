import { at } from '@/engine/core/list';
import type { Hex } from './hex';
import { BASICS, CITIES, type Basic, type City } from '@/engine/games/materia-prima/data';
import { TILES, type Land, type Terrain, type Tile } from '@/engine/games/materia-prima/map';

/** What a hex shows. */
export type Ground =
  | { readonly type: 'free'; readonly terrain: Terrain }
  | { readonly type: 'mine'; readonly element: Basic }
  | { readonly type: 'city'; readonly city: City };

export type LaidHex = Hex & { readonly ground: Ground };

/** A tile of seven hexes as it lies on the table, the middle one first. */
export interface LaidTile {
  readonly tile: Tile;
  readonly hexes: readonly LaidHex[];
}

export type MapLayout = readonly LaidTile[];

export const hexesOf = (layout: MapLayout): readonly LaidHex[] => layout.flatMap(({ hexes }) => hexes);

/** Round a middle: itself, then clockwise from the right. */
const FLOWER: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** The middles of the seven tiles, in the same order. */
const CENTRES: readonly Hex[] = [
  { q: 0, r: 0 },
  { q: 2, r: 1 },
  { q: -1, r: 3 },
  { q: -3, r: 2 },
  { q: -2, r: -1 },
  { q: 1, r: -3 },
  { q: 3, r: -2 },
];

function groundOf(land: Land): Ground {
  const element = BASICS.find((known) => known === land);
  if (element) return { type: 'mine', element };
  const city = CITIES.find((known) => known === land);
  return city ? { type: 'city', city } : { type: 'free', terrain: land as Terrain };
}

/** The map from its tiles by place and what each hex is, by the number that the rules give it. */
export function laidOut(tiles: readonly Tile[], landAt: (hex: number) => Land): MapLayout {
  return tiles.map((tile, place) => {
    const centre = at(CENTRES, place);
    const hexes = FLOWER.map((way, index) => ({
      q: centre.q + way.q,
      r: centre.r + way.r,
      ground: groundOf(landAt(place * FLOWER.length + index)),
    }));
    return { tile, hexes };
  });
}

const SAMPLE = [
  'heath hills fire meadow water heath air',
  'hammerbreach iron mountains earth hills dunes mountains',
  'marsh water marsh earth marsh grove air',
  'windshire meadow hills air grove water meadow',
  'earth woods woods iron woods water woods',
  'blackholm thorn moor iron moor fire mountains',
  'fire ash iron ash ash mountains earth',
]
  .join(' ')
  .split(' ') as readonly Land[];

/** A map to look at, for the gallery. */
export const SAMPLE_LAYOUT: MapLayout = laidOut(TILES, (hex) => at(SAMPLE, hex));
