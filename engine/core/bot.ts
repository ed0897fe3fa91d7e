import type { BotLevel } from './level';
import { certainWin } from './finish';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at, sum } from './list';
import type { MatchRecord } from './match';
import { natureOf, type Nature, type Temper } from './nature';
import { advance, isRevealing, legalMoves } from './play';
import { below, rngFrom, split, type Rng } from './rng';
import { search } from './search';
import type { Seat } from './seat';

/**
 * All that a bot has to think with. The real table is not in it: a bot sees its legal moves and worlds that
 * agree with what its seat knows, so it cannot use what is hidden even by mistake.
 */
export interface Mind<G extends GameTypes> {
  readonly seat: Seat;
  readonly nature: Nature;
  readonly legal: readonly G['move'][];
  /** A new world each time, drawn from what the seat knows. */
  world(): Table<G>;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  legalIn(world: Table<G>): readonly G['move'][];
  after(world: Table<G>, move: G['move']): Table<G>;
  /** Whether the last move of this world showed something hidden or drew at random. */
  isRevealing(before: Table<G>, after: Table<G>): boolean;
  /** Each seat's share of the win in a world where the game is over. */
  shares(world: Table<G>): readonly number[];
}

/**
 * What is worked out in steps: between two of them the screen may be drawn. Who goes on with `next(true)` is in a hurry
 * and gets the best found so far, or soon.
 */
export type Steps<Value> = Generator<void, Value, boolean | void>;

/** A decision in steps. */
export type Thought<G extends GameTypes> = Steps<G['move']>;

export type Bot<G extends GameTypes> = (mind: Mind<G>) => Thought<G>;

/** Keeps the bots' thoughts apart from the chance of the game, which comes from the same seed. */
const THOUGHTS = 1;

/** The chance by which whoever is asked thinks: it follows from the seed and the number of moves alone, and tells nothing of the chance on the table. */
export function thinkingRng({ seed, moves }: Pick<MatchRecord, 'seed' | 'moves'>): Rng {
  return split(split(rngFrom(seed), THOUGHTS), moves.length);
}

/** How well a bot plays, and how it is inclined. */
export interface Character {
  readonly level: BotLevel;
  readonly temper: Temper;
}

/** The move a bot chooses for the seat that is asked, all at once. */
export function think<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  level: BotLevel,
  rng: Rng,
  temper: Temper = 'even',
): G['move'] {
  const thought = ponder(game, table, { level, temper }, rng);
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

/** The same, step by step. A win within the turn is seen at every level. */
export function* ponder<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { level, temper }: Character,
  rng: Rng,
): Thought<G> {
  const fresh = earnest(game, table, mindOf(game, table, natureOf(temper), rng));
  if (fresh.legal.length === 1) return at(fresh.legal, 0);
  if (level === 'random') return randomBot(fresh);
  const world = fresh.world();
  const finish = yield* certainWin(game, table, rng, world);
  if (finish) return finish;
  const mind = goingOnFrom(fresh, world);
  switch (level) {
    case 'apprentice':
      return yield* game.middle(apprenticed(mind));
    case 'adept':
      return yield* game.middle(mind);
    case 'master':
      return yield* search(game.scout)(mind);
  }
}

/** The mind of somebody who leaves nothing as it was that he or anybody else begins. */
export function earnest<G extends GameTypes>(game: Game<G>, table: Table<G>, mind: Mind<G>): Mind<G> {
  const busy = (now: Table<G>, moves: readonly G['move'][]): readonly G['move'][] => {
    const ask = asked(now);
    return ask ? moves.filter((move) => !game.isIdle(now, ask, move)) : moves;
  };
  return {
    ...mind,
    legal: busy(table, mind.legal),
    legalIn: (world) => busy(world, mind.legalIn(world)),
  };
}

/** The same mind, for which a world that it has imagined is the next one. */
function goingOnFrom<G extends GameTypes>(mind: Mind<G>, world: Table<G>): Mind<G> {
  let next: Table<G> | null = world;
  return {
    ...mind,
    world: () => {
      const now = next ?? mind.world();
      next = null;
      return now;
    },
  };
}

function randomBot<G extends GameTypes>(mind: Mind<G>): G['move'] {
  return at(mind.legal, mind.below(mind.legal.length));
}

/** An apprentice sees half of the moves, and of few moves so many. */
const LEAST_SEEN = 5;

/** The mind of somebody who judges as an adept does, but overlooks moves and does not look far. */
function apprenticed<G extends GameTypes>(mind: Mind<G>): Mind<G> {
  const seen = (moves: readonly G['move'][]): readonly G['move'][] => {
    let wanted = Math.max(LEAST_SEEN, Math.ceil(moves.length / 2));
    if (wanted >= moves.length) return moves;
    return moves.filter((_, index) => {
      const isSeen = mind.below(moves.length - index) < wanted;
      if (isSeen) wanted -= 1;
      return isSeen;
    });
  };
  return {
    ...mind,
    nature: { ...mind.nature, isFarSighted: false },
    legal: seen(mind.legal),
    legalIn: (world) => seen(mind.legalIn(world)),
  };
}

/** What whoever is asked has to think with. */
export function mindOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  nature: Nature,
  rng: Rng,
): Mind<G> {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked: there is nothing to think about');
  let choices = rng;
  let worlds = 0;
  return {
    seat: ask.seat,
    nature,
    legal: game.legal(table, ask),
    world: () => game.resample(table, ask.seat, split(rng, (worlds += 1))),
    below: (count) => {
      const drawn = below(choices, count);
      choices = drawn.rng;
      return drawn.value;
    },
    legalIn: (world) => legalMoves(game, world),
    after: (world, move) => advance(game, world, move),
    isRevealing: (before, after) => isRevealing(game, before, after),
    shares: (world) => sharesOf(game.score(world).map(({ rank }) => rank)),
  };
}

/** Those who win together share the win. */
export function sharesOf(ranks: readonly number[]): readonly number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** How `lookahead` judges and guesses in one game. */
export interface Plan<G extends GameTypes> {
  /** What the table is worth to the seat; more is better. */
  evaluate(table: Table<G>, seat: Seat, nature: Nature): number;
  /** What another seat is taken to answer to a question in between; null if thinking should stop there. */
  reply(table: Table<G>): G['move'] | null;
  /** The moves worth thinking about; never none of some. */
  shortlist(table: Table<G>, seat: Seat, moves: readonly G['move'][]): readonly G['move'][];
  /** Whether this question only completes a move, so that its best answer belongs to the move. */
  isPartOfMove(question: G['question']): boolean;
  /** How many moves ahead, how many lines are kept, and over how many worlds chance is averaged. */
  readonly depth: number;
  readonly width: number;
  readonly worlds: number;
}

interface Line<G extends GameTypes> {
  readonly first: G['move'];
  readonly last: G['move'];
  /** The worlds before the last move, and the first of them after it. */
  readonly before: readonly Table<G>[];
  readonly table: Table<G>;
  readonly value: number;
  readonly isOpenEnded: boolean;
}

/**
 * A bot that plans its own turn: a beam search over its own moves. A line ends where something hidden comes to
 * light, so no plan ever counts on a tile not yet seen; what such a move brings is averaged over several worlds.
 */
export function lookahead<G extends GameTypes>(plan: Plan<G>): Bot<G> {
  return function* (mind) {
    const worlds = Array.from({ length: plan.worlds }, () => mind.world());
    yield;
    let lines = yield* extend(plan, mind, worlds, null);
    let best = bestOf(lines);
    const far = mind.nature.isFarSighted ? plan.depth : 1;
    for (let depth = 1; depth < far; depth += 1) {
      const longer: Line<G>[] = [];
      for (const line of mostPromising(lines, plan.width)) {
        yield;
        longer.push(...(yield* extend(plan, mind, worldsAfter(plan, mind, line), line.first)));
      }
      lines = longer;
      best = bestOf(best ? [best, ...lines] : lines);
    }
    return best?.first ?? at(mind.legal, 0);
  };
}

function bestOf<G extends GameTypes>(lines: readonly Line<G>[]): Line<G> | null {
  return lines.reduce<Line<G> | null>((best, line) => (best && best.value >= line.value ? best : line), null);
}

/** The best lines that can go on. Lines worth exactly the same are nearly always the same moves in another order. */
function mostPromising<G extends GameTypes>(lines: readonly Line<G>[], width: number): readonly Line<G>[] {
  const sorted = lines.filter((line) => line.isOpenEnded).sort((one, other) => other.value - one.value);
  return sorted.filter((line, index) => line.value !== sorted[index - 1]?.value).slice(0, width);
}

/** Every line that goes on from these worlds, which differ only in what the seat does not know. */
function* extend<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  worlds: readonly Table<G>[],
  first: G['move'] | null,
): Steps<readonly Line<G>[]> {
  const world = at(worlds, 0);
  const lines: Line<G>[] = [];
  for (const move of plan.shortlist(world, mind.seat, mind.legalIn(world))) {
    lines.push(lineBy(plan, mind, worlds, { first: first ?? move, last: move }));
    yield;
  }
  return lines;
}

function lineBy<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  worlds: readonly Table<G>[],
  moves: Pick<Line<G>, 'first' | 'last'>,
): Line<G> {
  const world = at(worlds, 0);
  const table = carryOn(plan, mind, world, moves.last);
  const line = { ...moves, before: worlds, table };
  if (!mind.isRevealing(world, table)) {
    const isOpenEnded = asked(table)?.seat === mind.seat;
    return { ...line, value: plan.evaluate(table, mind.seat, mind.nature), isOpenEnded };
  }
  const values = worldsAfter(plan, mind, line).map((after) => plan.evaluate(after, mind.seat, mind.nature));
  return { ...line, value: sum(values) / values.length, isOpenEnded: false };
}

function worldsAfter<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  line: Pick<Line<G>, 'before' | 'last' | 'table'>,
): readonly Table<G>[] {
  return line.before.map((world, index) =>
    index === 0 ? line.table : carryOn(plan, mind, world, line.last),
  );
}

/** Makes the move, the choices that complete it, and the replies that others are taken to give. */
export function carryOn<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  world: Table<G>,
  move: G['move'],
): Table<G> {
  let table = mind.after(world, move);
  for (let ask = asked(table); ask; ask = asked(table)) {
    const isOwn = ask.seat === mind.seat;
    if (isOwn && !plan.isPartOfMove(ask.what)) return table;
    const next = isOwn ? bestStep(plan, mind, table) : plan.reply(table);
    if (next === null) return table;
    const after = mind.after(table, next);
    table = { ...after, facts: [...table.facts, ...after.facts] };
  }
  return table;
}

function bestStep<G extends GameTypes>(plan: Plan<G>, mind: Mind<G>, table: Table<G>): G['move'] {
  const moves = plan.shortlist(table, mind.seat, mind.legalIn(table));
  let best = at(moves, 0);
  let most = -Infinity;
  for (const move of moves.length > 1 ? moves : []) {
    const value = plan.evaluate(mind.after(table, move), mind.seat, mind.nature);
    if (value > most) [best, most] = [move, value];
  }
  return best;
}
