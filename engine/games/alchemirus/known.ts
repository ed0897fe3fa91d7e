import { at, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card } from './data';
import { countsOf, IN_THE_BOX, KIND, less, none, type Counts } from './kinds';

/**
 * What each seat can know of hidden cards with a perfect memory. Worlds imagined for a seat are made from this,
 * so that a good memory never contradicts them.
 */
export type Known = readonly Insight[];

/** Hidden cards are old, dealt or drawn before the last shuffle, or fresh, from the deck that lies there now. */
export interface Insight {
  /** By owner: cards that were seen to go into that hand and cannot have left it since. */
  readonly sure: readonly (readonly Card[])[];
  /** Cards that are in one of some hands: AL-15 may have taken them from one to the other. */
  readonly loose: readonly Loose[];
  /** No more than these can be among the old, and among the fresh cards that were not seen. */
  readonly old: Counts;
  readonly fresh: Counts;
  /** By owner: of the unknown cards of that hand, so many at most are old, and so many fresh. */
  readonly mostOld: readonly number[];
  readonly mostFresh: readonly number[];
}

export interface Loose {
  readonly card: Card;
  readonly owners: readonly Seat[];
}

/** The hands have been dealt from the deck. */
export function atFirst(seats: number, hidden: readonly Card[], handSize: number): Insight {
  return {
    sure: times(seats, []),
    loose: [],
    old: none(),
    fresh: countsOf(hidden),
    mostOld: times(seats, 0),
    mostFresh: times(seats, handSize),
  };
}

/** No card is fresh any more but those of the new deck. */
export function afterShuffle(
  { sure, loose }: Pick<Insight, 'sure' | 'loose'>,
  hidden: {
    readonly old: Counts;
    readonly deck: readonly Card[];
    readonly hands: readonly number[];
  },
): Insight {
  return {
    sure,
    loose,
    old: hidden.old,
    fresh: countsOf(hidden.deck),
    mostOld: hidden.hands.map((size, owner) => size - at(sure, owner).length),
    mostFresh: hidden.hands.map(() => 0),
  };
}

/** More than any hand holds. */
const MANY = 140;

/** What somebody knows who has not been at the table: any card may be anywhere. */
export function nothing(seats: number): Insight {
  const most = times(seats, MANY);
  return {
    sure: times(seats, []),
    loose: [],
    old: IN_THE_BOX,
    fresh: IN_THE_BOX,
    mostOld: most,
    mostFresh: most,
  };
}

function times<Value>(count: number, value: Value): readonly Value[] {
  return Array.from({ length: count }, () => value);
}

/** A card went from the deck into a hand: who drew it saw it. */
export function sawDrawn(known: Known, owner: Seat, card: Card): Known {
  return known.map((insight, viewer) =>
    viewer === owner
      ? { ...insight, fresh: less(insight.fresh, card) }
      : { ...insight, mostFresh: plus(insight.mostFresh, owner, 1) },
  );
}

/** A hidden card that lay on the table, or on the deck, came to light. */
export function sawRevealed(known: Known, card: Card, age: 'old' | 'fresh'): Known {
  return known.map((insight) => ({ ...insight, [age]: less(insight[age], card) }));
}

/** Everybody saw the card go into this hand. */
export function sawTaken(known: Known, owner: Seat, card: Card): Known {
  return known.map((insight, viewer) => (viewer === owner ? insight : withSure(insight, owner, card)));
}

/** Everybody saw the card leave this hand, in which so many are left. */
export function sawSpent(known: Known, owner: Seat, card: Card, left: number): Known {
  return known.map((insight, viewer) => (viewer === owner ? insight : lessSpent(insight, owner, card, left)));
}

export function sawHandGo(known: Known, owner: Seat, hand: readonly Card[]): Known {
  return hand.reduce((now, card, index) => sawSpent(now, owner, card, hand.length - 1 - index), known);
}

interface Robbery {
  readonly thief: Seat;
  readonly victim: Seat;
  readonly card: Card;
  /** How many cards are left to the victim. */
  readonly left: number;
}

/** AL-15: thief and victim saw which card it was. */
export function sawStolen(known: Known, robbery: Robbery): Known {
  const { thief, victim, card, left } = robbery;
  return known.map((insight, viewer) => {
    if (viewer === thief) return lessSpent(insight, victim, card, left);
    return viewer === victim ? withSure(insight, thief, card) : lessUnseen(insight, robbery);
  });
}

function withSure(insight: Insight, owner: Seat, card: Card): Insight {
  return { ...insight, sure: replaceAt(insight.sure, owner, [...at(insight.sure, owner), card]) };
}

const plus = (numbers: readonly number[], owner: Seat, more: number): readonly number[] =>
  replaceAt(numbers, owner, at(numbers, owner) + more);

/** Cards of a kind are alike, so one that was known to be there is taken to be the one that went. */
function lessSpent(insight: Insight, owner: Seat, card: Card, left: number): Insight {
  const cards = at(insight.sure, owner);
  const loose = insight.loose.find((one) => one.card === card && one.owners.includes(owner));
  if (cards.includes(card)) {
    return settled({ ...insight, sure: replaceAt(insight.sure, owner, without(cards, card)) }, owner, left);
  }
  if (loose) return settled({ ...insight, loose: without(insight.loose, loose) }, owner, left);
  return settled(lessUnknown(insight, owner, card), owner, left);
}

/** Old or fresh, where only one of the two is possible; otherwise it remains open which it was. */
function lessUnknown(insight: Insight, owner: Seat, card: Card): Insight {
  const { old, fresh, mostOld, mostFresh } = insight;
  const canBeOld = old[KIND[card]] > 0 && at(mostOld, owner) > 0;
  const canBeFresh = fresh[KIND[card]] > 0 && at(mostFresh, owner) > 0;
  if (canBeOld === canBeFresh) return insight;
  return canBeOld
    ? { ...insight, old: less(old, card), mostOld: plus(mostOld, owner, -1) }
    : { ...insight, fresh: less(fresh, card), mostFresh: plus(mostFresh, owner, -1) };
}

/** To the others it may have been any card of the hand. */
function lessUnseen(insight: Insight, { thief, victim, left }: Robbery): Insight {
  const cards = at(insight.sure, victim);
  const kinds = [...new Set(cards)];
  const loosened = kinds.map((card) => ({ card, owners: [victim, thief] }));
  const { mostOld, mostFresh } = insight;
  return settled(
    {
      ...insight,
      sure: replaceAt(insight.sure, victim, kinds.reduce(without, cards)),
      loose: [...insight.loose.map((one) => passedOn(one, victim, thief)), ...loosened],
      mostOld: plus(mostOld, thief, Math.min(1, at(mostOld, victim))),
      mostFresh: plus(mostFresh, thief, Math.min(1, at(mostFresh, victim))),
    },
    victim,
    left,
  );
}

function passedOn({ card, owners }: Loose, from: Seat, to: Seat): Loose {
  const isPassed = owners.includes(from) && !owners.includes(to);
  return { card, owners: isPassed ? [...owners, to] : owners };
}

/** No more unknown cards than the hand has room for; where it has none left, loose cards are elsewhere. */
function settled(insight: Insight, owner: Seat, left: number): Insight {
  const room = left - at(insight.sure, owner).length;
  const capped = (most: readonly number[]) => replaceAt(most, owner, Math.min(at(most, owner), room));
  const now = { ...insight, mostOld: capped(insight.mostOld), mostFresh: capped(insight.mostFresh) };
  return room > 0 || now.loose.length === 0 ? now : tiedUp(now, owner);
}

function tiedUp(insight: Insight, emptied: Seat): Insight {
  const loose = insight.loose.map(({ card, owners }) => ({
    card,
    owners: owners.filter((owner) => owner !== emptied),
  }));
  const found = loose.filter(({ owners }) => owners.length === 1);
  return found.reduce<Insight>((now, { card, owners }) => withSure(now, at(owners, 0), card), {
    ...insight,
    loose: loose.filter(({ owners }) => owners.length > 1),
  });
}
