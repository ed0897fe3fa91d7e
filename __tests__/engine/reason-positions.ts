import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { advise, type Advice } from '@/engine/core/teacher';
import type { Said, Sayings } from './reason-figures';

/** After so many moves of a game of adepts that begins with this seed. */
export type Position = readonly [seed: number, moves: number];

/** Hints are quicker by fewer lines; what shows a reason are as many as ever. */
const LINES = 60;
export const WORLDS = 12;
/** Enough for two rounds. */
const LONGEST = 200;

const games = new Map<string, Table<GameTypes>[]>();

export function tableAt(game: AnyGame, [seed, moves]: Position): Table<GameTypes> {
  const name = `${game.id} ${seed}`;
  const tables = games.get(name) ?? [start(game, game.seats.min, defaultOptions(game), rngFrom(seed))];
  games.set(name, tables);
  while (tables.length <= moves) {
    const table = tables.at(-1)!;
    const chance = split(rngFrom(seed), tables.length - 1);
    tables.push(advance(game, table, think(game, table, 'adept', chance)));
  }
  return tables[moves]!;
}

export function hintAt(game: AnyGame, table: Table<GameTypes>): Advice<GameTypes> {
  const scout = { ...game.scout, lines: Math.min(LINES, game.scout.lines) };
  const teaching = advise({ ...game, scout }, table, rngFrom(9));
  for (;;) {
    const step = teaching.next();
    if (step.done) return step.value;
  }
}

/** What a move comes to in some worlds if adepts go on, as a reason counts it and when. */
function figuresAfter(
  game: AnyGame,
  table: Table<GameTypes>,
  move: GameTypes['move'],
  { said, sayings }: { readonly said: Said; readonly sayings: Sayings },
): readonly number[] {
  const { seat } = asked(table)!;
  const isThere = (now: Table<GameTypes>) =>
    said.until === 'turn'
      ? now.facts.some((fact) => game.passesTurn(fact))
      : sayings.isLater(table, now, seat);
  return Array.from({ length: WORLDS }, (_, index) => {
    const chance = split(rngFrom(77), index);
    let now = advance(game, game.resample(table, seat, chance), move);
    for (let step = 0; step < LONGEST && asked(now) && !isThere(now); step += 1) {
      now = advance(game, now, think(game, now, 'adept', split(chance, step)));
    }
    return said.figure(now, seat);
  });
}

/** In how many worlds the better move of a hint comes to more of something than the next best, and to less. */
export function worldsWith(
  game: AnyGame,
  table: Table<GameTypes>,
  { best, second }: Advice<GameTypes>,
  reason: { readonly said: Said; readonly sayings: Sayings },
): { readonly more: number; readonly less: number } {
  const ours = figuresAfter(game, table, best.move, reason);
  const theirs = figuresAfter(game, table, second!.move, reason);
  const signs = ours.map((figure, index) => Math.sign(figure - theirs[index]!));
  return { more: signs.filter((sign) => sign > 0).length, less: signs.filter((sign) => sign < 0).length };
}
