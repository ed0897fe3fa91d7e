import { at } from '@/engine/core/list';
import {
  ALCHEMISTS,
  BOARDS,
  FAVOURITE_COSTS,
  HOMUNCULI,
  INGREDIENTS,
  NEXT_INGREDIENT,
  PART_OF,
  PLACES,
  STONE_COSTS,
  TWICE,
  type Homunculus,
  type Ingredient,
  type Part,
  type Place,
} from './data';

/** One of the seventy tiles. The second copy of a doubled part has an id of its own. */
export type TileId = number & { readonly brand: 'kazaam tile' };

export interface Tile {
  readonly id: TileId;
  readonly homunculus: Homunculus;
  readonly place: Place;
  readonly part: Part;
  /** What it costs to play, and what it yields when extracted. */
  readonly symbols: readonly Ingredient[];
  /** The same, counted. */
  readonly cost: readonly (readonly [Ingredient, number])[];
}

function symbolsOf(homunculus: Homunculus, place: Place): readonly Ingredient[] {
  const admirer = ALCHEMISTS.find((alchemist) => BOARDS[alchemist].homunculus === homunculus);
  if (!admirer) return STONE_COSTS[place];
  return FAVOURITE_COSTS[place].map((steps) => movedOn(BOARDS[admirer].ingredient, steps));
}

/** KZ-32: the same pattern for each favourite, moved on from ingredient to ingredient. */
function movedOn(ingredient: Ingredient, steps: number): Ingredient {
  return steps === 0 ? ingredient : movedOn(NEXT_INGREDIENT[ingredient], steps - 1);
}

function counted(symbols: readonly Ingredient[]): readonly (readonly [Ingredient, number])[] {
  return INGREDIENTS.flatMap((ingredient) => {
    const count = symbols.filter((symbol) => symbol === ingredient).length;
    return count > 0 ? [[ingredient, count] as const] : [];
  });
}

/** All tiles by id: homunculus by homunculus in reading order, then the seven second copies. */
export const TILES: readonly Tile[] = [
  ...HOMUNCULI.flatMap((homunculus) => PLACES.map((place) => ({ homunculus, place }))),
  ...HOMUNCULI.map((homunculus) => ({ homunculus, place: TWICE[homunculus] })),
].map(({ homunculus, place }, index) => {
  const symbols = symbolsOf(homunculus, place);
  return { id: index as TileId, homunculus, place, part: PART_OF[place], symbols, cost: counted(symbols) };
});

export const TILE_COUNT = TILES.length;

export function tileOf(id: TileId): Tile {
  return at(TILES, id);
}

/** Tiles lie among the discards or in a shown hand by id: the order in which they came is nobody's business. */
export function inOrder(tiles: readonly TileId[]): readonly TileId[] {
  return tiles.slice().sort((one, other) => one - other);
}

/** Tiles that are in order already, with one more where it belongs. */
export function inserted(tiles: readonly TileId[], tile: TileId): readonly TileId[] {
  const next = tiles.findIndex((other) => other > tile);
  const copy = tiles.slice();
  copy.splice(next < 0 ? tiles.length : next, 0, tile);
  return copy;
}
