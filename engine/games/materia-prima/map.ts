import { at } from '@/engine/core/list';
import { BASICS, CITIES, type Basic, type City } from './data';

/**
 * The tiles, and the 49 hexes they make (MP-1, MP-2). Hexes are numbered once and for all and their neighbours kept in a
 * table: a library for hex grids would only fill this table, and its grids are objects where the state wants numbers.
 */

export const TERRAINS = [
  'woods',
  'grove',
  'meadow',
  'heath',
  'hills',
  'mountains',
  'marsh',
  'dunes',
  'ash',
  'moor',
  'thorn',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a hex is: a mine goes by its element, a city by its name, a free hex by what grows there. */
export type Land = Basic | City | Terrain;

/** The middle hex, then the six around it, clockwise from the right. */
type Face = readonly [Land, Land, Land, Land, Land, Land, Land];

export const TILES = [
  'gilt-heath',
  'hammerbreach',
  'salt-fen',
  'windshire',
  'blue-woods',
  'blackholm',
  'cinder-fells',
] as const;
export type Tile = (typeof TILES)[number];

/** MP-1: both sides of a tile hold the same mines, in other places. */
export const TILE: Readonly<Record<Tile, readonly [Face, Face]>> = {
  'gilt-heath': [
    ['heath', 'hills', 'fire', 'meadow', 'water', 'heath', 'air'],
    ['air', 'heath', 'meadow', 'fire', 'hills', 'heath', 'water'],
  ],
  hammerbreach: [
    ['hammerbreach', 'iron', 'mountains', 'earth', 'hills', 'dunes', 'mountains'],
    ['hammerbreach', 'mountains', 'iron', 'dunes', 'mountains', 'earth', 'hills'],
  ],
  'salt-fen': [
    ['marsh', 'water', 'marsh', 'earth', 'marsh', 'grove', 'air'],
    ['water', 'marsh', 'air', 'marsh', 'grove', 'earth', 'marsh'],
  ],
  windshire: [
    ['windshire', 'meadow', 'hills', 'air', 'grove', 'water', 'meadow'],
    ['windshire', 'air', 'meadow', 'grove', 'water', 'meadow', 'hills'],
  ],
  'blue-woods': [
    ['earth', 'woods', 'woods', 'iron', 'woods', 'water', 'woods'],
    ['woods', 'iron', 'woods', 'woods', 'earth', 'woods', 'water'],
  ],
  blackholm: [
    ['blackholm', 'thorn', 'moor', 'iron', 'moor', 'fire', 'mountains'],
    ['blackholm', 'iron', 'moor', 'thorn', 'fire', 'mountains', 'moor'],
  ],
  'cinder-fells': [
    ['fire', 'ash', 'iron', 'ash', 'ash', 'mountains', 'earth'],
    ['ash', 'iron', 'mountains', 'fire', 'ash', 'earth', 'ash'],
  ],
};

/** A tile as it lies in its place. */
export interface Placement {
  readonly tile: Tile;
  readonly side: 0 | 1;
  /** By how many sixths of a circle it is turned clockwise. */
  readonly turn: number;
}

/** By place: the middle, then the six around it, clockwise from the right. */
export type Layout = readonly Placement[];

/** MP-3: the cities lie evenly around the middle. */
export const BEGINNER: Layout = TILES.map((tile) => ({ tile, side: 0, turn: 0 }));

/** A hex by number: seven times its place, plus 0 for the middle of the tile and 1 to 6 around it. */
export type Hex = number;

interface Axial {
  readonly q: number;
  readonly r: number;
}

/** Clockwise from the right, for hexes with a point at the top. */
const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

const CENTRES: readonly Axial[] = [
  { q: 0, r: 0 },
  { q: 2, r: 1 },
  { q: -1, r: 3 },
  { q: -3, r: 2 },
  { q: -2, r: -1 },
  { q: 1, r: -3 },
  { q: 3, r: -2 },
];

const FLOWER = DIRECTIONS.length + 1;

/** Where each hex is. */
export const AXIAL: readonly Axial[] = CENTRES.flatMap((centre) => [
  centre,
  ...DIRECTIONS.map((way) => ({ q: centre.q + way.q, r: centre.r + way.r })),
]);

export const HEXES: readonly Hex[] = AXIAL.map((_, hex) => hex);

const DISTANCES: readonly (readonly number[])[] = AXIAL.map((one) => AXIAL.map((other) => apart(one, other)));

function apart(one: Axial, other: Axial): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** In how many steps one gets from a hex to another, obstacles ignored. */
export function distance(one: Hex, other: Hex): number {
  return at(at(DISTANCES, one), other);
}

const NEIGHBOURS: readonly (readonly Hex[])[] = DISTANCES.map((row) => HEXES.filter((hex) => row[hex] === 1));

export function neighbours(hex: Hex): readonly Hex[] {
  return at(NEIGHBOURS, hex);
}

/** Rows from A down, hexes from 1 to the right: "E5", for those who lay out tables; players are told places by name. */
export const HEX_NAMES: readonly string[] = AXIAL.map(({ q, r }) => {
  const row = AXIAL.filter((other) => other.r === r);
  const top = Math.min(...AXIAL.map((other) => other.r));
  return `${'ABCDEFGHI'.charAt(r - top)}${row.filter((other) => other.q <= q).length}`;
});

function placeOf(hex: Hex): number {
  return Math.floor(hex / FLOWER);
}

export function landAt(layout: Layout, hex: Hex): Land {
  const { tile, side, turn } = at(layout, placeOf(hex));
  const around = hex % FLOWER;
  const spot = around === 0 ? 0 : 1 + ((around - 1 - turn + 6) % 6);
  return at(TILE[tile][side], spot);
}

export function tileAt(layout: Layout, hex: Hex): Tile {
  return at(layout, placeOf(hex)).tile;
}

/** What a hex is, and on which tile: with its number enough to name it. */
export interface Spot {
  readonly land: Land;
  readonly tile: Tile;
}

export function spotAt(layout: Layout, hex: Hex): Spot {
  return { land: landAt(layout, hex), tile: tileAt(layout, hex) };
}

/** Where on its tile a hex lies; the map is drawn with the north on top. */
const BEARINGS = ['middle', 'east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'] as const;
export type Bearing = (typeof BEARINGS)[number];

export function bearingOf(hex: Hex): Bearing {
  return at(BEARINGS, hex % FLOWER);
}

const MINES: ReadonlySet<Land> = new Set(BASICS);
const CITY_LANDS: ReadonlySet<Land> = new Set(CITIES);

export function isMine(land: Land): land is Basic {
  return MINES.has(land);
}

export function isCity(land: Land): land is City {
  return CITY_LANDS.has(land);
}
