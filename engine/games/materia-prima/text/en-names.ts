import {
  BODYGUARD_SOULS,
  DEEP_RESEARCH,
  HELLFIRE,
  LARGE_HAND_LIMIT,
  MAGNATE_GOLD,
  SOULREAPER_SOULS,
  SPENDER_ELEMENTS,
  type Ability,
  type Action,
  type City,
  type Extension,
  type Kind,
  type Thing,
} from '../data';
import type { Terrain } from '../map';
import type { MateriaPrimaText } from './text';

export const things: Readonly<Record<Thing, string>> = {
  water: 'Water',
  earth: 'Earth',
  air: 'Air',
  fire: 'Fire',
  iron: 'Iron',
  sulphur: 'Sulphur',
  glass: 'Glass',
  copper: 'Copper',
  mercury: 'Mercury',
  regia: 'Aqua Regia',
  platinum: 'Platinum',
  gold: 'Gold',
  soul: 'soul stone',
};

export const alchemists: MateriaPrimaText['alchemists'] = {
  sejlon: 'Sejlon',
  vitrudes: 'Vitrudes',
  lenka: 'Lenka',
  wilka: 'Wilka',
};

export const homunculi: MateriaPrimaText['homunculi'] = {
  'mud-porter': 'Mud Porter',
  'wick-runner': 'Wick Runner',
  puddling: 'Puddling',
  'rust-imp': 'Rust Imp',
  'cinder-cub': 'Cinder Cub',
  'chaff-sprite': 'Chaff Sprite',
  'clay-sentry': 'Clay Sentry',
  'brine-newt': 'Brine Newt',
  'copper-hound': 'Copper Hound',
  'glass-warden': 'Glass Warden',
  'brimstone-bat': 'Brimstone Bat',
  'quicksilver-heron': 'Quicksilver Heron',
  'bellows-ox': 'Bellows Ox',
  'mirror-moth': 'Mirror Moth',
  'delver-mole': 'Delver Mole',
  'thorn-duellist': 'Thorn Duellist',
  'gilded-colossus': 'Gilded Colossus',
  'crowned-wyrm': 'Crowned Wyrm',
  'platinum-knight': 'Platinum Knight',
  'treasure-tortoise': 'Treasure Tortoise',
  'vitriol-hydra': 'Vitriol Hydra',
  'quarry-giant': 'Quarry Giant',
  'comet-stag': 'Comet Stag',
  'mirage-djinn': 'Mirage Djinn',
};

export const equipment: MateriaPrimaText['equipment'] = {
  'ash-blade': 'Ash Blade',
  'boar-spear': 'Boar Spear',
  'oak-buckler': 'Oak Buckler',
  'ring-jerkin': 'Ring Jerkin',
  'forager-pouch': 'Forager’s Pouch',
  'river-basket': 'River Basket',
  'porter-brooch': 'Porter’s Brooch',
  'dowsing-pendant': 'Dowsing Pendant',
  'copper-glaive': 'Copper Glaive',
  'sulphur-lance': 'Sulphur Lance',
  'lapis-aegis': 'Lapis Aegis',
  'scaled-mail': 'Scaled Mail',
  'deep-satchel': 'Deep Satchel',
  'archivist-circlet': 'Archivist’s Circlet',
  'wind-anklet': 'Wind Anklet',
  'miner-lens': 'Miner’s Lens',
  'sunsteel-sword': 'Sunsteel Sword',
  'adamant-plate': 'Adamant Plate',
  'bottomless-trunk': 'Bottomless Trunk',
  'seer-ring': 'Seer’s Ring',
  'ghost-cloak': 'Ghost Cloak',
  'athanor-amulet': 'Athanor Amulet',
  'heart-crucible': 'Heart Crucible',
  'spirit-lantern': 'Spirit Lantern',
};

export const stones: MateriaPrimaText['stones'] = {
  'raven-head': 'Raven’s Head',
  'first-ash': 'First Ash',
  'black-dew': 'Black Dew',
  'buried-seed': 'Buried Seed',
  'crow-milk': 'Crow’s Milk',
  'night-loam': 'Night Loam',
  'sealed-egg': 'Sealed Egg',
  'iron-gall': 'Iron Gall',
  'white-swan': 'White Swan',
  'moon-lime': 'Moon Lime',
  'pearl-frost': 'Pearl Frost',
  'silver-tree': 'Silver Tree',
  'washed-bride': 'Washed Bride',
  'salt-lily': 'Salt Lily',
  'quick-mirror': 'Quick Mirror',
  'dove-ash': 'Dove’s Ash',
  'red-lion': 'Red Lion',
  'phoenix-ember': 'Phoenix Ember',
  'sun-king': 'Sun King',
  'pelican-blood': 'Pelican’s Blood',
  'rose-crucible': 'Rose Crucible',
  'royal-crown': 'Royal Crown',
  'dragon-ruby': 'Dragon Ruby',
  'last-tincture': 'Last Tincture',
};

export const extensions: Readonly<Record<Extension, string>> = {
  'spring-house': 'Spring House',
  'clay-pit': 'Clay Pit',
  'wind-catcher': 'Wind Catcher',
  'fire-basket': 'Fire Basket',
  bloomery: 'Bloomery',
  'silt-basin': 'Silt Basin',
  'dust-mill': 'Dust Mill',
  'great-bellows': 'Great Bellows',
  'slag-furnace': 'Slag Furnace',
  'second-still': 'Second Still',
  stables: 'Stables',
  'reading-room': 'Reading Room',
};

export const missions: MateriaPrimaText['missions'] = {
  tyrant: 'Tyrant',
  'armory-master': 'Armory Master',
  'lord-of-hellfire': 'Lord of Hellfire',
  soulreaper: 'Soulreaper',
  pacifist: 'Pacifist',
  magnate: 'Magnate',
  spender: 'Spender',
  homekeeper: 'Homekeeper',
  cultist: 'Cultist',
  bodyguard: 'Bodyguard',
};

export const cities: Readonly<Record<City, string>> = {
  blackholm: 'Blackholm',
  windshire: 'Windshire',
  hammerbreach: 'Hammerbreach',
};

export const terrains: Readonly<Record<Terrain, string>> = {
  woods: 'woods',
  grove: 'grove',
  meadow: 'meadow',
  heath: 'heath',
  hills: 'hills',
  mountains: 'mountains',
  marsh: 'marsh',
  dunes: 'dunes',
  ash: 'ash',
  moor: 'moor',
  thorn: 'thorns',
};

/** "in the hills", "on the moor" */
export const onTerrain: Readonly<Record<Terrain, string>> = {
  woods: 'in the woods',
  grove: 'in the grove',
  meadow: 'on the meadow',
  heath: 'on the heath',
  hills: 'in the hills',
  mountains: 'in the mountains',
  marsh: 'in the marsh',
  dunes: 'in the dunes',
  ash: 'in the ash',
  moor: 'on the moor',
  thorn: 'among the thorns',
};

export const kinds: Readonly<Record<Kind, string>> = {
  homunculus: 'homunculus',
  equipment: 'equipment',
  stone: 'Stone',
};

const actions: Readonly<Record<Action, string>> = {
  move: 'Move',
  extract: 'Extract',
  drop: 'Drop',
  attack: 'Attack',
  equip: 'Equip',
  convert: 'Convert',
  transmute: 'Transmute',
  research: 'Research',
  buy: 'Buy',
};

export const abilities: Readonly<Record<Ability, string>> = {
  doubleExtract: 'Extract yields two of the mine’s element',
  deepResearch: `Research draws ${DEEP_RESEARCH.draw} and keeps ${DEEP_RESEARCH.keep}`,
  largeHand: `hand limit ${LARGE_HAND_LIMIT}`,
};

export const extra = (action: Action) => `one additional ${actions[action]} a turn`;

export function price(owned: number): string {
  const prices = [
    '2 different elements of level 1',
    '3 different elements of level 1',
    '1 element of level 2 and 2 of level 1',
  ];
  return prices[owned] ?? 'no more';
}

const produces = (thing: Thing) => `Puts one ${things[thing]} into your tower.`;
const pairs = (one: Thing, other: Thing) =>
  `For the rest of the turn ${things[one]} and ${things[other]} stand for each other when you convert.`;

const towers: MateriaPrimaText['towers'] = {
  'owl-spire': 'Owl Spire',
  'salamander-keep': 'Salamander Keep',
  'moon-needle': 'Moon Needle',
  'thistle-watch': 'Thistle Watch',
};

const powers: MateriaPrimaText['powers'] = {
  'spring-house': produces('water'),
  'clay-pit': produces('earth'),
  'wind-catcher': produces('air'),
  'fire-basket': produces('fire'),
  bloomery: produces('iron'),
  'silt-basin': pairs('water', 'earth'),
  'dust-mill': pairs('earth', 'air'),
  'great-bellows': pairs('air', 'fire'),
  'slag-furnace': pairs('fire', 'iron'),
  'second-still': 'Gives your alchemist one additional Convert this turn.',
  stables: 'Gives one of your figures one additional Move this turn.',
  'reading-room': 'For the rest of the turn your Research draws one formula more.',
};

const tasks: MateriaPrimaText['tasks'] = {
  tyrant: 'Your homunculi stand in all three cities: move one into the last of them.',
  'armory-master':
    'Transmute 4 pieces of equipment of level 2 or more, and enter Blackholm wearing two such pieces.',
  'lord-of-hellfire': `Drop Fire in Windshire until at least ${HELLFIRE} lie there; that of others counts.`,
  soulreaper: `Enter Windshire with ${SOULREAPER_SOULS} soul stones.`,
  pacifist: 'Never attack, and move your alchemist onto an Air mine.',
  magnate: `Drop Gold in Hammerbreach until ${MAGNATE_GOLD} of yours lie there.`,
  spender: `Drop elements of level 3 on a hex next to the tower farthest from yours until ${SPENDER_ELEMENTS} of yours lie there.`,
  homekeeper: 'Begin your turn with at least two homunculi next to your tower.',
  cultist: 'End your turn with your alchemist and three homunculi on the Earth mine of the Blue Woods.',
  bodyguard: `Drop soul stones on a hex next to the tower farthest from yours until ${BODYGUARD_SOULS} of yours lie there, and keep one.`,
};

const tiles: MateriaPrimaText['tiles'] = {
  'gilt-heath': 'Gilt Heath',
  hammerbreach: 'Hammerbreach',
  'salt-fen': 'Salt Fen',
  windshire: 'Windshire',
  'blue-woods': 'Blue Woods',
  blackholm: 'Blackholm',
  'cinder-fells': 'Cinder Fells',
};

/** What everything is called, and what it does. */
export const names = {
  things,
  alchemists,
  homunculi,
  equipment,
  stones,
  kinds,
  extensions,
  missions,
  cities,
  terrains,
  actions,
  abilities,
  towers,
  powers,
  tasks,
  tiles,
} satisfies Partial<MateriaPrimaText>;
