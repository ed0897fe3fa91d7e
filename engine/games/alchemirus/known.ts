import { isAlike } from '@/engine/core/alike';
import { at, replaceAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Card } from './data';
import { countsOf, IN_THE_BOX, KIND, less, none, type Counts } from './kinds';

/**
 * What each seat can know of hidden cards with a perfect memory. Worlds imagined for a seat are made from this,
 * so that a good memory never contradicts them.
 */
export type Known = readonly Belief[];

/** How it may be, one way or another: after a robbery that was not seen (AL-15) there are several. Never none. */
export type Belief = readonly Insight[];

/** Hidden cards are old, dealt or drawn before the last shuffle, or fresh, from the deck that lies there now. */
export interface Insight {
  /** How likely it is, compared with the others. */
  readonly weight: number;
  /** By owner: cards that are in that hand. */
  readonly sure: readonly (readonly Card[])[];
  /** No more than these can be among the old, and among the fresh cards that were not seen. */
  readonly old: Counts;
  readonly fresh: Counts;
  /** By owner: of the unknown cards of that hand, so many at most are old, and so many fresh. */
  readonly mostOld: readonly number[];
  readonly mostFresh: readonly number[];
}

/** The hands have been dealt from the deck. */
export function atFirst(seats: number, hidden: readonly Card[], handSize: number): Belief {
  return [
    {
      weight: 1,
      sure: times(seats, []),
      old: none(),
      fresh: countsOf(hidden),
      mostOld: times(seats, 0),
      mostFresh: times(seats, handSize),
    },
  ];
}

/** No card is fresh any more but those of the new deck. */
export function afterShuffle(
  { weight, sure }: Pick<Insight, 'weight' | 'sure'>,
  hidden: {
    readonly old: Counts;
    readonly deck: readonly Card[];
    readonly hands: readonly number[];
  },
): Insight {
  return {
    weight,
    sure,
    old: hidden.old,
    fresh: countsOf(hidden.deck),
    mostOld: hidden.hands.map((size, owner) => size - at(sure, owner).length),
    mostFresh: hidden.hands.map(() => 0),
  };
}

/** More than any hand holds. */
const MANY = 140;

/** What somebody knows who has not been at the table: any card may be anywhere. */
export function nothing(seats: number): Belief {
  const most = times(seats, MANY);
  const sure = times(seats, []);
  return [{ weight: 1, sure, old: IN_THE_BOX, fresh: IN_THE_BOX, mostOld: most, mostFresh: most }];
}

function times<Value>(count: number, value: Value): readonly Value[] {
  return Array.from({ length: count }, () => value);
}

/** A card went from the deck into a hand: who drew it saw it. */
export function sawDrawn(known: Known, owner: Seat, card: Card): Known {
  return known.map((belief, viewer) =>
    viewer === owner
      ? agreeing(belief, (insight) => lessHidden(insight, card, 'fresh'))
      : belief.map((insight) => ({ ...insight, mostFresh: plus(insight.mostFresh, owner, 1) })),
  );
}

/** A hidden card that lay on the table, or on the deck, came to light. */
export function sawRevealed(known: Known, card: Card, age: Age): Known {
  return known.map((belief) => agreeing(belief, (insight) => lessHidden(insight, card, age)));
}

type Age = 'old' | 'fresh';

/** Null: there could be no such card. */
function lessHidden(insight: Insight, card: Card, age: Age): Insight | null {
  return insight[age][KIND[card]] > 0 ? { ...insight, [age]: less(insight[age], card) } : null;
}

/** Everybody saw the card go into this hand. */
export function sawTaken(known: Known, owner: Seat, card: Card): Known {
  return known.map((belief, viewer) =>
    viewer === owner ? belief : belief.map((insight) => withSure(insight, owner, card)),
  );
}

/** Everybody saw the card leave this hand, in which so many are left. */
export function sawSpent(known: Known, owner: Seat, card: Card, left: number): Known {
  return known.map((belief, viewer) =>
    viewer === owner ? belief : agreeing(belief, (insight) => lessSpent(insight, owner, card, left)),
  );
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
  return known.map((belief, viewer) => {
    if (viewer === thief) return agreeing(belief, (insight) => lessSpent(insight, victim, card, left));
    if (viewer === victim) return belief.map((insight) => withSure(insight, thief, card));
    return likeliest(belief.flatMap((insight) => thefts(insight, robbery)));
  });
}

/** Those ways it may be that agree with what was seen now. What is real always does. */
function agreeing(belief: Belief, seen: (insight: Insight) => Insight | null): Belief {
  const [only] = belief;
  if (only && belief.length === 1) return [seen(only) ?? only];
  const left = belief.flatMap((insight) => seen(insight) ?? []);
  return left.length > 0 ? likeliest(left) : belief;
}

/** More ways than these are not kept apart. */
const MOST_WAYS = 48;

/** The same ways are one; of too many the likeliest are kept. */
export function likeliest(belief: Belief): Belief {
  const ways: Insight[] = [];
  for (const insight of belief) {
    const index = ways.findIndex((one) => isAlike({ ...one, weight: 0 }, { ...insight, weight: 0 }));
    const same = ways[index];
    if (same) ways[index] = { ...same, weight: same.weight + insight.weight };
    else ways.push(insight);
  }
  if (ways.length <= MOST_WAYS) return ways;
  return ways.sort((one, other) => other.weight - one.weight).slice(0, MOST_WAYS);
}

export function withSure(insight: Insight, owner: Seat, card: Card): Insight {
  return { ...insight, sure: replaceAt(insight.sure, owner, [...at(insight.sure, owner), card]) };
}

const plus = (numbers: readonly number[], owner: Seat, more: number): readonly number[] =>
  replaceAt(numbers, owner, at(numbers, owner) + more);

/** Cards of a kind are alike, so one that was known to be there is taken to be the one that went. */
function lessSpent(insight: Insight, owner: Seat, card: Card, left: number): Insight | null {
  const cards = at(insight.sure, owner);
  if (cards.includes(card)) {
    return settled({ ...insight, sure: replaceAt(insight.sure, owner, without(cards, card)) }, owner, left);
  }
  const unknown = cards.length > left ? null : lessUnknown(insight, owner, card);
  return unknown && settled(unknown, owner, left);
}

/** Old or fresh, where only one of the two is possible; otherwise it remains open which it was. */
function lessUnknown(insight: Insight, owner: Seat, card: Card): Insight | null {
  const { old, fresh, mostOld, mostFresh } = insight;
  const canBeOld = old[KIND[card]] > 0 && at(mostOld, owner) > 0;
  const canBeFresh = fresh[KIND[card]] > 0 && at(mostFresh, owner) > 0;
  if (canBeOld && canBeFresh) return insight;
  if (canBeOld) return { ...insight, old: less(old, card), mostOld: plus(mostOld, owner, -1) };
  return canBeFresh ? { ...insight, fresh: less(fresh, card), mostFresh: plus(mostFresh, owner, -1) } : null;
}

/** To the others it may have been any card of the hand: each that is known, or an unknown one, old or fresh. */
function thefts(insight: Insight, { thief, victim, left }: Robbery): readonly Insight[] {
  const cards = at(insight.sure, victim);
  const known = [...new Set(cards)].map((card) => {
    const sure = replaceAt(insight.sure, victim, without(cards, card));
    const copies = cards.filter((one) => one === card).length;
    return withSure({ ...insight, weight: insight.weight * copies, sure }, thief, card);
  });
  const unknown = left + 1 - cards.length;
  const ages = (['mostOld', 'mostFresh'] as const).filter((most) => at(insight[most], victim) > 0);
  const hidden = (unknown > 0 ? ages : []).map((most) => ({
    ...insight,
    weight: (insight.weight * unknown) / ages.length,
    [most]: plus(plus(insight[most], victim, -1), thief, 1),
  }));
  return [...known, ...hidden].map((one) => settled(one, victim, left));
}

/** No more unknown cards than the hand has room for. */
function settled(insight: Insight, owner: Seat, left: number): Insight {
  const room = Math.max(0, left - at(insight.sure, owner).length);
  const capped = (most: readonly number[]) => replaceAt(most, owner, Math.min(at(most, owner), room));
  return { ...insight, mostOld: capped(insight.mostOld), mostFresh: capped(insight.mostFresh) };
}
