import { ponder, think, type Steps } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { LEVELS } from '@/engine/core/level';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { advise } from '@/engine/core/teacher';
import { games } from '@/engine/games';
import { daily } from '../long';

/**
 * A bot may hold up the screen for eight milliseconds. `npm run bench -- steps` times it; here it is counted, so that a busy
 * machine makes no difference: so many moves of the engine may lie between two rests.
 */
const MOST_AT_ONCE = 200;
const LINES = 12;

interface Counted {
  readonly game: AnyGame;
  /** How many moves were made since this was asked last. */
  taken(): number;
}

function counted(game: AnyGame): Counted {
  let calls = 0;
  return {
    game: {
      ...game,
      scout: { ...game.scout, lines: LINES },
      answer: (...given) => {
        calls += 1;
        return game.answer(...given);
      },
    },
    taken: () => {
      const now = calls;
      calls = 0;
      return now;
    },
  };
}

/** Decisions of a whole game of adepts at the largest table, from its beginning to its end. */
function decisions(game: AnyGame): readonly Table<GameTypes>[] {
  const met: Table<GameTypes>[] = [];
  let table = start(game, game.seats.max, defaultOptions(game), rngFrom(5));
  for (let step = 0; asked(table); step += 1) {
    if (legalMoves(game, table).length > 1) met.push(table);
    table = advance(game, table, think(game, table, 'adept', split(rngFrom(6), step)));
  }
  const wanted = daily(12, 120);
  const stride = Math.max(1, Math.floor(met.length / wanted));
  return met.filter((_, index) => index % stride === 0);
}

function mostAtOnce(steps: Steps<unknown>, taken: Counted['taken']): number {
  let most = 0;
  taken();
  for (let step = steps.next(); ; step = steps.next()) {
    most = Math.max(most, taken());
    if (step.done) return most;
  }
}

describe.each(games.map((game) => [game.id, game] as const))('between two rests in %s', (_, original) => {
  const { game, taken } = counted(original);
  const tables = decisions(original);

  test.each(LEVELS)('an %s makes only so many moves', (level) => {
    const most = tables.map((table) =>
      mostAtOnce(ponder(game, table, { level, temper: 'even' }, rngFrom(1)), taken),
    );
    expect(Math.max(...most)).toBeLessThanOrEqual(MOST_AT_ONCE);
  });

  test('so does who gives a hint', () => {
    const most = tables.map((table) => mostAtOnce(advise(game, table, rngFrom(1)), taken));
    expect(Math.max(...most)).toBeLessThanOrEqual(MOST_AT_ONCE);
  });
});
