import type { Part } from '@/components/kit/stage/anchors';
import type { Box } from '@/components/kit/stage/box';
import type { Seat } from '@/engine/core/seat';
import { PLACES, type Ingredient, type Place } from '@/engine/games/kazaam/data';

import { spotKey } from '../touch/spots';

/** Names of where things lie, the same for the same place: pieces travel between them. */
export const FAN = 'fan';
export const RESERVE = spotKey({ type: 'reserve' });
export const DISCARDS = spotKey({ type: 'discards' });
export const CRUCIBLE = spotKey({ type: 'crucible' });

export const boardAt = (seat: Seat): string => `board:${seat}`;
export const placeAt = (seat: Seat, place: Place): string => spotKey({ type: 'place', seat, place });

/** A hand: the fan of the one at whose side we sit, otherwise where its owner sits. */
export function handAt(near: Seat, seat: Seat): string {
  return seat === near ? FAN : spotKey({ type: 'player', seat });
}

export function vesselAt(near: Seat, seat: Seat, ingredient: Ingredient): string {
  return spotKey(seat === near ? { type: 'vessel', ingredient } : { type: 'player', seat });
}

/** Anchors are measured by whole boards: a place is a ninth of one. */
export function partOf(anchor: string): Part | null {
  const [kind, seat, place] = anchor.split(':');
  const index = PLACES.indexOf(place as Place);
  if (kind !== 'place' || index < 0) return null;
  return { whole: `board:${seat}`, of: (board) => ninth(board, index) };
}

function ninth({ x, y, width, height }: Box, index: number): Box {
  const third = { width: width / 3, height: height / 3 };
  return { x: x + (index % 3) * third.width, y: y + Math.floor(index / 3) * third.height, ...third };
}
