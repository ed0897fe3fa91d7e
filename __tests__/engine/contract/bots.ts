import { think } from '@/engine/core/bot';
import { asked, type AnyGame } from '@/engine/core/game';
import type { Level } from '@/engine/core/level';
import { TEMPERS } from '@/engine/core/nature';
import { advance, judge } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import { daily } from '../../long';
import { begun, expectSame } from './corpus';
import { onward } from './returns';

/** Enough for every part of a search to be gone through. */
const FEW_LINES = 6;
/**
 * One choice in this many is made again in another world. Of a master's game he himself makes no others, adepts do: he
 * takes ten times as long as all the rest.
 */
const IN_ANOTHER_WORLD: Readonly<Record<Level, number>> = {
  apprentice: daily(2, 1),
  adept: daily(3, 1),
  master: daily(5, 1),
};

/** Who makes the others. */
const FILLING: Readonly<Record<Level, Level>> = { apprentice: 'apprentice', adept: 'adept', master: 'adept' };

/**
 * A bot plays a legal game to its end, never back to where its turn has been, and would choose the same in any world that
 * its seat takes the table for.
 */
export function expectFairBot(
  game: AnyGame,
  seats: number,
  level: Level,
  every = IN_ANOTHER_WORLD[level],
): void {
  const quick = { ...game, scout: { ...game.scout, lines: FEW_LINES } };
  const look = onward(game);
  let chance = rngFrom(seats);
  let { table } = begun(game, seats, 1000);
  for (let step = 0, ask = asked(table); ask; step += 1, ask = asked(table)) {
    look(table);
    chance = split(chance, 1);
    const temper = TEMPERS[step % TEMPERS.length]!;
    const isTried = step % every === 0;
    const move = think(quick, table, isTried ? level : FILLING[level], chance, temper);
    if (isTried) {
      const world = game.resample(table, ask.seat, split(chance, 2));
      expectSame(think(quick, world, level, chance, temper), move, 'The choice of the bot in another world');
    }
    const judged = judge(game, table, ask.seat, move);
    if (!judged.ok) throw new Error(judged.problem.reason);
    table = advance(game, table, judged.value);
  }
}

const FIRST_LOOK = 30;
const LAST_LOOK = 250;
/** So many moves from one look to the next. */
const STRIDE = daily(122, 61);

/** The same with a search of full length, here and there in a random game, or from its first choice on if it is short. */
export function expectFairMaster(game: AnyGame, seats: number): void {
  expect(fairLooks(game, seats, FIRST_LOOK) || fairLooks(game, seats, 0)).toBeGreaterThan(0);
}

/** How often a master was looked at, from so many moves on. */
function fairLooks(game: AnyGame, seats: number, first: number): number {
  let chance = rngFrom(seats);
  let choices = rngFrom(~2000);
  let looks = 0;
  let { table } = begun(game, seats, 2000);
  for (let step = 0, due = first; step <= LAST_LOOK; step += 1) {
    const ask = asked(table);
    if (!ask) break;
    const legal = game.legal(table, ask);
    if (step >= due && legal.length > 1) {
      due += STRIDE;
      looks += 1;
      chance = split(chance, 1);
      const world = game.resample(table, ask.seat, split(chance, 2));
      const move = think(game, table, 'master', chance);
      expectSame(think(game, world, 'master', chance), move, 'The choice of the master in another world');
      expectSame(think(game, table, 'master', chance), move, 'The choice of the master thinking again');
    }
    const drawn = below(choices, legal.length);
    choices = drawn.rng;
    table = advance(game, table, legal[drawn.value]!);
  }
  return looks;
}
