import { createPool, type Maker } from '@/components/kit/sounds/pool';

interface Player {
  source: number;
  playing: boolean;
}

/** A pool, and whom it has made. */
function pooled(most: number) {
  const made: Player[] = [];
  const make = ((source: number) => {
    const player = {
      source,
      playing: false,
      replace: (other: number) => Object.assign(player, { source: other, playing: false }),
    };
    made.push(player);
    return player;
  }) as unknown as Maker;
  const pool = createPool(most);
  return { made, take: (source: number) => pool(make, source) };
}

const sourcesOf = (players: readonly Player[]) => players.map(({ source }) => source);

test('however many sounds are heard, there are no more players than were said', () => {
  const { made, take } = pooled(3);
  for (const source of [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]) {
    const { player } = take(source);
    expect((player as unknown as Player).source).toBe(source);
  }
  expect(made).toHaveLength(3);
});

test('a sound that has a player keeps it; another one goes to the one that was wanted longest ago', () => {
  const { made, take } = pooled(2);
  take(1);
  take(2);
  take(1);
  take(3);
  expect(sourcesOf(made)).toEqual([1, 3]);
});

test('a sound that is still heard is not cut off while another player is silent', () => {
  const { made, take } = pooled(2);
  take(1);
  take(2);
  made[0]!.playing = true;
  take(3);
  expect(sourcesOf(made)).toEqual([1, 3]);
});

test('a player that has played its sound is wound back; one that begins another need not be', () => {
  const { take } = pooled(1);
  expect([1, 1, 2, 2, 1].map((source) => take(source).isNew)).toEqual([true, false, true, false, true]);
});
