import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { advise, foreseen, hopesOf, reasonSaid, type Advice, type Teaching } from '@/engine/core/teacher';
import { LANGUAGES } from '@/engine/core/text';
import { daily } from '../long';
import { games } from '../shelf';
import { KINDS } from './reason-kinds';
import { hintAt, tableAt } from './reason-positions';

const LINES = 40;
/** They count for the figures as well. */
const LINES_THAT_TELL_WHY = 30;
const EVERY = 13;
const MOST = 14;
/** One of so many of them is thought through a second and a third time. */
const AGAIN = daily(2, 1);

function all<Value>(teaching: Teaching<Value>): Value {
  for (;;) {
    const step = teaching.next();
    if (step.done) return step.value;
  }
}

const found = new Map<string, readonly Table<GameTypes>[]>();

/** Some tables of a game of adepts at which there is something to choose; played once. */
function decisions(game: AnyGame, seats: number, seed: number): readonly Table<GameTypes>[] {
  const name = `${game.id} ${seats} ${seed}`;
  const tables = found.get(name) ?? decisionsIn(game, seats, seed);
  found.set(name, tables);
  return tables;
}

function decisionsIn(game: AnyGame, seats: number, seed: number): readonly Table<GameTypes>[] {
  const tables: Table<GameTypes>[] = [];
  let table = start(game, seats, defaultOptions(game), rngFrom(seed));
  for (let step = 0; asked(table) && tables.length < MOST; step += 1) {
    if (step % EVERY === 0 && legalMoves(game, table).length > 1) tables.push(table);
    table = advance(game, table, think(game, table, 'adept', split(rngFrom(seed), step)));
  }
  return tables;
}

describe('how many games a move wins', () => {
  const trial = (value: number, lines: number) => ({ move: { type: 'draw' }, value, lines });
  const reason = { type: 'overall' } as const;
  const none = { best: null, second: null };

  test('is told of both moves, the runner-up never above the best', () => {
    const [best, second] = [trial(0.6, 80), trial(0.5, 20)];
    expect(hopesOf({}, 2, { best, second, reason })).toEqual({ best: 0.6, second: 0.5 });
    expect(hopesOf({}, 2, { best: second, second: best, reason: { type: 'alike' } })).toEqual(none);
    expect(hopesOf({}, 2, { best, second: null, reason: { type: 'agreed' } })).toEqual({
      best: 0.6,
      second: null,
    });
  });

  test('is not told after a few lines, of either', () => {
    expect(hopesOf({}, 2, { best: trial(0.6, 80), second: trial(0.5, 19), reason })).toEqual(none);
    expect(hopesOf({}, 2, { best: trial(0.6, 19), second: null, reason: { type: 'only' } })).toEqual(none);
  });
});

test('what speaks for a move is said as people say it', () => {
  const [game] = games;
  const said = (type: 'agreed' | 'alike') =>
    LANGUAGES.map((language) => reasonSaid(game!, { type }, language));
  expect(said('agreed')).toEqual([
    'A master would not think twice here.',
    'Qui un maestro non ci penserebbe due volte.',
    'Un maître n’hésiterait pas ici.',
  ]);
  for (const words of said('alike')) expect(words).not.toMatch(/nose|fiuto|flair/);
});

describe('hope as it has been found to come true', () => {
  const timid = { slope: 0.5, offset: 0 };

  test('is nearer to an even share if the search is too sure, however many play', () => {
    expect(foreseen(timid, 2, 0.5)).toBeCloseTo(0.5);
    expect(foreseen(timid, 2, 0.9)).toBeCloseTo(0.75);
    expect(foreseen(timid, 4, 0.25)).toBeCloseTo(0.25);
    expect(foreseen(timid, 4, 0.75)).toBeCloseTo(0.5);
  });

  test('may be less all along', () => {
    expect(foreseen({ slope: 1, offset: Math.log(0.5) }, 2, 0.5)).toBeCloseTo(1 / 3);
  });

  test('never changes what is certain, nor what is better', () => {
    const hopes = [0, 0.001, 0.2, 0.5, 0.8, 0.999, 1];
    const told = hopes.map((hope) => foreseen({ slope: 0.3, offset: -1 }, 3, hope));
    expect([told[0], told.at(-1)]).toEqual([0, 1]);
    expect(told).toEqual([...told].sort((one, other) => one - other));
  });

  test('is what a hint tells, of both moves', () => {
    const trial = (value: number) => ({ move: { type: 'draw' }, value, lines: 50 });
    const advice = { best: trial(0.9), second: trial(0.5), reason: { type: 'overall' } } as const;
    const text = { en: {}, it: {}, fr: {} };
    const teacher = { terms: () => ({}), claims: {}, text, when: () => '', foresight: timid };
    const { best, second } = hopesOf({ teacher }, 2, advice);
    expect([best, second]).toEqual([expect.closeTo(0.75), expect.closeTo(0.5)]);
  });
});

describe('where only one move was weighed', () => {
  const [game] = games as readonly [AnyGame];
  const table = decisions(game, game.seats.min, 5)[0]!;
  const reasonAmong = (moves: readonly GameTypes['move'][]) => {
    const scout: AnyGame['scout'] = {
      ...game.scout,
      *choices({ legal }) {
        yield* [];
        return legal.slice(0, 1).map((move) => ({ move, promise: 0 }));
      },
    };
    return all(advise({ ...game, scout, legal: () => moves }, table, rngFrom(9))).reason;
  };

  test('that there is nothing else to do is said only if nothing else is allowed', () => {
    const legal = legalMoves(game, table);
    expect(reasonAmong(legal.slice(0, 1))).toEqual({ type: 'only' });
    expect(reasonAmong(legal)).toEqual({ type: 'agreed' });
    const said = LANGUAGES.map((language) => reasonSaid(game, { type: 'agreed' }, language));
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
});

describe('where another move is as good', () => {
  const [game] = games as readonly [AnyGame];
  /** Why the best of these moves is the best, if lines by them are worth so much. */
  const reasonWith = (worths: readonly number[]) => {
    const table = decisions(game, game.seats.min, 5)[0]!;
    const moves = legalMoves(game, table).slice(0, worths.length);
    const after = moves.map((move) => advance(game, table, move).state);
    const worthOf = ({ state }: Table<GameTypes>) =>
      worths[after.findIndex((one) => JSON.stringify(one) === JSON.stringify(state))] ?? 0.5;
    const scout: AnyGame['scout'] = {
      ...game.scout,
      lines: LINES,
      *choices() {
        yield* [];
        return moves.map((move) => ({ move, promise: 0 }));
      },
      isEnd: () => true,
      hopes: (_, end) => [worthOf(end), 1 - worthOf(end)],
    };
    const teacher = {
      ...game.teacher!,
      terms: (_: unknown, end: Table<GameTypes>) => ({ gain: worthOf(end) }),
      claims: { gain: { terms: ['gain'], where: 'end', count: worthOf } },
    };
    return all(advise({ ...game, scout, teacher, resample: () => table } as AnyGame, table, rngFrom(9)))
      .reason;
  };

  test('what both have more of than a lesser one speaks for them', () => {
    expect(reasonWith([0.6, 0.6, 0.2])).toEqual({ type: 'alike', term: 'gain' });
  });

  test('nothing does if no move is lesser', () => {
    expect(reasonWith([0.6, 0.6, 0.6])).toEqual({ type: 'alike' });
  });

  test('it is said before that the other is as good', () => {
    const [term, merit] = Object.entries(game.teacher!.text.fr)[0]!;
    const alike = reasonSaid(game, { type: 'alike' }, 'fr');
    expect(reasonSaid(game, { type: 'alike', term }, 'fr')).toBe(`${merit} ${alike}`);
  });
});

const cases = games.map((game) => [game.id, game] as const);

describe.each(cases)('%s', (_, game) => {
  const quick: AnyGame = { ...game, scout: { ...game.scout, lines: LINES } };
  const tables = decisions(game, game.seats.min, 5);
  const looked = tables.filter((_, index) => index % AGAIN === 0);
  const chance = rngFrom(9);
  const advices = new Map<Table<GameTypes>, Advice<GameTypes>>();

  /** A hint at one of the tables; several tests look at the same. */
  function adviceOn(table: Table<GameTypes>): Advice<GameTypes> {
    const advice = advices.get(table) ?? all(advise(quick, table, chance));
    advices.set(table, advice);
    return advice;
  }

  test('a hint is what a master would do, and it can be done', () => {
    for (const table of looked) {
      const advice = adviceOn(table);
      const { best, second } = advice;
      expect(best.move).toEqual(think(quick, table, 'master', chance));
      const legal = legalMoves(game, table);
      expect(legal).toContainEqual(best.move);
      if (second) expect(legal).toContainEqual(second.move);
      expect(second?.move).not.toEqual(best.move);
      const isReasoned = ['win', 'term', 'overall'].includes(advice.reason.type);
      if (isReasoned) expect(second?.lines).toBeGreaterThan(LINES_THAT_TELL_WHY);
      const hopes = hopesOf(game, table.seats, advice);
      expect(hopes.second ?? 0).toBeLessThanOrEqual(hopes.best ?? 0);
    }
  }, 120_000);

  test('a hint does not change when all that the seat does not know is dealt anew', () => {
    const changed = looked.filter((table, index) => {
      const world = game.resample(table, asked(table)!.seat, rngFrom(100 + index));
      expect(all(advise(quick, world, chance))).toEqual(adviceOn(table));
      return JSON.stringify(world.state) !== JSON.stringify(table.state);
    });
    expect(changed.length).toBeGreaterThan(0);
  }, 120_000);

  const { teacher } = game;
  if (!teacher) {
    test('it says in every language that there is a reason', () => {
      for (const { reason } of tables.map(adviceOn))
        for (const language of LANGUAGES) expect(reasonSaid(game, reason, language)).toMatch(/\.$/);
    });
    return;
  }

  test('it says why, by more than one thing over a game, in every language', () => {
    const { told } = Object.values(KINDS[game.id]!)[0]!;
    const given = [...tables.map(adviceOn), hintAt(game, tableAt(game, told))];
    const reasons = new Set(given.map(({ reason }) => reasonSaid(game, reason, 'en')));
    expect(reasons.size).toBeGreaterThan(1);
    expect(given.some(({ reason }) => reason.type === 'term')).toBe(true);
    for (const language of LANGUAGES) {
      const sentences = Object.values(teacher.text[language]);
      expect(sentences.length).toBe(Object.keys(teacher.text.en).length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[^'"]+\.$/);
    }
  }, 120_000);
});
