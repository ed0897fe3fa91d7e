/** The facts of the box: roles, spells and potions (WB-23 to WB-25). */

export const ROLES = [
  'wolf-keeper',
  'snake-hunter',
  'herb-collector',
  'witch',
  'wizard',
  'druid',
  'alchemist',
  'fortune-teller',
  'assistant',
  'warlock',
  'cutpurse',
  'monk',
] as const;
export type Role = (typeof ROLES)[number];

/** Wolf blood, snake venom, herb juice. */
export const COLOURS = ['red', 'white', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export type Drops = Readonly<Record<Colour, number>>;

export const CAULDRONS = ['iron', 'copper', 'silver'] as const;
export type Cauldron = (typeof CAULDRONS)[number];
export const SHELVES = ['gold', 'drops'] as const;
export type Shelf = (typeof SHELVES)[number];
export const STACKS = [...CAULDRONS, ...SHELVES] as const;
export type Stack = (typeof STACKS)[number];

export const SPELLS = ['copia', 'optio', 'magus', 'strix', 'sanatio', 'herba', 'lupus', 'serpens'] as const;
export type Spell = (typeof SPELLS)[number];

export const CHOSEN_ROLES = 5;
export const GOLD_AT_START = 2;
export const DROPS_AT_START: Drops = { red: 1, white: 1, green: 1 };
export const RAVENS_TO_END = 4;
/** WB-6, by the number of players. */
export const FORBIDDEN_ROLES: Readonly<Record<number, number>> = { 3: 2, 4: 1 };
/** WB-16, WB-17: one coin in three, one drop in four. */
export const LEVY: Readonly<Record<Shelf, number>> = { gold: 3, drops: 4 };

export const NO_DROPS: Drops = { red: 0, white: 0, green: 0 };

/** What is given or got at one stroke. */
export interface Goods {
  readonly gold: number;
  readonly drops: Drops;
  readonly vials: number;
}

export const NOTHING: Goods = { gold: 0, drops: NO_DROPS, vials: 0 };

/**
 * What a role or a spell lets one do:
 * - `swap`: give the price, get the gain
 * - `sell`: one drop of any colour for gold
 * - `gather`: for some gold, so many drops of one's choice
 * - `brew`: a potion of one of the cauldrons, for its very drops or for as many of any colour
 * - `levy`: the others put a part of what they have on a shelf
 */
export type Deed =
  | { readonly type: 'swap'; readonly price: Goods; readonly gain: Goods }
  | { readonly type: 'sell'; readonly gold: number }
  | { readonly type: 'gather'; readonly gold: number; readonly count: number }
  | {
      readonly type: 'brew';
      readonly cauldrons: readonly Cauldron[];
      readonly gold: number;
      readonly isExact: boolean;
      /** WB-14: whether one more drop buys a vial. */
      readonly mayAddDrop: boolean;
    }
  | { readonly type: 'levy'; readonly shelf: Shelf };

/** WB-16, WB-17: the favour that is nothing to be done, but one less to give. */
export interface Spared {
  readonly type: 'spared';
  readonly shelf: Shelf;
}

const collect = (colour: Colour, count: number): Deed => ({
  type: 'swap',
  price: NOTHING,
  gain: { ...NOTHING, drops: { ...NO_DROPS, [colour]: count } },
});

const foretell = (vials: number): Deed => ({
  type: 'swap',
  price: { ...NOTHING, gold: 1 },
  gain: { ...NOTHING, vials },
});

const offer = (colour: Colour): Deed => ({
  type: 'swap',
  price: { ...NOTHING, drops: { ...NO_DROPS, [colour]: 1 } },
  gain: { ...NOTHING, vials: 2 },
});

const brew = (cauldron: Cauldron, gold: number): Deed => ({
  type: 'brew',
  cauldrons: [cauldron],
  gold,
  isExact: true,
  mayAddDrop: true,
});

const conjure = (cauldrons: readonly Cauldron[], isExact: boolean): Deed => ({
  type: 'brew',
  cauldrons,
  gold: 0,
  isExact,
  mayAddDrop: false,
});

/** WB-24 */
export const SPELL_DEEDS: Readonly<Record<Spell, Deed>> = {
  copia: { type: 'gather', gold: 0, count: 3 },
  optio: conjure(CAULDRONS, true),
  magus: conjure(['copper'], false),
  strix: conjure(['iron'], false),
  sanatio: conjure(['silver'], false),
  herba: offer('green'),
  lupus: offer('red'),
  serpens: offer('white'),
};

/** WB-23, the full action; what the warlock does is written on the open spell. */
export const FULL: Readonly<Record<Exclude<Role, 'warlock'>, Deed>> = {
  'wolf-keeper': collect('red', 3),
  'snake-hunter': collect('white', 3),
  'herb-collector': collect('green', 3),
  witch: brew('iron', 0),
  wizard: brew('copper', 0),
  druid: brew('silver', 0),
  alchemist: { type: 'sell', gold: 5 },
  'fortune-teller': foretell(2),
  assistant: { type: 'gather', gold: 1, count: 3 },
  cutpurse: { type: 'levy', shelf: 'gold' },
  monk: { type: 'levy', shelf: 'drops' },
};

/** WB-23, the favour. */
export const FAVOUR: Readonly<Record<Role, Deed | Spared>> = {
  'wolf-keeper': collect('red', 1),
  'snake-hunter': collect('white', 1),
  'herb-collector': collect('green', 1),
  witch: brew('iron', 2),
  wizard: brew('copper', 2),
  druid: brew('silver', 2),
  alchemist: { type: 'sell', gold: 2 },
  'fortune-teller': foretell(1),
  assistant: { type: 'gather', gold: 1, count: 1 },
  warlock: { type: 'swap', price: NOTHING, gain: { ...NOTHING, gold: 1 } },
  cutpurse: { type: 'spared', shelf: 'gold' },
  monk: { type: 'spared', shelf: 'drops' },
};

export type PotionId = number & { readonly brand: 'potion' };

interface PotionFacts {
  readonly id: PotionId;
  readonly points: number;
  readonly hasRaven: boolean;
}

export interface CauldronPotion extends PotionFacts {
  readonly stack: Cauldron;
  readonly cost: Drops;
}

export interface ShelfPotion extends PotionFacts {
  readonly stack: Shelf;
  /** How much gold, or how many drops of any colour. */
  readonly need: number;
}

export type Potion = CauldronPotion | ShelfPotion;

/** How often the main and the second colour of a cauldron are needed, the points, and whether a raven sits there. */
const BREWS = [
  [1, 0, 2, false],
  [1, 0, 2, false],
  [1, 1, 3, false],
  [1, 1, 3, false],
  [2, 1, 4, true],
  [2, 2, 5, false],
  [3, 2, 6, true],
] as const;

const MIXTURES: Readonly<Record<Cauldron, readonly [Colour, Colour]>> = {
  iron: ['red', 'green'],
  copper: ['white', 'red'],
  silver: ['green', 'white'],
};

const BOTTLES = [
  [3, 2, false],
  [3, 2, false],
  [4, 3, true],
  [5, 4, false],
  [6, 5, true],
] as const;

const idOf = (index: number) => index as PotionId;

const BREWED: readonly CauldronPotion[] = CAULDRONS.flatMap((stack, nth) =>
  BREWS.map(([main, second, points, hasRaven], index) => {
    const [one, other] = MIXTURES[stack];
    const cost = { ...NO_DROPS, [one]: main, [other]: second };
    return { id: idOf(nth * BREWS.length + index), stack, points, hasRaven, cost };
  }),
);

const SHELVED: readonly ShelfPotion[] = SHELVES.flatMap((stack, nth) =>
  BOTTLES.map(([need, points, hasRaven], index) => {
    const id = idOf(BREWED.length + nth * BOTTLES.length + index);
    return { id, stack, points, hasRaven, need };
  }),
);

/** WB-25: all potion cards by id, each stack from the top. */
export const POTIONS: readonly Potion[] = [...BREWED, ...SHELVED];

export function potionOf(id: PotionId): Potion {
  const potion = POTIONS[id];
  if (!potion) throw new Error(`No potion ${id}`);
  return potion;
}

export function cauldronPotion(id: PotionId): CauldronPotion {
  const potion = BREWED[id];
  if (!potion) throw new Error(`Potion ${id} is not brewed in a cauldron`);
  return potion;
}

export function shelfPotion(id: PotionId): ShelfPotion {
  const potion = SHELVED[id - BREWED.length];
  if (!potion) throw new Error(`Potion ${id} does not stand on a shelf`);
  return potion;
}
