import { counted, joined } from '@/engine/core/wording';
import {
  CARD_COUNT,
  CARDS,
  CENTRE,
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
  readonly il: string;
  readonly un: string;
  readonly al: string;
  readonly nel: string;
  readonly sul: string;
  readonly dal: string;
}

const IL: Article = { il: 'il ', un: 'un ', al: 'al ', nel: 'nel ', sul: 'sul ', dal: 'dal ' };
const LA: Article = { il: 'la ', un: 'una ', al: 'alla ', nel: 'nella ', sul: 'sulla ', dal: 'dalla ' };
const ELIDED: Article = { il: 'l’', un: 'un ', al: 'all’', nel: 'nell’', sul: 'sull’', dal: 'dall’' };

/** A Latin name has the gender of its plain word, but Taberna its own. */
const ARTICLES: Readonly<Record<Card, Article>> = {
  horten: ELIDED,
  metalle: LA,
  pergula: LA,
  alembic: ELIDED,
  fornax: LA,
  domo: IL,
  taberna: LA,
  labrium: IL,
  donarium: IL,
  gloria: LA,
};

export const plain: Readonly<Record<Card, string>> = {
  horten: 'giardino',
  metalle: 'miniera',
  pergula: 'bancarella',
  alembic: 'alambicco',
  fornax: 'fonderia',
  domo: 'studio',
  taberna: 'negozio',
  labrium: 'laboratorio',
  donarium: 'tesoro',
  gloria: 'fama',
};

export const goods: Readonly<Record<Good, string>> = {
  herb: 'erba',
  ore: 'minerale',
  tincture: 'tintura',
  metal: 'metallo',
  gold: 'oro',
};

export const A_GOOD: Readonly<Record<Good, string>> = {
  herb: 'un’erba',
  ore: 'un minerale',
  tincture: 'una tintura',
  metal: 'un metallo',
  gold: 'dell’oro',
};

export const THE_GOOD: Readonly<Record<Good, string>> = {
  herb: 'l’erba',
  ore: 'il minerale',
  tincture: 'la tintura',
  metal: 'il metallo',
  gold: 'l’oro',
};

export const IT: Readonly<Record<Good, string>> = {
  herb: 'la',
  ore: 'lo',
  tincture: 'la',
  metal: 'lo',
  gold: 'lo',
};

const COUNTED: Readonly<Record<Good, readonly [one: string, more: string]>> = {
  herb: ['erba', 'erbe'],
  ore: ['minerale', 'minerali'],
  tincture: ['tintura', 'tinture'],
  metal: ['metallo', 'metalli'],
  gold: ['pezzo d’oro', 'pezzi d’oro'],
};

export const fields: Readonly<Record<FieldAction, string>> = {
  build: 'Costruzione',
  harvest: 'Raccolto',
  transport: 'Trasporto',
  spirit: 'Spirito',
  transmutation: 'Trasmutazione',
  sale: 'Vendita',
  gifts: 'Doni',
};

export const places: Readonly<Record<SpiritPlace, string>> = {
  labrium: 'Labrium',
  alembic: 'Alembic',
  horten: 'Horten',
  metalle: 'Metalle',
  fornax: 'Fornax',
  domo: 'centro (Domo)',
};

export const DRAWN_FOR: Readonly<Record<DrawnFor, string>> = {
  turn: '',
  spirit: ' per aver superato lo Spirito',
  domo: ' grazie a Domo',
  sale: ' per la vendita',
};

export const PAID_FOR: Readonly<Record<Payment, string>> = {
  build: 'per l’edificio',
  gifts: 'per i doni',
  gloria: 'per la Fama',
  limit: `per non superare le ${HAND_LIMIT} carte`,
  market: 'per l’acquisto',
};

export const and = (words: readonly string[]) => joined(words, 'e');
const or = (words: readonly string[]) => joined(words, 'o');
export const names = (cards: readonly Card[]) => cards.map((card) => CARD_NAMES[card]);
export const cardCount = (count: number) => counted(count, 'carta', 'carte');
export const fieldCount = (count: number) => counted(count, 'campo', 'campi');
export const fameOf = (count: number) => counted(count, 'punto Fama', 'punti Fama');
export const plot = (index: number) => `lotto ${plotNumber(index)}`;
export const a = (card: Card) => ARTICLES[card].un + CARD_NAMES[card];
export const toThe = (card: Card) => ARTICLES[card].al + CARD_NAMES[card];

/** "dal Labrium", "al centro (Domo)": Domo and the centre go with the same article. */
export const fromPlace = (place: SpiritPlace) => ARTICLES[place].dal + places[place];
export const toPlace = (place: SpiritPlace) => ARTICLES[place].al + places[place];
export const ontoPlace = (place: SpiritPlace) =>
  place === CENTRE ? toPlace(place) : ARTICLES[place].sul + places[place];

/** A plot of whoever is asked by what stands there, where that is seen. */
export const thePlot = plotBy(
  (index) => `il ${plot(index)}`,
  (card, index) => `${ARTICLES[card].il}${CARD_NAMES[card]} del ${plot(index)}`,
);
export const theBuilding = plotBy(
  (index) => `l’edificio del ${plot(index)}`,
  (card, index) => `${ARTICLES[card].il}${CARD_NAMES[card]} del ${plot(index)}`,
);
export const inPlot = plotBy(
  (index) => `sul ${plot(index)}`,
  (card, index) => `${ARTICLES[card].nel}${CARD_NAMES[card]} del ${plot(index)}`,
);

export function amount(count: number, currency: Currency): string {
  return currency === 'cards' ? cardCount(count) : fameOf(count);
}

export const price = priceIn('o', amount);
export const cardsOf = cardsIn({ and: 'e', nothing: 'nessuna carta' });
export const goodsOf = goodsIn({
  and: 'e',
  nothing: 'nessun prodotto',
  counted: (count, good) => counted(count, ...COUNTED[good]),
});

/** "un Horten", or several by number. */
export function seen(cards: readonly Card[]): string {
  const [only] = cards;
  return only && cards.length === 1 ? a(only) : cardsOf(cards);
}

export function field(index: number): string {
  const next = followedBy(index);
  return fields[actionOn(index)] + (next ? ` (prima di ${fields[next]})` : '');
}

export function prices(stall: Stall): string {
  const offers = priceList(
    stall,
    price,
    (sold, worth) => `${or(sold.map((good) => goods[good]))} per ${worth}`,
  );
  return offers.join('; ');
}

export const stallLimits: Readonly<Record<Stall, string>> = {
  pergula: counted(STALL_SALES.pergula, 'prodotto', 'prodotti'),
  taberna: `fino a ${counted(STALL_SALES.taberna, 'prodotto', 'prodotti')}`,
  donarium: counted(STALL_SALES.donarium, ...COUNTED.gold),
};

export function bankWords(bank: readonly (Card | null)[]): string {
  return hasCards(bank) ? ` La banca offriva ${cardsOf(laidOut(bank))}.` : '';
}

export function freedWords(freed: readonly Card[]): string {
  return freed.length > 0 ? ` Negli scarti è finito anche ciò che conteneva: ${seen(freed)}.` : '';
}

export const goldPrice = price(PRICES.donarium.gold ?? {});
export const domoFields = or(DOMO_FIELDS.map((action) => fields[action]));
export const boxed = CARDS.map((card) => `${CARD_COUNT[card]} ${CARD_NAMES[card]} (${plain[card]})`);
export const costs = costList((cost, buildings) => `${cost} per ${and(names(buildings))}`).join('; ');
