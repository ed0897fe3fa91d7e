import { at } from '@/engine/core/list';
import type { Hex } from './hex';
import { BASICS, CITIES, type Basic, type City } from '@/engine/games/materia-prima/data';
import { AXIAL, TILES, type Land, type Terrain, type Tile } from '@/engine/games/materia-prima/map';

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

/** How many hexes a tile has. */
const FLOWER = AXIAL.length / TILES.length;

function groundOf(land: Land): Ground {
  const element = BASICS.find((known) => known === land);
  if (element) return { type: 'mine', element };
  const city = CITIES.find((known) => known === land);
  return city ? { type: 'city', city } : { type: 'free', terrain: land as Terrain };
}

/** The map from its tiles by place and what each hex is, by the number that the rules give it. */
export function laidOut(tiles: readonly Tile[], landAt: (hex: number) => Land): MapLayout {
  const laid = AXIAL.map((hex, index): LaidHex => ({ ...hex, ground: groundOf(landAt(index)) }));
  return tiles.map((tile, place) => ({ tile, hexes: laid.slice(place * FLOWER, (place + 1) * FLOWER) }));
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
