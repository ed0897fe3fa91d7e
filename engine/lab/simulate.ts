import type { AnyGame, Options } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { sittersFor, type BotName } from './bots';
import { playOut } from './play-out';
import { summarize } from './summarize';
import { merge, NO_GAMES, type Summary } from './summary';

/** Games to be played: all that a worker has to know. */
export interface Trial {
  readonly game: string;
  readonly options: Options;
  /** One a seat; from game to game they move on by a seat. */
  readonly levels: readonly BotName[];
  readonly seed: number;
  readonly games: number;
}

/** The games of a trial from one number up to, not including, another. */
export function simulate(game: AnyGame, trial: Trial, from: number, to: number): Summary {
  let total = NO_GAMES;
  for (let index = from; index < to; index += 1) total = merge(total, simulateOne(game, trial, index));
  return total;
}

function simulateOne(game: AnyGame, trial: Trial, index: number): Summary {
  const seed = seedOf(trial.seed, index);
  const sitters = sittersFor(rotated(trial.levels, index));
  try {
    return summarize(game, playOut(game, { options: trial.options, seed, sitters }));
  } catch (error) {
    throw new Error(`Game ${index} of the trial, seed ${seed}: ${String(error)}`, { cause: error });
  }
}

/** The seed of one game of a trial: no two games of a trial have the same. */
export function seedOf(seed: number, index: number): number {
  let mixed = (Math.imul(seed, 0x9e3779b1) + index) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function rotated<Item>(items: readonly Item[], steps: number): readonly Item[] {
  return items.map((_, index) => at(items, (index + steps) % items.length));
}
