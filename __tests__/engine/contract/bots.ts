import { think } from '@/engine/core/bot';
import { asked, type AnyGame } from '@/engine/core/game';
import type { Level } from '@/engine/core/level';
import { TEMPERS } from '@/engine/core/nature';
import { advance, judge } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import { daily } from '../../long';
import { begun, expectSame } from './corpus';

/** Enough for every part of a search to be gone through. */
const FEW_LINES = 6;
/** A master makes one choice in this many, and adepts the others: he takes ten times as long as all the rest. */
const MASTERLY = daily(3, 1);

/** A bot plays a legal game to its end, and would choose the same in any world that its seat takes the table for. */
export function expectFairBot(game: AnyGame, seats: number, level: Level): void {
  const quick = { ...game, scout: { ...game.scout, lines: FEW_LINES } };
  const every = level === 'master' ? MASTERLY : 1;
  let chance = rngFrom(seats);
  let { table } = begun(game, seats, 1000);
  for (let step = 0, ask = asked(table); ask; step += 1, ask = asked(table)) {
    chance = split(chance, 1);
    const temper = TEMPERS[step % TEMPERS.length]!;
    const own = step % every === 0 ? level : 'adept';
    const move = think(quick, table, own, chance, temper);
    if (own === level) {
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

/** The same with a search of full length, here and there in a random game. */
export function expectFairMaster(game: AnyGame, seats: number): void {
  let chance = rngFrom(seats);
  let choices = rngFrom(~2000);
  let looks = 0;
  let { table } = begun(game, seats, 2000);
  for (let step = 0, due = FIRST_LOOK; step <= LAST_LOOK; step += 1) {
    const ask = asked(table);
    if (!ask) break;
    const legal = game.legal(table, ask);
    if (step >= due && legal.length > 1) {
      due += 61;
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
  expect(looks).toBeGreaterThan(0);
}
