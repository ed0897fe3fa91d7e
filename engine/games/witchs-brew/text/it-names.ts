import { counted, joined } from '@/engine/core/wording';
import type { Colour, Potion, PotionId, Role, Shelf, Stack } from '../data';
import { bySpell, dropsBy, eachRole, goodsIn, pointsOf } from './parts';
import type { WitchsBrewText } from './text';

const roles: WitchsBrewText['roles'] = {
  'wolf-keeper': 'Cacciatore di lupi',
  'snake-hunter': 'Cacciatore di serpenti',
  'herb-collector': 'Erborista',
  witch: 'Strega',
  wizard: 'Mago',
  druid: 'Druido',
  alchemist: 'Alchimista',
  'fortune-teller': 'Veggente',
  assistant: 'Assistente',
  warlock: 'Stregone',
  cutpurse: 'Ladro',
  monk: 'Monaco mendicante',
};

const drops: WitchsBrewText['drops'] = {
  red: 'sangue di lupo',
  white: 'veleno di serpente',
  green: 'succo d’erbe',
};

const stacks: WitchsBrewText['stacks'] = {
  iron: 'calderone di ferro',
  copper: 'calderone di rame',
  silver: 'calderone d’argento',
  gold: 'mensola dell’oro',
  drops: 'mensola delle gocce',
};

interface Article {
  readonly il: string;
  readonly del: string;
}

const IL: Article = { il: 'il ', del: 'del ' };
const LO: Article = { il: 'lo ', del: 'dello ' };
const LA: Article = { il: 'la ', del: 'della ' };
const ELIDED: Article = { il: 'l’', del: 'dell’' };

const ROLE_ARTICLES: Readonly<Record<Role, Article>> = {
  'wolf-keeper': IL,
  'snake-hunter': IL,
  'herb-collector': ELIDED,
  witch: LA,
  wizard: IL,
  druid: IL,
  alchemist: ELIDED,
  'fortune-teller': LA,
  assistant: ELIDED,
  warlock: LO,
  cutpurse: IL,
  monk: IL,
};

export function the(role: Role): string {
  return ROLE_ARTICLES[role].il + roles[role];
}

export function ofThe(role: Role): string {
  return ROLE_ARTICLES[role].del + roles[role];
}

const STACK_ARTICLES: Readonly<Record<Stack, Article>> = {
  iron: IL,
  copper: IL,
  silver: IL,
  gold: LA,
  drops: LA,
};

export function ofStack(stack: Stack): string {
  return STACK_ARTICLES[stack].del + stacks[stack];
}

export function dropsOf(count: number, colour: Colour): string {
  return `${counted(count, 'goccia', 'gocce')} di ${drops[colour]}`;
}

function gold(count: number): string {
  return counted(count, 'pezzo d’oro', 'pezzi d’oro');
}

function vialsOf(count: number): string {
  return counted(count, 'fiala', 'fiale');
}

const goods = goodsIn({
  and: 'e',
  nothing: 'nulla',
  drops: (count, colour, isFirst) => (isFirst ? dropsOf(count, colour) : `${count} di ${drops[colour]}`),
  gold,
  vials: vialsOf,
});

export const some = dropsBy(goods);

export function worth({ points, hasRaven }: Potion): string {
  return `${points} punti${hasRaven ? ', con un corvo' : ''}`;
}

/** "Mancavano 2 gocce", by the two forms of the verb. */
export function lacking(shelf: Shelf, count: number, one: string, more: string): string {
  const what = shelf === 'gold' ? gold(count) : counted(count, 'goccia', 'gocce');
  return `${count === 1 ? one : more} ${what}`;
}

export const by = bySpell('Con');

export function forbiddenWords(forbidden: readonly Role[]): string {
  if (forbidden.length === 0) return '';
  return ` ${forbidden.length === 1 ? 'Ruolo vietato' : 'Ruoli vietati'}: ${joined(forbidden.map(the), 'e')}.`;
}

export function treasure(potions: readonly PotionId[], vials: number): string {
  const cards = counted(potions.length, 'carta pozione', 'carte pozione');
  const worthOf = potions.length === 0 ? 'nessuna carta pozione' : `${cards} (${pointsOf(potions)} punti)`;
  return `${worthOf} e ${vials === 0 ? 'nessuna fiala' : vialsOf(vials)}`;
}

/** What everything is called, and what it does. */
export const names = {
  roles,
  calls: eachRole((role) => `Io sono ${the(role)}!`),
  claims: eachRole((role) => `No, sono io ${the(role)}!`),
  full: {
    'wolf-keeper': 'prendi 3 gocce di sangue di lupo',
    'snake-hunter': 'prendi 3 gocce di veleno di serpente',
    'herb-collector': 'prendi 3 gocce di succo d’erbe',
    witch: 'prepara la pozione del calderone di ferro',
    wizard: 'prepara la pozione del calderone di rame',
    druid: 'prepara la pozione del calderone d’argento',
    alchemist: 'paga 1 goccia qualsiasi e prendi 5 pezzi d’oro',
    'fortune-teller': 'paga 1 pezzo d’oro e prendi 2 fiale',
    assistant: 'paga 1 pezzo d’oro e prendi 3 gocce a scelta',
    warlock: 'lancia l’incantesimo scoperto',
    cutpurse: 'manda un terzo dell’oro altrui sulla mensola',
    monk: 'manda un quarto delle gocce altrui sulla mensola',
  },
  favour: {
    'wolf-keeper': 'prendi 1 goccia di sangue di lupo',
    'snake-hunter': 'prendi 1 goccia di veleno di serpente',
    'herb-collector': 'prendi 1 goccia di succo d’erbe',
    witch: 'prepara la pozione del calderone di ferro con 2 pezzi d’oro in più',
    wizard: 'prepara la pozione del calderone di rame con 2 pezzi d’oro in più',
    druid: 'prepara la pozione del calderone d’argento con 2 pezzi d’oro in più',
    alchemist: 'paga 1 goccia qualsiasi e prendi 2 pezzi d’oro',
    'fortune-teller': 'paga 1 pezzo d’oro e prendi 1 fiala',
    assistant: 'paga 1 pezzo d’oro e prendi 1 goccia a scelta',
    warlock: 'prendi 1 pezzo d’oro',
    cutpurse: 'paga 1 pezzo d’oro in meno',
    monk: 'paga 1 goccia in meno',
  },
  drops,
  stacks,
  goods,
} satisfies Partial<WitchsBrewText>;
