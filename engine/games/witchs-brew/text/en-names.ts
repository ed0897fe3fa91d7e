import { counted, joined } from '@/engine/core/wording';
import type { Potion, PotionId, Role, Shelf } from '../data';
import { bySpell, dropsBy, eachRole, goodsIn, pointsOf } from './parts';
import type { WitchsBrewText } from './text';

const roles: WitchsBrewText['roles'] = {
  'wolf-keeper': 'Wolf Keeper',
  'snake-hunter': 'Snake Hunter',
  'herb-collector': 'Herb Collector',
  witch: 'Witch',
  wizard: 'Wizard',
  druid: 'Druid',
  alchemist: 'Alchemist',
  'fortune-teller': 'Fortune Teller',
  assistant: 'Assistant',
  warlock: 'Warlock',
  cutpurse: 'Cutpurse',
  monk: 'Begging Monk',
};

const drops: WitchsBrewText['drops'] = {
  red: 'wolf blood',
  white: 'snake venom',
  green: 'herb juice',
};

const stacks: WitchsBrewText['stacks'] = {
  iron: 'iron cauldron',
  copper: 'copper cauldron',
  silver: 'silver cauldron',
  gold: 'gold shelf',
  drops: 'drop shelf',
};

export function the(role: Role): string {
  return `the ${roles[role]}`;
}

const goods = goodsIn({
  and: 'and',
  nothing: 'nothing',
  drops: (count, colour) => `${count} ${drops[colour]}`,
  gold: (count) => `${count} gold`,
  vials: (count) => counted(count, 'vial', 'vials'),
});

export const some = dropsBy(goods);

export function worth({ points, hasRaven }: Potion): string {
  return `${points} points${hasRaven ? ', with a raven' : ''}`;
}

export function missing(shelf: Shelf, count: number): string {
  return shelf === 'gold' ? `${count} gold` : counted(count, 'drop', 'drops');
}

export const by = bySpell('With');

export function forbiddenWords(forbidden: readonly Role[]): string {
  if (forbidden.length === 0) return '';
  const verb = forbidden.length === 1 ? 'was' : 'were';
  const names = forbidden.map((role) => roles[role]);
  return ` The ${joined(names, 'and the')} ${verb} forbidden.`;
}

export function treasure(potions: readonly PotionId[], vials: number): string {
  const cards = counted(potions.length, 'potion card', 'potion cards');
  const worthOf = potions.length === 0 ? 'no potion cards' : `${cards} (${pointsOf(potions)} points)`;
  return `${worthOf} and ${vials === 0 ? 'no vials' : counted(vials, 'vial', 'vials')}`;
}

/** What everything is called, and what it does. */
export const names = {
  roles,
  calls: eachRole((role) => `I am ${the(role)}!`),
  claims: eachRole((role) => `No, I am ${the(role)}!`),
  full: {
    'wolf-keeper': 'take 3 wolf blood',
    'snake-hunter': 'take 3 snake venom',
    'herb-collector': 'take 3 herb juice',
    witch: 'brew the iron cauldron',
    wizard: 'brew the copper cauldron',
    druid: 'brew the silver cauldron',
    alchemist: 'pay any drop and take 5 gold',
    'fortune-teller': 'pay 1 gold and take 2 vials',
    assistant: 'pay 1 gold and take any 3 drops',
    warlock: 'cast the open spell',
    cutpurse: 'send a third of the others’ gold to the shelf',
    monk: 'send a quarter of the others’ drops to the shelf',
  },
  favour: {
    'wolf-keeper': 'take 1 wolf blood',
    'snake-hunter': 'take 1 snake venom',
    'herb-collector': 'take 1 herb juice',
    witch: 'brew the iron cauldron for 2 gold more',
    wizard: 'brew the copper cauldron for 2 gold more',
    druid: 'brew the silver cauldron for 2 gold more',
    alchemist: 'pay any drop and take 2 gold',
    'fortune-teller': 'pay 1 gold and take 1 vial',
    assistant: 'pay 1 gold and take any 1 drop',
    warlock: 'take 1 gold',
    cutpurse: 'pay 1 gold less',
    monk: 'pay 1 drop less',
  },
  drops,
  stacks,
  goods,
} satisfies Partial<WitchsBrewText>;
