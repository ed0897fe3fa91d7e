import { power } from '@/engine/core/exact';
import { at } from '@/engine/core/list';
import type { Nature } from '@/engine/core/nature';
import { orderOfPlay, othersFrom, type Seat } from '@/engine/core/seat';
import { copyCourse, MOST_TURNS, payForSteps, shift, type Course, type Prospect } from './imagined-course';
import { MOST_STEPS, type SpiritPlace } from '../data';
import { countsOf, none } from '../kinds';
import { act, follow, PLANS, walk } from './building-plans';
import { fameForSteps } from '../queries/ring';
import { fameOf } from '../score';
import { NOTHING_SOLD, type AlchemirusPlayer, type AlchemirusState, type AlchemirusTable } from '../state';
import { playerAt } from '../steps';

/** What fame is worth with each turn after the game may have ended. */
const TOO_LATE = 0.8;
const SURELY_TOO_LATE = 0.5;
/** Within how many turns the end can be foreseen well. */
const SOON = 4;
/** By how many turns sooner one expects an end of which one would not be told. */
const UNTOLD = 1;
/** More turns than anybody thinks ahead. */
const NEVER = 100;
/** What fame is worth a turn later; the bold are content to wait for more, the careful would rather have it. */
const PATIENCE = 0.97;
const TEMPTATION = 0.012;
const PATIENCE_AFTER = patienceOf(0);
/** Whoever has most fame after this turn wins. */
const LAST_ROUND: Prospect = { goal: Infinity, horizon: 0, tooLate: 0, patience: PATIENCE_AFTER };

function patienceOf(daring: number): readonly number[] {
  return Array.from({ length: MOST_TURNS + 1 }, (_, turn) => power(PATIENCE + TEMPTATION * daring, turn));
}

/** A player's affairs as he sees them himself. */
export function ownCourse(player: AlchemirusPlayer, state: AlchemirusState): Course {
  const course = outline(player, state.spirit, state.sold);
  return { ...course, hand: countsOf(player.hand), known: player.hand.length };
}

/** The same as others see them, at the beginning of his turn. */
export function rivalCourse(table: AlchemirusTable, seat: Seat): Course {
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
export function prospectOf(table: AlchemirusTable, seat: Seat, { daring, isFarSighted }: Nature): Prospect {
  if (table.state.isLastRound) return LAST_ROUND;
  const patience = daring === 0 ? PATIENCE_AFTER : patienceOf(daring);
  if (!isFarSighted) return { ...unhurried(table.options.fameGoal), patience };
  const rivals = othersFrom(seat, table.seats).map((rival) => rivalryOf(table, seat, rival));
  const horizon = Math.min(...rivals.map(({ lastTurn }) => lastTurn));
  const goal = Math.max(table.options.fameGoal, ...rivals.map(({ toBeat }) => toBeat));
  return { goal, horizon, tooLate: horizon < SOON ? SURELY_TOO_LATE : TOO_LATE, patience };
}

interface Rivalry {
  /** One's own last turn, should this rival be the first to reach the goal. */
  readonly lastTurn: number;
  /** What one must have to be ahead of him if one ends the game now; 0 if he has no turn left then. */
  readonly toBeat: number;
}

/**
 * AL-23: once the goal is reached, only those have another turn who come later in the round. They are told that it is
 * the last; whoever comes earlier has to guess, and does well to reckon with it sooner.
 */
function rivalryOf(table: AlchemirusTable, seat: Seat, rival: Seat): Rivalry {
  const { first } = table.state;
  const isLater = orderOfPlay(first, rival, table.seats) > orderOfPlay(first, seat, table.seats);
  const course = rivalCourse(table, rival);
  // Nobody can be sure that he has no Gloria.
  const reach = fameInReach(course) + 1;
  const turns = reach >= table.options.fameGoal ? 1 : turnsToGoal(course, table.options.fameGoal - 1);
  return isLater ? { lastTurn: turns - 1 - UNTOLD, toBeat: reach } : { lastTurn: turns, toBeat: 0 };
}

/** The most fame that one turn can lead to, on whatever field. */
function fameInReach(course: Course): number {
  let most = course.fame;
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    const imagined = copyCourse(course);
    if (fameForSteps(steps) > 0) payForSteps(imagined);
    walk(imagined, steps);
    act(imagined, at(PLANS, 0), LAST_ROUND);
    most = Math.max(most, imagined.fame);
  }
  return most;
}

export function unhurried(goal: number): Prospect {
  return { goal, horizon: NEVER, tooLate: TOO_LATE, patience: PATIENCE_AFTER };
}

function turnsToGoal(course: Course, goal: number): number {
  const turns = PLANS.map((plan) => {
    const imagined = copyCourse(course);
    follow(imagined, plan, unhurried(goal));
    return imagined.turn;
  });
  return Math.min(...turns);
}

export function promise(course: Course, spirit: SpiritPlace, goal: number): number {
  const worths = PLANS.map((plan) => follow({ ...copyCourse(course), spirit }, plan, unhurried(goal)));
  return Math.max(...worths);
}
