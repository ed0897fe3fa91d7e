import { leadsIn, raceOf } from '@/engine/core/race';
import { placed, type Merit } from '@/engine/core/score';
import { LANGUAGES } from '@/engine/core/text';
import { games } from '@/engine/games';
import { recorded } from './recorded';

describe.each(recorded)('the race of %s', (_, game, { record, table, log }) => {
  const laps = raceOf(game, record)!;

  test('begins before the first turn, has a lap for each turn, and ends with the result', () => {
    const begun = log.flatMap(({ facts }) => facts.filter((fact) => game.passesTurn(fact)));
    expect(laps[0]!.turn.began).toBeNull();
    expect(laps.slice(1).map(({ turn }) => turn.began)).toEqual(begun);
    expect(begun.length).toBeGreaterThan(8);
    expect(laps.at(-1)!.points).toEqual(game.score(table).map(({ total }) => total));
  });

  test('is not told before the game is over, whether points are open or hidden', () => {
    for (const part of [0, 0.3, 0.6, 0.99]) {
      const moves = record.moves.slice(0, Math.floor(record.moves.length * part));
      expect(raceOf(game, { ...record, moves })).toBeNull();
    }
  });
});

test('whoever is alone in front leads from then on, until somebody else is', () => {
  const laps = [
    [0, 0],
    [2, 0],
    [2, 2],
    [3, 2],
    [3, 4],
  ].map((points) => ({ points }));
  expect(leadsIn(laps)).toEqual([
    { lap: 1, seat: 0 },
    { lap: 4, seat: 1 },
  ]);
  expect(leadsIn([{ points: [1, 1] }])).toEqual([]);
});

describe('what decided', () => {
  const merits = (...counts: readonly (readonly [soul: number, points: number, left: number])[]) =>
    counts.map(([soul, points, left]): readonly Merit[] => [
      { merit: 'soul', rule: 'R-1', count: soul },
      { merit: 'points', rule: 'R-2', count: points },
      { merit: 'left', rule: 'R-2', count: left },
    ]);
  const standings = (...counts: readonly (readonly [number, number, number])[]) =>
    placed(
      counts.map(([, total]) => ({ lines: [], total })),
      merits(...counts),
    );

  test('is not told where points did, or nothing', () => {
    expect(standings([1, 5, 0], [1, 4, 9]).map(({ tie }) => tie)).toEqual([undefined, undefined]);
    expect(standings([1, 5, 2], [1, 5, 2]).map(({ rank, tie }) => [rank, tie])).toEqual([
      [1, undefined],
      [1, undefined],
    ]);
  });

  test('is the first merit by which the winner differs from the next with as many points', () => {
    const [first, second, third] = standings([1, 5, 3], [1, 5, 2], [1, 5, 0]);
    expect(first!.tie).toEqual({ merit: 'left', rule: 'R-2', own: 3, other: 2, isOutranked: false });
    expect([second!.tie, third!.tie]).toEqual([undefined, undefined]);
  });

  test('is told too where the winner has fewer points than somebody', () => {
    expect(standings([1, 5, 0], [0, 9, 0])[0]!.tie).toEqual({
      merit: 'soul',
      rule: 'R-1',
      own: 1,
      other: 0,
      isOutranked: true,
    });
    expect(standings([1, 5, 0], [0, 4, 0])[0]!.tie).toBeUndefined();
  });

  test.each(games.map((game) => [game.id, game] as const))('has words in %s', (_, game) => {
    for (const language of LANGUAGES) {
      const tie = { merit: 'tiles', rule: 'X', own: 4, other: 2, isOutranked: false };
      expect(game.text[language].tieBreak!(tie)).not.toMatch(/undefined|^$/);
    }
  });
});
