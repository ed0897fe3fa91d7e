import { ask, run, type Ask } from '@/engine/core/agenda';
import type { Table } from '@/engine/core/game';
import { shuffle, type Rng } from '@/engine/core/rng';
import { allSeats, type Seat } from '@/engine/core/seat';
import * as v from 'valibot';
import { CARDS } from './data';
import type { HighCardView } from './view';

export interface HighCard {
  readonly options: Readonly<Record<string, never>>;
  /** The cards of the players are kept by seat. */
  readonly state: Readonly<Record<'cards' | 'deck' | 'discards', readonly number[]>>;
  readonly question: { readonly type: 'choose' | 'look' };
  readonly effect: { readonly type: 'reveal' };
  readonly move: { readonly type: 'keep' | 'swap' | 'seen' };
  readonly fact:
    | { readonly type: 'kept'; readonly seat: Seat }
    | { readonly type: 'swapped'; readonly seat: Seat; readonly away: number; readonly drawn: number | null }
    | { readonly type: 'showed'; readonly seat: Seat; readonly card: number };
  readonly view: HighCardView;
  readonly reason: 'look-first' | 'nothing-new';
  readonly rule: 'HC-1' | 'HC-2' | 'HC-3';
  readonly section: 'play';
  readonly line: 'card';
}

export type HighCardTable = Table<HighCard>;
export type HighCardAsk = Ask<HighCard['question']>;
export type HighCardMove = HighCard['move'];
export type HighCardFact = HighCard['fact'];

export const moveSchema = v.strictObject({ type: v.picklist(['keep', 'swap', 'seen']) });

/** HC-1 */
export function setup(seats: number, options: HighCard['options'], dealer: Rng): HighCardTable {
  const { value: cards, rng } = shuffle(dealer, CARDS);
  const state = { cards: cards.slice(0, seats), deck: cards.slice(seats), discards: [] };
  const turns = allSeats(seats).map((seat) => ask<HighCard['question']>(seat, { type: 'choose' }));
  return { seats, options, rng, agenda: [...turns, run({ type: 'reveal' })], state, facts: [] };
}
