import { think } from '@/engine/core/bot';
import { asked, type AnyGame } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import { TEMPERS } from '@/engine/core/nature';
import { advance } from '@/engine/core/play';
import { rngFrom, split, type Rng } from '@/engine/core/rng';
import { daily } from '../../long';
import { begun, forMoments, key, type AnyTable } from './corpus';

/** Looks at every table of a game in turn: within a turn none may come again, since bots might go on so for ever. */
export function onward(game: AnyGame): (table: AnyTable) => void {
  const seen = new Set<string>();
  return ({ state, agenda, facts }) => {
    if (facts.some((fact) => game.passesTurn(fact))) seen.clear();
    const now = key([state, agenda]);
    if (seen.has(now)) throw new Error(`The turn is back where it has been: ${key(agenda)}`);
    seen.add(now);
  };
}

/** Who chooses in turn, so that what one begins another has to go on with. */
const MIXED: readonly BotLevel[] = ['adept', 'random', 'adept', 'apprentice', 'random'];
/** A game in which chance has a say may be long. */
const MOST_MOVES = daily(300, 5_000);
/** One moment of the corpus in this many. */
const ONE_IN = daily(4, 1);

/** In a game of bots of all sorts, and from where chance has led, no turn comes back to where it has been. */
export function expectNoReturn(game: AnyGame, seats: number): void {
  goOn(game, begun(game, seats, 1000).table, rngFrom(seats), { isWhole: true });
  let moment = 0;
  forMoments(game, seats, ({ table, seed, step }) => {
    moment += 1;
    if (moment % ONE_IN === 0) goOn(game, table, rngFrom(seed + step), { isWhole: false });
  });
}

function goOn(game: AnyGame, from: AnyTable, rng: Rng, { isWhole }: { readonly isWhole: boolean }): void {
  const look = onward(game);
  let [table, chance] = [from, rng];
  for (let step = 0; asked(table) && step < MOST_MOVES; step += 1) {
    look(table);
    chance = split(chance, 1);
    const level = MIXED[step % MIXED.length]!;
    table = advance(game, table, think(game, table, level, chance, TEMPERS[step % TEMPERS.length]));
    if (!isWhole && table.facts.some((fact) => game.passesTurn(fact))) return;
  }
}
