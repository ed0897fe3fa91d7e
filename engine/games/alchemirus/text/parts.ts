import { at, sum } from '@/engine/core/list';
import { joined } from '@/engine/core/wording';
import {
  BUILDINGS,
  CARD_COUNT,
  CARDS,
  CARRIED,
  COST,
  CURRENCIES,
  DOMO_FIELDS,
  FIELDS,
  FREE_STEPS,
  GIFT_CARDS,
  GOODS,
  HAUNTS,
  MOST_STEPS,
  PRICES,
  type Building,
  type Card,
  type Currency,
  type FieldAction,
  type Good,
  type Stall,
} from '../data';
import { priceOf, type Sale } from '../queries/market';
import { actionOn, fieldAfter } from '../queries/ring';
import type { AlchemirusView } from '../view';
import type { AlchemirusText, Price } from './text';

/** The names on the cards are Latin in every language. */
export const CARD_NAMES: Readonly<Record<Card, string>> = {
  horten: 'Horten',
  metalle: 'Metalle',
  pergula: 'Pergula',
  alembic: 'Alembic',
  fornax: 'Fornax',
  domo: 'Domo',
  taberna: 'Taberna',
  labrium: 'Labrium',
  donarium: 'Donarium',
  gloria: 'Gloria',
};

/** The Spirit's places are called by their buildings, but for the centre. */
export function placesWith(domo: string): AlchemirusText['places'] {
  const { labrium, alembic, horten, metalle, fornax } = CARD_NAMES;
  return { labrium, alembic, horten, metalle, fornax, domo };
}

export const ALL_CARDS = sum(Object.values(CARD_COUNT));

/** Plots are counted from one where people read of them. */
export function plotNumber(plot: number): number {
  return plot + 1;
}

/** What a field is told apart by if there is another one like it: the action of the field after it. */
function followedBy(field: number): FieldAction | null {
  const isTwofold = FIELDS.filter((action) => action === actionOn(field)).length > 1;
  return isTwofold ? actionOn(fieldAfter(field, 1)) : null;
}

/** The field to which so many steps lead whoever is asked; null where the table is not seen. */
export function fieldAhead(seen: AlchemirusView | undefined, steps: number): number | null {
  const from = seen?.asked ? at(seen.players, seen.asked.seat).field : null;
  return from === null ? null : fieldAfter(from, steps);
}

/** Words for a plot of whoever is asked: with what stands there, where the table is seen. */
export function plotBy(plain: (plot: number) => string, named: (building: Building, plot: number) => string) {
  return (plot: number, seen: AlchemirusView | undefined): string => {
    const estate = seen?.asked && at(seen.players, seen.asked.seat).estate;
    const building = estate?.[plot]?.building;
    return building ? named(building, plot) : plain(plot);
  };
}

/** AL-17: where a good is carried to; gold goes nowhere. */
export function destination(good: Good): Building {
  return CARRIED[good] ?? 'labrium';
}

/** The demolished building, and the cards of the goods that lay on it. */
export function rubble(cards: readonly Card[]): { readonly building: Card; readonly freed: readonly Card[] } {
  return { building: at(cards, 0), freed: cards.slice(1) };
}

export function laidOut(bank: readonly (Card | null)[]): readonly Card[] {
  return bank.filter((card) => card !== null);
}

/** Without the option there is no bank; with it, there may be no card for it. */
export function hasCards(bank: readonly (Card | null)[]): boolean {
  return laidOut(bank).length > 0;
}

/** "1, 2 or 3": the numbers from the first to the last. */
function numbers(first: number, last: number, or: string): string {
  const all = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  return joined(all, or);
}

/** What a language needs to count things of a few kinds. */
interface CountWords<Kind> {
  readonly and: string;
  readonly nothing: string;
  counted(count: number, kind: Kind): string;
}

function countsIn<Kind>(kinds: readonly Kind[], words: CountWords<Kind>) {
  return (things: readonly Kind[]): string => {
    const named = kinds
      .map((kind) => ({ kind, count: things.filter((one) => one === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => words.counted(count, kind));
    return named.length > 0 ? joined(named, words.and) : words.nothing;
  };
}

/** Names of cards have no plural. */
function cardsIn(words: Omit<CountWords<Card>, 'counted'>) {
  return countsIn(CARDS, { ...words, counted: (count, card) => `${count} ${CARD_NAMES[card]}` });
}

function goodsIn(words: CountWords<Good>) {
  return countsIn(GOODS, words);
}

function priceIn(or: string, amount: (count: number, currency: Currency) => string) {
  return (price: Price): string => {
    const offers = CURRENCIES.flatMap((currency) => {
      const count = price[currency];
      return count === undefined ? [] : [amount(count, currency)];
    });
    return joined(offers, or);
  };
}

/** What a sale brings; nothing where that is not traded. */
export function proceeds(sale: Sale): number {
  return priceOf(sale) ?? 0;
}

/** Goods of one price together: "herb or ore for 1 card", "gold for 5 cards or 1 fame". */
function priceList(
  stall: Stall,
  priceWords: (price: Price) => string,
  offer: (goods: readonly Good[], price: string) => string,
): readonly string[] {
  const goodsAt = new Map<string, readonly Good[]>();
  for (const good of GOODS) {
    const price = PRICES[stall][good];
    if (!price) continue;
    const words = priceWords(price);
    goodsAt.set(words, [...(goodsAt.get(words) ?? []), good]);
  }
  return [...goodsAt].map(([price, goods]) => offer(goods, price));
}

/** Buildings of one cost together, the cheapest first. */
function costList(wordsFor: (cost: number, buildings: readonly Building[]) => string): readonly string[] {
  const costs = [...new Set(Object.values(COST))].sort((one, other) => one - other);
  return costs.map((cost) => {
    const buildings = BUILDINGS.filter((building) => COST[building] === cost);
    return wordsFor(cost, buildings);
  });
}

/** The words of a language of which the phrases below are made. */
interface PhraseWords {
  readonly and: string;
  readonly or: string;
  /** "herb for 1 card" */
  readonly for: string;
  /** Between whole offers: "; " */
  readonly semicolon: string;
  readonly noCards: string;
  readonly noGoods: string;
  readonly called: Pick<AlchemirusText, 'plain' | 'goods' | 'fields'>;
  cardCount(count: number): string;
  fame(count: number): string;
  countedGoods(count: number, good: Good): string;
  /** "a Horten" */
  a(card: Card): string;
  /** Which field is meant of two alike, by the one after it. */
  before(field: string): string;
  /** A sentence on what lies in the bank, and one on what is discarded together with a building. */
  offered(cards: string): string;
  freed(cards: string): string;
}

/** What is said in the same way in every language: in the text of the game, and in its sentences. */
export function phrasesIn(words: PhraseWords) {
  const { fields, goods, plain } = words.called;
  const and = (all: readonly string[]) => joined(all, words.and);
  const or = (all: readonly string[]) => joined(all, words.or);
  const amount = (count: number, currency: Currency) =>
    currency === 'cards' ? words.cardCount(count) : words.fame(count);
  const price = priceIn(words.or, amount);
  const cardsOf = cardsIn({ and: words.and, nothing: words.noCards });
  /** "a Horten", or several by number. */
  const seen = (cards: readonly Card[]) => (cards.length === 1 ? words.a(at(cards, 0)) : cardsOf(cards));
  const names = (cards: readonly Card[]) => cards.map((card) => CARD_NAMES[card]);
  return {
    forText: {
      amount,
      price,
      cardsOf,
      goodsOf: goodsIn({ and: words.and, nothing: words.noGoods, counted: words.countedGoods }),
      field: (index: number): string => {
        const next = followedBy(index);
        return fields[actionOn(index)] + (next ? ` (${words.before(fields[next])})` : '');
      },
    },
    forSentences: {
      and,
      seen,
      names,
      prices: (stall: Stall): string => {
        const offer = (sold: readonly Good[], worth: string) =>
          `${or(sold.map((good) => goods[good]))} ${words.for} ${worth}`;
        return priceList(stall, price, offer).join(words.semicolon);
      },
      bankWords: (bank: readonly (Card | null)[]) =>
        hasCards(bank) ? ` ${words.offered(cardsOf(laidOut(bank)))}` : '',
      freedWords: (freed: readonly Card[]) => (freed.length > 0 ? ` ${words.freed(seen(freed))}` : ''),
      giftCards: words.cardCount(GIFT_CARDS),
      goldPrice: price(PRICES.donarium.gold ?? {}),
      /** AL-9: where a Domo helps. */
      domoFields: or(DOMO_FIELDS.map((action) => fields[action])),
      /** AL-27, AL-28, AL-29, AL-10: the cards of the box, both rings, and what buildings cost. */
      boxed: and(CARDS.map((card) => `${CARD_COUNT[card]} ${CARD_NAMES[card]} (${plain[card]})`)),
      ring: and(FIELDS.map((action) => fields[action])),
      ringSize: FIELDS.length,
      spiritRing: and(names(HAUNTS)),
      costs: costList((cost, buildings) => `${cost} ${words.for} ${and(names(buildings))}`).join(
        words.semicolon,
      ),
      /** AL-5: "1, 2 or 3" */
      freeSteps: numbers(1, FREE_STEPS, words.or),
      paidSteps: numbers(FREE_STEPS + 1, MOST_STEPS, words.or),
    },
  };
}
