import type { Mind, Steps } from '@/engine/core/bot';
import { exp, log } from '@/engine/core/exact';
import { asked } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { EVEN } from '@/engine/core/nature';
import { below, split, type Rng } from '@/engine/core/rng';
import type { Candidate, Scout } from '@/engine/core/search';
import { allSeats, othersFrom, type Seat } from '@/engine/core/seat';
import { moveWorth, type Thinking } from './bot';
import { CHOSEN_ROLES, ROLES, type Role } from '../data';
import { chancesOf, guess, TYPICAL, type Guess, type Holding } from './guessed-hands';
import { outlookOf, type Chances } from './hand-worth';
import { inBoxOrder } from '../queries/roles';
import { score } from '../score';
import type { WitchsBrew, WitchsBrewMove, WitchsBrewTable } from '../state';
import { playerAt, withPlayer } from '../steps';
import { heldForSure, possibleRoles } from '../view';
import { patienceOf, stockWorth } from './goods-worth';

/** How many of the hundreds of hands are tried. */
const HANDS = 10;
/** What a point more is worth in hope of winning, where moves are compared. */
const POINT = 0.05;
/** By how many points one has to lead to be some three times as likely to win. */
const LEAD = 4;

/** After so many moves weighed the bot stops for breath. */
const MOVES_A_STEP = 100;

/** A line ends with the set. */
export const scout: Scout<WitchsBrew> = {
  lines: 225,
  hopes,
  candidates,
  choices,
  reply,
  isEnd: (from, table) => table.state.set > from.state.set,
  isGuessed: (question) => question.type === 'choose',
  imagine,
};

function hopes(_: Mind<WitchsBrew>, table: WitchsBrewTable): readonly number[] {
  const patience = patienceOf(table);
  const weights = score(table).map(({ total }, seat) => {
    const { gold, drops } = at(table.state.players, seat);
    const stock = stockWorth(gold, drops.red, drops.white, drops.green);
    return exp((total + patience * stock) / LEAD);
  });
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}

/** What a seat's hope is made of, in points, and what the others have against it. */
export function assets(table: WitchsBrewTable, seat: Seat) {
  const patience = patienceOf(table);
  const { gold, drops } = playerAt(table, seat);
  const standings = score(table);
  const rivals = othersFrom(seat, table.seats).map((other) => {
    const stock = playerAt(table, other);
    const { red, white, green } = stock.drops;
    return at(standings, other).total + patience * stockWorth(stock.gold, red, white, green);
  });
  return {
    points: at(standings, seat).total,
    gold: patience * stockWorth(gold, 0, 0, 0),
    drops: patience * stockWorth(0, drops.red, drops.white, drops.green),
    rivals: -sum(rivals) / rivals.length,
  };
}

function candidates(
  mind: Mind<WitchsBrew>,
  table: WitchsBrewTable,
  moves: readonly WitchsBrewMove[],
): readonly Candidate<WitchsBrew>[] {
  const thinking = thinkingOf(mind, table);
  return mostPromising(
    table,
    moves.map((move) => candidate(thinking, move)),
  );
}

/** The same with rests: there are hundreds of hands to choose from. */
function* choices(mind: Mind<WitchsBrew>, table: WitchsBrewTable): Steps<readonly Candidate<WitchsBrew>[]> {
  if (mind.legal.length > MOVES_A_STEP) yield;
  const thinking = thinkingOf(mind, table);
  const weighed: Candidate<WitchsBrew>[] = [];
  for (const [index, move] of mind.legal.entries()) {
    if (index % MOVES_A_STEP === MOVES_A_STEP - 1) yield;
    weighed.push(candidate(thinking, move));
  }
  return mostPromising(table, weighed);
}

function candidate(thinking: Thinking, move: WitchsBrewMove): Candidate<WitchsBrew> {
  return { move, promise: POINT * moveWorth(thinking, move) };
}

/** Of hands only the best; of all else everything. */
function mostPromising(
  table: WitchsBrewTable,
  weighed: readonly Candidate<WitchsBrew>[],
): readonly Candidate<WitchsBrew>[] {
  if (asked(table)?.what.type !== 'choose') return weighed;
  return weighed
    .slice()
    .sort((one, other) => other.promise - one.promise)
    .slice(0, HANDS);
}

function reply(mind: Mind<WitchsBrew>, table: WitchsBrewTable): WitchsBrewMove {
  const ask = asked(table);
  if (ask?.what.type === 'choose') return { type: 'choose', roles: likelyHand(mind, table, ask.seat) };
  const thinking = thinkingOf(mind, table);
  let best: WitchsBrewMove | null = null;
  let most = -Infinity;
  for (const move of mind.legalIn(table)) {
    const worth = moveWorth(thinking, move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best ?? at(mind.legalIn(table), 0);
}

/** What was guessed of everybody when the thinking began; it is the same in all worlds. */
interface Notion {
  readonly holdings: readonly Holding[];
  readonly chances: readonly Chances[];
}

const notions = new WeakMap<Mind<WitchsBrew>, Notion>();

function notionOf(mind: Mind<WitchsBrew>, world: WitchsBrewTable): Notion {
  const known = notions.get(mind);
  if (known) return known;
  const guessed = guess(world, null);
  const chances = allSeats(world.seats).map((seat) => chancesOf(guessed, seat));
  const notion = { holdings: guessed.holdings, chances };
  notions.set(mind, notion);
  return notion;
}

/** How whoever is asked sees things, by what was guessed when the thinking began. */
function thinkingOf(mind: Mind<WitchsBrew>, table: WitchsBrewTable): Thinking {
  const seat = asked(table)?.seat ?? mind.seat;
  const { holdings, chances } = notionOf(mind, table);
  const outlooks = allSeats(table.seats).map((other) => outlookOf(table, other, TYPICAL));
  const guessed: Guess = { holdings: stillHeld(table, holdings), outlooks };
  const { hand } = playerAt(table, seat);
  const outlook = outlookOf(table, seat, at(chances, seat));
  return { table, seat, outlook, hand, guess: guessed, nature: EVEN };
}

/** Whoever has no role left holds none. */
function stillHeld({ state }: WitchsBrewTable, holdings: readonly Holding[]): readonly Holding[] {
  return holdings.map((holding, seat) => (at(state.players, seat).hand.length > 0 ? holding : NONE));
}

const NONE = Object.fromEntries(ROLES.map((role) => [role, 0])) as unknown as Holding;

/** The hands of the others as they are likely to have chosen them. */
function imagine(mind: Mind<WitchsBrew>, world: WitchsBrewTable): WitchsBrewTable {
  const players = allSeats(world.seats).reduce(
    (all, seat) =>
      seat === mind.seat ? all : withPlayer(all, seat, { hand: likelyHand(mind, world, seat) }),
    world.state.players,
  );
  return { ...world, state: { ...world.state, players } };
}

/** As many roles as the seat holds, or is to choose, the likelier ones more often. */
function likelyHand(mind: Mind<WitchsBrew>, world: WitchsBrewTable, seat: Seat): readonly Role[] {
  const holding = at(notionOf(mind, world).holdings, seat);
  const isChoosing = asked(world)?.seat === seat && asked(world)?.what.type === 'choose';
  const count = isChoosing ? CHOSEN_ROLES : playerAt(world, seat).hand.length;
  const sure = heldForSure(world, seat);
  const noise = noiseOf(world.rng, seat);
  const ranked = possibleRoles(world, seat)
    .map((role) => ({ role, lot: role === sure ? Infinity : logOdds(holding[role]) + noise() }))
    .sort((one, other) => other.lot - one.lot)
    .slice(0, count)
    .map(({ role }) => role);
  return inBoxOrder(ranked);
}

function logOdds(chance: number): number {
  const sane = Math.max(0.01, Math.min(0.99, chance));
  return log(sane / (1 - sane));
}

/** A role whose lot, its log odds and such noise, is above nought is held as often as it should be. */
function noiseOf(rng: Rng, seat: Seat): () => number {
  let chance = split(rng, seat);
  return () => {
    const drawn = below(chance, 1 << 20);
    chance = drawn.rng;
    return logOdds((drawn.value + 0.5) / (1 << 20));
  };
}
