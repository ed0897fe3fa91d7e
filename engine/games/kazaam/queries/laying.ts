import { PLACES, type Ingredient } from '../data';
import type { KazaamReason } from '../rulebook';
import type { KazaamBoard, KazaamPlayer, KazaamPurse } from '../state';
import { put } from '../steps';
import { tileOf, type Tile, type TileId } from '../tiles';
import { partsOn } from './counts';

/** What is paid to lay a tile (KZ-11), symbol by symbol. */
export function priceOf(tile: TileId): readonly Ingredient[] {
  return tileOf(tile).symbols;
}

/** The same by ingredient: how much of each. */
export function pricesOf(tile: TileId): Tile['cost'] {
  return tileOf(tile).cost;
}

/** Whether nothing of its price is lacking: without counting, since bots ask it of every tile at every turn. */
export function covers(purse: KazaamPurse, tile: TileId): boolean {
  return pricesOf(tile).every(([ingredient, count]) => purse[ingredient] >= count);
}

/** How much of its price a purse does not cover. */
export function lackOf(tile: TileId, purse: KazaamPurse): number {
  let count = 0;
  for (const price of pricesOf(tile)) count += lackIn(purse, price);
  return count;
}

/** The symbols of its price that a purse does not cover. */
export function missingFor(tile: TileId, purse: KazaamPurse): readonly Ingredient[] {
  return pricesOf(tile).flatMap((price) =>
    Array.from({ length: lackIn(purse, price) }, (): Ingredient => price[0]),
  );
}

function lackIn(purse: KazaamPurse, [ingredient, count]: Tile['cost'][number]): number {
  return Math.max(0, count - purse[ingredient]);
}

/** KZ-11, KZ-12: why somebody with this hand, board and purse may not lay a tile; null if he may. */
export function whyNotLay(
  hand: readonly TileId[],
  { board, purse }: Pick<KazaamPlayer, 'board' | 'purse'>,
  tile: TileId,
): Extract<KazaamReason, 'not-in-hand' | 'place-taken' | 'cannot-pay'> | null {
  if (!hand.includes(tile)) return 'not-in-hand';
  if (board[tileOf(tile).place]) return 'place-taken';
  return covers(purse, tile) ? null : 'cannot-pay';
}

/** A board once this tile has been laid, in its place and face up. */
export function withLaid(board: KazaamBoard, tile: TileId): KazaamBoard {
  return put(board, tileOf(tile).place, { tile, isUp: true });
}

/** KZ-12, KZ-25: what a tile would be to a creature: of no use, a part that it lacks, or the last of them. */
export function fitOf(board: KazaamBoard, tile: TileId): 'taken' | 'fits' | 'completes' {
  if (board[tileOf(tile).place]) return 'taken';
  return partsOn(board) === PLACES.length - 1 ? 'completes' : 'fits';
}
