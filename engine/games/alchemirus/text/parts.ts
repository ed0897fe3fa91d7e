import { at, sum } from '@/engine/core/list';
import { joined } from '@/engine/core/wording';
import {
  BUILDINGS,
  CARD_COUNT,
  CARDS,
  CARRIED,
  COST,
  CURRENCIES,
  FIELDS,
  GOODS,
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
import type { Price } from './text';

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

export const ALL_CARDS = sum(Object.values(CARD_COUNT));

/** Plots are counted from one where people read of them. */
export function plotNumber(plot: number): number {
  return plot + 1;
}

/** What a field is told apart by if there is another one like it: the action of the field after it. */
export function followedBy(field: number): FieldAction | null {
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
export function numbers(first: number, last: number, or: string): string {
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
export function cardsIn(words: Omit<CountWords<Card>, 'counted'>) {
  return countsIn(CARDS, { ...words, counted: (count, card) => `${count} ${CARD_NAMES[card]}` });
}

export function goodsIn(words: CountWords<Good>) {
  return countsIn(GOODS, words);
}

export function priceIn(or: string, amount: (count: number, currency: Currency) => string) {
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
export function priceList(
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
export function costList(
  wordsFor: (cost: number, buildings: readonly Building[]) => string,
): readonly string[] {
  const costs = [...new Set(Object.values(COST))].sort((one, other) => one - other);
  return costs.map((cost) => {
    const buildings = BUILDINGS.filter((building) => COST[building] === cost);
    return wordsFor(cost, buildings);
  });
}
