/** The facts of the box: elements, figures, towers, missions and dice (MP-40 to MP-42); the formulas are in cards.ts. */

export const BASICS = ['water', 'earth', 'air', 'fire', 'iron'] as const;
export type Basic = (typeof BASICS)[number];

/** MP-40: the pyramid from below; the level of an element is its row. */
export const ELEMENTS = [
  ...BASICS,
  'sulphur',
  'glass',
  'copper',
  'mercury',
  'regia',
  'platinum',
  'gold',
] as const;
export type Element = (typeof ELEMENTS)[number];

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL: Readonly<Record<Element, Level>> = {
  water: 1,
  earth: 1,
  air: 1,
  fire: 1,
  iron: 1,
  sulphur: 2,
  glass: 2,
  copper: 2,
  mercury: 2,
  regia: 3,
  platinum: 3,
  gold: 3,
};

/** MP-40: what each higher element is made from. */
export const MADE_FROM = {
  sulphur: ['water', 'earth'],
  glass: ['earth', 'air'],
  copper: ['air', 'fire'],
  mercury: ['fire', 'iron'],
  regia: ['sulphur', 'glass'],
  platinum: ['glass', 'copper'],
  gold: ['copper', 'mercury'],
} as const satisfies Partial<Record<Element, readonly [Element, Element]>>;
export type Product = keyof typeof MADE_FROM;
export const PRODUCTS = ['sulphur', 'glass', 'copper', 'mercury', 'regia', 'platinum', 'gold'] as const;

/** What can lie on a hex. */
export const THINGS = [...ELEMENTS, 'soul'] as const;
export type Thing = (typeof THINGS)[number];

/** MP-7 to MP-19: what a figure spends its actions on; Extract is at a mine or from the ground. */
export const ACTIONS = [
  'move',
  'extract',
  'drop',
  'attack',
  'equip',
  'convert',
  'transmute',
  'research',
  'buy',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Extract two; Research draws 6 and keeps 2; hand limit 4. */
export const ABILITIES = ['doubleExtract', 'deepResearch', 'largeHand'] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a figure can do besides its numbers: an ability, or one additional action of a kind each turn. */
export interface Gift {
  readonly ability?: Ability;
  readonly extra?: Action;
}

export interface Strength {
  readonly attack: number;
  readonly defence: number;
  readonly capacity: number;
  readonly actions: number;
}

export const ALCHEMISTS = ['sejlon', 'vitrudes', 'lenka', 'wilka'] as const;
export type Alchemist = (typeof ALCHEMISTS)[number];

interface AlchemistCard extends Gift {
  /** While he has a soul stone. */
  readonly heart: Strength;
  /** Without one. */
  readonly skull: Strength;
}

/** MP-41 */
export const ALCHEMIST: Readonly<Record<Alchemist, AlchemistCard>> = {
  sejlon: {
    heart: { attack: 1, defence: 3, capacity: 4, actions: 3 },
    skull: { attack: 3, defence: 4, capacity: 4, actions: 3 },
    extra: 'move',
  },
  vitrudes: {
    heart: { attack: 3, defence: 2, capacity: 5, actions: 3 },
    skull: { attack: 4, defence: 3, capacity: 5, actions: 3 },
    ability: 'deepResearch',
  },
  lenka: {
    heart: { attack: 2, defence: 3, capacity: 4, actions: 3 },
    skull: { attack: 3, defence: 4, capacity: 4, actions: 3 },
    ability: 'doubleExtract',
  },
  wilka: {
    heart: { attack: 1, defence: 3, capacity: 4, actions: 4 },
    skull: { attack: 2, defence: 4, capacity: 4, actions: 4 },
    ability: 'largeHand',
  },
};

/** MP-42 */
export const FACES = [0, 1, 1, 2, 2, 3] as const;
export const MOST_DICE = 8;

/** Alike but for name and roof. */
export const TOWERS = ['owl-spire', 'salamander-keep', 'moon-needle', 'thistle-watch'] as const;
export type Tower = (typeof TOWERS)[number];

/** What an extension does when it is activated (MP-20). */
type ExtensionPower =
  | { readonly type: 'produce'; readonly element: Basic }
  | { readonly type: 'pair'; readonly elements: readonly [Basic, Basic] }
  | { readonly type: 'convert' }
  | { readonly type: 'move' }
  | { readonly type: 'research' };

export const EXTENSIONS = [
  'spring-house',
  'clay-pit',
  'wind-catcher',
  'fire-basket',
  'bloomery',
  'silt-basin',
  'dust-mill',
  'great-bellows',
  'slag-furnace',
  'second-still',
  'stables',
  'reading-room',
] as const;
export type Extension = (typeof EXTENSIONS)[number];

export const EXTENSION: Readonly<Record<Extension, ExtensionPower>> = {
  'spring-house': { type: 'produce', element: 'water' },
  'clay-pit': { type: 'produce', element: 'earth' },
  'wind-catcher': { type: 'produce', element: 'air' },
  'fire-basket': { type: 'produce', element: 'fire' },
  bloomery: { type: 'produce', element: 'iron' },
  'silt-basin': { type: 'pair', elements: ['water', 'earth'] },
  'dust-mill': { type: 'pair', elements: ['earth', 'air'] },
  'great-bellows': { type: 'pair', elements: ['air', 'fire'] },
  'slag-furnace': { type: 'pair', elements: ['fire', 'iron'] },
  'second-still': { type: 'convert' },
  stables: { type: 'move' },
  'reading-room': { type: 'research' },
};

/** MP-19: what the first, second and third extension of a tower cost; level-1 elements all different or not. */
export const EXTENSION_PRICES = [
  { basics: 2, higher: 0, isVaried: true },
  { basics: 3, higher: 0, isVaried: true },
  { basics: 2, higher: 1, isVaried: false },
] as const;

export const KINDS = ['homunculus', 'equipment', 'stone'] as const;
export type Kind = (typeof KINDS)[number];

export const CITIES = ['blackholm', 'windshire', 'hammerbreach'] as const;
export type City = (typeof CITIES)[number];

/** MP-17: what can be researched where. */
export const OFFERS: Readonly<Record<City, readonly Kind[]>> = {
  blackholm: ['homunculus', 'equipment'],
  windshire: ['homunculus', 'stone'],
  hammerbreach: ['equipment', 'stone'],
};

export const MISSIONS = [
  'tyrant',
  'armory-master',
  'lord-of-hellfire',
  'soulreaper',
  'pacifist',
  'magnate',
  'spender',
  'homekeeper',
  'cultist',
  'bodyguard',
] as const;
export type Mission = (typeof MISSIONS)[number];

const FOR_ALL = [2, 3, 4];
const FOR_MORE = [3, 4];
const FOR_TWO = [2];

/** MP-26 to MP-35: for how many players a mission is dealt. */
export const MISSION_SEATS: Readonly<Record<Mission, readonly number[]>> = {
  tyrant: FOR_ALL,
  'armory-master': FOR_ALL,
  'lord-of-hellfire': FOR_ALL,
  soulreaper: FOR_MORE,
  // With more players it won twice as often as any other, and so did the Homekeeper.
  pacifist: FOR_TWO,
  magnate: FOR_ALL,
  spender: FOR_ALL,
  homekeeper: FOR_TWO,
  cultist: FOR_ALL,
  bodyguard: FOR_MORE,
};

export const MISSIONS_DEALT = 2;
export const SOUL_STONES = 6;
export const HAND_LIMIT = { usual: 3, large: 4 } as const;
export const MOST_WORN = 2;
export const MOST_HOMUNCULI = 3;
export const RESEARCH = { draw: 3, keep: 1 } as const;
export const DEEP_RESEARCH = { draw: 6, keep: 2 } as const;
/** MP-27 to MP-29, MP-31 to MP-33, MP-35: what the missions ask for. */
export const MISSION_GOAL = {
  hellfire: 9,
  magnateGold: 3,
  spenderElements: 3,
  bodyguardSouls: 2,
  soulreaperSouls: 3,
  armoryPieces: 4,
  armoryLevel: 2,
  homekeepers: 2,
} as const;
/** MP-38 */
export const WISDOM = { element: 2, stone: 5, soul: 3, extension: 2, mission: 9 } as const;
