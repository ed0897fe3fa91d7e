import type { CoreReason } from '@/engine/core/game';
import type { Role, Stack } from './data';

export const RULEBOOK = [
  { id: 'components', rules: ['WB-23', 'WB-24', 'WB-25'] },
  { id: 'setup', rules: ['WB-1', 'WB-2', 'WB-3', 'WB-4'] },
  { id: 'set', rules: ['WB-5', 'WB-6', 'WB-7', 'WB-8', 'WB-9', 'WB-10', 'WB-11', 'WB-12', 'WB-13'] },
  { id: 'effects', rules: ['WB-14', 'WB-15', 'WB-16', 'WB-17', 'WB-18', 'WB-19', 'WB-20'] },
  { id: 'end', rules: ['WB-21', 'WB-22'] },
  { id: 'secrecy', rules: ['WB-26'] },
] as const;

export type WitchsBrewSection = (typeof RULEBOOK)[number]['id'];
export type WitchsBrewRule = (typeof RULEBOOK)[number]['rules'][number];

type Rules = readonly WitchsBrewRule[];

/** How the game ends. */
export const END_RULE = 'WB-21' satisfies WitchsBrewRule;

/** Where to read more about what lies on the table. */
export const RULES_ABOUT = {
  forbidden: ['WB-6'],
  spell: ['WB-24', 'WB-13'],
  usedUp: ['WB-15'],
  player: ['WB-4', 'WB-26'],
  clock: [END_RULE, 'WB-22'],
} as const satisfies Readonly<Record<string, Rules>>;

const PLAIN: Rules = ['WB-23'];
const BREWING: Rules = ['WB-23', 'WB-14'];

export const ROLE_RULES: Readonly<Record<Role, Rules>> = {
  'wolf-keeper': PLAIN,
  'snake-hunter': PLAIN,
  'herb-collector': PLAIN,
  witch: BREWING,
  wizard: BREWING,
  druid: BREWING,
  alchemist: PLAIN,
  'fortune-teller': PLAIN,
  assistant: PLAIN,
  warlock: ['WB-23', 'WB-24'],
  cutpurse: ['WB-23', 'WB-16', 'WB-18'],
  monk: ['WB-23', 'WB-17', 'WB-18'],
};

const CAULDRON: Rules = ['WB-25', 'WB-20', 'WB-14'];

export const STACK_RULES: Readonly<Record<Stack, Rules>> = {
  iron: CAULDRON,
  copper: CAULDRON,
  silver: CAULDRON,
  gold: ['WB-25', 'WB-18', 'WB-16'],
  drops: ['WB-25', 'WB-18', 'WB-17'],
};

/** The rule behind each refusal. */
export const REASONS = {
  'not-a-move': 'WB-7',
  'not-asked': 'WB-8',
  'game-over': 'WB-21',
  'choose-first': 'WB-5',
  'five-in-order': 'WB-5',
  'role-forbidden': 'WB-6',
  'call-first': 'WB-7',
  'role-not-held': 'WB-7',
  'answer-first': 'WB-8',
  'effect-first': 'WB-11',
  'other-effect': 'WB-23',
  'cannot-pay': 'WB-11',
  'wrong-number-of-drops': 'WB-23',
  'other-cauldron': 'WB-23',
  'cauldron-empty': 'WB-15',
  'wrong-recipe': 'WB-25',
  'no-drop-to-add': 'WB-14',
  'adding-not-allowed': 'WB-14',
  'give-first': 'WB-17',
  'give-exactly': 'WB-17',
  'complete-first': 'WB-18',
  'add-exactly': 'WB-18',
} as const satisfies Record<string, WitchsBrewRule>;

export type WitchsBrewReason = Exclude<keyof typeof REASONS, CoreReason>;
