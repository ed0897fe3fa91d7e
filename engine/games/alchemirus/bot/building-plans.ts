import { at } from '@/engine/core/list';
import {
  canSellWell,
  canTransmute,
  canTransport,
  drawUnknown,
  earn,
  harm,
  harvest,
  haunt,
  isWorthHand,
  leastHarm,
  lose,
  MOST_TURNS,
  nextTurn,
  sell,
  transmute,
  transport,
  type Course,
  type Prospect,
  wholeIncome,
} from './imagined-course';
import {
  BUILDINGS,
  CENTRE,
  COST,
  FIELDS,
  FIRST_BUILDINGS,
  GIFT_CARDS,
  GLORIA_CARDS,
  HAND_LIMIT,
  MOST_BUILDINGS,
  REWARD,
} from '../data';
import { overLimit } from '../queries/cards';
import { actionOn, cardsFromDomos, fieldAfter, passesSpirit } from '../queries/ring';
import { byKind, countsOf, IN_THE_BOX, KIND, type BuildingKind, type Counts, type Kind } from '../kinds';

/** What to build, in this order; each step with how many of its kind there are then. */
export interface Plan {
  readonly steps: readonly Step[];
  readonly counts: Counts;
}

interface Step {
  readonly kind: BuildingKind;
  readonly count: number;
}

/** A plan by the names of its buildings, besides the two that everybody has from the start. */
function planOf(names: string): Plan {
  const counts = countsOf(FIRST_BUILDINGS);
  const steps = names.split(' ').map((name) => {
    const building = at(
      BUILDINGS.filter((one) => one.startsWith(name)),
      0,
    );
    const kind = KIND[building];
    counts[kind] += 1;
    return { kind, count: counts[kind] };
  });
  return { steps, counts };
}

/** Ways to fame: by gold, by tinctures and metals, by cards. */
export const PLANS: readonly Plan[] = [
  'met ale for lab don hor met ale for lab',
  'domo met ale for lab don domo tab hor ale',
  'domo ale met for tab lab don domo',
  'ale domo tab hor ale hor ale met for',
  'met for ale tab hor ale lab domo',
  'domo domo ale per hor ale tab domo',
  'hor met per ale for lab don per',
].map(planOf);

/** The plans that somebody knows, and how many of them he keeps in mind while he weighs his moves. */
export interface Repertoire {
  readonly plans: readonly Plan[];
  readonly kept: number;
}

export const ADEPT_PLANS: Repertoire = { plans: PLANS, kept: 3 };

/** Found by trying thousands of changes for what gets to the goal in the fewest turns. */
export const MASTER_PLANS: Repertoire = {
  plans: [
    'ale for met lab don',
    'tab for ale ale lab don met',
    'ale for ale met lab don hor met for tab',
    'hor met for ale lab tab don ale hor ale',
    'hor domo ale met for lab don',
    'ale per met for lab don',
    'domo met ale for lab don domo tab hor ale',
    'hor met per ale for lab don per',
  ].map(planOf),
  kept: 6,
};

const KINDS_OF_BUILDINGS = BUILDINGS.map((building) => KIND[building]);
const PRICE = byKind((card) => (card === 'gloria' ? 0 : COST[card]));
const ALL_CARDS = 140;
/** From what expected number on a card of a kind is taken to be in the hand. */
const LIKELY = 0.5;
/** How much more fame a round of the ring must bring for the Spirit to be worth a visit. */
const WORTH_A_VISIT = 1.2;
/** From how little fame before the goal, or how few turns before the end, cards are only good for fame. */
const NEARLY_THERE = 3;
const LAST_TURNS = 5;

function isComplete({ estate }: Course, { steps }: Plan): boolean {
  for (const { kind, count } of steps) if (estate[kind] < count) return false;
  return true;
}

function hasCard({ hand, cards, known, seen, found }: Course, kind: Kind): boolean {
  if (hand[kind] > 0) return true;
  return cards > known && (seen * IN_THE_BOX[kind]) / ALL_CARDS - found[kind] >= LIKELY;
}

/** The first step of the plan that can be taken now. */
export function nextToBuild(course: Course, plan: Plan): BuildingKind | null {
  for (const { kind, count } of plan.steps) {
    if (course.estate[kind] >= count || course.cards <= PRICE[kind]) continue;
    if (hasCard(course, kind)) return hasGround(course, plan) ? kind : null;
  }
  return null;
}

function hasGround(course: Course, plan: Plan): boolean {
  return course.buildings < MOST_BUILDINGS || spareBuilding(course, plan) !== null;
}

/** A building that the plan has no use for. */
export function spareBuilding({ estate }: Course, { counts }: Plan): BuildingKind | null {
  for (const kind of KINDS_OF_BUILDINGS) if (estate[kind] > counts[kind]) return kind;
  return null;
}

function build(course: Course, plan: Plan): void {
  for (let kind = nextToBuild(course, plan); kind !== null; kind = nextToBuild(course, plan)) {
    const torn = course.buildings < MOST_BUILDINGS ? null : spareBuilding(course, plan);
    if (torn !== null) {
      course.estate[torn] -= 1;
      course.buildings -= 1;
    }
    layDown(course, plan, kind);
  }
}

export function layDown(course: Course, plan: Plan, kind: BuildingKind): void {
  if (course.hand[kind] > 0) lose(course, kind);
  else {
    course.found[kind] += 1;
    course.cards -= 1;
  }
  course.estate[kind] += 1;
  course.buildings += 1;
  spend(course, plan, PRICE[kind]);
}

/** Pays with what the plan needs least: what it does not need, what is not known, Glorias, then its last steps. */
export function spend(course: Course, plan: Plan, count: number): void {
  const { hand } = course;
  let left = count;
  if (course.known > 0) left -= loseSpare(course, plan, left);
  const unknown = Math.min(left, course.cards - course.known);
  course.cards -= unknown;
  left -= unknown;
  for (; left > 0 && hand[KIND.gloria] > 0; left -= 1) lose(course, KIND.gloria);
  for (let step = plan.steps.length - 1; left > 0 && step >= 0; step -= 1) {
    const { kind } = at(plan.steps, step);
    if (hand[kind] === 0) continue;
    lose(course, kind);
    left -= 1;
  }
}

/** At most so many cards that the plan does not need; says how many they were. */
function loseSpare(course: Course, plan: Plan, most: number): number {
  let lost = 0;
  for (const kind of KINDS_OF_BUILDINGS) {
    const needed = Math.max(0, plan.counts[kind] - course.estate[kind]);
    for (; lost < most && course.hand[kind] > needed; lost += 1) lose(course, kind);
  }
  return lost;
}

/** What the plan does on the field under the pawn. */
export function act(course: Course, plan: Plan, prospect: Prospect): void {
  switch (FIELDS[course.field]) {
    case 'build':
      return build(course, plan);
    case 'harvest':
      return harvest(course);
    case 'transport':
      return transport(course);
    case 'spirit':
      return haunt(course);
    case 'transmutation':
      return transmute(course);
    case 'sale':
      return sell(course, prospect, wantsCards(course, plan, prospect));
    case 'gifts':
      if (wantsToGive(course, plan, prospect)) give(course, plan, prospect);
  }
}

export function wantsCards(course: Course, plan: Plan, prospect: Prospect): boolean {
  return course.cards <= HAND_LIMIT - 3 && !isPressed(course, prospect) && !isComplete(course, plan);
}

/** Nearly done, or nearly too late. */
function isPressed({ fame, turn }: Course, { goal, horizon }: Prospect): boolean {
  return fame >= goal - NEARLY_THERE || turn >= horizon - LAST_TURNS;
}

export function wantsToGive(course: Course, plan: Plan, prospect: Prospect): boolean {
  if (course.cards < GIFT_CARDS) return false;
  return isPressed(course, prospect) || (course.cards >= HAND_LIMIT - 1 && isComplete(course, plan));
}

export function give(course: Course, plan: Plan, prospect: Prospect): void {
  spend(course, plan, GIFT_CARDS);
  earn(course, REWARD.gifts, prospect);
}

export function wantsGloria(course: Course, plan: Plan, prospect: Prospect): boolean {
  if (course.hand[KIND.gloria] === 0 || course.cards <= GLORIA_CARDS) return false;
  return isPressed(course, prospect) || (course.cards >= HAND_LIMIT && isComplete(course, plan));
}

export function playGloria(course: Course, plan: Plan, prospect: Prospect): void {
  lose(course, KIND.gloria);
  spend(course, plan, GLORIA_CARDS);
  earn(course, REWARD.gloria, prospect);
}

function isUseful(course: Course, plan: Plan, prospect: Prospect, field: number): boolean {
  switch (actionOn(field)) {
    case 'build':
      return nextToBuild(course, plan) !== null;
    case 'harvest':
      return (
        (course.spirit !== 'horten' && course.herbs < course.estate[KIND.horten]) ||
        (course.spirit !== 'metalle' && course.ores < course.estate[KIND.metalle])
      );
    case 'transport':
      return canTransport(course);
    case 'spirit':
      return isHaunted(course);
    case 'transmutation':
      return canTransmute(course);
    case 'sale':
      return canSellWell(course);
    case 'gifts':
      return wantsToGive(course, plan, prospect);
  }
}

function isHaunted(course: Course): boolean {
  const whole = wholeIncome(course);
  const now = harm(course, course.spirit, whole);
  if (now <= WORTH_A_VISIT) return false;
  const place = leastHarm(course, whole);
  const then = harm(course, isWorthHand(course, place, whole) ? CENTRE : place, whole);
  return now - then > WORTH_A_VISIT;
}

export function walk(course: Course, steps: number): void {
  if (passesSpirit(course.field, steps)) drawUnknown(course, 1);
  arrive(course, fieldAfter(course.field, steps));
}

export function arrive(course: Course, field: number): void {
  course.field = field;
  const given = cardsFromDomos(course.estate[KIND.domo], field, course.spirit);
  if (given > 0) drawUnknown(course, given);
}

export function endTurn(course: Course, plan: Plan, prospect: Prospect, mayPlayGloria: boolean): void {
  if (mayPlayGloria && wantsGloria(course, plan, prospect)) playGloria(course, plan, prospect);
  const over = overLimit(course.cards);
  if (over > 0) spend(course, plan, over);
  nextTurn(course);
}

/** Goes on by the plan until the goal is reached: the fame earned on the way, the sooner the dearer. */
export function follow(course: Course, plan: Plan, prospect: Prospect): number {
  while (course.fame < prospect.goal && course.turn < MOST_TURNS) {
    walk(course, stepsBy(course, plan, prospect));
    act(course, plan, prospect);
    endTurn(course, plan, prospect, true);
  }
  return course.worth;
}

/** To the next field that is of use. */
export function stepsBy(course: Course, plan: Plan, prospect: Prospect): number {
  for (let steps = 1; steps < 3; steps += 1)
    if (isUseful(course, plan, prospect, fieldAfter(course.field, steps))) return steps;
  return 3;
}
