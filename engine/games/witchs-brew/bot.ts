import type { Mind, Thought } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at, never } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { ROLES, type Role } from './data';
import { dealWorth, gain, type Position } from './gain';
import { appealOf, chancesOf, guess, logistic, type Guess } from './guess';
import { outlookOf, worth } from './plan';
import type { WitchsBrew, WitchsBrewMove } from './state';
import { playerAt, trickOf } from './steps';

/** How far chance may move a role up or down when five are chosen, in points: a bot must not be read like a book. */
const WHIM = 0.7;
/** A role that promises less than this is less subject to whims, and one that promises nothing to none. */
const PROMISING = 0.5;
/** Leading the next trick: one chooses the role, but everybody else answers later. */
const LEADING = 0.1;
/** How much of what a rival does not get is one's own gain; shared among the rivals. */
const RIVALRY = 0.3;
/** What others are taken to think it worth that a rival does not get his full action, shared in the same way. */
const DENIAL = 1.6;
/** How sharply others are taken to weigh a claim against a favour, in points. */
const RESOLVE = 0.3;
/** After how many hands that it has weighed the bot stops for breath. */
const HANDS_A_STEP = 200;

/** A seat's position, and what it guesses of the others. */
interface Thinking extends Position {
  readonly guess: Guess;
}

/**
 * Weighs what it has and may have, in points. Of what others hold it knows nothing and guesses by what would
 * profit them: a role that many are likely to hold is worth less, and a claim is worth as much as it is safe.
 */
export function* middle(mind: Mind<WitchsBrew>): Thought<WitchsBrew> {
  const table = mind.world();
  const { seat } = mind;
  const guessed = guess(table, seat);
  const outlook = outlookOf(table, seat, chancesOf(guessed, seat));
  const thinking = { table, seat, outlook, hand: playerAt(table, seat).hand, guess: guessed };
  yield;
  const what = asked(table)?.what;
  switch (what?.type) {
    case 'choose':
      return yield* chooseHand(mind, thinking);
    case 'lead':
      return best(mind.legal, (move) => callWorth(thinking, move));
    case 'answer':
      return isWorthClaiming(thinking, what.role) ? { type: 'claim' } : { type: 'yield' };
    case 'effect':
    case 'give':
    case 'complete':
      return best(mind.legal, (move) => dealWorth(thinking, what, move));
    case undefined:
      throw new Error('Nobody is asked: there is nothing to think about');
    default:
      return never(what);
  }
}

function best(moves: readonly WitchsBrewMove[], value: (move: WitchsBrewMove) => number): WitchsBrewMove {
  let found = at(moves, 0);
  let most = -Infinity;
  for (const move of moves) {
    const worthOfIt = value(move);
    if (worthOfIt > most) [found, most] = [move, worthOfIt];
  }
  return found;
}

/** Each role gets its whim once, so that hundreds of hands differ by what is in them and not by luck. */
function* chooseHand(mind: Mind<WitchsBrew>, thinking: Thinking): Thought<WitchsBrew> {
  const whims = new Map(ROLES.map((role) => [role, whim(mind, thinking, role)]));
  let found = at(mind.legal, 0);
  let most = -Infinity;
  for (const [index, move] of mind.legal.entries()) {
    if (index % HANDS_A_STEP === 0) yield;
    const value = move.type === 'choose' ? handWorth(thinking, move.roles, whims) : -Infinity;
    if (value > most) [found, most] = [move, value];
  }
  return found;
}

function whim(mind: Mind<WitchsBrew>, { table, seat, outlook }: Thinking, role: Role): number {
  const appeal = appealOf(outlook, playerAt(table, seat), role);
  return WHIM * Math.min(1, appeal / PROMISING) * (mind.below(1001) / 500 - 1);
}

function handWorth(
  { table, seat, outlook }: Thinking,
  roles: readonly Role[],
  whims: ReadonlyMap<Role, number>,
): number {
  let value = worth(outlook, playerAt(table, seat), roles);
  for (const role of roles) value += whims.get(role) ?? 0;
  return value;
}

/** What it is worth to call a role now and have the others still to come. */
function callWorth(thinking: Thinking, move: WitchsBrewMove): number {
  if (move.type !== 'call') return -Infinity;
  const { table, seat, outlook } = thinking;
  const rest = without(thinking, move.role);
  const safe = unclaimed(thinking, move.role, othersFrom(seat, table.seats));
  return worth(outlook, playerAt(table, seat), rest.hand) + safe * (gain(rest, move.role, true) + LEADING);
}

function isWorthClaiming(thinking: Thinking, role: Role): boolean {
  const { table, seat } = thinking;
  const { stances, claimant } = trickOf(table);
  const later = othersFrom(seat, table.seats).filter((other) => stances[other] === 'waits');
  const rest = without(thinking, role);
  const denied = (RIVALRY / (table.seats - 1)) * gain(rival(thinking, claimant), role, true);
  const claim = unclaimed(thinking, role, later) * (gain(rest, role, true) + LEADING + denied);
  return claim > gain(rest, role, false);
}

function without(position: Position, role: Role): Position {
  const { table, seat, outlook, hand } = position;
  return { table, seat, outlook, hand: hand.filter((one) => one !== role) };
}

/** How another seat is taken to see things. */
function rival({ table, guess: { outlooks } }: Thinking, seat: Seat): Position {
  return { table, seat, outlook: at(outlooks, seat), hand: [] };
}

/** How likely it is that none of these, who answer in this order, claims the role. The last one risks nothing. */
function unclaimed(thinking: Thinking, role: Role, later: readonly Seat[]): number {
  const denied = DENIAL / (thinking.table.seats - 1);
  return later.reduceRight((safe, seat) => {
    const held = at(thinking.guess.holdings, seat)[role];
    if (held === 0) return safe;
    const position = rival(thinking, seat);
    const claim = safe * (gain(position, role, true) + LEADING + denied);
    return safe * (1 - held * logistic((claim - gain(position, role, false)) / RESOLVE));
  }, 1);
}
