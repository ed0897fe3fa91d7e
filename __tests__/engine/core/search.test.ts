import { mindOf, ponder, think } from '@/engine/core/bot';
import type { Table } from '@/engine/core/game';
import { EVEN, natureOf, TEMPERS } from '@/engine/core/nature';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { search } from '@/engine/core/search';
import { tiny, type Tiny } from './tiny-game';

const opening = start(tiny, 2, { die: 6 }, rngFrom(3));
const master = { level: 'master', temper: 'even' } as const;

function after(table: Table<Tiny>, ...moves: readonly Tiny['move'][]): Table<Tiny> {
  return moves.reduce((now, move) => advance(tiny, now, move), table);
}

const wrote = (number: number) => ({ type: 'write', number }) as const;
const doubling = after(opening, wrote(3), { type: 'done' });

test('the better of two moves is found', () => {
  expect(think(tiny, doubling, 'master', rngFrom(1))).toEqual({ type: 'double', yes: true });
});

test('what is best only by what follows is found', () => {
  // Two is worth more than one, but only one leads to three.
  const worth = [0, 0.45, 0.5, 1];
  const leadsTo = [[1, 2], [3], [], []];
  const dearLater: typeof tiny = {
    ...tiny,
    scout: {
      ...tiny.scout,
      lines: 200,
      hopes: (_, { state }) => [worth[state.secrets[0]!] ?? 0, 0],
      candidates: (_, { state }, moves) =>
        moves
          .filter((move) => move.type !== 'write' || leadsTo[state.secrets[0]!]?.includes(move.number))
          .filter((move) => move.type !== 'roll' && !(move.type === 'double' && move.yes))
          .map((move) => ({ move, promise: 0 })),
    },
  };
  const shortSighted: typeof tiny = {
    ...dearLater,
    scout: { ...dearLater.scout, isEnd: () => true },
  };
  expect(think(dearLater, opening, 'master', rngFrom(1))).toEqual(wrote(1));
  expect(think(shortSighted, opening, 'master', rngFrom(1))).toEqual(wrote(2));
});

test('the same seed gives the same move', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    const twice = [1, 2].map(() => think(tiny, opening, 'master', rngFrom(seed)));
    expect(twice[0]).toEqual(twice[1]);
  }
});

test('every line is a step at least, and no more are played than allowed', () => {
  let lines = 0;
  const mind = mindOf(tiny, opening, EVEN, rngFrom(1));
  const thought = search(tiny.scout, { seen: () => (lines += 1) })(mind);
  let steps = 0;
  while (!thought.next().done) steps += 1;
  expect(lines).toBeGreaterThan(1);
  expect(lines).toBeLessThanOrEqual(tiny.scout.lines);
  expect(steps).toBeGreaterThanOrEqual(lines);
});

test('a long line is played in steps, and by whoever is in a hurry at once', () => {
  const long: typeof tiny = {
    ...tiny,
    scout: { ...tiny.scout, lines: 10, isEnd: () => false, reply: (_, table) => legalMoves(tiny, table)[0]! },
  };
  const stepsOf = (isHurried: boolean) => {
    let [moves, most, ended] = [0, 0, 0];
    const mind = mindOf(long, opening, EVEN, rngFrom(1));
    const after: typeof mind.after = (table, move) => {
      moves += 1;
      return mind.after(table, move);
    };
    const thought = search(long.scout, { seen: () => (ended += 1) })({ ...mind, after });
    for (let step = thought.next(); !step.done; step = thought.next(isHurried && most > 0)) {
      most = Math.max(most, moves);
      moves = 0;
    }
    return { most, ended };
  };
  expect(stepsOf(false).most).toBeGreaterThan(1);
  expect(stepsOf(false).most).toBeLessThanOrEqual(16);
  expect(stepsOf(true).ended).toBe(1);
});

test('who is in a hurry gets the best so far', () => {
  const at = (steps: number) => {
    const thought = ponder(tiny, doubling, master, rngFrom(1));
    for (let step = 0; step < steps; step += 1) expect(thought.next().done).toBe(false);
    return thought.next(true);
  };
  expect(at(1)).toMatchObject({ done: true, value: { type: 'double' } });
  expect(at(8)).toEqual({ done: true, value: { type: 'double', yes: true } });
});

test('a move that leaves nothing to choose takes no thought', () => {
  const sure: typeof tiny = {
    ...tiny,
    scout: { ...tiny.scout, candidates: (_, __, moves) => [{ move: moves[1]!, promise: 0 }] },
  };
  const thought = ponder(sure, doubling, master, rngFrom(1));
  expect(thought.next()).toEqual({ done: true, value: { type: 'double', yes: false } });
});

describe('tempers', () => {
  /** A roll may win or lose everything; writing is a sure thing worth a little less or more than half of it. */
  function gamble(sure: number): typeof tiny {
    return {
      ...tiny,
      scout: {
        ...tiny.scout,
        lines: 600,
        candidates: (_, __, moves) =>
          moves
            .filter(({ type }) => type === 'roll' || type === 'done')
            .map((move) => ({ move, promise: 0 })),
        isEnd: () => true,
        hopes: (_, table) => {
          const [own = 0] = table.state.secrets;
          if (table.agenda[0]?.type === 'ask' && table.agenda[0].what.type === 'double') return [sure, 0.1];
          return own < 3 ? [0, 0.1] : [1, 0.1];
        },
      },
    };
  }

  test.each([
    ['bold', 0.55, 'roll'],
    ['even', 0.6, 'done'],
    ['even', 0.4, 'roll'],
    ['careful', 0.45, 'done'],
  ] as const)('the %s, where %d is sure, %s', (temper, sure, type) => {
    expect(think(gamble(sure), opening, 'master', rngFrom(5), temper)).toMatchObject({ type });
  });

  test('the spiteful would rather have less if another has nothing', () => {
    const mean: typeof tiny = {
      ...tiny,
      scout: {
        ...tiny.scout,
        isEnd: () => true,
        hopes: (_, { state }) => (state.secrets[0] === 3 ? [0.5, 0.5] : [0.45, 0]),
      },
    };
    const chosen = (temper: (typeof TEMPERS)[number]) =>
      think(mean, after(opening, wrote(3)), 'master', rngFrom(1), temper);
    const doubled = after(opening, wrote(3), { type: 'done' });
    expect(chosen('spiteful')).not.toEqual({ type: 'done' });
    expect(think(mean, doubled, 'master', rngFrom(1), 'even')).toEqual({ type: 'double', yes: false });
    expect(think(mean, doubled, 'master', rngFrom(1), 'spiteful')).toEqual({ type: 'double', yes: true });
  });

  test('are all different, and one is even', () => {
    const natures = TEMPERS.map((temper) => JSON.stringify(natureOf(temper)));
    expect(new Set(natures).size).toBe(TEMPERS.length);
    expect(natureOf('even')).toEqual({ spite: 1, daring: 0, isFarSighted: true });
  });
});
