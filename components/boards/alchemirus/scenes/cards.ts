import type { Seat } from '@/engine/core/seat';
import { CENTRE, type Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Cue } from './cues';
import { playerOf } from '../seats';
import { bankAt, DECK, DISCARDS, handAt, hauntAt, plotAt } from './places';
import {
  CARD,
  cardCue,
  endOf,
  inTurn,
  into,
  NOTHING,
  outOf,
  STAGGER,
  type FactOf,
  type Shown,
} from './cueing';
import { lost } from './lying';

const GLIDE = 500;
const EYES = 260;
const LIGHT = 260;

/** Cards from the deck into a hand; whoever may know them sees them turn. */
export function drawing(
  view: AlchemirusView,
  seat: Seat,
  cards: readonly Card[] | null,
  count: number,
  start = 0,
): Shown {
  const cues = Array.from({ length: count }, (_, index) => {
    const card = cards?.[index] ?? null;
    return cardCue({
      card,
      side: card === null ? 'down' : 'turning',
      from: DECK,
      to: into(view, seat, card, cards ?? []),
      start: inTurn(count, index, start),
    });
  });
  return { cues, view: { ...view, deckSize: view.deckSize - count } };
}

/** The Spirit's eyes flare as one passes, a Domo lights up: then the cards come. */
export function drew(view: AlchemirusView, { seat, cards, count, why }: FactOf<'drew'>): Shown {
  const first = whyCues(view, seat, why);
  const dealt = drawing(view, seat, cards, count, first.length > 0 ? EYES / 2 : 0);
  return { ...dealt, cues: [...first, ...(dealt.cues ?? NOTHING)] };
}

function whyCues(view: AlchemirusView, seat: Seat, why: FactOf<'drew'>['why']): readonly Cue[] {
  switch (why) {
    case 'spirit':
      return [{ type: 'eyes', at: hauntAt(view.spirit), start: 0, time: EYES }];
    case 'domo':
      return playerOf(view, seat).estate.flatMap(({ building: kind }, plot): readonly Cue[] =>
        kind === CENTRE ? [{ type: 'flare', at: plotAt(seat, plot), start: 0, time: LIGHT }] : NOTHING,
      );
    case 'turn':
    case 'sale':
      return NOTHING;
  }
}

/** First the card that is given, then the one that is taken; everybody sees both. */
export function exchanging(view: AlchemirusView, { seat, take, give, place }: FactOf<'exchanged'>): Shown {
  const without = lost(view, seat, [give], 1);
  return {
    cues: [
      cardCue({ card: give, side: 'up', from: outOf(view, seat, give), to: DISCARDS }),
      cardCue({
        card: take,
        side: 'up',
        from: bankAt(place),
        to: into(without, seat, take, [take]),
        start: CARD / 2,
      }),
    ],
    view: { ...without, bank: view.bank.map((card, index) => (index === place ? null : card)) },
  };
}

export function filling(view: AlchemirusView, { bank }: FactOf<'bankFilled'>): Shown {
  const places = bank.flatMap((card, place) => (card !== null && view.bank[place] !== card ? [place] : []));
  const fresh = places.filter((place) => view.bank[place] === null);
  // After a reshuffle all places are filled anew, whatever lay there.
  const filled = fresh.length === 1 && places.length === 1 ? fresh : bank.map((_, place) => place);
  const cues = filled.flatMap((place, index) => {
    const card = bank[place] ?? null;
    const start = inTurn(filled.length, index);
    return card === null ? [] : [cardCue({ card, side: 'turning', from: DECK, to: bankAt(place), start })];
  });
  const bare = view.bank.map((card, place) => (filled.includes(place) ? null : card));
  return { cues, view: { ...view, bank: bare } };
}

const SWEPT = 6;

/** A few cards stand for all of them. */
export function reshuffling(view: AlchemirusView): Shown {
  const laid = view.bank.flatMap((card, place) => (card === null ? [] : [{ card, place }]));
  const swept = Array.from({ length: Math.min(SWEPT, view.discards.length) }, (_, index) =>
    cardCue({ card: null, side: 'down', from: DISCARDS, to: DECK, start: inTurn(SWEPT, index) }),
  );
  const cleared = laid.map(({ card, place }, index) =>
    cardCue({ card, side: 'up', from: bankAt(place), to: DECK, start: inTurn(laid.length, index) }),
  );
  return {
    cues: [...swept, ...cleared],
    view: { ...view, discards: [], bank: view.bank.map(() => null) },
  };
}

/** Cards of one payment are facts of their own: each begins its way while the last is still on it. */
export function paying(view: AlchemirusView, { seat, card }: FactOf<'paid'>): Shown {
  return {
    trails: [cardCue({ card, side: 'up', from: outOf(view, seat, card), to: DISCARDS })],
    view: lost(view, seat, [card], 1),
    time: STAGGER,
    pause: 0,
  };
}

/** Plots darken and brighten while it glides. Where the whole hand is the price, that goes first. */
export function haunting(view: AlchemirusView, { seat, from, to, discarded }: FactOf<'haunted'>): Shown {
  const paid = discarded.map((card, index) =>
    cardCue({
      card,
      side: 'up',
      from: outOf(view, seat, card),
      to: DISCARDS,
      start: inTurn(discarded.length, index),
    }),
  );
  const start = Math.max(0, endOf(paid) - CARD / 2);
  return {
    cues: [...paid, { type: 'glide', from: hauntAt(from), to: hauntAt(to), start, time: GLIDE }],
    view: { ...lost(view, seat, discarded, discarded.length), spirit: to },
  };
}

/** Thief and victim know which card it was. */
export function robbing(view: AlchemirusView, { seat, from, card }: FactOf<'robbed'>): Shown {
  const isKnown = card !== null && (view.viewer === seat || view.viewer === from);
  const stolen = isKnown ? card : null;
  const side = stolen === null ? 'down' : view.viewer === seat ? 'turning' : 'up';
  return {
    cues: [
      { type: 'eyes', at: hauntAt(view.spirit), start: 0, time: EYES },
      cardCue({
        card: stolen,
        side,
        from: stolen === null ? handAt(from) : outOf(view, from, stolen),
        to: into(view, seat, stolen, stolen === null ? NOTHING : [stolen]),
        start: EYES / 2,
      }),
    ],
    view: lost(view, from, card && [card], 1),
  };
}
