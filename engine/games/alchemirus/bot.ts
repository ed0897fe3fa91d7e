import type { Mind, Thought } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { orderOfPlay, othersFrom, type Seat } from '@/engine/core/seat';
import {
  copyCourse,
  drawUnknown,
  earn,
  lose,
  loseHand,
  payForSteps,
  shift,
  take,
  type Course,
  type Prospect,
} from './course';
import { CARDS, COST, FREE_STEPS, MOST_STEPS, PRICES, type Card, type SpiritPlace } from './data';
import { countsOf, KIND, none } from './kinds';
import {
  act,
  arrive,
  endTurn,
  follow,
  give,
  layDown,
  PLANS,
  playGloria,
  spend,
  walk,
  type Plan,
} from './plan';
import { refuseHaunt } from './moves/refuse';
import { fameOf } from './score';
import {
  NOTHING_SOLD,
  type Alchemirus,
  type AlchemirusMove,
  type AlchemirusPlayer,
  type AlchemirusQuestion,
  type AlchemirusState,
  type AlchemirusTable,
} from './state';
import { playerAt } from './steps';

type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;
type Question<Type extends AlchemirusQuestion['type']> = Extract<AlchemirusQuestion, { readonly type: Type }>;

/** How many plans are kept in mind while moves are weighed. */
const PLANS_KEPT = 3;
/** How many turns ahead every way of the pawn is tried, before a plan is followed. */
const TURNS_TRIED = 2;
/** How much of what a rival loses is one's own gain; shared among the rivals. */
const RIVALRY = 0.5;
/** A card in the hand, where all else is equal. */
const TRIFLE = 0.01;
/** What fame is worth with each turn after the game may have ended. */
const TOO_LATE = 0.8;
const SURELY_TOO_LATE = 0.5;
/** Within how many turns the end can be foreseen well. */
const SOON = 4;
/** More turns than anybody thinks ahead. */
const NEVER = 100;
/** Whoever has most fame after this turn wins. */
const LAST_ROUND: Prospect = { goal: Infinity, horizon: 0, tooLate: 0 };

interface Thinking {
  readonly table: AlchemirusTable;
  readonly seat: Seat;
  readonly player: AlchemirusPlayer;
  readonly now: Course;
  readonly prospect: Prospect;
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
  const matter = atOnce(table, mind, what);
  if (matter) return matter;
  const thinking = thinkingOf(table, mind.seat);
  yield;
  if (what.type === 'pay') return { type: 'pay', card: cheapest(thinking, what) };
  const weighed = new Map<unknown, number>();
  let best = at(mind.legal, 0);
  let most = -Infinity;
  for (const move of mind.legal) {
    const key = likeness(thinking, move);
    const worth = weighed.get(key) ?? worthOf(thinking, what, move);
    weighed.set(key, worth);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** What needs no thought: whatever grows, can be carried on or transmuted, is. */
function atOnce(
  table: AlchemirusTable,
  { legal, seat }: Mind<Alchemirus>,
  what: AlchemirusQuestion,
): AlchemirusMove | null {
  switch (what.type) {
    case 'harvest':
    case 'grow':
    case 'transmute':
      return at(legal, 0);
    case 'transport':
      return bestBy(legal, (move) => carryOrder(playerAt(table, seat), move));
    case 'rob':
      return bestBy(legal, (move) => (move.type === 'rob' ? fameOf(playerAt(table, move.seat)) : -1));
    default:
      return null;
  }
}

function bestBy(moves: readonly AlchemirusMove[], value: (move: AlchemirusMove) => number): AlchemirusMove {
  let best = at(moves, 0);
  let most = -Infinity;
  for (const move of moves) {
    const worth = value(move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** First to the Labria, which makes room behind, and there beside what it is joined with. */
function carryOrder({ estate }: AlchemirusPlayer, move: AlchemirusMove): number {
  if (move.type !== 'carry') return -1;
  const { building, goods } = at(estate, move.to);
  return building === 'labrium' ? 1 + goods.length : 0;
}

/** Sales that come to the same are weighed once; all other moves differ. */
function likeness({ player }: Thinking, move: AlchemirusMove): unknown {
  if (move.type !== 'sell') return move;
  return `${at(player.estate, move.from).building} ${move.good} ${move.at} ${move.currency}`;
}

function thinkingOf(table: AlchemirusTable, seat: Seat): Thinking {
  const player = playerAt(table, seat);
  const now = ownCourse(player, table.state);
  const prospect = prospectOf(table, seat);
  return { table, seat, player, now, prospect, plans: bestPlans(now, prospect) };
}

/** A player's affairs as he sees them himself. */
function ownCourse(player: AlchemirusPlayer, state: AlchemirusState): Course {
  const course = outline(player, state.spirit, state.sold);
  return { ...course, hand: countsOf(player.hand), known: player.hand.length };
}

/** The same as others see them, at the beginning of his turn. */
function rivalCourse(table: AlchemirusTable, seat: Seat): Course {
  const player = playerAt(table, seat);
  const course = outline(player, table.state.spirit, NOTHING_SOLD);
  return { ...course, seen: course.cards, field: Math.max(0, course.field) };
}

function outline(player: AlchemirusPlayer, spirit: SpiritPlace, sold: AlchemirusState['sold']): Course {
  const course: Course = {
    turn: 0,
    field: player.field ?? -1,
    fame: fameOf(player),
    worth: 0,
    cards: player.hand.length,
    known: 0,
    hand: none(),
    seen: 0,
    found: none(),
    estate: countsOf(player.estate.map(({ building }) => building)),
    buildings: player.estate.length,
    herbs: 0,
    ores: 0,
    brewing: 0,
    tinctures: 0,
    smelting: 0,
    metals: 0,
    joinedTinctures: 0,
    joinedMetals: 0,
    gold: 0,
    spirit,
    atPergulae: sold.pergula,
    atTabernae: sold.taberna,
    atDonaria: sold.donarium,
  };
  for (const { building, goods } of player.estate)
    for (const { good } of goods) shift(course, building, good, 1);
  return course;
}

/** How long the game may last, by how soon others could reach the goal, and how much fame it then takes to win. */
function prospectOf(table: AlchemirusTable, seat: Seat): Prospect {
  if (table.state.isLastRound) return LAST_ROUND;
  const rivals = othersFrom(seat, table.seats).map((rival) => rivalryOf(table, seat, rival));
  const horizon = Math.min(...rivals.map(({ lastTurn }) => lastTurn));
  const goal = Math.max(table.options.fameGoal, ...rivals.map(({ toBeat }) => toBeat));
  return { goal, horizon, tooLate: horizon < SOON ? SURELY_TOO_LATE : TOO_LATE };
}

interface Rivalry {
  /** One's own last turn, should this rival be the first to reach the goal. */
  readonly lastTurn: number;
  /** What one must have to be ahead of him if one ends the game now; 0 if he has no turn left then. */
  readonly toBeat: number;
}

/** AL-23: once the goal is reached, only those have another turn who come later in the round. */
function rivalryOf(table: AlchemirusTable, seat: Seat, rival: Seat): Rivalry {
  const { first } = table.state;
  const isLater = orderOfPlay(first, rival, table.seats) > orderOfPlay(first, seat, table.seats);
  const course = rivalCourse(table, rival);
  // Nobody can be sure that he has no Gloria.
  const reach = fameInReach(course) + 1;
  const turns = reach >= table.options.fameGoal ? 1 : turnsToGoal(course, table.options.fameGoal - 1);
  return { lastTurn: turns - (isLater ? 1 : 0), toBeat: isLater ? reach : 0 };
}

/** The most fame that one turn can lead to, on whatever field. */
function fameInReach(course: Course): number {
  let most = course.fame;
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    const imagined = copyCourse(course);
    if (steps > FREE_STEPS) payForSteps(imagined);
    walk(imagined, steps);
    act(imagined, at(PLANS, 0), LAST_ROUND);
    most = Math.max(most, imagined.fame);
  }
  return most;
}

function unhurried(goal: number): Prospect {
  return { goal, horizon: NEVER, tooLate: TOO_LATE };
}

function turnsToGoal(course: Course, goal: number): number {
  const turns = PLANS.map((plan) => {
    const imagined = copyCourse(course);
    follow(imagined, plan, unhurried(goal));
    return imagined.turn;
  });
  return Math.min(...turns);
}

function bestPlans(now: Course, prospect: Prospect): readonly Plan[] {
  return PLANS.map((plan) => ({ plan, worth: continued(now, plan, prospect, 'acting') }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, PLANS_KEPT)
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
    default:
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

function walkWorth({ now, plans, prospect }: Thinking, move: Move<'go'> | Move<'place'>): number {
  let most = -Infinity;
  for (const plan of plans) {
    const course = copyCourse(now);
    if (move.type === 'place') arrive(course, move.field);
    else {
      if (move.steps > FREE_STEPS) payForSteps(course);
      walk(course, move.steps);
    }
    act(course, plan, prospect);
    endTurn(course, plan, prospect, true);
    most = Math.max(most, tryWays(course, plan, prospect, TURNS_TRIED - 1));
  }
  return most;
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

function saleWorth(thinking: Thinking, { from, good, at: stall, currency }: Move<'sell'>): number {
  const { building } = at(thinking.player.estate, from);
  const price = PRICES[stall][good]?.[currency] ?? 0;
  return changedBy(thinking, 'acting', (course) => {
    shift(course, building, good, -1);
    if (stall === 'pergula') course.atPergulae += 1;
    else if (stall === 'taberna') course.atTabernae += 1;
    else course.atDonaria += 1;
    if (currency === 'fame') earn(course, price, thinking.prospect);
    else drawUnknown(course, price);
  });
}

/** Off what one needs oneself, and onto what others need. */
function hauntWorth(thinking: Thinking, { place, isForHand }: Move<'haunt'>): number {
  const { table, seat, player } = thinking;
  if (isForHand && refuseHaunt(table, player, { place, isForHand: false }) === null) return -Infinity;
  const own = changedBy(thinking, 'acted', (course) => {
    course.spirit = place;
    if (isForHand) loseHand(course);
  });
  const rivals = othersFrom(seat, table.seats);
  const theirs = rivals.map((rival) => promise(rivalCourse(table, rival), place, table.options.fameGoal));
  return own - (RIVALRY * theirs.reduce((one, other) => one + other)) / rivals.length;
}

function promise(course: Course, spirit: SpiritPlace, goal: number): number {
  const worths = PLANS.map((plan) => follow({ ...copyCourse(course), spirit }, plan, unhurried(goal)));
  return Math.max(...worths);
}

function purchaseWorth(thinking: Thinking, { good, price }: Question<'offer'>, plot: number): number {
  const { building } = at(thinking.player.estate, plot);
  return changedBy(thinking, 'ended', (course) => {
    spend(course, at(thinking.plans, 0), price + 1);
    shift(course, building, good, 1);
  });
}

/** Of the cards that are needed least, the first in the order of the box. */
function cheapest({ player, now, plans }: Thinking, { left, last }: Question<'pay'>): Card {
  const from = last === null ? 0 : CARDS.indexOf(last);
  const open = player.hand.filter((card) => CARDS.indexOf(card) >= from);
  const paid = ranked(open, now, at(plans, 0)).slice(0, left);
  return at(
    CARDS.filter((card) => paid.includes(card)),
    0,
  );
}

/** Cards by how much the plan needs them, the least needed first. */
function ranked(cards: readonly Card[], now: Course, plan: Plan): readonly Card[] {
  const copies = none();
  const needs = cards.map((card) => {
    const copy = (copies[KIND[card]] += 1);
    return { card, need: needOf(card, copy, now, plan) };
  });
  return needs.sort((one, other) => one.need - other.need).map(({ card }) => card);
}

function needOf(card: Card, copy: number, { estate }: Course, plan: Plan): number {
  if (card === 'gloria') return copy === 1 ? 1 : 0.5;
  const step = plan.steps.findIndex(
    ({ kind, count }) => kind === KIND[card] && count === estate[kind] + copy,
  );
  return step < 0 ? COST[card] / 10 : 2 + plan.steps.length - step;
}
