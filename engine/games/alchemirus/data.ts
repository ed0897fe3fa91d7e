/** The facts of the box: cards, costs, prices, the ring and the Spirit's places (AL-27 to AL-29). */

export const BUILDINGS = [
  'horten',
  'metalle',
  'pergula',
  'alembic',
  'fornax',
  'domo',
  'taberna',
  'labrium',
  'donarium',
] as const;
export type Building = (typeof BUILDINGS)[number];

/** Cards of one kind are alike, so a card is known by its kind. */
export const CARDS = [...BUILDINGS, 'gloria'] as const;
export type Card = (typeof CARDS)[number];

/** How many there are of each: 140 together. */
export const CARD_COUNT: Readonly<Record<Card, number>> = {
  horten: 18,
  metalle: 18,
  pergula: 18,
  alembic: 14,
  fornax: 14,
  domo: 14,
  taberna: 14,
  labrium: 10,
  donarium: 10,
  gloria: 10,
};

/** AL-10: what a building costs, in cards. */
export const COST: Readonly<Record<Building, number>> = {
  horten: 1,
  metalle: 1,
  pergula: 1,
  alembic: 3,
  fornax: 3,
  domo: 3,
  taberna: 4,
  labrium: 5,
  donarium: 6,
};

export const CHEAPEST = Math.min(...Object.values(COST));

export const GOODS = ['herb', 'ore', 'tincture', 'metal', 'gold'] as const;
export type Good = (typeof GOODS)[number];

/** AL-28: clockwise. */
export const FIELDS = [
  'build',
  'harvest',
  'transport',
  'spirit',
  'build',
  'transmutation',
  'sale',
  'gifts',
] as const;
export type FieldAction = (typeof FIELDS)[number];
export const SPIRIT_FIELD = FIELDS.indexOf('spirit');

/** AL-29: the Spirit's ring, clockwise, and the centre. */
export const HAUNTS = ['labrium', 'alembic', 'horten', 'metalle', 'fornax'] as const;
export const CENTRE = 'domo';
export const SPIRIT_PLACES = [...HAUNTS, CENTRE] as const;
export type SpiritPlace = (typeof SPIRIT_PLACES)[number];

/** AL-13: where the Spirit goes from each place for nothing: to its neighbours on the ring, or out of the centre. */
export const SPIRIT_WAYS: Readonly<Record<SpiritPlace, readonly SpiritPlace[]>> = {
  labrium: ['alembic', 'fornax'],
  alembic: ['horten', 'labrium'],
  horten: ['metalle', 'alembic'],
  metalle: ['fornax', 'horten'],
  fornax: ['labrium', 'metalle'],
  domo: HAUNTS,
};

/** What a building yields at a harvest. */
export const YIELD: Partial<Readonly<Record<Building, Good>>> = { horten: 'herb', metalle: 'ore' };

/** AL-17: where a good is carried from and to, and AL-18: what it becomes there. */
export const CARRIED: Partial<Readonly<Record<Good, Building>>> = {
  herb: 'alembic',
  ore: 'fornax',
  tincture: 'labrium',
  metal: 'labrium',
};
export const CARRIED_FROM: Partial<Readonly<Record<Good, Building>>> = {
  herb: 'horten',
  ore: 'metalle',
  tincture: 'alembic',
  metal: 'fornax',
};
export const REFINED: Partial<Readonly<Record<Good, Good>>> = { herb: 'tincture', ore: 'metal' };

export const STALLS = ['pergula', 'taberna', 'donarium'] as const;
export type Stall = (typeof STALLS)[number];

/** AL-19: how many goods a stall sells in one visit. */
export const STALL_SALES: Readonly<Record<Stall, number>> = { pergula: 1, taberna: 3, donarium: 1 };

export const CURRENCIES = ['cards', 'fame'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** AL-19: what a stall gives for a good; a price that is missing is not offered. */
export const PRICES: Readonly<
  Record<Stall, Partial<Readonly<Record<Good, Partial<Record<Currency, number>>>>>>
> = {
  pergula: {
    herb: { cards: 1 },
    ore: { cards: 1 },
    tincture: { cards: 3 },
    metal: { cards: 3 },
    gold: { cards: 5, fame: 1 },
  },
  taberna: {
    herb: { cards: 1 },
    ore: { cards: 1 },
    tincture: { cards: 3, fame: 1 },
    metal: { cards: 3, fame: 1 },
    gold: { cards: 5, fame: 3 },
  },
  donarium: { gold: { cards: 6, fame: 5 } },
};

/** AL-26: where a bought good may lie. */
export const BOUGHT: Readonly<Record<Good, readonly Building[]>> = {
  herb: ['horten', 'alembic'],
  ore: ['metalle', 'fornax'],
  tincture: ['alembic', 'labrium'],
  metal: ['fornax', 'labrium'],
  gold: ['labrium'],
};

/** What cards are discarded for. */
export const PAYMENTS = ['build', 'gifts', 'gloria', 'limit', 'market'] as const;

export const FIRST_BUILDINGS: readonly Building[] = ['horten', 'pergula'];
export const HAND_AT_START = 5;
export const HAND_LIMIT = 10;
export const MOST_BUILDINGS = 12;
export const BANK_SIZE = 5;
/** AL-5: so many fields are free, and so many more cost one fame. */
export const FREE_STEPS = 3;
export const MOST_STEPS = 5;
export const LONG_WAY_FAME = 1;
/** AL-20, AL-21 */
export const GIFT_CARDS = 5;
export const GLORIA_CARDS = 5;
export const REWARD = { gifts: 1, gloria: 1 } as const;
/** AL-9: where a Domo gives a card. */
export const DOMO_FIELDS: readonly FieldAction[] = ['harvest', 'transport', 'transmutation'];
