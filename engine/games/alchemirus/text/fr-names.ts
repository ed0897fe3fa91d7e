import { frenchCounted as counted } from '@/engine/core/wording';
import { HAND_LIMIT, STALL_SALES, type Card, type Good, type SpiritPlace } from '../data';
import type { DrawnFor, Payment } from '../state';
import { CARD_NAMES, phrasesIn, placesWith, plotBy, plotNumber } from './parts';
import type { AlchemirusText } from './text';

const called = {
  cards: CARD_NAMES,
  plain: {
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
  },
  goods: {
    herb: 'herbe',
    ore: 'minerai',
    tincture: 'teinture',
    metal: 'métal',
    gold: 'or',
  },
  fields: {
    build: 'Construction',
    harvest: 'Récolte',
    transport: 'Transport',
    spirit: 'Esprit',
    transmutation: 'Transmutation',
    sale: 'Vente',
    gifts: 'Dons',
  },
  places: placesWith('centre (Domo)'),
} satisfies Partial<AlchemirusText>;

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

const COUNTED: Readonly<Record<Good, readonly [one: string, more: string]>> = {
  herb: ['herbe', 'herbes'],
  ore: ['minerai', 'minerais'],
  tincture: ['teinture', 'teintures'],
  metal: ['métal', 'métaux'],
  gold: ['or', 'or'],
};

const cardCount = (count: number) => counted(count, 'carte');
const fieldCount = (count: number) => counted(count, 'case');
const by = (steps: number) => (steps === 1 ? 'd’une case' : `de ${fieldCount(steps)}`);
const fameOf = (count: number) => `${counted(count, 'point')} de renommée`;
const plot = (index: number) => `parcelle ${plotNumber(index)}`;
const a = (card: Card) => ARTICLES[card].un + CARD_NAMES[card];
const toThe = (card: Card) => ARTICLES[card].au + CARD_NAMES[card];

/** "du Labrium", "vers le centre (Domo)": Domo and the centre go with the same article. */
const fromPlace = (place: SpiritPlace) => ARTICLES[place].du + called.places[place];
const toPlace = (place: SpiritPlace) => `vers ${ARTICLES[place].le}${called.places[place]}`;

const the = (card: Card) => ARTICLES[card].le + CARD_NAMES[card];

const { forText, forSentences } = phrasesIn({
  and: 'et',
  or: 'ou',
  for: 'pour',
  semicolon: ' ; ',
  noCards: 'aucune carte',
  noGoods: 'aucune marchandise',
  called,
  cardCount,
  fame: fameOf,
  countedGoods: (count, good) => counted(count, ...COUNTED[good]),
  a,
  before: (field) => `avant ${field}`,
  offered: (cards) => `La banque offrait ${cards}.`,
  freed: (cards) => `Ce qui s’y trouvait a été défaussé aussi : ${cards}.`,
});

/** What everything is called. */
export const names = {
  ...called,
  ...forText,
  stallLimits: {
    pergula: counted(STALL_SALES.pergula, 'marchandise'),
    taberna: `jusqu’à ${counted(STALL_SALES.taberna, 'marchandise')}`,
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
  by,
  plot,
  fromPlace,
  toPlace,
  aGood: {
    herb: 'une herbe',
    ore: 'du minerai',
    tincture: 'une teinture',
    metal: 'du métal',
    gold: 'de l’or',
  } satisfies Readonly<Record<Good, string>>,
  theGood: {
    herb: 'l’herbe',
    ore: 'le minerai',
    tincture: 'la teinture',
    metal: 'le métal',
    gold: 'l’or',
  } satisfies Readonly<Record<Good, string>>,
  drawnFor: {
    turn: '',
    spirit: ' pour avoir dépassé l’Esprit',
    domo: ' grâce à Domo',
    sale: ' pour la vente',
  } satisfies Readonly<Record<DrawnFor, string>>,
  paidFor: {
    build: 'pour le bâtiment',
    gifts: 'pour les dons',
    gloria: 'pour la renommée',
    limit: `pour ne pas dépasser ${HAND_LIMIT} cartes`,
    market: 'pour l’achat',
  } satisfies Readonly<Record<Payment, string>>,
  /** A plot of whoever is asked by what stands there, where that is seen. */
  thePlot: plotBy(
    (index) => `la ${plot(index)}`,
    (card, index) => `${the(card)} de la ${plot(index)}`,
  ),
  theBuilding: plotBy(
    (index) => `le bâtiment de la ${plot(index)}`,
    (card, index) => `${the(card)} de la ${plot(index)}`,
  ),
  inPlot: plotBy(
    (index) => `sur la ${plot(index)}`,
    (card, index) => `dans ${the(card)} de la ${plot(index)}`,
  ),
};
