import { CARD_COUNT, CARDS, type Building, type Card } from './data';

/**
 * Kinds of cards as numbers, and how many there are of each, in the order of the box. Whatever counts much counts
 * so: looking up a number by an index is several times faster than by a name that changes all the time.
 */
export const KIND = {
  horten: 0,
  metalle: 1,
  pergula: 2,
  alembic: 3,
  fornax: 4,
  domo: 5,
  taberna: 6,
  labrium: 7,
  donarium: 8,
  gloria: 9,
} as const satisfies Readonly<Record<Card, number>>;
export type Kind = (typeof KIND)[Card];
export type BuildingKind = (typeof KIND)[Building];

type Each<Value> = [Value, Value, Value, Value, Value, Value, Value, Value, Value, Value];
/** Counts that are written over. */
export type Tally = Each<number>;
export type Counts = Readonly<Tally>;

export function none(): Tally {
  return [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
}

export function copied(counts: Counts): Tally {
  return counts.slice() as Tally;
}

export function countsOf(cards: readonly Card[]): Tally {
  const counts = none();
  for (const card of cards) counts[KIND[card]] += 1;
  return counts;
}

/** Something about every card, by kind. */
export function byKind(value: (card: Card) => number): Counts {
  return CARDS.map(value) as Tally;
}

export const IN_THE_BOX = byKind((card) => CARD_COUNT[card]);

/** One card fewer, if there is one. */
export function less(counts: Counts, card: Card): Counts {
  const fewer = copied(counts);
  fewer[KIND[card]] = Math.max(0, counts[KIND[card]] - 1);
  return fewer;
}
