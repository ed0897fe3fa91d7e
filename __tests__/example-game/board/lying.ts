import type { Lying } from '@/components/kit/stage/between';
import type { HighCardView } from '../engine/view';

export const DECK = 'deck';
export const DISCARDS = 'discards';
export const placeOf = (seat: number): string => `card:${seat}`;

/** Every card, as it lies on this table: what has moved from one table to the next flies. */
export function lying({ cards, deckSize, discards }: HighCardView): readonly Lying<number>[] {
  const card = (piece: number | null, place: string) => ({ sort: 'card', piece, place });
  return [
    ...Array.from({ length: deckSize }, () => card(null, DECK)),
    ...cards.map((held, seat) => card(held, placeOf(seat))),
    ...discards.map((one) => card(one, DISCARDS)),
  ];
}
