import type { Element, Gift, Kind, Level, Strength } from './data';

/**
 * The 72 formulas. A formula of level n costs two elements of level n; together the eight of a level ask for every
 * element about equally often. The strength of homunculi adds up to about 5, 7 and 9 by level.
 */

export type Cost = readonly [Element, Element | 'soul'];

interface Formula {
  readonly level: Level;
  readonly cost: Cost;
}

interface HomunculusCard extends Formula, Strength, Gift {}

/** What a worn piece adds; `soul`: the formula makes a soul stone instead of a thing. */
interface EquipmentCard extends Formula, Gift {
  readonly make: 'weapon' | 'armour' | 'bag' | 'jewel' | 'soul';
  readonly attack?: number;
  readonly defence?: number;
  readonly capacity?: number;
}

type StoneCard = Formula;

export const HOMUNCULI = [
  'mud-porter',
  'wick-runner',
  'puddling',
  'rust-imp',
  'cinder-cub',
  'chaff-sprite',
  'clay-sentry',
  'brine-newt',
  'copper-hound',
  'glass-warden',
  'brimstone-bat',
  'quicksilver-heron',
  'bellows-ox',
  'mirror-moth',
  'delver-mole',
  'thorn-duellist',
  'gilded-colossus',
  'crowned-wyrm',
  'platinum-knight',
  'treasure-tortoise',
  'vitriol-hydra',
  'quarry-giant',
  'comet-stag',
  'mirage-djinn',
] as const;
export type Homunculus = (typeof HOMUNCULI)[number];

export const HOMUNCULUS: Readonly<Record<Homunculus, HomunculusCard>> = {
  // Unloads in passing: the first chain between a mine and the tower.
  'mud-porter': { level: 1, cost: ['earth', 'earth'], ...is(0, 1, 2, 2), extra: 'equip' },
  // Far and fast with next to nothing: fetches what was dropped, stands in cities.
  'wick-runner': { level: 1, cost: ['air', 'fire'], ...is(0, 1, 1, 3) },
  // Fills itself with one sip.
  puddling: { level: 1, cost: ['water', 'earth'], ...is(0, 1, 2, 2), ability: 'doubleExtract' },
  // Pilfers what lies about, and pricks who carries much and defends little.
  'rust-imp': { level: 1, cost: ['iron', 'air'], ...is(1, 1, 1, 2), extra: 'extract' },
  // The cheapest bite.
  'cinder-cub': { level: 1, cost: ['fire', 'fire'], ...is(2, 1, 1, 2) },
  // Blown along: a messenger that is as quick as three actions on the open road.
  'chaff-sprite': { level: 1, cost: ['water', 'air'], ...is(0, 1, 1, 2), extra: 'move' },
  // Stands in the way.
  'clay-sentry': { level: 1, cost: ['earth', 'iron'], ...is(1, 2, 1, 1) },
  // A careful carrier, hard to rob for its price.
  'brine-newt': { level: 1, cost: ['water', 'iron'], ...is(0, 2, 2, 2) },

  // Runs down whoever carries gold.
  'copper-hound': { level: 2, cost: ['copper', 'copper'], ...is(2, 1, 1, 2), extra: 'move' },
  // A lamp that nobody puts out: holds a hex.
  'glass-warden': { level: 2, cost: ['glass', 'glass'], ...is(1, 3, 1, 2) },
  // Comes back for a second bite.
  'brimstone-bat': { level: 2, cost: ['sulphur', 'sulphur'], ...is(2, 1, 2, 2), extra: 'attack' },
  // Lays down its catch in flight.
  'quicksilver-heron': { level: 2, cost: ['mercury', 'mercury'], ...is(0, 2, 2, 3), extra: 'drop' },
  // The great carrier: a whole formula's worth on one back.
  'bellows-ox': { level: 2, cost: ['sulphur', 'glass'], ...is(0, 1, 4, 2), extra: 'equip' },
  // First in the city, last to be caught.
  'mirror-moth': { level: 2, cost: ['glass', 'copper'], ...is(0, 2, 2, 3) },
  // Two loads a turn from a near mine.
  'delver-mole': { level: 2, cost: ['copper', 'mercury'], ...is(1, 1, 3, 2), ability: 'doubleExtract' },
  // All point and no hide.
  'thorn-duellist': { level: 2, cost: ['sulphur', 'mercury'], ...is(3, 1, 1, 2) },

  // Slow, and nothing stops it.
  'gilded-colossus': { level: 3, cost: ['gold', 'gold'], ...is(3, 3, 2, 1) },
  // Goes where it wants.
  'crowned-wyrm': { level: 3, cost: ['regia', 'regia'], ...is(3, 2, 2, 2), extra: 'move' },
  // Escort: keeps up with an alchemist and beats off most.
  'platinum-knight': { level: 3, cost: ['platinum', 'platinum'], ...is(2, 3, 1, 3) },
  // The safest purse on the map.
  'treasure-tortoise': { level: 3, cost: ['platinum', 'gold'], ...is(0, 3, 4, 2), extra: 'equip' },
  // One attack for each head.
  'vitriol-hydra': { level: 3, cost: ['regia', 'gold'], ...is(3, 2, 1, 3) },
  // Empties a mine in the blink of an eye.
  'quarry-giant': { level: 3, cost: ['regia', 'platinum'], ...is(1, 2, 4, 2), ability: 'doubleExtract' },
  // Across the whole map in two turns.
  'comet-stag': { level: 3, cost: ['platinum', 'gold'], ...is(1, 2, 3, 3), extra: 'move' },
  // A little of everything, everywhere.
  'mirage-djinn': { level: 3, cost: ['regia', 'platinum'], ...is(2, 2, 2, 3), extra: 'extract' },
};

function is(attack: number, defence: number, capacity: number, actions: number): Strength {
  return { attack, defence, capacity, actions };
}

export const EQUIPMENT_PIECES = [
  'ash-blade',
  'boar-spear',
  'oak-buckler',
  'ring-jerkin',
  'forager-pouch',
  'river-basket',
  'porter-brooch',
  'dowsing-pendant',
  'copper-glaive',
  'sulphur-lance',
  'lapis-aegis',
  'scaled-mail',
  'deep-satchel',
  'archivist-circlet',
  'wind-anklet',
  'miner-lens',
  'sunsteel-sword',
  'adamant-plate',
  'bottomless-trunk',
  'seer-ring',
  'ghost-cloak',
  'athanor-amulet',
  'heart-crucible',
  'spirit-lantern',
] as const;
export type Equipment = (typeof EQUIPMENT_PIECES)[number];

export const EQUIPMENT: Readonly<Record<Equipment, EquipmentCard>> = {
  'ash-blade': { level: 1, cost: ['air', 'fire'], make: 'weapon', attack: 1 },
  'boar-spear': { level: 1, cost: ['iron', 'iron'], make: 'weapon', attack: 1 },
  'oak-buckler': { level: 1, cost: ['water', 'earth'], make: 'armour', defence: 1 },
  'ring-jerkin': { level: 1, cost: ['air', 'iron'], make: 'armour', defence: 1 },
  'forager-pouch': { level: 1, cost: ['earth', 'earth'], make: 'bag', capacity: 2 },
  'river-basket': { level: 1, cost: ['water', 'air'], make: 'bag', capacity: 2 },
  // Comes home, turns over the load and is off again.
  'porter-brooch': { level: 1, cost: ['fire', 'fire'], make: 'jewel', extra: 'equip' },
  // One more thing from every stop.
  'dowsing-pendant': { level: 1, cost: ['water', 'iron'], make: 'jewel', extra: 'extract' },

  'copper-glaive': { level: 2, cost: ['copper', 'mercury'], make: 'weapon', attack: 2 },
  // Lighter in the hand: some of it guards.
  'sulphur-lance': { level: 2, cost: ['sulphur', 'mercury'], make: 'weapon', attack: 1, defence: 1 },
  'lapis-aegis': { level: 2, cost: ['glass', 'mercury'], make: 'armour', defence: 2 },
  // Armour with pockets.
  'scaled-mail': { level: 2, cost: ['sulphur', 'sulphur'], make: 'armour', defence: 1, capacity: 1 },
  'deep-satchel': { level: 2, cost: ['sulphur', 'glass'], make: 'bag', capacity: 3 },
  // Room for a fourth plan.
  'archivist-circlet': { level: 2, cost: ['copper', 'copper'], make: 'jewel', ability: 'largeHand' },
  'wind-anklet': { level: 2, cost: ['glass', 'mercury'], make: 'jewel', extra: 'move' },
  'miner-lens': { level: 2, cost: ['glass', 'copper'], make: 'jewel', ability: 'doubleExtract' },

  'sunsteel-sword': { level: 3, cost: ['gold', 'gold'], make: 'weapon', attack: 3 },
  'adamant-plate': { level: 3, cost: ['platinum', 'platinum'], make: 'armour', defence: 3 },
  'bottomless-trunk': { level: 3, cost: ['regia', 'platinum'], make: 'bag', capacity: 5 },
  'seer-ring': { level: 3, cost: ['platinum', 'gold'], make: 'jewel', ability: 'deepResearch' },
  // Strikes unseen.
  'ghost-cloak': { level: 3, cost: ['regia', 'regia'], make: 'jewel', extra: 'attack' },
  // The road to level 3 is made of Converts.
  'athanor-amulet': { level: 3, cost: ['regia', 'gold'], make: 'jewel', extra: 'convert' },
  // The way back from soullessness, and to the missions that ask for souls.
  'heart-crucible': { level: 3, cost: ['regia', 'gold'], make: 'soul' },
  'spirit-lantern': { level: 3, cost: ['regia', 'platinum'], make: 'soul' },
};

/** By level: the black, the white and the red work. */
export const STONES = [
  'raven-head',
  'first-ash',
  'black-dew',
  'buried-seed',
  'crow-milk',
  'night-loam',
  'sealed-egg',
  'iron-gall',
  'white-swan',
  'moon-lime',
  'pearl-frost',
  'silver-tree',
  'washed-bride',
  'salt-lily',
  'quick-mirror',
  'dove-ash',
  'red-lion',
  'phoenix-ember',
  'sun-king',
  'pelican-blood',
  'rose-crucible',
  'royal-crown',
  'dragon-ruby',
  'last-tincture',
] as const;
export type Stone = (typeof STONES)[number];

export const STONE: Readonly<Record<Stone, StoneCard>> = {
  'raven-head': { level: 1, cost: ['air', 'iron'] },
  'first-ash': { level: 1, cost: ['earth', 'fire'] },
  'black-dew': { level: 1, cost: ['water', 'air'] },
  'buried-seed': { level: 1, cost: ['earth', 'earth'] },
  'crow-milk': { level: 1, cost: ['air', 'fire'] },
  'night-loam': { level: 1, cost: ['water', 'earth'] },
  'sealed-egg': { level: 1, cost: ['fire', 'iron'] },
  'iron-gall': { level: 1, cost: ['water', 'iron'] },

  'white-swan': { level: 2, cost: ['mercury', 'soul'] },
  'moon-lime': { level: 2, cost: ['sulphur', 'glass'] },
  'pearl-frost': { level: 2, cost: ['glass', 'glass'] },
  'silver-tree': { level: 2, cost: ['copper', 'mercury'] },
  'washed-bride': { level: 2, cost: ['sulphur', 'soul'] },
  'salt-lily': { level: 2, cost: ['sulphur', 'copper'] },
  'quick-mirror': { level: 2, cost: ['glass', 'mercury'] },
  'dove-ash': { level: 2, cost: ['copper', 'copper'] },

  'red-lion': { level: 3, cost: ['regia', 'gold'] },
  'phoenix-ember': { level: 3, cost: ['gold', 'soul'] },
  'sun-king': { level: 3, cost: ['gold', 'gold'] },
  'pelican-blood': { level: 3, cost: ['regia', 'soul'] },
  'rose-crucible': { level: 3, cost: ['regia', 'platinum'] },
  'royal-crown': { level: 3, cost: ['platinum', 'gold'] },
  'dragon-ruby': { level: 3, cost: ['regia', 'regia'] },
  'last-tincture': { level: 3, cost: ['platinum', 'platinum'] },
};

export const FORMULAS = [...HOMUNCULI, ...EQUIPMENT_PIECES, ...STONES] as const;
export type FormulaId = (typeof FORMULAS)[number];

/** What the formulas of a kind are called, in the order of the box. */
export const FORMULAS_OF: Readonly<Record<Kind, readonly FormulaId[]>> = {
  homunculus: HOMUNCULI,
  equipment: EQUIPMENT_PIECES,
  stone: STONES,
};

export const COST: Readonly<Record<FormulaId, Cost>> = only('cost');
export const FORMULA_LEVEL: Readonly<Record<FormulaId, Level>> = only('level');

function only<Part extends keyof Formula>(part: Part): Readonly<Record<FormulaId, Formula[Part]>> {
  const all: Readonly<Record<FormulaId, Formula>> = { ...HOMUNCULUS, ...EQUIPMENT, ...STONE };
  const parts = FORMULAS.map((id) => [id, all[id][part]] as const);
  return Object.fromEntries(parts) as Record<FormulaId, Formula[Part]>;
}
