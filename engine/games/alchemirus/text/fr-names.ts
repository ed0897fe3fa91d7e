import { frenchCounted as counted, joined } from '@/engine/core/wording';
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

interface Article {
  readonly un: string;
  readonly au: string;
  readonly le: string;
  readonly du: string;
}

const LE: Article = { un: 'un ', au: 'au ', le: 'le ', du: 'du ' };
const LA: Article = { un: 'une ', au: 'à la ', le: 'la ', du: 'de la ' };
const ELIDED: Article = { un: 'un ', au: 'à l’', le: 'l’', du: 'de l’' };

/** A Latin name has the gender of its plain word. */
const ARTICLES: Readonly<Record<Card, Article>> = {
  horten: ELIDED,
  metalle: LA,
  pergula: LA,
  alembic: ELIDED,
  fornax: LA,
  domo: LE,
  taberna: LA,
  labrium: LE,
  donarium: LE,
  gloria: LA,
};

export const plain: Readonly<Record<Card, string>> = {
  horten: 'jardin',
  metalle: 'mine',
  pergula: 'échoppe',
  alembic: 'alambic',
  fornax: 'fonderie',
  domo: 'cabinet',
  taberna: 'boutique',
  labrium: 'laboratoire',
  donarium: 'trésor',
  gloria: 'renommée',
};

export const goods: Readonly<Record<Good, string>> = {
  herb: 'herbe',
  ore: 'minerai',
  tincture: 'teinture',
  metal: 'métal',
  gold: 'or',
};

export const A_GOOD: Readonly<Record<Good, string>> = {
  herb: 'une herbe',
  ore: 'du minerai',
  tincture: 'une teinture',
  metal: 'du métal',
  gold: 'de l’or',
};

export const THE_GOOD: Readonly<Record<Good, string>> = {
  herb: 'l’herbe',
  ore: 'le minerai',
  tincture: 'la teinture',
  metal: 'le métal',
  gold: 'l’or',
};

const COUNTED: Readonly<Record<Good, readonly [one: string, more: string]>> = {
  herb: ['herbe', 'herbes'],
  ore: ['minerai', 'minerais'],
  tincture: ['teinture', 'teintures'],
  metal: ['métal', 'métaux'],
  gold: ['or', 'or'],
};

export const fields: Readonly<Record<FieldAction, string>> = {
  build: 'Construction',
  harvest: 'Récolte',
  transport: 'Transport',
  spirit: 'Esprit',
  transmutation: 'Transmutation',
  sale: 'Vente',
  gifts: 'Dons',
};

export const places: Readonly<Record<SpiritPlace, string>> = {
  labrium: 'Labrium',
  alembic: 'Alembic',
  horten: 'Horten',
  metalle: 'Metalle',
  fornax: 'Fornax',
  domo: 'centre (Domo)',
};

export const DRAWN_FOR: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  spirit: ' pour avoir dépassé l’Esprit',
  domo: ' grâce à Domo',
  sale: ' pour la vente',
};

export const PAID_FOR: Readonly<Record<Payment, string>> = {
  build: 'pour le bâtiment',
  gifts: 'pour les dons',
  gloria: 'pour la renommée',
  limit: `pour ne pas dépasser ${HAND_LIMIT} cartes`,
  market: 'pour l’achat',
};

export const and = (words: readonly string[]) => joined(words, 'et');
const or = (words: readonly string[]) => joined(words, 'ou');
export const names = (cards: readonly Card[]) => cards.map((card) => CARD_NAMES[card]);
export const cardCount = (count: number) => counted(count, 'carte');
export const fieldCount = (count: number) => counted(count, 'case');
export const by = (steps: number) => (steps === 1 ? 'd’une case' : `de ${fieldCount(steps)}`);
export const fameOf = (count: number) => `${counted(count, 'point')} de renommée`;
export const plot = (index: number) => `parcelle ${plotNumber(index)}`;
export const a = (card: Card) => ARTICLES[card].un + CARD_NAMES[card];
export const toThe = (card: Card) => ARTICLES[card].au + CARD_NAMES[card];

/** "du Labrium", "vers le centre (Domo)": Domo and the centre go with the same article. */
export const fromPlace = (place: SpiritPlace) => ARTICLES[place].du + places[place];
export const toPlace = (place: SpiritPlace) => `vers ${ARTICLES[place].le}${places[place]}`;

const the = (card: Card) => ARTICLES[card].le + CARD_NAMES[card];

/** A plot of whoever is asked by what stands there, where that is seen. */
export const thePlot = plotBy(
  (index) => `la ${plot(index)}`,
  (card, index) => `${the(card)} de la ${plot(index)}`,
);
export const theBuilding = plotBy(
  (index) => `le bâtiment de la ${plot(index)}`,
  (card, index) => `${the(card)} de la ${plot(index)}`,
);
export const inPlot = plotBy(
  (index) => `sur la ${plot(index)}`,
  (card, index) => `dans ${the(card)} de la ${plot(index)}`,
);

export function amount(count: number, currency: Currency): string {
  return currency === 'cards' ? cardCount(count) : fameOf(count);
}

export const price = priceIn('ou', amount);
export const cardsOf = cardsIn({ and: 'et', nothing: 'aucune carte' });
export const goodsOf = goodsIn({
  and: 'et',
  nothing: 'aucune marchandise',
  counted: (count, good) => counted(count, ...COUNTED[good]),
});

/** "un Horten", or several by number. */
export function seen(cards: readonly Card[]): string {
  const [only] = cards;
  return only && cards.length === 1 ? a(only) : cardsOf(cards);
}

export function field(index: number): string {
  const next = followedBy(index);
  return fields[actionOn(index)] + (next ? ` (avant ${fields[next]})` : '');
}

export function prices(stall: Stall): string {
  const offers = priceList(
    stall,
    price,
    (sold, worth) => `${or(sold.map((good) => goods[good]))} pour ${worth}`,
  );
  return offers.join(' ; ');
}

export const stallLimits: Readonly<Record<Stall, string>> = {
  pergula: counted(STALL_SALES.pergula, 'marchandise'),
  taberna: `jusqu’à ${counted(STALL_SALES.taberna, 'marchandise')}`,
  donarium: counted(STALL_SALES.donarium, ...COUNTED.gold),
};

export function bankWords(bank: readonly (Card | null)[]): string {
  return hasCards(bank) ? ` La banque offrait ${cardsOf(laidOut(bank))}.` : '';
}

export function freedWords(freed: readonly Card[]): string {
  return freed.length > 0 ? ` Ce qui s’y trouvait a été défaussé aussi : ${seen(freed)}.` : '';
}

export const goldPrice = price(PRICES.donarium.gold ?? {});
export const domoFields = or(DOMO_FIELDS.map((action) => fields[action]));
export const boxed = CARDS.map((card) => `${CARD_COUNT[card]} ${CARD_NAMES[card]} (${plain[card]})`);
export const costs = costList((cost, buildings) => `${cost} pour ${and(names(buildings))}`).join(' ; ');
