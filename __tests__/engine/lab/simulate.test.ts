import type { Standing } from '@/engine/core/score';
import { toSeat } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import { defaultOptions } from '@/engine/core/game';
import { render } from '@/engine/lab/markdown';
import { playOut } from '@/engine/lab/play-out';
import { reportOn } from '@/engine/lab/report';
import { sittersFor } from '@/engine/lab/bots';
import { rotated, seedOf, simulate, type Trial } from '@/engine/lab/simulate';
import { summarize } from '@/engine/lab/summarize';
import { merge, NO_GAMES, PARTS_OF_A_WIN, type Summary } from '@/engine/lab/summary';

const trial: Trial = {
  game: 'kazaam',
  options: defaultOptions(kazaam),
  levels: ['random', 'random'],
  seed: 1,
  games: 9,
};

function match(players: number, seed: number) {
  const sitters = sittersFor(Array.from({ length: players }, () => 'random'));
  return playOut(kazaam, { options: defaultOptions(kazaam), seed, sitters });
}

function standing(total: number, rank: number): Standing<'limbs' | 'vitals'> {
  return {
    lines: [
      { line: 'limbs', count: total, points: total },
      { line: 'vitals', count: 0, points: 0 },
    ],
    total,
    rank,
  };
}

/** The summary of a finished game that ended like this. */
function ended(...standings: readonly Standing<'limbs' | 'vitals'>[]): Summary {
  const finished = match(standings.length, 1);
  const over = { ...finished, table: { ...finished.table, agenda: [] } };
  const lab = { ...kazaam.lab, turns: () => 9 };
  return summarize({ ...kazaam, lab, score: () => standings }, over);
}

describe('a trial', () => {
  const whole = simulate(kazaam, trial, 0, 9);

  test.each([
    ['one by one', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['in two parts', [0, 4, 9]],
    ['in uneven parts', [0, 1, 7, 9]],
  ])('comes to the same %s and in any order', (_, cuts) => {
    const parts = cuts.slice(1).map((to, index) => simulate(kazaam, trial, cuts[index]!, to));
    const forwards = parts.reduce(merge, NO_GAMES);
    const backwards = [...parts].reverse().reduce(merge, NO_GAMES);
    expect(forwards).toEqual(whole);
    expect(backwards).toEqual(whole);
    expect(render(reportOn(kazaam, trial, backwards), [])).toBe(render(reportOn(kazaam, trial, whole), []));
  });

  test('plays other games from another seed', () => {
    expect(simulate(kazaam, { ...trial, seed: 2 }, 0, 9)).not.toEqual(whole);
  });

  test('has one win a finished game', () => {
    const parts = Object.values(whole.order).reduce((sum, wins) => sum + wins.parts, 0);
    expect(parts).toBe((whole.games - whole.stopped) * PARTS_OF_A_WIN);
  });

  test('gives every level every seat equally often', () => {
    const levels = ['a', 'b', 'c'];
    const seatings = [0, 1, 2].map((index) => rotated(levels, index));
    expect(seatings).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
    ]);
  });

  test('has a seed of its own for every game', () => {
    const seeds = Array.from({ length: 5000 }, (_, index) => seedOf(1, index));
    const others = Array.from({ length: 5000 }, (_, index) => seedOf(2, index));
    expect(new Set([...seeds, ...others]).size).toBe(10_000);
  });

  test('names the seed of a game that breaks down', () => {
    const broken = {
      ...kazaam,
      score: () => {
        throw new Error('broken');
      },
      lab: { ...kazaam.lab, turns: () => 1 },
      legal: () => [{ type: 'restore' as const }],
    };
    expect(() => simulate(broken, trial, 3, 4)).toThrow(`Game 3 of the trial, seed ${seedOf(1, 3)}`);
  });
});

describe('the summary of a game', () => {
  test('counts a win in full for the only winner', () => {
    const { order, winners, sharedWins, tieBreaks, margins } = ended(standing(3, 2), standing(8, 1));
    expect(Object.values(order).map((wins) => wins.parts)).toContain(PARTS_OF_A_WIN);
    expect({ winners, sharedWins, tieBreaks }).toEqual({ winners: 1, sharedWins: 0, tieBreaks: 0 });
    expect(margins).toEqual({ 5: 1 });
  });

  test('divides a shared win', () => {
    const { levels, order, sharedWins, tieBreaks, margins } = ended(
      standing(8, 1),
      standing(3, 3),
      standing(8, 1),
    );
    expect(
      Object.values(order)
        .map((wins) => wins.parts)
        .sort(),
    ).toEqual([0, PARTS_OF_A_WIN / 2, PARTS_OF_A_WIN / 2]);
    expect(levels).toEqual({ random: { parts: PARTS_OF_A_WIN, seats: 3 } });
    expect({ sharedWins, tieBreaks, margins }).toEqual({ sharedWins: 1, tieBreaks: 0, margins: { 0: 1 } });
  });

  test('knows a tie-break', () => {
    expect(ended(standing(8, 2), standing(8, 1))).toMatchObject({ tieBreaks: 1, sharedWins: 0 });
  });

  test('has the score lines of all and of winners', () => {
    const { lines, lineGames, scores, winnersScores } = ended(standing(0, 3), standing(8, 1), standing(2, 2));
    expect(lines).toEqual({
      limbs: { points: 10, seats: 2, winnersPoints: 8, winners: 1 },
      vitals: { points: 0, seats: 0, winnersPoints: 0, winners: 0 },
    });
    expect(lineGames).toEqual({ limbs: 1 });
    expect(scores).toEqual({ 0: 1, 2: 1, 8: 1 });
    expect(winnersScores).toEqual({ 8: 1 });
  });

  test('has the wins of those who did something, each once', () => {
    const finished = match(2, 1);
    const over = { ...finished, table: { ...finished.table, agenda: [] } };
    const tally = () => [
      { group: 'deed', name: 'good', seat: toSeat(0) },
      { group: 'deed', name: 'bad', seat: toSeat(0) },
      { group: 'deed', name: 'bad', seat: toSeat(1) },
      { group: 'deed', name: 'ugly' },
    ];
    const lab = { ...kazaam.lab, turns: () => 9, tally };
    const standings = [standing(8, 1), standing(3, 2)];
    expect(summarize({ ...kazaam, lab, score: () => standings }, over).doers).toEqual({
      deed: {
        good: { parts: PARTS_OF_A_WIN, seats: 1 },
        bad: { parts: PARTS_OF_A_WIN, seats: 2 },
      },
    });
  });

  test('counts a game of more than 100 turns a player as stopped, and nothing else of it', () => {
    const endless = { ...kazaam, lab: { ...kazaam.lab, turns: () => 101 } };
    expect(simulate(endless, trial, 0, 1)).toEqual({ ...NO_GAMES, games: 1, stopped: 1, turns: { 101: 1 } });
  });

  test('counts by order of play, not by seat', () => {
    const played = match(2, 1);
    const first = played.table.state.first;
    const last = { ...played, table: { ...played.table, agenda: [] } };
    const standings = [0, 1].map((seat) => standing(seat === first ? 9 : 1, seat === first ? 1 : 2));
    const game = { ...kazaam, lab: { ...kazaam.lab, turns: () => 9 }, score: () => standings };
    expect(summarize(game, last).order).toEqual({
      0: { parts: PARTS_OF_A_WIN, seats: 1 },
      1: { parts: 0, seats: 1 },
    });
  });
});
