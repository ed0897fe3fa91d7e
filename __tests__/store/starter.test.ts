import { defaultOptions } from '@/engine/core/game';
import { EMPTY_LEDGER, hadLeast, type LedgerGame } from '@/engine/core/ledger';
import { othersFrom, toSeat } from '@/engine/core/seat';
import { startGame } from '@/engine/store/match/start-game';
import { createAppStore } from '@/engine/store/store';
import { BOTS, PEOPLE, worldOf } from './world';
import { games } from '../shelf';

const THREE = [...PEOPLE, BOTS[0]!];

const chosen = games.flatMap(({ starter, ...game }) => (starter ? [[game.id, starter, game] as const] : []));

test.each(chosen)('in %s whoever was chosen begins', async (id, starter, game) => {
  for (const first of [toSeat(0), ...othersFrom(toSeat(0), 3)]) {
    let seed = 0;
    const store = createAppStore(worldOf({ makeSeed: () => (seed += 1) }));
    await store.dispatch(startGame({ game: id, people: THREE, options: defaultOptions(game), first }));
    const { table } = store.getState().match!.match;
    expect(starter(table)).toBe(first);
    expect(table.facts).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'began', first })]));
  }
});

test('where nobody was chosen the first lot counts', async () => {
  let draws = 0;
  const store = createAppStore(worldOf({ makeSeed: () => (draws += 1) }));
  await store.dispatch(
    startGame({ game: 'kazaam', people: THREE, options: defaultOptions(games[0]!), first: null }),
  );
  expect(draws).toBe(1);
});

describe('who had least in the last game', () => {
  const game = (at: number, ...totals: readonly (readonly [string | null, number])[]): LedgerGame => ({
    id: String(at),
    game: 'alchemirus',
    at,
    turns: 9,
    seats: totals.map(([who, total]) => ({
      who,
      bot: who === null ? 'adept' : null,
      total,
      rank: 1 + totals.filter(([, other]) => other > total).length,
    })),
  });
  const ledger = {
    ...EMPTY_LEDGER,
    games: [
      game(1, ['a', 3], ['b', 20], ['c', 8]),
      game(2, ['a', 21], ['b', 12], [null, 5]),
      { ...game(3, ['a', 1], ['b', 2]), game: 'kazaam' },
    ],
  };

  test('is of the last game of this kind that all of them played; bots do not count', () => {
    expect(hadLeast(ledger, 'alchemirus', ['a', 'b'])).toBe('b');
    expect(hadLeast(ledger, 'alchemirus', ['b', 'c'])).toBe('c');
    expect(hadLeast(ledger, 'alchemirus', ['a', 'b', 'c'])).toBe('a');
  });

  test('is nobody where they have not played together, one plays alone, or two had as little', () => {
    expect(hadLeast(ledger, 'alchemirus', ['a', 'd'])).toBeNull();
    expect(hadLeast(ledger, 'alchemirus', ['a'])).toBeNull();
    expect(hadLeast(ledger, 'witchs-brew', ['a', 'b'])).toBeNull();
    const even = { ...EMPTY_LEDGER, games: [game(1, ['a', 4], ['b', 4], ['c', 9])] };
    expect(hadLeast(even, 'alchemirus', ['a', 'b', 'c'])).toBeNull();
  });
});
