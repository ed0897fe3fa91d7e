import { counted } from '@/engine/core/wording';
import { HAND_LIMIT, STALL_SALES, type Card, type Good } from '../data';
import type { DrawnFor, Payment } from '../state';
import { CARD_NAMES, phrasesIn, placesWith, plotBy, plotNumber } from './parts';
import type { AlchemirusText } from './text';

const called = {
  cards: CARD_NAMES,
  plain: {
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
  },
  goods: {
    herb: 'herb',
    ore: 'ore',
    tincture: 'tincture',
    metal: 'metal',
    gold: 'gold',
  },
  fields: {
    build: 'Build',
    harvest: 'Harvest',
    transport: 'Transport',
    spirit: 'Spirit',
    transmutation: 'Transmutation',
    sale: 'Sale',
    gifts: 'Gifts',
  },
  places: placesWith('the centre (Domo)'),
} satisfies Partial<AlchemirusText>;

/** Ore, metal and gold are not counted in pieces. */
const MORE_GOODS: Readonly<Record<Good, string>> = { ...called.goods, herb: 'herbs', tincture: 'tinctures' };

const cardCount = (count: number) => counted(count, 'card', 'cards');
const fieldCount = (count: number) => counted(count, 'field', 'fields');
const plot = (index: number) => `plot ${plotNumber(index)}`;

function a(card: Card): string {
  return `${card === 'alembic' ? 'an' : 'a'} ${CARD_NAMES[card]}`;
}

const { forText, forSentences } = phrasesIn({
  and: 'and',
  or: 'or',
  for: 'for',
  semicolon: '; ',
  noCards: 'no cards',
  noGoods: 'no goods',
  called,
  cardCount,
  fame: (count) => `${count} fame`,
  countedGoods: (count, good) => counted(count, called.goods[good], MORE_GOODS[good]),
  a,
  before: (field) => `before ${field}`,
  offered: (cards) => `The bank offered ${cards}.`,
  freed: (cards) => `What lay on it was discarded too: ${cards}.`,
});

/** What everything is called. */
export const names = {
  ...called,
  ...forText,
  stallLimits: {
    pergula: counted(STALL_SALES.pergula, 'good', 'goods'),
    taberna: `up to ${counted(STALL_SALES.taberna, 'good', 'goods')}`,
    donarium: `${STALL_SALES.donarium} gold`,
  },
} satisfies Partial<AlchemirusText>;

/** What sentences are made of. */
export const say = {
  ...forText,
  ...forSentences,
  a,
  cardCount,
  fieldCount,
  plot,
  aGood: { ...called.goods, herb: 'a herb', tincture: 'a tincture' } satisfies Readonly<Record<Good, string>>,
  drawnFor: {
    turn: '',
    spirit: ' for passing the Spirit',
    domo: ' thanks to Domo',
    sale: ' for the sale',
  } satisfies Readonly<Record<DrawnFor, string>>,
  paidFor: {
    build: 'for the building',
    gifts: 'for gifts',
    gloria: 'for fame',
    limit: `to keep no more than ${HAND_LIMIT} cards`,
    market: 'for the purchase',
  } satisfies Readonly<Record<Payment, string>>,
  /** A plot of whoever is asked by what stands there, where that is seen. */
  thePlot: plotBy(
    (index) => plot(index),
    (card, index) => `the ${CARD_NAMES[card]} on ${plot(index)}`,
  ),
  theBuilding: plotBy(
    (index) => `the building on ${plot(index)}`,
    (card, index) => `the ${CARD_NAMES[card]} on ${plot(index)}`,
  ),
  inPlot: plotBy(
    (index) => `on ${plot(index)}`,
    (card, index) => `in the ${CARD_NAMES[card]} on ${plot(index)}`,
  ),
};
