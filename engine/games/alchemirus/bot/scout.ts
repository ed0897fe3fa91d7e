import type { Mind, Steps } from '@/engine/core/bot';
import { exp } from '@/engine/core/exact';
import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { EVEN } from '@/engine/core/nature';
import type { Candidate, Scout } from '@/engine/core/search';
import { allSeats, othersFrom, type Seat } from '@/engine/core/seat';
import { bestPlans, weighedMoves } from './bot';
import { copyCourse, type Course } from './imagined-course';
import { FREE_STEPS } from '../data';
import { ownCourse, unhurried } from './prospects';
import { act, endTurn, follow, MASTER_PLANS, walk, type Plan } from './building-plans';
import { atOnce } from './routine-moves';
import type { Alchemirus, AlchemirusMove, AlchemirusTable } from '../state';
import { playerAt } from '../steps';
import { byPlan } from './move-by-plan';

/** What a piece of fame more is worth in hope of winning, where moves are compared. */
const FAME = 0.04;
/** How many turns of one's own a line goes on. */
const TURNS = 1;
/** How many plans everybody has to choose from where a line ends. */
const PLANS_IN_MIND = 3;
/** How much likelier one is to win for each turn that one needs less: the more so, the nearer the end is. */
const SHARPNESS = 6;
/** How many turns a piece of fame is worth. */
const FAME_IN_TURNS = 0.5;

/** A line ends some turns later, when the seat that thinks begins one. */
export const scout: Scout<Alchemirus> = {
  lines: 150,
  trust: 10,
  hopes,
  choices,
  candidates,
  reply: (mind, table) => byPlan(table, mind.legalIn(table), at(plansOf(mind, table), 0)),
  isEnd: (from, table) => {
    const ask = asked(table);
    const seat = asked(from)?.seat;
    // AL-25: without a bank, or with nothing to give, a turn begins with the pawn.
    const isFirst = ask?.what.type === 'draw' || ask?.what.type === 'move';
    if (!isFirst || ask.seat !== seat) return false;
    return playerAt(table, seat).turns >= playerAt(from, seat).turns + TURNS;
  },
};

const known = new WeakMap<Mind<Alchemirus>, Map<Seat, readonly Plan[]>>();

/** The plans that suit whoever is asked, as it looked when the thinking first came to him. */
function plansFor(mind: Mind<Alchemirus>, table: AlchemirusTable, seat: Seat): readonly Plan[] {
  const bySeat = known.get(mind) ?? new Map<Seat, readonly Plan[]>();
  known.set(mind, bySeat);
  const plans =
    bySeat.get(seat) ??
    bestPlans(courseOf(table, seat), unhurried(table.options.fameGoal), MASTER_PLANS.plans);
  bySeat.set(seat, plans);
  return plans;
}

function plansOf(mind: Mind<Alchemirus>, table: AlchemirusTable): readonly Plan[] {
  return plansFor(mind, table, asked(table)?.seat ?? mind.seat);
}

function courseOf(table: AlchemirusTable, seat: Seat): Course {
  const course = ownCourse(playerAt(table, seat), table.state);
  return course.field < 0 ? { ...course, field: 0 } : course;
}

function hopes(mind: Mind<Alchemirus>, table: AlchemirusTable): readonly number[] {
  const paces = allSeats(table.seats).map((seat) => paceOf(mind, table, seat));
  const sharpness = SHARPNESS / (2 + Math.min(...paces.map(({ turns }) => turns)));
  const weights = paces.map(({ turns, fame }) => exp(sharpness * (FAME_IN_TURNS * fame - turns)));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}

/** What a seat may hope for, in turns; and the others against it. Fame now or later is the same course. */
export function assets(mind: Mind<Alchemirus>, table: AlchemirusTable, seat: Seat) {
  const ahead = ({ turns, fame }: Pace) => FAME_IN_TURNS * fame - turns;
  const rivals = othersFrom(seat, table.seats).map((other) => ahead(paceOf(mind, table, other)));
  return { course: ahead(paceOf(mind, table, seat)), rivals: -sum(rivals) / rivals.length };
}

/** How fast a seat gets to the goal by the best of its plans. */
interface Pace {
  readonly turns: number;
  /** With what is to come, the sooner the dearer. */
  readonly fame: number;
}

function paceOf(mind: Mind<Alchemirus>, table: AlchemirusTable, seat: Seat): Pace {
  const from = courseOf(table, seat);
  const prospect = unhurried(table.options.fameGoal);
  let best: Pace = { turns: Infinity, fame: 0 };
  for (const plan of plansFor(mind, table, seat).slice(0, PLANS_IN_MIND)) {
    for (let steps = 1; steps <= FREE_STEPS; steps += 1) {
      const course = copyCourse(from);
      walk(course, steps);
      act(course, plan, prospect);
      endTurn(course, plan, prospect, true);
      const fame = from.fame + follow(course, plan, prospect);
      const pace = { turns: course.turn, fame };
      if (isFaster(pace, best)) best = pace;
    }
  }
  return best;
}

function isFaster(one: Pace, other: Pace): boolean {
  return FAME_IN_TURNS * one.fame - one.turns > FAME_IN_TURNS * other.fame - other.turns;
}

/** The decision itself is weighed as an adept does. */
function* choices(mind: Mind<Alchemirus>, table: AlchemirusTable): Steps<readonly Candidate<Alchemirus>[]> {
  const what = asked(table)?.what;
  const matter = what && atOnce(table, mind.seat, what, mind.legal);
  if (matter) return [{ move: matter, promise: 0 }];
  const weighed = yield* weighedMoves(table, mind.seat, mind.legal, EVEN, MASTER_PLANS);
  return weighed.map(({ move, worth }) => ({ move, promise: FAME * worth }));
}

/** Later on only ways of the pawn are tried. */
function candidates(
  mind: Mind<Alchemirus>,
  table: AlchemirusTable,
  moves: readonly AlchemirusMove[],
): readonly Candidate<Alchemirus>[] {
  const usual = byPlan(table, moves, at(plansOf(mind, table), 0));
  const isMoving = asked(table)?.what.type === 'move' && asked(table)?.seat === mind.seat;
  const others = isMoving ? moves.filter((move) => move.type === 'go' && move.steps <= FREE_STEPS) : [];
  return [...others.map((move) => ({ move, promise: -FAME / 4 })), { move: usual, promise: 0 }];
}
