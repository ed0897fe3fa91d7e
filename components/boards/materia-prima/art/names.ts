/** What there is to draw, by the ids of the rules. */
export const BASICS = ['water', 'earth', 'air', 'fire', 'iron'] as const;
export type Basic = (typeof BASICS)[number];
export const MIDDLES = ['sulphur', 'glass', 'copper', 'mercury'] as const;
export const HIGHEST = ['regia', 'platinum', 'gold'] as const;
export const ELEMENTS = [...BASICS, ...MIDDLES, ...HIGHEST] as const;
export type Element = (typeof ELEMENTS)[number];
export type Level = 1 | 2 | 3;
/** What a formula asks for. */
export type Paid = Element | 'soul';

export const ALCHEMISTS = ['sejlon', 'vitrudes', 'lenka', 'wilka'] as const;
export type Alchemist = (typeof ALCHEMISTS)[number];

export const KINDS = ['homunculus', 'equipment', 'stone'] as const;
export type Kind = (typeof KINDS)[number];

export const CITIES = ['blackholm', 'windshire', 'hammerbreach'] as const;
export type City = (typeof CITIES)[number];

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

export const TERRAINS = [
  'woods',
  'grove',
  'meadow',
  'heath',
  'hills',
  'mountains',
  'marsh',
  'dunes',
  'ash',
  'moor',
  'thorn',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const TILES = [
  'gilt-heath',
  'hammerbreach',
  'salt-fen',
  'windshire',
  'blue-woods',
  'blackholm',
  'cinder-fells',
] as const;
export type Tile = (typeof TILES)[number];

/** A mine goes by its element, a city by its name, a free hex by what grows there. */
export type Land = Basic | City | Terrain;

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

export type FigureId = Alchemist | Homunculus;
