import { HAND_LIMIT, type Ingredient } from '../data';
import type { KazaamReason } from '../rulebook';
import { tileOf, type TileId } from '../tiles';

/** KZ-9: whether no further tile may come into a hand of this size. */
export function isFull(handSize: number): boolean {
  return handSize >= HAND_LIMIT;
}

/** KZ-9, KZ-10: why no tile may be drawn while so many lie in reserve and discards; null if one may. */
export function whyNotDraw(
  handSize: number,
  left: number,
): Extract<KazaamReason, 'hand-full' | 'nothing-to-draw'> | null {
  if (isFull(handSize)) return 'hand-full';
  return left > 0 ? null : 'nothing-to-draw';
}

/** What comes into a hand comes to its end. */
export function withNew(hand: readonly TileId[], tile: TileId): readonly TileId[] {
  return [...hand, tile];
}

export function newestIn(hand: readonly TileId[]): TileId | null {
  return hand[hand.length - 1] ?? null;
}

/** KZ-23: what extracting a tile gives to whoever has this favourite. */
export function yieldOf(tile: TileId, favourite: Ingredient): readonly Ingredient[] {
  return [...tileOf(tile).symbols, favourite];
}
