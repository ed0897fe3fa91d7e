export const HOMUNCULI = ['fire', 'bone', 'reptile', 'wood', 'fur', 'insect', 'stone'] as const;
export type Homunculus = (typeof HOMUNCULI)[number];

export const INGREDIENTS = [
  'mercury',
  'sulphur',
  'mandrake',
  'unicorn-horn',
  'dragon-blood',
  'phoenix-feather',
] as const;
export type Ingredient = (typeof INGREDIENTS)[number];

/** The circle in which the costs of a favourite are moved on (KZ-32). */
export const NEXT_INGREDIENT: Readonly<Record<Ingredient, Ingredient>> = {
  mercury: 'sulphur',
  sulphur: 'mandrake',
  mandrake: 'unicorn-horn',
  'unicorn-horn': 'dragon-blood',
  'dragon-blood': 'phoenix-feather',
  'phoenix-feather': 'mercury',
};

/** The nine places of a creature, row by row (KZ-31). */
export const PLACES = [
  'left-ear',
  'head',
  'right-ear',
  'left-arm',
  'torso',
  'right-arm',
  'left-leg',
  'tail',
  'right-leg',
] as const;
export type Place = (typeof PLACES)[number];

export const PARTS = ['ear', 'arm', 'leg', 'torso', 'tail', 'head'] as const;
export type Part = (typeof PARTS)[number];

export const PART_OF: Readonly<Record<Place, Part>> = {
  'left-ear': 'ear',
  head: 'head',
  'right-ear': 'ear',
  'left-arm': 'arm',
  torso: 'torso',
  'right-arm': 'arm',
  'left-leg': 'leg',
  tail: 'tail',
  'right-leg': 'leg',
};

/** KZ-26 */
export const POINTS: Readonly<Record<Part, number>> = { ear: 1, arm: 1, leg: 1, head: 2, torso: 2, tail: 2 };

export const ALCHEMISTS = ['severus', 'minerva', 'zosimos', 'maria', 'geber', 'perenelle'] as const;
export type Alchemist = (typeof ALCHEMISTS)[number];

interface AlchemistBoard {
  readonly colour: 'violet' | 'blue' | 'red' | 'green' | 'black' | 'yellow';
  readonly ingredient: Ingredient;
  readonly homunculus: Homunculus;
}

export const BOARDS: Readonly<Record<Alchemist, AlchemistBoard>> = {
  severus: { colour: 'violet', ingredient: 'mercury', homunculus: 'bone' },
  minerva: { colour: 'blue', ingredient: 'unicorn-horn', homunculus: 'fur' },
  zosimos: { colour: 'red', ingredient: 'sulphur', homunculus: 'fire' },
  maria: { colour: 'green', ingredient: 'mandrake', homunculus: 'wood' },
  geber: { colour: 'black', ingredient: 'dragon-blood', homunculus: 'reptile' },
  perenelle: { colour: 'yellow', ingredient: 'phoenix-feather', homunculus: 'insect' },
};

/** The part that each homunculus has twice. */
export const TWICE: Readonly<Record<Homunculus, Place>> = {
  fire: 'right-ear',
  bone: 'right-arm',
  reptile: 'left-leg',
  wood: 'left-ear',
  fur: 'right-leg',
  insect: 'left-arm',
  stone: 'tail',
};

/**
 * What a part of a favourite homunculus costs (KZ-32), in steps through the ingredients from the favourite
 * ingredient of the alchemist who favours it: 0 is that ingredient itself.
 */
export const FAVOURITE_COSTS: Readonly<Record<Place, readonly number[]>> = {
  'left-ear': [0, 1],
  head: [0, 0, 1, 3, 4],
  'right-ear': [2, 4],
  'left-arm': [0, 2, 5],
  torso: [0, 0, 3, 5],
  'right-arm': [1, 3, 5],
  'left-leg': [0, 3, 4],
  tail: [1, 2, 4, 5],
  'right-leg': [1, 2, 4],
};

/** Stone is nobody's favourite: five ingredients five times, mandrake four times (KZ-32). */
export const STONE_COSTS: Readonly<Record<Place, readonly Ingredient[]>> = {
  'left-ear': ['mercury', 'sulphur'],
  head: ['sulphur', 'sulphur', 'unicorn-horn', 'dragon-blood', 'phoenix-feather'],
  'right-ear': ['mandrake', 'unicorn-horn'],
  'left-arm': ['dragon-blood', 'phoenix-feather', 'mercury'],
  torso: ['mercury', 'mandrake', 'dragon-blood', 'phoenix-feather'],
  'right-arm': ['sulphur', 'unicorn-horn', 'phoenix-feather'],
  'left-leg': ['mandrake', 'dragon-blood', 'sulphur'],
  tail: ['mercury', 'unicorn-horn', 'dragon-blood', 'mandrake'],
  'right-leg': ['unicorn-horn', 'phoenix-feather', 'mercury'],
};

export const ACTIONS_A_TURN = 3;
export const HAND_AT_START = 3;
export const HAND_LIMIT = 6;
export const TORSO_INGREDIENTS = 3;
export const FINISHER_POINTS = 4;
