import { counted } from '@/engine/core/wording';
import { CENTRE, HAND_LIMIT, STALL_SALES, type Card, type Good, type SpiritPlace } from '../data';
import type { DrawnFor, Payment } from '../state';
import { CARD_NAMES, phrasesIn, placesWith, plotBy, plotNumber } from './parts';
import type { AlchemirusText } from './text';

const called = {
  cards: CARD_NAMES,
  plain: {
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
  },
  goods: {
    herb: 'erba',
    ore: 'minerale',
    tincture: 'tintura',
    metal: 'metallo',
    gold: 'oro',
  },
  fields: {
    build: 'Costruzione',
    harvest: 'Raccolto',
    transport: 'Trasporto',
    spirit: 'Spirito',
    transmutation: 'Trasmutazione',
    sale: 'Vendita',
    gifts: 'Doni',
  },
  places: placesWith('centro (Domo)'),
} satisfies Partial<AlchemirusText>;

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

const COUNTED: Readonly<Record<Good, readonly [one: string, more: string]>> = {
  herb: ['erba', 'erbe'],
  ore: ['minerale', 'minerali'],
  tincture: ['tintura', 'tinture'],
  metal: ['metallo', 'metalli'],
  gold: ['pezzo d’oro', 'pezzi d’oro'],
};

const cardCount = (count: number) => counted(count, 'carta', 'carte');
const fieldCount = (count: number) => counted(count, 'campo', 'campi');
const fameOf = (count: number) => counted(count, 'punto Fama', 'punti Fama');
const plot = (index: number) => `lotto ${plotNumber(index)}`;
const a = (card: Card) => ARTICLES[card].un + CARD_NAMES[card];
const toThe = (card: Card) => ARTICLES[card].al + CARD_NAMES[card];

/** "dal Labrium", "al centro (Domo)": Domo and the centre go with the same article. */
const fromPlace = (place: SpiritPlace) => ARTICLES[place].dal + called.places[place];
const toPlace = (place: SpiritPlace) => ARTICLES[place].al + called.places[place];
const ontoPlace = (place: SpiritPlace) =>
  place === CENTRE ? toPlace(place) : ARTICLES[place].sul + called.places[place];

const { forText, forSentences } = phrasesIn({
  and: 'e',
  or: 'o',
  for: 'per',
  semicolon: '; ',
  noCards: 'nessuna carta',
  noGoods: 'nessun prodotto',
  called,
  cardCount,
  fame: fameOf,
  countedGoods: (count, good) => counted(count, ...COUNTED[good]),
  a,
  before: (field) => `prima di ${field}`,
  offered: (cards) => `La banca offriva ${cards}.`,
  freed: (cards) => `Negli scarti è finito anche ciò che conteneva: ${cards}.`,
});

/** What everything is called. */
export const names = {
  ...called,
  ...forText,
  stallLimits: {
    pergula: counted(STALL_SALES.pergula, 'prodotto', 'prodotti'),
    taberna: `fino a ${counted(STALL_SALES.taberna, 'prodotto', 'prodotti')}`,
    donarium: counted(STALL_SALES.donarium, ...COUNTED.gold),
  },
} satisfies Partial<AlchemirusText>;

/** What sentences are made of. */
export const say = {
  ...forText,
  ...forSentences,
  a,
  toThe,
  cardCount,
  fieldCount,
  fameOf,
  plot,
  fromPlace,
  toPlace,
  ontoPlace,
  aGood: {
    herb: 'un’erba',
    ore: 'un minerale',
    tincture: 'una tintura',
    metal: 'un metallo',
    gold: 'dell’oro',
  } satisfies Readonly<Record<Good, string>>,
  theGood: {
    herb: 'l’erba',
    ore: 'il minerale',
    tincture: 'la tintura',
    metal: 'il metallo',
    gold: 'l’oro',
  } satisfies Readonly<Record<Good, string>>,
  it: {
    herb: 'la',
    ore: 'lo',
    tincture: 'la',
    metal: 'lo',
    gold: 'lo',
  } satisfies Readonly<Record<Good, string>>,
  drawnFor: {
    turn: '',
    spirit: ' per aver superato lo Spirito',
    domo: ' grazie a Domo',
    sale: ' per la vendita',
  } satisfies Readonly<Record<DrawnFor, string>>,
  paidFor: {
    build: 'per l’edificio',
    gifts: 'per i doni',
    gloria: 'per la Fama',
    limit: `per non superare le ${HAND_LIMIT} carte`,
    market: 'per l’acquisto',
  } satisfies Readonly<Record<Payment, string>>,
  /** A plot of whoever is asked by what stands there, where that is seen. */
  thePlot: plotBy(
    (index) => `il ${plot(index)}`,
    (card, index) => `${ARTICLES[card].il}${CARD_NAMES[card]} del ${plot(index)}`,
  ),
  theBuilding: plotBy(
    (index) => `l’edificio del ${plot(index)}`,
    (card, index) => `${ARTICLES[card].il}${CARD_NAMES[card]} del ${plot(index)}`,
  ),
  inPlot: plotBy(
    (index) => `sul ${plot(index)}`,
    (card, index) => `${ARTICLES[card].nel}${CARD_NAMES[card]} del ${plot(index)}`,
  ),
};
