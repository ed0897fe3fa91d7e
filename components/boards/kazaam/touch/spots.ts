import type { Seat } from '@/engine/core/seat';
import type { Ingredient, Place } from '@/engine/games/kazaam/data';
import type { TileId } from '@/engine/games/kazaam/tiles';

/** Something on the table that can be tapped, or that a tile can be dropped on. */
export type Spot =
  | { readonly type: 'hand'; readonly tile: TileId }
  | { readonly type: 'place'; readonly seat: Seat; readonly place: Place }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'vessel'; readonly ingredient: Ingredient }
  | { readonly type: 'reserve' }
  | { readonly type: 'crucible' }
  | { readonly type: 'restore' }
  | { readonly type: 'discards' };

/** A name for the spot, the same for the same spot: for drop targets and for measuring. */
export function spotKey(spot: Spot): string {
  switch (spot.type) {
    case 'hand':
      return `hand:${spot.tile}`;
    case 'place':
      return `place:${spot.seat}:${spot.place}`;
    case 'player':
      return `player:${spot.seat}`;
    case 'vessel':
      return `vessel:${spot.ingredient}`;
    case 'reserve':
    case 'crucible':
    case 'restore':
    case 'discards':
      return spot.type;
  }
}
