import { asked, type Game, type GameTypes, type Table } from './game';
import { at, sum } from './list';
import { advance, legalMoves } from './play';
import { below, split, type Rng } from './rng';
import type { Seat } from './seat';

export type BotLevel = 'random' | 'middle';
export const BOT_LEVELS: readonly BotLevel[] = ['random', 'middle'];

/**
 * All that a bot has to think with. The real table is not in it: a bot sees its legal moves and worlds that
 * agree with what its seat knows, so it cannot use what is hidden even by mistake.
 */
export interface Mind<G extends GameTypes> {
  readonly seat: Seat;
  readonly legal: readonly G['move'][];
  /** A new world each time, drawn from what the seat knows. */
  world(): Table<G>;
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  legalIn(world: Table<G>): readonly G['move'][];
  after(world: Table<G>, move: G['move']): Table<G>;
  /** Whether the last move of this world showed something hidden or drew at random. */
  isSealed(before: Table<G>, after: Table<G>): boolean;
}

export type Bot<G extends GameTypes> = (mind: Mind<G>) => G['move'];

/** The move a bot chooses for the seat that is asked. */
export function think<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  level: BotLevel,
  rng: Rng,
): G['move'] {
  const mind = mindOf(game, table, rng);
  if (mind.legal.length === 1) return at(mind.legal, 0);
  return level === 'random' ? randomBot(mind) : game.middle(mind);
}

function randomBot<G extends GameTypes>(mind: Mind<G>): G['move'] {
  return at(mind.legal, mind.below(mind.legal.length));
}

function mindOf<G extends GameTypes>(game: Game<G>, table: Table<G>, rng: Rng): Mind<G> {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked: there is nothing to think about');
  let choices = rng;
  let worlds = 0;
  return {
    seat: ask.seat,
    legal: game.legal(table, ask),
    world: () => game.resample(table, ask.seat, split(rng, (worlds += 1))),
    below: (count) => {
      const drawn = below(choices, count);
      choices = drawn.rng;
      return drawn.value;
    },
    legalIn: (world) => legalMoves(game, world),
    after: (world, move) => advance(game, world, move),
    isSealed: (before, after) => before.rng !== after.rng || after.facts.some((fact) => game.seals(fact)),
  };
}

/** How `lookahead` judges and guesses in one game. */
export interface Plan<G extends GameTypes> {
  /** What the table is worth to the seat; more is better. */
  evaluate(table: Table<G>, seat: Seat): number;
  /** What another seat is taken to answer to a question in between; null if thinking should stop there. */
  reply(table: Table<G>): G['move'] | null;
  /** How many moves ahead, how many lines are kept, and over how many worlds chance is averaged. */
  readonly depth: number;
  readonly width: number;
  readonly worlds: number;
}

interface Line<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  readonly table: Table<G>;
  readonly value: number;
  readonly isOpenEnded: boolean;
}

/**
 * A bot that plans its own turn: a beam search over its own moves. A line ends where something hidden comes to
 * light, so no plan ever counts on a tile not yet seen; what such a move brings is averaged over several worlds.
 */
export function lookahead<G extends GameTypes>(plan: Plan<G>): Bot<G> {
  return (mind) => {
    const worlds = Array.from({ length: plan.worlds }, () => mind.world());
    let frontier: readonly Line<G>[] = [{ moves: [], table: at(worlds, 0), value: 0, isOpenEnded: true }];
    let best: Line<G> | null = null;
    for (let depth = 0; depth < plan.depth && frontier.length > 0; depth += 1) {
      const lines = frontier.flatMap((line) => extend(plan, mind, worlds, line));
      for (const line of lines) if (!best || line.value > best.value) best = line;
      frontier = lines
        .filter((line) => line.isOpenEnded)
        .sort((one, other) => other.value - one.value)
        .slice(0, plan.width);
    }
    return best?.moves[0] ?? at(mind.legal, 0);
  };
}

function extend<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  worlds: readonly Table<G>[],
  line: Line<G>,
): readonly Line<G>[] {
  return mind.legalIn(line.table).map((move) => {
    const table = carryOn(plan, mind, line.table, move);
    const moves = [...line.moves, move];
    if (mind.isSealed(line.table, table)) {
      const values = worlds.map((world) => plan.evaluate(follow(plan, mind, world, moves), mind.seat));
      return { moves, table, value: sum(values) / values.length, isOpenEnded: false };
    }
    return {
      moves,
      table,
      value: plan.evaluate(table, mind.seat),
      isOpenEnded: asked(table)?.seat === mind.seat,
    };
  });
}

function follow<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  world: Table<G>,
  moves: readonly G['move'][],
): Table<G> {
  return moves.reduce((table, move) => carryOn(plan, mind, table, move), world);
}

/** Makes the move and the replies that others are taken to give to it. The facts of all of it are kept. */
function carryOn<G extends GameTypes>(
  plan: Plan<G>,
  mind: Mind<G>,
  world: Table<G>,
  move: G['move'],
): Table<G> {
  let table = mind.after(world, move);
  for (let ask = asked(table); ask && ask.seat !== mind.seat; ask = asked(table)) {
    const reply = plan.reply(table);
    if (reply === null) return table;
    const next = mind.after(table, reply);
    table = { ...next, facts: [...table.facts, ...next.facts] };
  }
  return table;
}
