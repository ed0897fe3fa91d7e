import type { Mind, Thought } from '@/engine/core/bot';
import { power } from '@/engine/core/exact';
import { asked } from '@/engine/core/game';
import { at, never } from '@/engine/core/list';
import type { Nature } from '@/engine/core/nature';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { ROLES, type Role } from '../data';
import { stillWaiting } from '../queries/roles';
import { dealWorth, gain, type Position } from './role-gain';
import { appealOf, chancesOf, guess, logistic, TYPICAL, type Guess } from './guessed-hands';
import { outlookOf, worth } from './hand-worth';
import type { WitchsBrew, WitchsBrewMove } from '../state';
import { playerAt, trickOf } from '../steps';

/** How far chance may move a role up or down when five are chosen, in points: a bot must not be read like a book. */
const WHIM = 0.7;
const WHIMS_OF_APPRENTICES = 1.4;
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
/** How far the bold and the careful are out when they reckon how safe a claim is. */
const TRUST_IN_LUCK = 0.5;
/** What who does not look far takes for the chance that one of those still to answer does not claim. */
const ROUGHLY_SAFE = 0.85;
/** After how many hands that it has weighed the bot stops for breath. */
const HANDS_A_STEP = 200;

/** A seat's position, what it guesses of the others, and how it is inclined. */
export interface Thinking extends Position {
  readonly guess: Guess;
  readonly nature: Nature;
}

/**
 * Weighs what it has and may have, in points. Of what others hold it knows nothing and guesses by what would
 * profit them: a role that many are likely to hold is worth less, and a claim is worth as much as it is safe.
 */
export function* middle(mind: Mind<WitchsBrew>): Thought<WitchsBrew> {
  const table = mind.world();
  const { seat, nature } = mind;
  const guessed = guess(table, seat);
  const chances = nature.isFarSighted ? chancesOf(guessed, seat) : TYPICAL;
  const outlook = outlookOf(table, seat, chances, { spite: nature.spite });
  const thinking = { table, seat, outlook, hand: playerAt(table, seat).hand, guess: guessed, nature };
  yield;
  const what = asked(table)?.what;
  if (what?.type === 'choose') return yield* chooseHand(mind, thinking);
  return best(mind.legal, (move) => moveWorth(thinking, move));
}

/** What a seat's goods and roles are worth after a move, in points, with the points that it brings. */
export function moveWorth(thinking: Thinking, move: WitchsBrewMove): number {
  const what = asked(thinking.table)?.what;
  switch (what?.type) {
    case 'choose':
      return move.type === 'choose' ? handWorth(thinking, move.roles, NO_WHIMS) : -Infinity;
    case 'lead':
      return callWorth(thinking, move);
    case 'answer':
      return move.type === 'claim' ? claimWorth(thinking, what.role) : favourWorth(thinking, what.role);
    case 'effect':
    case 'give':
    case 'complete':
      return dealWorth(thinking, what, move);
    case undefined:
      throw new Error('Nobody is asked: there is nothing to think about');
    default:
      return never(what);
  }
}

const NO_WHIMS: ReadonlyMap<Role, number> = new Map();

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

function whim(mind: Mind<WitchsBrew>, { table, seat, outlook, nature }: Thinking, role: Role): number {
  const appeal = appealOf(outlook, playerAt(table, seat), role);
  const whims = nature.isFarSighted ? WHIM : WHIMS_OF_APPRENTICES;
  return whims * Math.min(1, appeal / PROMISING) * (mind.below(1001) / 500 - 1);
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

function claimWorth(thinking: Thinking, role: Role): number {
  const { table, seat, nature } = thinking;
  const trick = trickOf(table);
  const later = stillWaiting(trick, seat);
  const rest = without(thinking, role);
  const rivalry = (RIVALRY * nature.spite) / (table.seats - 1);
  const denied = rivalry * gain(rival(thinking, trick.claimant), role, true);
  return unclaimed(thinking, role, later) * (gain(rest, role, true) + LEADING + denied);
}

function favourWorth(thinking: Thinking, role: Role): number {
  return gain(without(thinking, role), role, false);
}

function without(position: Position, role: Role): Position {
  const { table, seat, outlook, hand } = position;
  return { table, seat, outlook, hand: hand.filter((one) => one !== role) };
}

/** How another seat is taken to see things. */
function rival({ table, guess: { outlooks } }: Thinking, seat: Seat): Position {
  return { table, seat, outlook: at(outlooks, seat), hand: [] };
}

/**
 * How likely it is that none of these, who answer in this order, claims the role. The last one risks nothing. The
 * bold think it likelier than it is, the careful less likely, and who does not look far guesses.
 */
function unclaimed(thinking: Thinking, role: Role, later: readonly Seat[]): number {
  const { nature, table, guess: guessed } = thinking;
  const luck = 1 - TRUST_IN_LUCK * nature.daring;
  if (!nature.isFarSighted) return power(ROUGHLY_SAFE, luck * later.length);
  const denied = DENIAL / (table.seats - 1);
  const chance = later.reduceRight((safe, seat) => {
    const held = at(guessed.holdings, seat)[role];
    if (held === 0) return safe;
    const position = rival(thinking, seat);
    const claim = safe * (gain(position, role, true) + LEADING + denied);
    return safe * (1 - held * logistic((claim - gain(position, role, false)) / RESOLVE));
  }, 1);
  return power(chance, luck);
}
