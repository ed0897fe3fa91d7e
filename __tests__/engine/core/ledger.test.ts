import {
  closedFor,
  EMPTY_LEDGER,
  entered,
  erasedAll,
  erasedFor,
  isSettled,
  MOST_GAMES,
  rekeyed,
  resultsOf,
  tidied,
  whoIsIn,
  type Ledger,
} from '@/engine/core/ledger';
import {
  figuresOf,
  honoursOf,
  scoresOver,
  shareBounds,
  streakOf,
  verdictOf,
  winsOver,
} from '@/engine/core/ledger-figures';
import { bot, gone, ledgerOf, played, seat } from './ledger-cases';

const EVERYTHING = { who: null, game: null };

describe('entering', () => {
  test('a game is entered once', () => {
    const once = ledgerOf(played(1, [seat('anna', 9), seat('ben', 4)]));
    expect(entered(once, played(1, [seat('anna', 3), seat('ben', 8)]))).toBe(once);
  });

  test('a game that is closed is never entered', () => {
    const closed = closedFor(EMPTY_LEDGER, 'g1');
    expect(entered(closed, played(1, [seat('anna', 9)]))).toBe(closed);
    expect(isSettled(closed, 'g1')).toBe(true);
  });

  test('bots among themselves are nobody’s game', () => {
    expect(entered(EMPTY_LEDGER, played(1, [bot('adept', 4), bot('adept', 9)]))).toBe(EMPTY_LEDGER);
  });

  test('games stand in the order in which they ended, whenever they are entered', () => {
    const ledger = ledgerOf(played(3, [seat('anna', 1)]), played(1, [seat('anna', 2)]));
    expect(ledger.games.map(({ id }) => id)).toEqual(['g1', 'g3']);
  });

  test('what is closed is forgotten once it is gone from the device', () => {
    const ledger = closedFor(closedFor(EMPTY_LEDGER, 'here'), 'gone');
    const tidy = tidied(ledger, (id) => id === 'here');
    expect(tidy.closed).toEqual(['here']);
    expect(tidied(tidy, () => true)).toBe(tidy);
  });
});

describe('many games', () => {
  const games = Array.from({ length: 12 }, (_, index) =>
    played(
      index + 1,
      [seat('anna', index + 1), seat('ben', 6), bot('adept', 3)],
      index % 2 ? 'brew' : 'kazaam',
    ),
  );
  const whole = ledgerOf(...games);
  const folded = games.reduce((ledger, game) => entered(ledger, game, 5), EMPTY_LEDGER);

  test('the old ones are folded into sums', () => {
    expect(folded.games.map(({ id }) => id)).toEqual(['g8', 'g9', 'g10', 'g11', 'g12']);
    expect(folded.folded).toEqual({ kazaam: 4, brew: 3 });
    expect(folded.sums).toHaveLength(4);
  });

  test.each([
    EVERYTHING,
    { who: 'anna', game: null },
    { who: 'anna', game: 'kazaam' },
    { who: null, game: 'brew' },
  ])('no figure changes by it: %p', (scope) => {
    const { results: _all, isSummed: _no, streak: _whole, ...before } = figuresOf(whole, scope);
    const { results, isSummed, streak: _told, ...after } = figuresOf(folded, scope);
    expect(roughly(after)).toEqual(roughly(before));
    expect(isSummed).toBe(true);
    expect(results.length).toBeLessThan(_all.length);
  });

  test('wins are counted on from what was summed up', () => {
    const [line] = winsOver(folded, { who: 'anna', game: null }).lines;
    const [all] = winsOver(whole, { who: 'anna', game: null }).lines;
    expect(line?.wins).toEqual(all?.wins.slice(-5));
  });

  test('a folded game is not entered again', () => {
    expect(entered(folded, games[0]!, 5)).toBe(folded);
  });

  test('the ledger stays small', () => {
    let ledger: Ledger = EMPTY_LEDGER;
    for (let count = 0; count < 2 * MOST_GAMES; count += 1) {
      const five = ['anna', 'ben', 'carla', 'dora', 'emil'].map((who) => seat(who, count % 40));
      ledger = tidied(entered(ledger, played(count, five)), () => false);
    }
    expect(ledger.games).toHaveLength(MOST_GAMES);
    expect(JSON.stringify(ledger).length).toBeLessThan(250_000);
  });
});

/** Sums of fractions differ in their last digits by the order of adding. */
function roughly(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toFixed(9)) : part)),
  );
}

describe('erasing', () => {
  const ledger = ledgerOf(
    played(1, [seat('anna', 9), seat('ben', 4)]),
    played(2, [seat('anna', 9), bot('adept', 4)]),
  );

  test('everything: nothing is told, and nothing turns up again', () => {
    const blank = erasedAll(ledger);
    expect(figuresOf(blank, EVERYTHING).games).toBe(0);
    expect(entered(blank, played(1, [seat('anna', 9), seat('ben', 4)]))).toBe(blank);
  });

  test('one person: what the others did stays theirs', () => {
    const left = erasedFor(ledger, 'anna');
    expect(whoIsIn(left)).toEqual(['ben']);
    expect(figuresOf(left, { who: 'ben', game: null }).byOpponents).toMatchObject([
      { key: 'people', tally: { games: 1, wins: 0 } },
    ]);
    expect(isSettled(left, 'g2')).toBe(true);
    expect(JSON.stringify(left)).not.toContain('anna');
  });

  test('one person: the sums go as well', () => {
    const folded = entered(ledger, played(3, [seat('ben', 2), seat('anna', 1)]), 1);
    expect(whoIsIn(erasedFor(folded, 'anna'))).toEqual(['ben']);
  });
});

test.each([
  ['people', [seat('ben', 1)]],
  ['people', [seat('ben', 1), gone(3)]],
  ['bot:adept', [bot('adept', 1)]],
  ['bot:adept', [bot('adept', 1), bot('adept', 2)]],
  ['bots', [bot('adept', 1), bot('master', 2)]],
  ['mixed', [bot('adept', 1), seat('ben', 2)]],
])('played against %s', (against, others) => {
  expect(resultsOf(played(1, [seat('anna', 5), ...others]))[0]).toMatchObject({ who: 'anna', against });
});

describe('figures', () => {
  const ledger = ledgerOf(
    played(1, [seat('anna', 9), seat('ben', 4)]),
    played(2, [seat('anna', 3), seat('ben', 7), bot('adept', 5)]),
    played(3, [seat('anna', 12), bot('master', 20)], 'brew'),
    played(4, [seat('anna', 8), seat('ben', 8)]),
  );

  test('of one person in all games', () => {
    const { games, tally, streak, byGame, byOpponents, byPerson } = figuresOf(ledger, {
      who: 'anna',
      game: null,
    });
    expect(games).toBe(4);
    expect(tally).toMatchObject({ games: 4, wins: 2, points: 32, best: 12, last: 4000, turns: 40 });
    expect(tally?.fair).toBeCloseTo(0.5 + 1 / 3 + 0.5 + 0.5);
    expect(streak).toEqual({ now: 1, longest: 1 });
    expect(byPerson.map(({ key }) => key)).toEqual(['anna']);
    expect(byGame).toMatchObject([
      { key: 'kazaam', tally: { games: 3, wins: 2, best: 9 } },
      { key: 'brew', tally: { games: 1, wins: 0, best: 12 } },
    ]);
    expect(byOpponents.map(({ key, tally: { games: count, wins } }) => [key, count, wins])).toEqual([
      ['people', 2, 2],
      ['mixed', 1, 0],
      ['bot:master', 1, 0],
    ]);
  });

  test('of one person in one game', () => {
    expect(figuresOf(ledger, { who: 'ben', game: 'kazaam' }).tally).toMatchObject({
      games: 3,
      wins: 2,
      best: 8,
    });
    expect(figuresOf(ledger, { who: 'ben', game: 'brew' })).toMatchObject({
      games: 0,
      tally: null,
      results: [],
    });
  });

  test('of everybody: a game counts once, however many sat at it', () => {
    const { games, tally, byPerson } = figuresOf(ledger, EVERYTHING);
    expect(games).toBe(4);
    expect(tally).toBeNull();
    expect(byPerson.map(({ key, tally: { wins } }) => [key, wins])).toEqual([
      ['ben', 2],
      ['anna', 2],
    ]);
  });

  test('two names become one where they are the same person', () => {
    const one = rekeyed(ledger, (who) => (who === 'ben' ? 'anna' : who));
    expect(whoIsIn(one)).toEqual(['anna']);
  });
});

test.each([
  [[], 0, 0],
  [[1, 1, 2, 1], 1, 2],
  [[2, 1, 1, 1], 3, 3],
  [[1, 3], 0, 1],
])('places %p are %i wins in a row now, %i at most', (ranks, now, longest) => {
  expect(streakOf(ranks.map((rank) => ({ rank })))).toEqual({ now, longest });
});

describe('what a share of wins tells', () => {
  test.each([
    [4, 4, 1 / 2, 'few'],
    [5, 5, 1 / 2, 'more'],
    [6, 10, 1 / 2, 'even'],
    [9, 10, 1 / 2, 'more'],
    [60, 100, 1 / 2, 'more'],
    [6, 10, 1 / 4, 'more'],
    [0, 5, 1 / 4, 'even'],
    [0, 20, 1 / 4, 'less'],
  ])('%i of %i where chance would give %f: %s', (wins, games, chance, verdict) => {
    expect(verdictOf({ wins, games, fair: chance * games })).toBe(verdict);
  });

  test('the bounds are those of Wilson', () => {
    const { least, most } = shareBounds(6, 10);
    expect(least).toBeCloseTo(0.3127, 3);
    expect(most).toBeCloseTo(0.8318, 3);
  });
});

describe('over time', () => {
  const ledger = ledgerOf(
    ...[4, 8, 6, 10, 2, 12].map((total, index) => played(index + 1, [seat('anna', total), seat('ben', 7)])),
  );

  test('scores with the mean of the last five games', () => {
    const points = scoresOver(figuresOf(ledger, { who: 'anna', game: 'kazaam' }).results);
    expect(points.map(({ total, isWin, mean }) => [total, isWin, mean])).toEqual([
      [4, false, 4],
      [8, true, 6],
      [6, false, 6],
      [10, true, 7],
      [2, false, 6],
      [12, true, 7.6],
    ]);
  });

  test('wins counted up, for everybody at the same games', () => {
    expect(winsOver(ledger, EVERYTHING)).toEqual({
      at: [1000, 2000, 3000, 4000, 5000, 6000],
      lines: [
        { who: 'anna', wins: [0, 1, 1, 2, 2, 3] },
        { who: 'ben', wins: [1, 1, 2, 2, 3, 3] },
      ],
    });
  });
});

describe('honours', () => {
  const before = [played(1, [seat('anna', 9), seat('ben', 4)]), played(2, [seat('anna', 3), seat('ben', 6)])];
  test.each([
    ['nobody has ever had more', [seat('anna', 10), seat('ben', 1)], ['record', null]],
    ['he has never had more, others have', [seat('anna', 2), seat('ben', 8)], [null, 'best']],
    ['as much as ever is nothing new', [seat('anna', 9), seat('ben', 6)], [null, null]],
    ['somebody new beats them all', [seat('carla', 11), seat('ben', 7)], ['record', 'best']],
    ['both beat the record, one more', [seat('anna', 10), seat('ben', 12)], ['best', 'record']],
    ['bots hold no records', [seat('ben', 5), bot('adept', 30)], [null, null]],
  ])('%s', (_, seats, honours) => {
    expect(honoursOf(ledgerOf(...before, played(3, seats)), 'g3')).toEqual(honours);
  });

  test('the first game of all surpasses nothing, nor does another game', () => {
    expect(honoursOf(ledgerOf(before[0]!), 'g1')).toEqual([null, null]);
    const other = ledgerOf(...before, played(3, [seat('anna', 50), seat('ben', 1)], 'brew'));
    expect(honoursOf(other, 'g3')).toEqual([null, null]);
  });

  test('a game that is not in the ledger has none', () => {
    expect(honoursOf(ledgerOf(...before), 'g9')).toEqual([]);
  });

  test('what is only summed up is not forgotten', () => {
    const folded = [...before, played(3, [seat('anna', 8), seat('ben', 1)])].reduce(
      (ledger, game) => entered(ledger, game, 1),
      EMPTY_LEDGER,
    );
    expect(honoursOf(folded, 'g3')).toEqual([null, null]);
  });
});
