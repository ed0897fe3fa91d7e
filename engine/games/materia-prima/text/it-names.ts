import type { FormulaId } from '../cards';
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
import type { Bearing, Terrain, Tile } from '../map';
import type { MateriaPrimaText } from './text';

export const things: Readonly<Record<Thing, string>> = {
  water: 'Acqua',
  earth: 'Terra',
  air: 'Aria',
  fire: 'Fuoco',
  iron: 'Ferro',
  sulphur: 'Zolfo',
  glass: 'Vetro',
  copper: 'Rame',
  mercury: 'Mercurio',
  regia: 'Acqua Regia',
  platinum: 'Platino',
  gold: 'Oro',
  soul: 'pietra anima',
};

export const alchemists: MateriaPrimaText['alchemists'] = {
  sejlon: 'Sejlon',
  vitrudes: 'Vitrudes',
  lenka: 'Lenka',
  wilka: 'Wilka',
};

export const homunculi: MateriaPrimaText['homunculi'] = {
  'mud-porter': 'Facchino di Fango',
  'wick-runner': 'Lucignolo Lesto',
  puddling: 'Pozzangherino',
  'rust-imp': 'Folletto di Ruggine',
  'cinder-cub': 'Cucciolo di Brace',
  'chaff-sprite': 'Spiritello di Pula',
  'clay-sentry': 'Sentinella d’Argilla',
  'brine-newt': 'Tritone di Salamoia',
  'copper-hound': 'Segugio di Rame',
  'glass-warden': 'Guardiano di Vetro',
  'brimstone-bat': 'Pipistrello Sulfureo',
  'quicksilver-heron': 'Airone d’Argento Vivo',
  'bellows-ox': 'Bue Mantice',
  'mirror-moth': 'Falena Specchio',
  'delver-mole': 'Talpa Scavafondo',
  'thorn-duellist': 'Duellante di Spine',
  'gilded-colossus': 'Colosso Dorato',
  'crowned-wyrm': 'Biscione Coronato',
  'platinum-knight': 'Cavaliere di Platino',
  'treasure-tortoise': 'Testuggine del Tesoro',
  'vitriol-hydra': 'Idra di Vetriolo',
  'quarry-giant': 'Gigante della Cava',
  'comet-stag': 'Cervo Cometa',
  'mirage-djinn': 'Genio dei Miraggi',
};

export const equipment: MateriaPrimaText['equipment'] = {
  'ash-blade': 'Lama di Cenere',
  'boar-spear': 'Spiedo da Cinghiale',
  'oak-buckler': 'Brocchiere di Quercia',
  'ring-jerkin': 'Farsetto ad Anelli',
  'forager-pouch': 'Scarsella del Cercatore',
  'river-basket': 'Gerla di Fiume',
  'porter-brooch': 'Spilla del Facchino',
  'dowsing-pendant': 'Pendolo del Rabdomante',
  'copper-glaive': 'Falcione di Rame',
  'sulphur-lance': 'Lancia di Zolfo',
  'lapis-aegis': 'Egida di Lapislazzuli',
  'scaled-mail': 'Giaco a Scaglie',
  'deep-satchel': 'Tascapane Profondo',
  'archivist-circlet': 'Diadema dell’Archivista',
  'wind-anklet': 'Cavigliera del Vento',
  'miner-lens': 'Lente del Minatore',
  'sunsteel-sword': 'Spada d’Acciaio Solare',
  'adamant-plate': 'Corazza Adamantina',
  'bottomless-trunk': 'Baule Senza Fondo',
  'seer-ring': 'Anello del Veggente',
  'ghost-cloak': 'Mantello dello Spettro',
  'athanor-amulet': 'Amuleto dell’Athanor',
  'heart-crucible': 'Crogiolo del Cuore',
  'spirit-lantern': 'Lanterna degli Spiriti',
};

export const stones: MateriaPrimaText['stones'] = {
  'raven-head': 'Testa di Corvo',
  'first-ash': 'Prima Cenere',
  'black-dew': 'Rugiada Nera',
  'buried-seed': 'Seme Sepolto',
  'crow-milk': 'Latte di Cornacchia',
  'night-loam': 'Terriccio Notturno',
  'sealed-egg': 'Uovo Sigillato',
  'iron-gall': 'Fiele di Ferro',
  'white-swan': 'Cigno Bianco',
  'moon-lime': 'Calce di Luna',
  'pearl-frost': 'Brina di Perla',
  'silver-tree': 'Albero d’Argento',
  'washed-bride': 'Sposa Purificata',
  'salt-lily': 'Giglio di Sale',
  'quick-mirror': 'Specchio Vivo',
  'dove-ash': 'Cenere di Colomba',
  'red-lion': 'Leone Rosso',
  'phoenix-ember': 'Brace di Fenice',
  'sun-king': 'Re Sole',
  'pelican-blood': 'Sangue di Pellicano',
  'rose-crucible': 'Crogiolo di Rose',
  'royal-crown': 'Corona Regale',
  'dragon-ruby': 'Rubino del Drago',
  'last-tincture': 'Ultima Tintura',
};

export const extensions: Readonly<Record<Extension, string>> = {
  'spring-house': 'Casa della Fonte',
  'clay-pit': 'Cava d’Argilla',
  'wind-catcher': 'Acchiappavento',
  'fire-basket': 'Braciere',
  bloomery: 'Ferriera',
  'silt-basin': 'Vasca di Limo',
  'dust-mill': 'Mulino di Polvere',
  'great-bellows': 'Gran Mantice',
  'slag-furnace': 'Forno delle Scorie',
  'second-still': 'Secondo Alambicco',
  stables: 'Scuderia',
  'reading-room': 'Sala di Lettura',
};

/** The cards and extensions that take "la"; the others take "il" or "lo". */
export const FEMININE: ReadonlySet<FormulaId | Extension> = new Set([
  ...(['clay-sentry', 'mirror-moth', 'delver-mole', 'treasure-tortoise', 'vitriol-hydra'] as const),
  ...(['ash-blade', 'forager-pouch', 'river-basket', 'porter-brooch', 'sulphur-lance'] as const),
  ...(['lapis-aegis', 'wind-anklet', 'miner-lens', 'sunsteel-sword', 'adamant-plate'] as const),
  ...(['spirit-lantern', 'raven-head', 'first-ash', 'black-dew', 'moon-lime', 'pearl-frost'] as const),
  ...(['washed-bride', 'dove-ash', 'phoenix-ember', 'royal-crown', 'last-tincture'] as const),
  ...(['spring-house', 'clay-pit', 'bloomery', 'silt-basin', 'stables', 'reading-room'] as const),
]);

export const missions: MateriaPrimaText['missions'] = {
  tyrant: 'Tiranno',
  'armory-master': 'Maestro d’Armi',
  'lord-of-hellfire': 'Signore delle Fiamme',
  soulreaper: 'Mietitore d’Anime',
  pacifist: 'Pacifista',
  magnate: 'Magnate',
  spender: 'Spendaccione',
  homekeeper: 'Custode del Focolare',
  cultist: 'Cultista',
  bodyguard: 'Guardia del Corpo',
};

export const cities: Readonly<Record<City, string>> = {
  blackholm: 'Blackholm',
  windshire: 'Windshire',
  hammerbreach: 'Hammerbreach',
};

export const terrains: Readonly<Record<Terrain, string>> = {
  woods: 'bosco',
  grove: 'boschetto',
  meadow: 'prato',
  heath: 'brughiera',
  hills: 'colline',
  mountains: 'montagne',
  marsh: 'palude',
  dunes: 'dune',
  ash: 'cenere',
  moor: 'landa',
  thorn: 'rovi',
};

/** "le colline", "nelle colline" */
export const theTerrain: Readonly<Record<Terrain, string>> = {
  woods: 'il bosco',
  grove: 'il boschetto',
  meadow: 'il prato',
  heath: 'la brughiera',
  hills: 'le colline',
  mountains: 'le montagne',
  marsh: 'la palude',
  dunes: 'le dune',
  ash: 'la cenere',
  moor: 'la landa',
  thorn: 'i rovi',
};

export const onTerrain: Readonly<Record<Terrain, string>> = {
  woods: 'nel bosco',
  grove: 'nel boschetto',
  meadow: 'nel prato',
  heath: 'nella brughiera',
  hills: 'sulle colline',
  mountains: 'sulle montagne',
  marsh: 'nella palude',
  dunes: 'sulle dune',
  ash: 'nella cenere',
  moor: 'nella landa',
  thorn: 'tra i rovi',
};

/** "l’est", "nell’est", "a est" */
export const bearings: Readonly<Record<Bearing, readonly [string, string, string]>> = {
  middle: ['il cuore', 'nel cuore', 'nel cuore'],
  east: ['l’est', 'nell’est', 'a est'],
  'south-east': ['il sud-est', 'nel sud-est', 'a sud-est'],
  'south-west': ['il sud-ovest', 'nel sud-ovest', 'a sud-ovest'],
  west: ['l’ovest', 'nell’ovest', 'a ovest'],
  'north-west': ['il nord-ovest', 'nel nord-ovest', 'a nord-ovest'],
  'north-east': ['il nord-est', 'nel nord-est', 'a nord-est'],
};

export const ofTile: Readonly<Record<Tile, string>> = {
  'gilt-heath': 'della Brughiera Dorata',
  hammerbreach: 'di Hammerbreach',
  'salt-fen': 'della Palude Salata',
  windshire: 'di Windshire',
  'blue-woods': 'dei Boschi Blu',
  blackholm: 'di Blackholm',
  'cinder-fells': 'delle Alture di Brace',
};

const kinds: Readonly<Record<Kind, string>> = {
  homunculus: 'homunculus',
  equipment: 'equipaggiamento',
  stone: 'Pietra',
};

const actions: Readonly<Record<Action, string>> = {
  move: 'Muovere',
  extract: 'Estrarre',
  drop: 'Scartare',
  attack: 'Attaccare',
  equip: 'Equipaggiare',
  convert: 'Convertire',
  transmute: 'Trasmutare',
  research: 'Ricercare',
  buy: 'Acquistare',
};

export const abilities: Readonly<Record<Ability, string>> = {
  doubleExtract: 'Estrarre dà due elementi della miniera',
  deepResearch: `con Ricercare pesca ${DEEP_RESEARCH.draw} formule e ne tiene ${DEEP_RESEARCH.keep}`,
  largeHand: `fino a ${LARGE_HAND_LIMIT} formule in mano`,
};

export const extra = (action: Action) => `un’azione ${actions[action]} in più a turno`;

export function price(owned: number): string {
  const prices = [
    '2 elementi diversi di livello 1',
    '3 elementi diversi di livello 1',
    '1 elemento di livello 2 e 2 di livello 1',
  ];
  return prices[owned] ?? 'non c’è più posto';
}

const produces = (thing: Thing) => `Mette 1 ${things[thing]} nella tua torre.`;
const pairs = (one: Thing, other: Thing) =>
  `Fino alla fine del turno, quando converti, ${things[one]} e ${things[other]} sono intercambiabili.`;

const towers: MateriaPrimaText['towers'] = {
  'owl-spire': 'Guglia del Gufo',
  'salamander-keep': 'Rocca della Salamandra',
  'moon-needle': 'Ago di Luna',
  'thistle-watch': 'Vedetta del Cardo',
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
  'second-still': 'In questo turno il tuo alchimista ha un’azione Convertire in più.',
  stables: 'In questo turno una delle tue figure ha un’azione Muovere in più.',
  'reading-room': 'Fino alla fine del turno, con Ricercare peschi una formula in più.',
};

const tasks: MateriaPrimaText['tasks'] = {
  tyrant: 'Occupa tutte e tre le città con i tuoi homunculi: muovine uno nell’ultima.',
  'armory-master': 'Trasmuta 4 equipaggiamenti di livello 2 o più, ed entra a Blackholm indossandone due.',
  'lord-of-hellfire': `Scarta Fuoco a Windshire finché lì ce ne sono almeno ${HELLFIRE}; vale anche quello degli altri.`,
  soulreaper: `Entra a Windshire con ${SOULREAPER_SOULS} pietre anima.`,
  pacifist: 'Non attaccare mai, e porta il tuo alchimista su una miniera d’Aria.',
  magnate: `Scarta Oro a Hammerbreach finché lì ce ne sono ${MAGNATE_GOLD} dei tuoi.`,
  spender: `Scarta elementi di livello 3 su un esagono adiacente alla torre più lontana dalla tua, finché lì ce ne sono ${SPENDER_ELEMENTS} dei tuoi.`,
  homekeeper: 'Comincia il turno con almeno due homunculi adiacenti alla tua torre.',
  cultist: 'Finisci il turno con l’alchimista e tre homunculi sulla miniera di Terra dei Boschi Blu.',
  bodyguard: `Scarta pietre anima su un esagono adiacente alla torre più lontana dalla tua, finché lì ce ne sono ${BODYGUARD_SOULS} delle tue, e tienine una.`,
};

const tiles: MateriaPrimaText['tiles'] = {
  'gilt-heath': 'Brughiera Dorata',
  hammerbreach: 'Hammerbreach',
  'salt-fen': 'Palude Salata',
  windshire: 'Windshire',
  'blue-woods': 'Boschi Blu',
  blackholm: 'Blackholm',
  'cinder-fells': 'Alture di Brace',
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
