import * as v from 'valibot';

import { run, type Ask } from '@/engine/core/agenda';
import type { Table } from '@/engine/core/game';
import { without } from '@/engine/core/list';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import { wholeUpTo } from '@/engine/core/schema';
import { allSeats, toSeat, type Seat } from '@/engine/core/seat';
import {
  BANK_SIZE,
  CARD_COUNT,
  CARDS,
  CURRENCIES,
  FIELDS,
  FIRST_BUILDINGS,
  GOODS,
  HAND_AT_START,
  MOST_BUILDINGS,
  MOST_STEPS,
  type PAYMENTS,
  SPIRIT_PLACES,
  STALLS,
  type Building,
  type Card,
  type Currency,
  type Good,
  type SpiritPlace,
  type Stall,
} from './data';
import { atFirst, type Known } from './known';
import type { AlchemirusReason, AlchemirusRule, AlchemirusSection } from './rulebook';
import type { AlchemirusLine } from './score';
import type { AlchemirusView } from './view';

export type AlchemirusOptions = {
  /** AL-25 */
  readonly bank: boolean;
  /** AL-26 */
  readonly openMarket: boolean;
  /** AL-30 */
  readonly fameGoal: 20 | 15;
};

/** A good, the card of which nobody sees the face, and of which deck that came: the decks are counted by `shuffles`. */
export interface LyingGood {
  readonly good: Good;
  readonly card: Card;
  readonly deck: number;
}

/** A building on its plot. A Labrium may have a tincture and a metal on it; every other kind one good. */
export interface Plot {
  readonly building: Building;
  readonly goods: readonly LyingGood[];
}

export interface AlchemirusPlayer {
  /** By kind, in the order of the box. */
  readonly hand: readonly Card[];
  readonly estate: readonly Plot[];
  /** What came from where; `steps` were paid for long ways. */
  readonly fame: Readonly<Record<AlchemirusLine, number>>;
  /** Which field the pawn stands on; null before the first turn. */
  readonly field: number | null;
  readonly turns: number;
}

export interface AlchemirusState {
  readonly players: readonly AlchemirusPlayer[];
  /** The next card last. */
  readonly deck: readonly Card[];
  /** How often a new deck was made. */
  readonly shuffles: number;
  /** By kind. */
  readonly discards: readonly Card[];
  /** By place; empty without the option, and null where there was no card to lay out. */
  readonly bank: readonly (Card | null)[];
  readonly spirit: SpiritPlace;
  readonly first: Seat;
  readonly turn: Seat;
  /** AL-23: somebody has reached the goal. */
  readonly isLastRound: boolean;
  /** How many goods each kind of stall has sold in this visit. */
  readonly sold: Readonly<Record<Stall, number>>;
  readonly known: Known;
}

/** What somebody pays for. */
export type Payment = (typeof PAYMENTS)[number];

export type AlchemirusMove =
  | { readonly type: 'draw' }
  /** AL-25: this card of the bank instead, for another of the hand. */
  | { readonly type: 'exchange'; readonly take: Card; readonly give: Card }
  | { readonly type: 'place'; readonly field: number }
  | { readonly type: 'go'; readonly steps: number }
  /** AL-11: with twelve buildings one is demolished first. */
  | { readonly type: 'build'; readonly building: Card; readonly demolish: number | null }
  | { readonly type: 'pay'; readonly card: Card }
  | { readonly type: 'harvest' }
  | { readonly type: 'grow'; readonly plot: number }
  | { readonly type: 'carry'; readonly from: number; readonly good: Good; readonly to: number }
  | { readonly type: 'transmute'; readonly plot: number }
  | {
      readonly type: 'sell';
      readonly from: number;
      readonly good: Good;
      readonly at: Stall;
      readonly currency: Currency;
    }
  | { readonly type: 'give' }
  /** AL-13: one place on, or anywhere for the whole hand, or out of the centre. */
  | { readonly type: 'haunt'; readonly place: SpiritPlace; readonly isForHand: boolean }
  | { readonly type: 'rob'; readonly seat: Seat }
  | { readonly type: 'buy'; readonly plot: number }
  | { readonly type: 'gloria' }
  /** Enough of this: no (more) action, no purchase, no Gloria. */
  | { readonly type: 'done' };

export type AlchemirusQuestion =
  | { readonly type: 'draw' }
  | { readonly type: 'move' }
  | { readonly type: 'build' }
  | { readonly type: 'harvest' }
  /** AL-16: too few cards: which plots get one? */
  | { readonly type: 'grow'; readonly left: number }
  | { readonly type: 'transport' }
  /** Plots before this one have been decided about. */
  | { readonly type: 'transmute'; readonly from: number }
  | { readonly type: 'sell' }
  | { readonly type: 'gifts' }
  | { readonly type: 'spirit' }
  | { readonly type: 'rob' }
  /** Cards of the hand, one after another in the order of the box, so that each choice is made in one way only. */
  | {
      readonly type: 'pay';
      readonly purpose: Payment;
      readonly left: number;
      /** The kind paid last; what comes next stands there or later. */
      readonly last: Card | null;
    }
  | { readonly type: 'offer'; readonly seller: Seat; readonly good: Good; readonly price: number }
  | { readonly type: 'end' };

export type AlchemirusEffect =
  | { readonly type: 'deal' }
  | { readonly type: 'beginTurn' }
  /** What comes of landing on a field, and then its action. */
  | { readonly type: 'land' }
  /** Asks once more, as long as there is something to choose. */
  | { readonly type: 'goOn'; readonly what: 'build' | 'transport' | 'sell' }
  | { readonly type: 'goOnTransmuting'; readonly from: number }
  | { readonly type: 'reward'; readonly purpose: 'gifts' | 'gloria' }
  | { readonly type: 'offer'; readonly seat: Seat; readonly deal: Deal }
  | { readonly type: 'payOut'; readonly deal: Deal; readonly isBought: boolean }
  | { readonly type: 'askEnd' }
  | { readonly type: 'discard' }
  | { readonly type: 'passOn' };

/** A good that is being sold for cards. */
export interface Deal {
  readonly from: number;
  readonly good: Good;
  readonly at: Stall;
  readonly price: number;
}

export type DrawnFor = 'turn' | 'spirit' | 'domo' | 'sale';

/** Cards that are null are those that the viewer may not know. */
export type AlchemirusFact =
  | { readonly type: 'began'; readonly first: Seat; readonly bank: readonly (Card | null)[] }
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] | null }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly cards: readonly Card[] | null;
      readonly count: number;
      readonly why: DrawnFor;
    }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly take: Card;
      readonly give: Card;
      /** Of the bank. */
      readonly place: number;
    }
  | {
      readonly type: 'bankFilled';
      readonly bank: readonly (Card | null)[];
      readonly before: readonly (Card | null)[];
    }
  | {
      readonly type: 'reshuffled';
      readonly count: number;
      /** What lay on the discards. */
      readonly discards: readonly Card[];
    }
  | { readonly type: 'placed'; readonly seat: Seat; readonly field: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly steps: number;
      readonly fame: number;
    }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly building: Building;
      readonly demolished: {
        readonly plot: number;
        /** The building, and the cards of the goods that lay on it. */
        readonly cards: readonly Card[];
        readonly goods: readonly Good[];
      } | null;
    }
  | { readonly type: 'paid'; readonly seat: Seat; readonly card: Card; readonly purpose: Payment }
  | {
      readonly type: 'harvested';
      readonly seat: Seat;
      readonly plots: readonly number[];
      /** What grew on each of them. */
      readonly goods: readonly Good[];
    }
  | {
      readonly type: 'carried';
      readonly seat: Seat;
      readonly good: Good;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'transmuted';
      readonly seat: Seat;
      readonly plot: number;
      readonly into: Good;
      /** The card that a Labrium sets free. */
      readonly discarded: Card | null;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly from: number;
      readonly good: Good;
      readonly at: Stall;
      readonly currency: Currency;
      readonly amount: number;
      /** The good's card as it is discarded; null if somebody bought it. */
      readonly card: Card | null;
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly from: Seat;
      readonly good: Good;
      readonly price: number;
      readonly plot: number;
      /** The seller's plot that it lay on. */
      readonly off: number;
    }
  | { readonly type: 'earned'; readonly seat: Seat; readonly by: 'gifts' | 'gloria'; readonly fame: number }
  | {
      readonly type: 'haunted';
      readonly seat: Seat;
      readonly from: SpiritPlace;
      readonly to: SpiritPlace;
      /** The whole hand, where that was the price. */
      readonly discarded: readonly Card[];
    }
  | { readonly type: 'robbed'; readonly seat: Seat; readonly from: Seat; readonly card: Card | null }
  | { readonly type: 'goalReached'; readonly seat: Seat }
  | { readonly type: 'ended' };

export interface Alchemirus {
  readonly options: AlchemirusOptions;
  readonly state: AlchemirusState;
  readonly question: AlchemirusQuestion;
  readonly effect: AlchemirusEffect;
  readonly move: AlchemirusMove;
  readonly fact: AlchemirusFact;
  readonly view: AlchemirusView;
  readonly reason: AlchemirusReason;
  readonly rule: AlchemirusRule;
  readonly section: AlchemirusSection;
  readonly line: AlchemirusLine;
}

export type AlchemirusTable = Table<Alchemirus>;
export type AlchemirusAsk = Ask<AlchemirusQuestion>;

const cardSchema = v.picklist(CARDS);
const plotSchema = wholeUpTo(MOST_BUILDINGS - 1);

export const moveSchema: v.GenericSchema<unknown, AlchemirusMove> = v.variant('type', [
  v.strictObject({ type: v.literal('draw') }),
  v.strictObject({ type: v.literal('exchange'), take: cardSchema, give: cardSchema }),
  v.strictObject({ type: v.literal('place'), field: wholeUpTo(FIELDS.length - 1) }),
  v.strictObject({ type: v.literal('go'), steps: wholeUpTo(MOST_STEPS) }),
  v.strictObject({ type: v.literal('build'), building: cardSchema, demolish: v.nullable(plotSchema) }),
  v.strictObject({ type: v.literal('pay'), card: cardSchema }),
  v.strictObject({ type: v.literal('harvest') }),
  v.strictObject({ type: v.literal('grow'), plot: plotSchema }),
  v.strictObject({ type: v.literal('carry'), from: plotSchema, good: v.picklist(GOODS), to: plotSchema }),
  v.strictObject({ type: v.literal('transmute'), plot: plotSchema }),
  v.strictObject({
    type: v.literal('sell'),
    from: plotSchema,
    good: v.picklist(GOODS),
    at: v.picklist(STALLS),
    currency: v.picklist(CURRENCIES),
  }),
  v.strictObject({ type: v.literal('give') }),
  v.strictObject({ type: v.literal('haunt'), place: v.picklist(SPIRIT_PLACES), isForHand: v.boolean() }),
  v.strictObject({ type: v.literal('rob'), seat: v.pipe(wholeUpTo(3), v.transform(toSeat)) }),
  v.strictObject({ type: v.literal('buy'), plot: plotSchema }),
  v.strictObject({ type: v.literal('gloria') }),
  v.strictObject({ type: v.literal('done') }),
]);

export const NOTHING_SOLD: AlchemirusState['sold'] = { pergula: 0, taberna: 0, donarium: 0 };

/** AL-1, AL-25. What is dealt from the deck lies on top of it, the first hand last. */
export function setup(seats: number, options: AlchemirusOptions, rng: Rng): AlchemirusTable {
  const all = CARDS.flatMap((card) => Array.from({ length: CARD_COUNT[card] }, () => card));
  const laid = allSeats(seats).flatMap(() => FIRST_BUILDINGS);
  const rest = laid.reduce<readonly Card[]>((cards, building) => without(cards, building), all);
  const mixed = shuffle(rng, rest);
  const start = below(mixed.rng, seats);
  const first = toSeat(start.value);
  const inBank = options.bank ? BANK_SIZE : 0;
  const dealt = (seat: Seat) => mixed.value.slice(seat * HAND_AT_START, (seat + 1) * HAND_AT_START);
  const bank = mixed.value.slice(seats * HAND_AT_START, seats * HAND_AT_START + inBank);
  const deck = mixed.value.slice(seats * HAND_AT_START + inBank);
  return {
    seats,
    options,
    rng: start.rng,
    agenda: [run({ type: 'deal' }), run({ type: 'beginTurn' })],
    state: {
      players: allSeats(seats).map(newcomer),
      deck: [...deck, ...allSeats(seats).slice().reverse().flatMap(dealt)],
      shuffles: 0,
      discards: [],
      bank,
      spirit: 'labrium',
      first,
      turn: first,
      isLastRound: false,
      sold: NOTHING_SOLD,
      known: allSeats(seats).map((seat) => {
        const others = allSeats(seats).filter((other) => other !== seat);
        return atFirst(seats, [...others.flatMap(dealt), ...deck], HAND_AT_START);
      }),
    },
    facts: [{ type: 'began', first, bank }],
  };
}

function newcomer(): AlchemirusPlayer {
  const estate = FIRST_BUILDINGS.map((building) => ({ building, goods: [] }));
  return { hand: [], estate, field: null, turns: 0, fame: NO_FAME };
}

export const NO_FAME: AlchemirusPlayer['fame'] = { sale: 0, gifts: 0, gloria: 0, steps: 0 };
