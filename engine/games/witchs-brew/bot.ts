import type { Mind, Thought } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at, never } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { COLOURS, POTIONS, ROLES, type Cauldron, type Deed, type Drops, type Role, type Stack } from './data';
import { canGive, choicesFrom, countOf, holds, minus, mixesOf, plus, single } from './drops';
import { chancesOf, guess, logistic, type Guess } from './guess';
import { outlookOf, worth, type Outlook } from './plan';
import type { WitchsBrew, WitchsBrewMove, WitchsBrewQuestion, WitchsBrewTable } from './state';
import { deedOf, playerAt, topOf, trickOf } from './steps';
import { potionWorth, type Stock } from './worth';

/** How far chance may move a role up or down when five are chosen, in points: a bot must not be read like a book. */
const WHIM = 0.8;
/** How much of a rival's gain is one's own loss; shared among the rivals. */
const RIVALRY = 0.8;
/** Leading the next trick: one chooses, but the others answer last. */
const LEADING = 0.1;
/** How sharply others are taken to weigh a claim against a favour, in points. */
const RESOLVE = 0.5;

/** All that a decision is weighed with. */
interface Thinking {
  readonly table: WitchsBrewTable;
  readonly seat: Seat;
  readonly guess: Guess;
  readonly outlook: Outlook;
}

export function* middle(mind: Mind<WitchsBrew>): Thought<WitchsBrew> {
  const table = mind.world();
  const { seat } = mind;
  const guessed = guess(table, seat);
  const outlook = outlookOf(table, seat, chancesOf(guessed, seat, table.seats));
  const thinking = { table, seat, guess: guessed, outlook };
  yield;
  const what = asked(table)?.what;
  switch (what?.type) {
    case 'choose':
      return yield* chooseHand(mind, thinking);
    case 'lead':
      return best(mind.legal, (move) => callWorth(thinking, move));
    case 'answer':
      return claimOrYield(thinking, what.role);
    case 'effect':
    case 'give':
    case 'complete':
      return best(mind.legal, (move) => effectWorth(thinking, what, move));
    case undefined:
      throw new Error('Nobody is asked');
    default:
      return never(what);
  }
}

function best<Move>(moves: readonly Move[], value: (move: Move) => number): Move {
  let found = at(moves, 0);
  let most = -Infinity;
  for (const move of moves) {
    const worthOfMove = value(move);
    if (worthOfMove > most) [found, most] = [move, worthOfMove];
  }
  return found;
}

/** How many hands are weighed in one step. */
const HANDS_A_STEP = 200;

function* chooseHand(mind: Mind<WitchsBrew>, { table, seat, outlook }: Thinking): Thought<WitchsBrew> {
  const whims = new Map(ROLES.map((role) => [role, (WHIM * (mind.below(1001) - 500)) / 500]));
  const player = playerAt(table, seat);
  let found = at(mind.legal, 0);
  let most = -Infinity;
  for (const [index, move] of mind.legal.entries()) {
    if (move.type !== 'choose') continue;
    let value = worth(outlook, player, move.roles);
    for (const role of move.roles) value += whims.get(role) ?? 0;
    if (value > most) [found, most] = [move, value];
    if (index % HANDS_A_STEP === 0) yield;
  }
  return found;
}

/** What it is worth to call a role now, with all the other roles still to come. */
function callWorth(thinking: Thinking, move: WitchsBrewMove): number {
  if (move.type !== 'call') return -Infinity;
  const { table, seat, outlook } = thinking;
  const player = playerAt(table, seat);
  const hand = player.hand.filter((role) => role !== move.role);
  const others = othersFrom(seat, table.seats);
  const kept = unclaimed(thinking, move.role, others);
  const idle = worth(outlook, player, hand);
  return idle + kept * (gain(thinking, seat, move.role, true, hand) + LEADING);
}

/** How likely it is that none of these, who answer in this order, claims the role. */
function unclaimed(thinking: Thinking, role: Role, later: readonly Seat[]): number {
  const { guess: guessed } = thinking;
  let safe = 1;
  for (const other of [...later].reverse()) {
    const full = gain(thinking, other, role, true, []);
    const favour = gain(thinking, other, role, false, []);
    const claims = logistic((safe * (full + LEADING) - favour) / RESOLVE);
    safe *= 1 - at(guessed.holdings, other)[role] * claims;
  }
  return safe;
}

function claimOrYield(thinking: Thinking, role: Role): WitchsBrewMove {
  const { table, seat } = thinking;
  const { stances, claimant } = trickOf(table);
  const hand = playerAt(table, seat).hand.filter((one) => one !== role);
  const later = othersFrom(seat, table.seats).filter((other) => stances[other] === 'waits');
  const safe = unclaimed(thinking, role, later);
  const denied = (RIVALRY / (table.seats - 1)) * gain(thinking, claimant, role, true, []);
  const claim = safe * (gain(thinking, seat, role, true, hand) + LEADING + denied);
  return claim > gain(thinking, seat, role, false, hand) ? { type: 'claim' } : { type: 'yield' };
}

/** What a role brings a seat that has the rest of this hand. */
function gain(thinking: Thinking, seat: Seat, role: Role, isFull: boolean, hand: readonly Role[]): number {
  const { table } = thinking;
  const outlook = seat === thinking.seat ? thinking.outlook : at(thinking.guess.outlooks, seat);
  const deed = deedOf(table, role, isFull);
  if (!deed) return outlook.spared[role === 'cutpurse' ? 'gold' : 'drops'];
  if (deed.type === 'levy') return outlook.levies[deed.shelf];
  const player = playerAt(table, seat);
  const idle = worth(outlook, player, hand);
  let most = 0;
  for (const option of optionsOf(table, seat, deed)) {
    most = Math.max(most, option.points + worth(outlook, option, hand) - idle);
  }
  return most;
}

/** What one would have after doing something, and the points it brings. */
interface Option extends Stock {
  readonly points: number;
}

function optionsOf(table: WitchsBrewTable, seat: Seat, deed: Deed): readonly Option[] {
  const player = playerAt(table, seat);
  const { gold, drops } = player;
  switch (deed.type) {
    case 'swap': {
      const { price, gain: got } = deed;
      if (!canGive(player, price)) return [];
      return [
        {
          gold: gold - price.gold + got.gold,
          drops: plus(minus(drops, price.drops), got.drops),
          points: got.vials,
        },
      ];
    }
    case 'sell':
      return COLOURS.filter((colour) => drops[colour] > 0).map((colour) => ({
        gold: gold + deed.gold,
        drops: minus(drops, single(colour)),
        points: 0,
      }));
    case 'gather':
      if (gold < deed.gold) return [];
      return mixesOf(deed.count).map((mix) => ({
        gold: gold - deed.gold,
        drops: plus(drops, mix),
        points: 0,
      }));
    case 'brew':
      return deed.cauldrons.flatMap((cauldron) => brewOptions(table, seat, deed, cauldron));
    case 'levy':
      return [];
    default:
      return never(deed);
  }
}

type BrewDeed = Extract<Deed, { readonly type: 'brew' }>;

function brewOptions(
  table: WitchsBrewTable,
  seat: Seat,
  deed: BrewDeed,
  cauldron: Cauldron,
): readonly Option[] {
  const top = topOf(table.state, cauldron);
  const { gold, drops } = playerAt(table, seat);
  if (top === null || gold < deed.gold) return [];
  const points = potionWorth(table, seat, top);
  const { cost } = at(POTIONS, top) as { readonly cost: Drops };
  const prices = deed.isExact
    ? [cost].filter((price) => holds(drops, price))
    : choicesFrom(drops, countOf(cost));
  const brewed = prices.map((price) => ({ gold: gold - deed.gold, drops: minus(drops, price), points }));
  return deed.mayAddDrop ? brewed.flatMap(withExtra) : brewed;
}

/** WB-14 */
function withExtra(option: Option): readonly Option[] {
  const { gold, drops, points } = option;
  const added = COLOURS.filter((colour) => drops[colour] > 0).map((colour) => ({
    gold,
    drops: minus(drops, single(colour)),
    points: points + 1,
  }));
  return [option, ...added];
}

type Pending = Extract<WitchsBrewQuestion, { readonly type: 'effect' | 'give' | 'complete' }>;

/** What is worth doing of what an effect offers. */
function effectWorth(thinking: Thinking, what: Pending, move: WitchsBrewMove): number {
  const { table, seat, outlook } = thinking;
  const { hand } = playerAt(table, seat);
  if (move.type === 'take') return takeWorth(thinking, what);
  const { points, gold, drops } = after(table, seat, what, move);
  return points + worth(outlook, { gold, drops }, hand);
}

function takeWorth(thinking: Thinking, what: Pending): number {
  const { table, seat, outlook } = thinking;
  const player = playerAt(table, seat);
  const idle = worth(outlook, player, player.hand);
  if (what.type !== 'effect') return idle;
  return idle + gain(thinking, seat, what.role, what.isFull, player.hand);
}

/** What one has after such a move. */
function after(table: WitchsBrewTable, seat: Seat, what: Pending, move: WitchsBrewMove): Option {
  const { gold, drops } = playerAt(table, seat);
  const deed = what.type === 'effect' ? deedOf(table, what.role, what.isFull) : null;
  switch (move.type) {
    case 'sell':
      return { gold: gold + goldIn(deed), drops: minus(drops, single(move.drop)), points: 0 };
    case 'gather':
      return { gold: gold - goldIn(deed), drops: plus(drops, move.drops), points: 0 };
    case 'brew': {
      const left = minus(drops, move.extra ? plus(move.drops, single(move.extra)) : move.drops);
      const points = topWorth(table, seat, move.cauldron) + (move.extra ? 1 : 0);
      return { gold: gold - goldIn(deed), drops: left, points };
    }
    case 'give':
      return { gold, drops: minus(drops, move.drops), points: 0 };
    case 'add': {
      const shelf = move.drops ? 'drops' : 'gold';
      const missing = what.type === 'complete' && !move.drops ? what.missing : 0;
      const left = move.drops ? minus(drops, move.drops) : drops;
      return { gold: gold - missing, drops: left, points: topWorth(table, seat, shelf) };
    }
    default:
      return { gold, drops, points: 0 };
  }
}

function goldIn(deed: Deed | null): number {
  return deed && 'gold' in deed ? deed.gold : 0;
}

function topWorth(table: WitchsBrewTable, seat: Seat, stack: Stack): number {
  const top = topOf(table.state, stack);
  return top === null ? 0 : potionWorth(table, seat, top);
}
