import { frenchCounted, joined } from '@/engine/core/wording';
import type { Colour, Potion, PotionId, Role, Shelf, Stack } from '../data';
import { bySpell, dropsBy, eachRole, goodsIn, pointsOf } from './parts';
import type { WitchsBrewText } from './text';

const roles: WitchsBrewText['roles'] = {
  'wolf-keeper': 'Louvetier',
  'snake-hunter': 'Chasse-vipères',
  'herb-collector': 'Herboriste',
  witch: 'Sorcière',
  wizard: 'Magicien',
  druid: 'Druide',
  alchemist: 'Alchimiste',
  'fortune-teller': 'Voyante',
  assistant: 'Assistant',
  warlock: 'Jeteur de sorts',
  cutpurse: 'Coupe-bourse',
  monk: 'Frère quêteur',
};

const drops: WitchsBrewText['drops'] = {
  red: 'sang de loup',
  white: 'venin de vipère',
  green: 'suc d’herbes',
};

const stacks: WitchsBrewText['stacks'] = {
  iron: 'chaudron de fer',
  copper: 'chaudron de cuivre',
  silver: 'chaudron d’argent',
  gold: 'étagère de l’or',
  drops: 'étagère des gouttes',
};

interface Article {
  readonly le: string;
  readonly du: string;
}

const LE: Article = { le: 'le ', du: 'du ' };
const LA: Article = { le: 'la ', du: 'de la ' };
const ELIDED: Article = { le: 'l’', du: 'de l’' };

const ROLE_ARTICLES: Readonly<Record<Role, Article>> = {
  'wolf-keeper': LE,
  'snake-hunter': LE,
  'herb-collector': ELIDED,
  witch: LA,
  wizard: LE,
  druid: LE,
  alchemist: ELIDED,
  'fortune-teller': LA,
  assistant: ELIDED,
  warlock: LE,
  cutpurse: LE,
  monk: LE,
};

export function the(role: Role): string {
  return ROLE_ARTICLES[role].le + roles[role];
}

export function ofThe(role: Role): string {
  return ROLE_ARTICLES[role].du + roles[role];
}

const STACK_ARTICLES: Readonly<Record<Stack, Article>> = {
  iron: LE,
  copper: LE,
  silver: LE,
  gold: ELIDED,
  drops: ELIDED,
};

export function ofStack(stack: Stack): string {
  return STACK_ARTICLES[stack].du + stacks[stack];
}

export function dropsOf(count: number, colour: Colour): string {
  return `${plural(count, 'goutte')} de ${drops[colour]}`;
}

export function plural(count: number, word: string): string {
  return frenchCounted(count, word);
}

function gold(count: number): string {
  return `${plural(count, 'pièce')} d’or`;
}

function vialsOf(count: number): string {
  return plural(count, 'fiole');
}

const goods = goodsIn({
  and: 'et',
  nothing: 'rien',
  drops: (count, colour, isFirst) => (isFirst ? dropsOf(count, colour) : `${count} de ${drops[colour]}`),
  gold,
  vials: vialsOf,
});

export const some = dropsBy(goods);

export function worth({ points, hasRaven }: Potion): string {
  return `${points} points${hasRaven ? ', avec un corbeau' : ''}`;
}

export function missing(shelf: Shelf, count: number): string {
  return shelf === 'gold' ? gold(count) : plural(count, 'goutte');
}

export const by = bySpell('Avec');

export function forbiddenWords(forbidden: readonly Role[]): string {
  if (forbidden.length === 0) return '';
  return ` ${forbidden.length === 1 ? 'Rôle interdit' : 'Rôles interdits'} : ${joined(forbidden.map(the), 'et')}.`;
}

export function treasure(potions: readonly PotionId[], vials: number): string {
  const cards = `${plural(potions.length, 'carte')} potion (${pointsOf(potions)} points)`;
  return `${potions.length === 0 ? 'aucune carte potion' : cards} et ${vials === 0 ? 'aucune fiole' : vialsOf(vials)}`;
}

/** What everything is called, and what it does. */
export const names = {
  roles,
  calls: eachRole((role) => `Je suis ${the(role)} !`),
  claims: eachRole((role) => `Non, c’est moi ${the(role)} !`),
  full: {
    'wolf-keeper': 'prendre 3 gouttes de sang de loup',
    'snake-hunter': 'prendre 3 gouttes de venin de vipère',
    'herb-collector': 'prendre 3 gouttes de suc d’herbes',
    witch: 'brasser la potion du chaudron de fer',
    wizard: 'brasser la potion du chaudron de cuivre',
    druid: 'brasser la potion du chaudron d’argent',
    alchemist: 'payer 1 goutte quelconque et prendre 5 pièces d’or',
    'fortune-teller': 'payer 1 pièce d’or et prendre 2 fioles',
    assistant: 'payer 1 pièce d’or et prendre 3 gouttes au choix',
    warlock: 'lancer le sort visible',
    cutpurse: 'envoyer un tiers de l’or des autres sur l’étagère',
    monk: 'envoyer un quart des gouttes des autres sur l’étagère',
  },
  favour: {
    'wolf-keeper': 'prendre 1 goutte de sang de loup',
    'snake-hunter': 'prendre 1 goutte de venin de vipère',
    'herb-collector': 'prendre 1 goutte de suc d’herbes',
    witch: 'brasser la potion du chaudron de fer pour 2 pièces d’or de plus',
    wizard: 'brasser la potion du chaudron de cuivre pour 2 pièces d’or de plus',
    druid: 'brasser la potion du chaudron d’argent pour 2 pièces d’or de plus',
    alchemist: 'payer 1 goutte quelconque et prendre 2 pièces d’or',
    'fortune-teller': 'payer 1 pièce d’or et prendre 1 fiole',
    assistant: 'payer 1 pièce d’or et prendre 1 goutte au choix',
    warlock: 'prendre 1 pièce d’or',
    cutpurse: 'payer 1 pièce d’or de moins',
    monk: 'payer 1 goutte de moins',
  },
  drops,
  stacks,
  goods,
} satisfies Partial<WitchsBrewText>;
