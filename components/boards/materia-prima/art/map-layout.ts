import { at } from '@/engine/core/list';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { hexSpot, mapHeight, mapWidth, SIDE, type Hex, type Spot } from './hex';
import { BASICS, CITIES, type Basic, type City } from '@/engine/games/materia-prima/data';
import {
  AXIAL,
  TERRAINS,
  TILE,
  TILES,
  type Land,
  type Terrain,
  type Tile,
} from '@/engine/games/materia-prima/map';

/** What a hex shows. */
export type Ground =
  | { readonly type: 'free'; readonly terrain: Terrain }
  | { readonly type: 'mine'; readonly element: Basic }
  | { readonly type: 'city'; readonly city: City };

type LaidHex = Hex & { readonly ground: Ground };

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

/** How far spires and coast lines reach beyond the hexes, in sides. */
export const BEYOND = 0.9;

const [ACROSS, HIGH] = [mapWidth(SIDE) / 2 + BEYOND * SIDE, mapHeight(SIDE) / 2 + BEYOND * SIDE];

/** What is shown of the whole map, of a tile of card and of what stands on a hex, each round its middle. */
export const MAP_BOX: ViewBox = [-ACROSS, -HIGH, 2 * ACROSS, 2 * HIGH];
export const TILE_BOX: ViewBox = [-264, -264, 528, 528];
export const SITE_BOX: ViewBox = [-110, -140, 220, 260];

/** The middles of the tiles by place. */
export const MIDDLES: readonly Spot[] = TILES.map((_, place) => hexSpot(at(AXIAL, place * FLOWER), SIDE));

/** What grows on the free hexes of a tile, on both of its sides alike; alike ones side by side. */
export const growthOf = (tile: Tile): readonly Terrain[] =>
  TERRAINS.flatMap((terrain) => TILE[tile][0].filter((land) => land === terrain) as Terrain[]);

/** What may lie in the middle of a tile, by the side that is up. */
export const middlesOf = (tile: Tile): readonly Ground[] => {
  const middles = TILE[tile].map(([middle]) => groundOf(middle));
  return middles.filter(
    (one, index) => middles.findIndex((other) => middleName(other) === middleName(one)) === index,
  );
};

export const middleName = (ground: Ground): Basic | City | 'free' =>
  ground.type === 'mine' ? ground.element : ground.type === 'city' ? ground.city : 'free';

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
