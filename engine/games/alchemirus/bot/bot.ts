import type { Mind, Steps, Thought } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import type { Nature } from '@/engine/core/nature';
import { othersFrom, type Seat } from '@/engine/core/seat';
import {
  copyCourse,
  drawUnknown,
  earn,
  harm,
  lose,
  loseHand,
  payForSteps,
  shift,
  take,
  type Course,
  type Prospect,
} from './imagined-course';
import { COST, FREE_STEPS, HAUNTS, SPIRIT_FIELD, type Stall } from '../data';
import { ownCourse, promise, prospectOf, rivalCourse } from './prospects';
import { KIND } from '../kinds';
import {
  act,
  arrive,
  endTurn,
  follow,
  give,
  layDown,
  ADEPT_PLANS,
  playGloria,
  spend,
  walk,
  type Plan,
  type Repertoire,
} from './building-plans';
import { refuseHaunt } from '../moves/refuse';
import { priceOf, purchasePrice } from '../queries/market';
import { fameForSteps, fieldAfter } from '../queries/ring';
import { atOnce, cheapest, ranked } from './routine-moves';
import type {
  Alchemirus,
  AlchemirusMove,
  AlchemirusPlayer,
  AlchemirusQuestion,
  AlchemirusTable,
} from '../state';
import { playerAt } from '../steps';

type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;
type Question<Type extends AlchemirusQuestion['type']> = Extract<AlchemirusQuestion, { readonly type: Type }>;

/** How many turns ahead every way of the pawn is tried, before a plan is followed. */
const TURNS_TRIED = 2;
/** How much of what a rival loses is one's own gain; shared among the rivals. */
const RIVALRY = 0.5;
/** A card in the hand, where all else is equal. */
const TRIFLE = 0.01;

interface Thinking {
  readonly table: AlchemirusTable;
  readonly seat: Seat;
  readonly player: AlchemirusPlayer;
  readonly now: Course;
  readonly prospect: Prospect;
  readonly nature: Nature;
  /** The most promising first. */
  readonly plans: readonly Plan[];
}

/** How far a turn has come: in the middle of its action, at its end, or past its last choice. */
type Stage = 'acting' | 'acted' | 'ended';

/** Imagines how its affairs would go on after each move, by the plan that suits them best. */
export function* middle(mind: Mind<Alchemirus>): Thought<Alchemirus> {
  const table = mind.world();
  const what = asked(table)?.what;
  if (!what) throw new Error('Nobody is asked: there is nothing to think about');
  const matter = atOnce(table, mind.seat, what, mind.legal);
  if (matter) return matter;
  yield;
  const weighed = yield* weighedMoves(table, mind.seat, mind.legal, mind.nature);
  return weighed.reduce((best, one) => (one.worth > best.worth ? one : best)).move;
}

interface Weighed {
  readonly move: AlchemirusMove;
  /** In fame, the sooner the dearer. */
  readonly worth: number;
}

/** What each of these moves leads to; payments are not compared, only the best one is told. */
export function* weighedMoves(
  table: AlchemirusTable,
  seat: Seat,
  moves: readonly AlchemirusMove[],
  nature: Nature,
  known = ADEPT_PLANS,
): Steps<readonly Weighed[]> {
  const thinking = thinkingOf(table, seat, nature, known);
  const what = asked(table)?.what;
  if (!what) return [];
  if (what.type === 'pay') {
    const { player, now, plans } = thinking;
    return [{ move: { type: 'pay', card: cheapest(player, now, at(plans, 0), what) }, worth: 0 }];
  }
  const kinds = moves.map((move) => likeness(thinking, move));
  const unlike = moves.filter((_, index) => kinds.indexOf(at(kinds, index)) === index);
  const weighed: Weighed[] = [];
  for (const move of unlike) {
    if (unlike.length > 1) yield;
    weighed.push({ move, worth: worthOf(thinking, what, move) });
  }
  return weighed;
}

/** Of sales that come to the same only one is weighed; all other moves differ. */
function likeness({ player }: Thinking, move: AlchemirusMove): unknown {
  if (move.type !== 'sell') return move;
  return `${at(player.estate, move.from).building} ${move.good} ${move.at} ${move.currency}`;
}

function thinkingOf(table: AlchemirusTable, seat: Seat, nature: Nature, known: Repertoire): Thinking {
  const player = playerAt(table, seat);
  const now = ownCourse(player, table.state);
  const prospect = prospectOf(table, seat, nature);
  // Who does not look far keeps to one.
  const plans = bestPlans(now, prospect, known.plans).slice(0, nature.isFarSighted ? known.kept : 1);
  return { table, seat, player, now, prospect, nature, plans };
}

/** Plans by what they promise, the best first. */
export function bestPlans(now: Course, prospect: Prospect, plans: readonly Plan[]): readonly Plan[] {
  return plans
    .map((plan) => ({ plan, worth: continued(now, plan, prospect, 'acting') }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ plan }) => plan);
}

/** What comes of a course by a plan, from this stage of a turn on. */
function continued(now: Course, plan: Plan, prospect: Prospect, stage: Stage): number {
  const course = copyCourse(now);
  if (course.field < 0) course.field = 0;
  if (stage === 'acting') act(course, plan, prospect);
  endTurn(course, plan, prospect, stage !== 'ended');
  return follow(course, plan, prospect);
}

/** What comes of a change of the present state of affairs by the plan that then suits best. */
function changedBy(
  { now, plans, prospect }: Thinking,
  stage: Stage,
  change: (course: Course) => void,
): number {
  const course = copyCourse(now);
  change(course);
  let most = -Infinity;
  for (const plan of plans) most = Math.max(most, continued(course, plan, prospect, stage));
  return most + TRIFLE * course.cards;
}

function worthOf(thinking: Thinking, what: AlchemirusQuestion, move: AlchemirusMove): number {
  const { prospect, plans } = thinking;
  const plan = at(plans, 0);
  switch (move.type) {
    case 'draw':
      return beforeMoving(thinking, (course) => drawUnknown(course, 1));
    case 'exchange':
      return exchangeWorth(thinking, move);
    case 'place':
    case 'go':
      return walkWorth(thinking, move);
    case 'build':
      return buildWorth(thinking, move);
    case 'sell':
      return saleWorth(thinking, move);
    case 'give':
      return changedBy(thinking, 'acted', (course) => give(course, plan, prospect));
    case 'gloria':
      return changedBy(thinking, 'ended', (course) => playGloria(course, plan, prospect));
    case 'haunt':
      return hauntWorth(thinking, move);
    case 'buy':
      return what.type === 'offer' ? purchaseWorth(thinking, what, move.plot) : -Infinity;
    case 'done':
      return changedBy(thinking, what.type === 'end' ? 'ended' : 'acted', () => undefined);
    case 'pay':
    case 'harvest':
    case 'grow':
    case 'carry':
    case 'transmute':
    case 'rob':
      return -Infinity;
  }
}

/** AL-25: only for a card that a plan needs, and with the card that is needed least. */
function exchangeWorth(thinking: Thinking, { take: taken, give: given }: Move<'exchange'>): number {
  const { plans, player, now } = thinking;
  const kind = KIND[taken];
  const isNeeded = plans.some(({ counts }) => counts[kind] > now.estate[kind] + now.hand[kind]);
  const worst = ranked(player.hand, now, at(plans, 0))[0];
  if (given !== worst || given === taken || !isNeeded) return -Infinity;
  return beforeMoving(thinking, (course) => {
    lose(course, KIND[given]);
    take(course, kind);
  });
}

function beforeMoving(thinking: Thinking, change: (course: Course) => void): number {
  const course = copyCourse(thinking.now);
  change(course);
  let most = -Infinity;
  for (const plan of thinking.plans) most = Math.max(most, tryWays(course, plan, thinking.prospect, 1));
  return most;
}

function walkWorth(thinking: Thinking, move: Move<'go'> | Move<'place'>): number {
  const { now, plans, prospect } = thinking;
  const field = move.type === 'place' ? move.field : fieldAfter(now.field, move.steps);
  let most = -Infinity;
  for (const plan of plans) {
    const course = copyCourse(now);
    if (move.type === 'place') arrive(course, move.field);
    else {
      if (fameForSteps(move.steps) > 0) payForSteps(course);
      walk(course, move.steps);
    }
    act(course, plan, prospect);
    endTurn(course, plan, prospect, true);
    most = Math.max(most, tryWays(course, plan, prospect, TURNS_TRIED - 1));
  }
  return field === SPIRIT_FIELD ? most + malice(thinking) : most;
}

/** What the spiteful would give to set the Spirit on their rivals. */
function malice({ table, seat, nature }: Thinking): number {
  if (nature.spite === 1) return 0;
  const rivals = othersFrom(seat, table.seats).map((rival) => rivalCourse(table, rival));
  const harms = HAUNTS.map((place) =>
    sum(rivals.map((rival) => harm(rival, place) - harm(rival, rival.spirit))),
  );
  return (RIVALRY * (nature.spite - 1) * Math.max(...harms)) / rivals.length;
}

/** The best of all ways of the pawn for some turns, and then by the plan. */
function tryWays(from: Course, plan: Plan, prospect: Prospect, turns: number): number {
  if (turns === 0 || from.field < 0 || from.fame >= prospect.goal) {
    const course = copyCourse(from);
    if (course.field < 0) course.field = 0;
    return follow(course, plan, prospect);
  }
  let most = -Infinity;
  for (let steps = 1; steps <= FREE_STEPS; steps += 1) {
    const course = copyCourse(from);
    walk(course, steps);
    act(course, plan, prospect);
    endTurn(course, plan, prospect, true);
    most = Math.max(most, tryWays(course, plan, prospect, turns - 1));
  }
  return most;
}

function buildWorth(thinking: Thinking, { building, demolish }: Move<'build'>): number {
  const { plans, player } = thinking;
  if (building === 'gloria') return -Infinity;
  const torn = demolish === null ? null : at(player.estate, demolish);
  if (torn && demolish !== leastPlot(thinking)) return -Infinity;
  return changedBy(thinking, 'acting', (course) => {
    if (torn) {
      course.estate[KIND[torn.building]] -= 1;
      course.buildings -= 1;
      for (const { good } of torn.goods) shift(course, torn.building, good, -1);
    }
    layDown(course, at(plans, 0), KIND[building]);
  });
}

/** The plot that is missed least. */
function leastPlot({ player, now, plans }: Thinking): number {
  const { counts } = at(plans, 0);
  const missed = player.estate.map(({ building, goods }) => {
    const isSpare = now.estate[KIND[building]] > counts[KIND[building]];
    return (isSpare ? 0 : 10) + COST[building] + goods.length;
  });
  return missed.indexOf(Math.min(...missed));
}

const SOLD_AT = {
  pergula: 'atPergulae',
  taberna: 'atTabernae',
  donarium: 'atDonaria',
} as const satisfies Readonly<Record<Stall, keyof Course>>;

function saleWorth(thinking: Thinking, sale: Move<'sell'>): number {
  const { from, good, at: stall, currency } = sale;
  const { building } = at(thinking.player.estate, from);
  const price = priceOf(sale) ?? 0;
  return changedBy(thinking, 'acting', (course) => {
    shift(course, building, good, -1);
    course[SOLD_AT[stall]] += 1;
    if (currency === 'fame') earn(course, price, thinking.prospect);
    else drawUnknown(course, price);
  });
}

/** Off what one needs oneself, and onto what others need. */
function hauntWorth(thinking: Thinking, { place, isForHand }: Move<'haunt'>): number {
  const { table, seat, player, nature } = thinking;
  if (isForHand && refuseHaunt(table, player, { place, isForHand: false }) === null) return -Infinity;
  const own = changedBy(thinking, 'acted', (course) => {
    course.spirit = place;
    if (isForHand) loseHand(course);
  });
  const rivals = othersFrom(seat, table.seats);
  const theirs = rivals.map((rival) => promise(rivalCourse(table, rival), place, table.options.fameGoal));
  return own - (RIVALRY * nature.spite * theirs.reduce((one, other) => one + other)) / rivals.length;
}

function purchaseWorth(thinking: Thinking, { good, price }: Question<'offer'>, plot: number): number {
  const { building } = at(thinking.player.estate, plot);
  return changedBy(thinking, 'ended', (course) => {
    spend(course, at(thinking.plans, 0), purchasePrice(price));
    shift(course, building, good, 1);
  });
}
