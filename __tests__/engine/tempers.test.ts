import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { LEVELS, type Level } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { daily } from '../long';
import { games } from '../shelf';

/** A temper that a game declares must be seen in what its bots do, at every level. */

const GAMES = 8;

/** Every table of a game of adepts at which there is something to choose. */
function* decisions(game: AnyGame, seed: number): Generator<Table<GameTypes>> {
  let table = start(game, game.seats.min, defaultOptions(game), rngFrom(seed));
  for (let step = 0; asked(table); step += 1) {
    if (legalMoves(game, table).length > 1) yield table;
    table = advance(game, table, think(game, table, 'adept', split(rngFrom(seed), step)));
  }
}

interface Course {
  readonly rest: Generator<Table<GameTypes>>;
  readonly known: Table<GameTypes>[];
}

const courses = new Map<string, Course>();

/** The same, played once and no further than anybody has looked. */
function* sharedDecisions(game: AnyGame, seed: number): Generator<Table<GameTypes>> {
  const name = `${game.id} ${seed}`;
  const course = courses.get(name) ?? { rest: decisions(game, seed), known: [] };
  courses.set(name, course);
  for (let index = 0; ; index += 1) {
    if (index === course.known.length) {
      const next = course.rest.next();
      if (next.done) return;
      course.known.push(next.value);
    }
    yield course.known[index]!;
  }
}

const evenChoices = new Map<Level, WeakMap<Table<GameTypes>, string>>(
  LEVELS.map((level) => [level, new WeakMap()]),
);

function evenChoice(game: AnyGame, level: Level, table: Table<GameTypes>): string {
  const choices = evenChoices.get(level)!;
  const choice = choices.get(table) ?? choiceOf(game, level, table, 'even');
  choices.set(table, choice);
  return choice;
}

function choiceOf(game: AnyGame, level: Level, table: Table<GameTypes>, temper: Temper): string {
  return JSON.stringify(think(game, table, level, rngFrom(7), temper));
}

function isSeen(game: AnyGame, level: Level, temper: Temper): boolean {
  for (let seed = 1; seed <= GAMES; seed += 1) {
    for (const table of sharedDecisions(game, seed)) {
      if (choiceOf(game, level, table, temper) !== evenChoice(game, level, table)) return true;
    }
  }
  return false;
}

const cases = games.flatMap((game) =>
  LEVELS.flatMap((level) => game.tempers.map((temper) => [game.id, temper, level, game] as const)),
);

test.each(cases)(
  '%s: that a bot is %s shows in what it does as an %s',
  (_, temper, level, game) => {
    const quick = { ...game, scout: { ...game.scout, lines: daily(8, 12) } };
    expect(isSeen(quick, level, temper)).toBe(true);
  },
  60_000,
);
