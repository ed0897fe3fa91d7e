import type { CoreReason } from '@/engine/core/game';
import { PAYMENTS, type Card, type FieldAction } from './data';
import type { Payment } from './state';

export const RULEBOOK = [
  { id: 'components', rules: ['AL-27', 'AL-28', 'AL-29'] },
  { id: 'setup', rules: ['AL-1', 'AL-2', 'AL-3'] },
  { id: 'turn', rules: ['AL-4', 'AL-5', 'AL-6', 'AL-7', 'AL-8', 'AL-9'] },
  { id: 'build', rules: ['AL-10', 'AL-11', 'AL-12'] },
  { id: 'spirit', rules: ['AL-13', 'AL-14', 'AL-15'] },
  { id: 'goods', rules: ['AL-16', 'AL-17', 'AL-18'] },
  { id: 'sale', rules: ['AL-19', 'AL-20'] },
  { id: 'end', rules: ['AL-21', 'AL-22', 'AL-23', 'AL-24'] },
  { id: 'options', rules: ['AL-25', 'AL-26', 'AL-30'] },
  { id: 'secrecy', rules: ['AL-31'] },
] as const;

export type AlchemirusSection = (typeof RULEBOOK)[number]['id'];
export type AlchemirusRule = (typeof RULEBOOK)[number]['rules'][number];

/** The rules to be opened from what can be looked at. */
export const CARD_RULES: Readonly<Record<Card, readonly AlchemirusRule[]>> = {
  horten: ['AL-10', 'AL-16'],
  metalle: ['AL-10', 'AL-16'],
  pergula: ['AL-10', 'AL-19'],
  alembic: ['AL-10', 'AL-17', 'AL-18'],
  fornax: ['AL-10', 'AL-17', 'AL-18'],
  domo: ['AL-10', 'AL-9'],
  taberna: ['AL-10', 'AL-19'],
  labrium: ['AL-10', 'AL-17', 'AL-18'],
  donarium: ['AL-10', 'AL-19'],
  gloria: ['AL-12', 'AL-21'],
};
export const FIELD_RULES: Readonly<Record<FieldAction, readonly AlchemirusRule[]>> = {
  build: ['AL-10', 'AL-11'],
  harvest: ['AL-16', 'AL-9'],
  transport: ['AL-17', 'AL-9'],
  spirit: ['AL-13', 'AL-7', 'AL-8'],
  transmutation: ['AL-18', 'AL-9'],
  sale: ['AL-19'],
  gifts: ['AL-20'],
};
export const RULES_ABOUT = {
  spirit: ['AL-13', 'AL-14', 'AL-29'],
  estate: ['AL-3', 'AL-31'],
  bank: ['AL-25', 'AL-2', 'AL-3'],
  fame: ['AL-23', 'AL-24'],
} as const satisfies Readonly<Record<string, readonly AlchemirusRule[]>>;
export const WAY_RULE = 'AL-5' satisfies AlchemirusRule;
export const HAUNTING_RULE = 'AL-14' satisfies AlchemirusRule;
export const GOAL_RULE = 'AL-23' satisfies AlchemirusRule;

/** The rule that asks for each payment, and so refuses what does not pay it. */
const PAID_BY = {
  build: 'AL-10',
  gifts: 'AL-20',
  gloria: 'AL-21',
  limit: 'AL-22',
  market: 'AL-26',
} as const satisfies Record<Payment, AlchemirusRule>;

type PaymentReason<Problem extends string> = `${Problem}-${Payment}`;

/** A problem with cards to be paid, told apart by what they are paid for. */
export function byPayment<Problem extends string, Value>(
  problem: Problem,
  valueOf: (payment: Payment) => Value,
): Record<PaymentReason<Problem>, Value> {
  const entries = PAYMENTS.map((payment) => [`${problem}-${payment}`, valueOf(payment)]);
  return Object.fromEntries(entries) as Record<PaymentReason<Problem>, Value>;
}

const ruleOf = (payment: Payment): AlchemirusRule => PAID_BY[payment];

/** The rule behind each refusal. */
export const REASONS = {
  'not-a-move': 'AL-4',
  'not-asked': 'AL-31',
  'game-over': 'AL-23',
  'draw-first': 'AL-4',
  'not-in-bank': 'AL-25',
  'nothing-to-exchange': 'AL-25',
  'move-first': 'AL-5',
  'must-move': 'AL-5',
  'steps-cost-fame': 'AL-5',
  'pawn-placed-already': 'AL-5',
  'pawn-not-placed-yet': 'AL-5',
  'spirit-field-taken': 'AL-7',
  'other-field': 'AL-6',
  'card-not-in-hand': 'AL-10',
  'cannot-afford': 'AL-10',
  'estate-full': 'AL-11',
  'demolish-only-when-full': 'AL-11',
  'gloria-is-no-building': 'AL-12',
  'spirit-first': 'AL-13',
  'spirit-must-leave': 'AL-13',
  'spirit-too-far': 'AL-13',
  'no-hand-to-discard': 'AL-13',
  'rob-first': 'AL-15',
  'nothing-to-rob': 'AL-15',
  'grow-first': 'AL-16',
  'nothing-grows-there': 'AL-16',
  'no-such-good': 'AL-17',
  'wrong-way': 'AL-17',
  'place-taken': 'AL-17',
  'nothing-to-transmute': 'AL-18',
  'decided-already': 'AL-18',
  'no-good-to-sell': 'AL-19',
  'stall-missing': 'AL-19',
  'stall-sold-out': 'AL-19',
  'not-traded-there': 'AL-19',
  'too-few-for-gifts': 'AL-20',
  'no-gloria': 'AL-21',
  'too-few-for-gloria': 'AL-21',
  ...byPayment('pay-first', ruleOf),
  ...byPayment('pay-in-order', ruleOf),
  ...byPayment('pay-from-hand', ruleOf),
  'answer-offer-first': 'AL-26',
  'no-place-for-it': 'AL-26',
  'end-first': 'AL-4',
} as const satisfies Record<string, AlchemirusRule>;

export type AlchemirusReason = Exclude<keyof typeof REASONS, CoreReason>;
