import { counted, joined } from '@/engine/core/wording';
import {
  CARD_COUNT,
  CARDS,
  DOMO_FIELDS,
  HAND_LIMIT,
  PRICES,
  STALL_SALES,
  type Card,
  type Currency,
  type FieldAction,
  type Good,
  type SpiritPlace,
  type Stall,
} from '../data';
import type { DrawnFor, Payment } from '../state';
import {
  CARD_NAMES,
  cardsIn,
  costList,
  followedBy,
  goodsIn,
  hasCards,
  laidOut,
  plotBy,
  plotNumber,
  priceIn,
  priceList,
} from './parts';
import { actionOn } from '../queries/ring';

export const plain: Readonly<Record<Card, string>> = {
  horten: 'garden',
  metalle: 'mine',
  pergula: 'stall',
  alembic: 'still',
  fornax: 'furnace',
  domo: 'study',
  taberna: 'shop',
  labrium: 'laboratory',
  donarium: 'treasury',
  gloria: 'fame',
};

export const goods: Readonly<Record<Good, string>> = {
  herb: 'herb',
  ore: 'ore',
  tincture: 'tincture',
  metal: 'metal',
  gold: 'gold',
};

/** Ore, metal and gold are not counted in pieces. */
export const A_GOOD: Readonly<Record<Good, string>> = { ...goods, herb: 'a herb', tincture: 'a tincture' };
const MORE_GOODS: Readonly<Record<Good, string>> = { ...goods, herb: 'herbs', tincture: 'tinctures' };

export const fields: Readonly<Record<FieldAction, string>> = {
  build: 'Build',
  harvest: 'Harvest',
  transport: 'Transport',
  spirit: 'Spirit',
  transmutation: 'Transmutation',
  sale: 'Sale',
  gifts: 'Gifts',
};

export const places: Readonly<Record<SpiritPlace, string>> = {
  labrium: 'Labrium',
  alembic: 'Alembic',
  horten: 'Horten',
  metalle: 'Metalle',
  fornax: 'Fornax',
  domo: 'the centre (Domo)',
};

export const DRAWN_FOR: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  spirit: ' for passing the Spirit',
  domo: ' thanks to Domo',
  sale: ' for the sale',
};

export const PAID_FOR: Readonly<Record<Payment, string>> = {
  build: 'for the building',
  gifts: 'for gifts',
  gloria: 'for fame',
  limit: `to keep no more than ${HAND_LIMIT} cards`,
  market: 'for the purchase',
};

export const and = (words: readonly string[]) => joined(words, 'and');
const or = (words: readonly string[]) => joined(words, 'or');
export const names = (cards: readonly Card[]) => cards.map((card) => CARD_NAMES[card]);
export const cardCount = (count: number) => counted(count, 'card', 'cards');
export const fieldCount = (count: number) => counted(count, 'field', 'fields');
export const plot = (index: number) => `plot ${plotNumber(index)}`;

export function a(card: Card): string {
  return `${card === 'alembic' ? 'an' : 'a'} ${CARD_NAMES[card]}`;
}

/** A plot of whoever is asked by what stands there, where that is seen. */
export const thePlot = plotBy(
  (index) => plot(index),
  (card, index) => `the ${CARD_NAMES[card]} on ${plot(index)}`,
);
export const theBuilding = plotBy(
  (index) => `the building on ${plot(index)}`,
  (card, index) => `the ${CARD_NAMES[card]} on ${plot(index)}`,
);
export const inPlot = plotBy(
  (index) => `on ${plot(index)}`,
  (card, index) => `in the ${CARD_NAMES[card]} on ${plot(index)}`,
);

export function amount(count: number, currency: Currency): string {
  return currency === 'cards' ? cardCount(count) : `${count} fame`;
}

export const price = priceIn('or', amount);
export const cardsOf = cardsIn({ and: 'and', nothing: 'no cards' });
export const goodsOf = goodsIn({
  and: 'and',
  nothing: 'no goods',
  counted: (count, good) => counted(count, goods[good], MORE_GOODS[good]),
});

/** "a Horten", or several by number. */
export function seen(cards: readonly Card[]): string {
  const [only] = cards;
  return only && cards.length === 1 ? a(only) : cardsOf(cards);
}

export function field(index: number): string {
  const next = followedBy(index);
  return fields[actionOn(index)] + (next ? ` (before ${fields[next]})` : '');
}

export function prices(stall: Stall): string {
  const offers = priceList(
    stall,
    price,
    (sold, worth) => `${or(sold.map((good) => goods[good]))} for ${worth}`,
  );
  return offers.join('; ');
}

export const stallLimits: Readonly<Record<Stall, string>> = {
  pergula: counted(STALL_SALES.pergula, 'good', 'goods'),
  taberna: `up to ${counted(STALL_SALES.taberna, 'good', 'goods')}`,
  donarium: `${STALL_SALES.donarium} gold`,
};

export function bankWords(bank: readonly (Card | null)[]): string {
  return hasCards(bank) ? ` The bank offered ${cardsOf(laidOut(bank))}.` : '';
}

export function freedWords(freed: readonly Card[]): string {
  return freed.length > 0 ? ` What lay on it was discarded too: ${seen(freed)}.` : '';
}

export const goldPrice = price(PRICES.donarium.gold ?? {});
export const domoFields = or(DOMO_FIELDS.map((action) => fields[action]));
export const boxed = CARDS.map((card) => `${CARD_COUNT[card]} ${CARD_NAMES[card]} (${plain[card]})`);
export const costs = costList((cost, buildings) => `${cost} for ${and(names(buildings))}`).join('; ');
