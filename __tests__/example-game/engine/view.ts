import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { shuffle, split, type Rng } from '@/engine/core/rng';
import type { Seat, Viewer } from '@/engine/core/seat';
import { CARDS } from './data';
import type { HighCardAsk, HighCardFact, HighCardTable } from './state';

export interface HighCardView {
  readonly viewer: Viewer;
  /** By seat; null: it lies face down. */
  readonly cards: readonly (number | null)[];
  readonly deckSize: number;
  readonly discards: readonly number[];
  readonly asked: HighCardAsk | null;
}

export function view(table: HighCardTable, viewer: Viewer): HighCardView {
  const { cards, deck, discards } = table.state;
  const seen = cards.map((card, seat) => (isSeen(table, seat, viewer) ? card : null));
  return { viewer, cards: seen, deckSize: deck.length, discards, asked: asked(table) };
}

/** Once the game is over, everybody sees every card (HC-3). */
function isSeen(table: HighCardTable, seat: number, viewer: Viewer): boolean {
  return seat === viewer || asked(table) === null;
}

export function witness(fact: HighCardFact, viewer: Viewer): HighCardFact {
  return fact.type === 'swapped' && fact.seat !== viewer ? { ...fact, drawn: null } : fact;
}

export function seals(fact: HighCardFact): boolean {
  return fact.type !== 'kept';
}

/** All cards that the seat has not seen are shuffled, and dealt anew. */
export function resample(table: HighCardTable, seat: Seat, rng: Rng): HighCardTable {
  const { cards, discards } = table.state;
  const seen = [...cards.filter((_, other) => isSeen(table, other, seat)), ...discards];
  const hidden = CARDS.filter((card) => !seen.includes(card));
  const unseen = shuffle(rng, hidden).value;
  const dealt = cards.map((card, other) => (isSeen(table, other, seat) ? card : at(unseen, other)));
  const deck = unseen.filter((card) => !dealt.includes(card));
  return { ...table, rng: split(rng, 0), facts: [], state: { cards: dealt, deck, discards } };
}
