import { rngFrom } from '@/engine/core/rng';
import { assertSameTables, boardgameIo } from '@/engine/lab/bench/boardgame-io';
import { CANDIDATES } from '@/engine/lab/bench/candidates';
import { figure, median, merged, QUICK, rates, type Effort, type Figure } from '@/engine/lab/bench/measure';
import { benchGame, chooser, playout, throughTheDoor } from '@/engine/lab/bench/playout';
import { goalsOf, inWords, thisMachine } from '@/engine/lab/bench/report';
import { daily } from '../../long';

const FEW_LINES = daily({ lines: 4 }, {});
const TINY: Effort = {
  ...QUICK,
  ...FEW_LINES,
  warmUpMs: 0,
  roundMs: 0,
  rounds: 2,
  maxMoves: 40,
  sizedGames: 1,
};
const game = benchGame();

const measured: Figure[] = [];

describe('what is measured', () => {
  test.each(CANDIDATES.map((candidate) => [candidate.title, candidate] as const))('%s', (_, candidate) => {
    const figures = candidate.measure(TINY);
    measured.push(...figures);
    for (const { least, median: middle, most } of figures) {
      expect(least).toBeGreaterThan(0);
      expect(middle).toBeGreaterThanOrEqual(least);
      expect(most).toBeGreaterThanOrEqual(middle);
    }
  });

  test('has a name of its own each time', () => {
    const ids = measured.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(CANDIDATES.map(({ id }) => id)).size).toBe(CANDIDATES.length);
  });

  test('is reported with every figure and a verdict on every goal', () => {
    const goals = goalsOf(measured);
    const words = inWords({ machine: thisMachine(), figures: measured, goals });
    for (const { label } of measured) expect(words).toContain(label);
    expect(words.match(/holds|FAILS/g)).toHaveLength(goals.length);
  });
});

describe('playouts', () => {
  test('come to the same table by the same choices, whichever way the moves go', () => {
    const settings = [
      { disableUndo: false, isPlain: false },
      { disableUndo: true, isPlain: true },
    ];
    for (const setting of settings) expect(() => assertSameTables(game, setting, 2, 60)).not.toThrow();
    expect(playout(game, 1, 60, throughTheDoor)).toEqual(playout(game, 1, 60));
  });

  test('that come to different tables are noticed', () => {
    let games = 0;
    const fickle: typeof game = {
      ...game,
      setup: (seats, options) => game.setup(seats, options, rngFrom((games += 1))),
    };
    const check = () => assertSameTables(fickle, { disableUndo: true, isPlain: true }, 1, 20);
    expect(check).toThrow('different tables');
  });

  test('count the moves that were made, and no others', () => {
    const play = boardgameIo(game, { disableUndo: true, isPlain: true });
    expect(play(1, 25).moves).toBe(25);
    const whole = playout(game, 3, 100_000);
    expect(whole.table.agenda).toHaveLength(0);
    expect(playout(game, 3, whole.moves).table).toEqual(whole.table);
    expect(playout(game, 3, whole.moves - 1).table.agenda).not.toHaveLength(0);
  });

  test('choose every move about equally often', () => {
    const choose = chooser(7);
    const counts = [0, 0, 0, 0, 0];
    for (let draw = 0; draw < 5000; draw += 1) counts[choose(counts.length)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

describe('figures', () => {
  test('are medians with the least and the most', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(figure({ id: 'x', label: 'x', unit: 's' }, [5, 1, 2])).toMatchObject({
      median: 2,
      least: 1,
      most: 5,
    });
  });

  test('of several laps are put together', () => {
    const lap = (id: string, ...values: readonly number[]) => figure({ id, label: id, unit: 's' }, values);
    expect(merged([lap('x', 1, 2), lap('y', 7), lap('x', 9)])).toEqual([lap('x', 1, 2, 9), lap('y', 7)]);
  });

  test('of nothing done are refused', () => {
    expect(() => rates(() => 0, TINY)).toThrow('Nothing was done');
  });
});

describe('goals', () => {
  const speeds = (ours: number, jitless: number, ...theirs: readonly number[]): readonly Figure[] => [
    figure({ id: 'advance', label: 'ours', unit: 'moves/s' }, [ours]),
    figure({ id: 'jitless', label: 'ours', unit: 'moves/s' }, [jitless]),
    ...theirs.map((speed, index) =>
      figure({ id: `bgio-${index}`, label: 'theirs', unit: 'moves/s' }, [speed]),
    ),
  ];
  const verdicts = (figures: readonly Figure[]) => goalsOf(figures).map((goal) => goal.isReached);

  test.each([
    ['all reached, just', speeds(100_000, 20_000, 2000, 1000), [true, true, true]],
    ['measured against the faster of theirs', speeds(100_000, 20_000, 1000, 2001), [false, true, true]],
    ['too slow by itself', speeds(99_999, 19_999, 1), [true, false, false]],
  ])('%s', (_, figures, expected) => {
    expect(verdicts(figures)).toEqual(expected);
  });
});
