import type { FormulaId } from '../cards';
import { DEEP_RESEARCH, HAND_LIMIT, MISSION_GOAL, type Action, type Extension } from '../data';
import type { Bearing, Terrain, Tile } from '../map';
import { powersIn, PROPER_NAMES } from './parts';
import type { MateriaPrimaText } from './text';

const things: MateriaPrimaText['things'] = {
  water: 'Eau',
  earth: 'Terre',
  air: 'Air',
  fire: 'Feu',
  iron: 'Fer',
  sulphur: 'Soufre',
  glass: 'Verre',
  copper: 'Cuivre',
  mercury: 'Mercure',
  regia: 'Eau régale',
  platinum: 'Platine',
  gold: 'Or',
  soul: 'pierre d’âme',
};

const actions: MateriaPrimaText['actions'] = {
  move: 'Se déplacer',
  extract: 'Extraire',
  drop: 'Déposer',
  attack: 'Attaquer',
  equip: 'Équiper',
  convert: 'Convertir',
  transmute: 'Transmuter',
  research: 'Rechercher',
  buy: 'Acheter',
};

/** The cards and extensions that take "la"; the others take "le". */
export const FEMININE: ReadonlySet<FormulaId | Extension> = new Set([
  ...(['clay-sentry', 'brimstone-bat', 'mirror-moth', 'delver-mole', 'crowned-wyrm'] as const),
  ...(['treasure-tortoise', 'vitriol-hydra', 'ash-blade', 'oak-buckler', 'forager-pouch'] as const),
  ...(['porter-brooch', 'copper-glaive', 'sulphur-lance', 'lapis-aegis', 'scaled-mail'] as const),
  ...(['deep-satchel', 'wind-anklet', 'miner-lens', 'sunsteel-sword', 'bottomless-trunk'] as const),
  ...(['ghost-cloak', 'athanor-amulet', 'spirit-lantern', 'raven-head', 'first-ash'] as const),
  ...(['black-dew', 'buried-seed', 'moon-lime', 'washed-bride', 'dove-ash', 'phoenix-ember'] as const),
  ...(['royal-crown', 'last-tincture', 'spring-house', 'clay-pit', 'stables', 'reading-room'] as const),
]);

/** "les collines", "dans les collines" */
export const theTerrain: Readonly<Record<Terrain, string>> = {
  woods: 'la forêt',
  grove: 'le bosquet',
  meadow: 'la prairie',
  heath: 'la bruyère',
  hills: 'les collines',
  mountains: 'les montagnes',
  marsh: 'le marais',
  dunes: 'les dunes',
  ash: 'les cendres',
  moor: 'la lande',
  thorn: 'les ronces',
};

/** "l’est", "dans l’est", "à l’est" */
export const bearings: Readonly<Record<Bearing, readonly [string, string, string]>> = {
  middle: ['le cœur', 'au cœur', 'au cœur'],
  east: ['l’est', 'dans l’est', 'à l’est'],
  'south-east': ['le sud-est', 'dans le sud-est', 'au sud-est'],
  'south-west': ['le sud-ouest', 'dans le sud-ouest', 'au sud-ouest'],
  west: ['l’ouest', 'dans l’ouest', 'à l’ouest'],
  'north-west': ['le nord-ouest', 'dans le nord-ouest', 'au nord-ouest'],
  'north-east': ['le nord-est', 'dans le nord-est', 'au nord-est'],
};

export const ofTile: Readonly<Record<Tile, string>> = {
  'gilt-heath': 'de la Bruyère Dorée',
  hammerbreach: 'de Hammerbreach',
  'salt-fen': 'du Marais Salé',
  windshire: 'de Windshire',
  'blue-woods': 'des Bois Bleus',
  blackholm: 'de Blackholm',
  'cinder-fells': 'des Monts de Braise',
};

const extra = (action: Action) => `une action ${actions[action]} de plus par tour`;

function price(owned: number): string {
  const prices = [
    '2 éléments différents de niveau 1',
    '3 éléments différents de niveau 1',
    '1 élément de niveau 2 et 2 de niveau 1',
  ];
  return prices[owned] ?? 'plus de place';
}

/** What everything is called, and what it does. */
export const names = {
  ...PROPER_NAMES,
  things,
  homunculi: {
    'mud-porter': 'Portefaix de Boue',
    'wick-runner': 'Trotte-Mèche',
    puddling: 'Flaquelet',
    'rust-imp': 'Lutin de Rouille',
    'cinder-cub': 'Louveteau de Braise',
    'chaff-sprite': 'Farfadet de Paille',
    'clay-sentry': 'Sentinelle d’Argile',
    'brine-newt': 'Triton de Saumure',
    'copper-hound': 'Limier de Cuivre',
    'glass-warden': 'Gardien de Verre',
    'brimstone-bat': 'Chauve-Souris de Soufre',
    'quicksilver-heron': 'Héron de Vif-Argent',
    'bellows-ox': 'Bœuf à Soufflet',
    'mirror-moth': 'Phalène aux Miroirs',
    'delver-mole': 'Taupe des Tréfonds',
    'thorn-duellist': 'Bretteur d’Épines',
    'gilded-colossus': 'Colosse Doré',
    'crowned-wyrm': 'Vouivre Couronnée',
    'platinum-knight': 'Chevalier de Platine',
    'treasure-tortoise': 'Tortue au Trésor',
    'vitriol-hydra': 'Hydre de Vitriol',
    'quarry-giant': 'Géant de la Carrière',
    'comet-stag': 'Cerf Comète',
    'mirage-djinn': 'Djinn des Mirages',
  },
  equipment: {
    'ash-blade': 'Lame de Cendre',
    'boar-spear': 'Épieu à Sanglier',
    'oak-buckler': 'Rondache de Chêne',
    'ring-jerkin': 'Pourpoint à Anneaux',
    'forager-pouch': 'Besace du Glaneur',
    'river-basket': 'Panier de Rivière',
    'porter-brooch': 'Broche du Portefaix',
    'dowsing-pendant': 'Pendule du Sourcier',
    'copper-glaive': 'Guisarme de Cuivre',
    'sulphur-lance': 'Lance de Soufre',
    'lapis-aegis': 'Égide de Lapis',
    'scaled-mail': 'Cotte d’Écailles',
    'deep-satchel': 'Sacoche Profonde',
    'archivist-circlet': 'Diadème de l’Archiviste',
    'wind-anklet': 'Talonnière du Vent',
    'miner-lens': 'Loupe du Mineur',
    'sunsteel-sword': 'Épée d’Acier Solaire',
    'adamant-plate': 'Harnois d’Adamant',
    'bottomless-trunk': 'Malle Sans Fond',
    'seer-ring': 'Anneau du Devin',
    'ghost-cloak': 'Cape du Fantôme',
    'athanor-amulet': 'Amulette de l’Athanor',
    'heart-crucible': 'Creuset du Cœur',
    'spirit-lantern': 'Lanterne des Esprits',
  },
  stones: {
    'raven-head': 'Tête de Corbeau',
    'first-ash': 'Première Cendre',
    'black-dew': 'Rosée Noire',
    'buried-seed': 'Graine Enfouie',
    'crow-milk': 'Lait de Corneille',
    'night-loam': 'Terreau de Nuit',
    'sealed-egg': 'Œuf Scellé',
    'iron-gall': 'Fiel de Fer',
    'white-swan': 'Cygne Blanc',
    'moon-lime': 'Chaux de Lune',
    'pearl-frost': 'Givre de Perle',
    'silver-tree': 'Arbre d’Argent',
    'washed-bride': 'Mariée Purifiée',
    'salt-lily': 'Lys de Sel',
    'quick-mirror': 'Miroir Vif',
    'dove-ash': 'Cendre de Colombe',
    'red-lion': 'Lion Rouge',
    'phoenix-ember': 'Braise de Phénix',
    'sun-king': 'Roi Soleil',
    'pelican-blood': 'Sang de Pélican',
    'rose-crucible': 'Creuset aux Roses',
    'royal-crown': 'Couronne Royale',
    'dragon-ruby': 'Rubis du Dragon',
    'last-tincture': 'Dernière Teinture',
  },
  kinds: {
    homunculus: 'homoncule',
    equipment: 'équipement',
    stone: 'Pierre',
  },
  extensions: {
    'spring-house': 'Maison de la Source',
    'clay-pit': 'Glaisière',
    'wind-catcher': 'Attrape-Vent',
    'fire-basket': 'Brasero',
    bloomery: 'Bas Fourneau',
    'silt-basin': 'Bassin à Limon',
    'dust-mill': 'Moulin à Poussière',
    'great-bellows': 'Grand Soufflet',
    'slag-furnace': 'Four à Scories',
    'second-still': 'Second Alambic',
    stables: 'Écurie',
    'reading-room': 'Salle de Lecture',
  },
  missions: {
    tyrant: 'Tyran',
    'armory-master': 'Maître d’Armes',
    'lord-of-hellfire': 'Seigneur des Flammes',
    soulreaper: 'Faucheur d’Âmes',
    pacifist: 'Pacifiste',
    magnate: 'Magnat',
    spender: 'Dépensier',
    homekeeper: 'Gardien du Foyer',
    cultist: 'Cultiste',
    bodyguard: 'Garde du Corps',
  },
  terrains: {
    woods: 'forêt',
    grove: 'bosquet',
    meadow: 'prairie',
    heath: 'bruyère',
    hills: 'collines',
    mountains: 'montagnes',
    marsh: 'marais',
    dunes: 'dunes',
    ash: 'cendres',
    moor: 'lande',
    thorn: 'ronces',
  },
  actions,
  abilities: {
    doubleExtract: 'Extraire donne deux éléments de la mine',
    deepResearch: `Rechercher fait piocher ${DEEP_RESEARCH.draw} formules et en garder ${DEEP_RESEARCH.keep}`,
    largeHand: `jusqu’à ${HAND_LIMIT.large} formules en main`,
  },
  towers: {
    'owl-spire': 'Flèche du Hibou',
    'salamander-keep': 'Fort de la Salamandre',
    'moon-needle': 'Aiguille de Lune',
    'thistle-watch': 'Guet du Chardon',
  },
  powers: powersIn({
    produce: (element) => `Met 1 ${things[element]} dans votre donjon.`,
    pair: (one, other) =>
      `Jusqu’à la fin du tour, ${things[one]} et ${things[other]} sont interchangeables dans vos conversions.`,
    convert: 'Donne à votre alchimiste une action Convertir de plus ce tour-ci.',
    move: 'Donne à l’une de vos figurines une action Se déplacer de plus ce tour-ci.',
    research: 'Jusqu’à la fin du tour, Rechercher vous fait piocher une formule de plus.',
  }),
  tasks: {
    tyrant: 'Occupez les trois villes avec vos homoncules : déplacez-en un dans la dernière.',
    'armory-master':
      'Transmutez 4 équipements de niveau 2 ou plus, et entrez à Blackholm en portant deux d’entre eux.',
    'lord-of-hellfire': `Déposez du Feu à Windshire jusqu’à ce qu’il y en ait au moins ${MISSION_GOAL.hellfire} ; celui des autres compte.`,
    soulreaper: `Entrez à Windshire avec ${MISSION_GOAL.soulreaperSouls} pierres d’âme.`,
    pacifist: 'N’attaquez jamais, et menez votre alchimiste sur une mine d’Air.',
    magnate: `Déposez de l’Or à Hammerbreach jusqu’à en avoir ${MISSION_GOAL.magnateGold} à vous sur place.`,
    spender: `Déposez des éléments de niveau 3 sur une case voisine du donjon le plus éloigné du vôtre, jusqu’à en avoir ${MISSION_GOAL.spenderElements} à vous sur place.`,
    homekeeper: 'Commencez votre tour avec au moins deux homoncules voisins de votre donjon.',
    cultist: 'Finissez votre tour avec l’alchimiste et trois homoncules sur la mine de Terre des Bois Bleus.',
    bodyguard: `Déposez des pierres d’âme sur une case voisine du donjon le plus éloigné du vôtre, jusqu’à en avoir ${MISSION_GOAL.bodyguardSouls} à vous sur place, et gardez-en une.`,
  },
  tiles: {
    'gilt-heath': 'Bruyère Dorée',
    hammerbreach: 'Hammerbreach',
    'salt-fen': 'Marais Salé',
    windshire: 'Windshire',
    'blue-woods': 'Bois Bleus',
    blackholm: 'Blackholm',
    'cinder-fells': 'Monts de Braise',
  },
  extra,
  price,
} satisfies Partial<MateriaPrimaText>;
