import { ponder } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import { at } from '@/engine/core/list';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split, type Rng } from '@/engine/core/rng';
import { median } from './measure';
import type { AnyMove, AnyTable } from './playout';

/** A game of bots of one level, at the largest table. */
interface Sitting {
  readonly game: AnyGame;
  readonly level: BotLevel;
  readonly seed: number;
  /** Where a game is broken off. */
  readonly maxMoves: number;
}

/** How long bots think at the largest table: between two yields, and over a whole decision; in milliseconds. */
export interface ThoughtFigures {
  readonly game: string;
  readonly level: BotLevel;
  readonly seats: number;
  readonly decisions: number;
  readonly longestStep: number;
  /** Ninety-nine steps of a hundred are not longer. */
  readonly usualStep: number;
  readonly longestDecision: number;
  readonly medianDecision: number;
  /** Where the longest step was: at which question, after how many moves, and which of its steps. */
  readonly where: string;
}

/** What one game came to; several are put together before they are told. */
interface Thoughts {
  readonly decisions: readonly number[];
  readonly steps: readonly number[];
  readonly where: string;
}

interface Timed {
  readonly move: AnyMove;
  readonly steps: readonly number[];
}

/** A step that seems longer than this is measured again: something else may have been in the way. */
const DOUBTED_MS = 6;
const TRIES = 3;

/** One whole game among bots of one level. Where nothing is to be chosen nothing is measured. */
export function playThoughts({ game, level, seed, maxMoves }: Sitting): Thoughts {
  let table: AnyTable = start(game, game.seats.max, defaultOptions(game), rngFrom(seed));
  const chance = rngFrom(seed + 1);
  const [decisions, steps]: [number[], number[]] = [[], []];
  let [where, longest] = ['', 0];
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const ask = asked(table);
    if (!ask) break;
    const timed = surelyTimed(game, table, level, split(chance, moves));
    if (game.legal(table, ask).length > 1) {
      const most = Math.max(...timed.steps);
      if (most > longest) {
        longest = most;
        where = `${ask.what.type}, move ${moves}, step ${timed.steps.indexOf(most) + 1} of ${timed.steps.length}`;
      }
      decisions.push(timed.steps.reduce((sum, step) => sum + step, 0));
      steps.push(...timed.steps);
    }
    table = advance(game, table, timed.move);
  }
  return { decisions, steps, where };
}

/** The same chance thinks the same thoughts, so that of several tries each step counts as its shortest. */
function surelyTimed(game: AnyGame, table: AnyTable, level: BotLevel, rng: Rng): Timed {
  let timed = timedThought(game, table, level, rng);
  for (let tries = 1; tries < TRIES && Math.max(...timed.steps) > DOUBTED_MS; tries += 1) {
    const again = timedThought(game, table, level, rng);
    timed = { ...timed, steps: timed.steps.map((step, index) => Math.min(step, at(again.steps, index))) };
  }
  return timed;
}

function timedThought(game: AnyGame, table: AnyTable, level: BotLevel, rng: Rng): Timed {
  const steps: number[] = [];
  let begun = processorMs();
  const thought = ponder(game, table, { level, temper: 'even' }, rng);
  for (;;) {
    const step = thought.next();
    const ended = processorMs();
    steps.push(ended - begun);
    if (step.done) return { move: step.value, steps };
    begun = ended;
  }
}

/** What this process had of the processor, however busy the machine is otherwise. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function thoughtFigures(
  { game, level }: Pick<Sitting, 'game' | 'level'>,
  games: readonly Thoughts[],
): ThoughtFigures {
  const steps = games.flatMap((one) => one.steps).sort((one, other) => one - other);
  const decisions = games.flatMap((one) => one.decisions).sort((one, other) => one - other);
  const longestStep = at(steps, steps.length - 1);
  const worst = games.find((one) => one.steps.includes(longestStep));
  return {
    game: game.id,
    level,
    seats: game.seats.max,
    decisions: decisions.length,
    longestStep,
    usualStep: at(steps, Math.ceil(0.99 * steps.length) - 1),
    longestDecision: at(decisions, decisions.length - 1),
    medianDecision: median(decisions),
    where: worst?.where ?? '',
  };
}
