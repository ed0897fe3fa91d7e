import { rngFrom } from '@/engine/core/rng';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { TILES } from '@/engine/games/kazaam/tiles';
import type { Seat } from '@/engine/core/seat';
import { ANNA, BEN, CLARA, played, scenario, tile } from './scenario';

/** What a seat may imagine: worlds that agree with all it has seen, and no knowledge that it has not. */

const worlds = (table: KazaamTable, seat: Seat) =>
  Array.from({ length: 200 }, (_, seed) => kazaam.resample(table, seat, rngFrom(seed)).state);

const using = (place: 'left-ear' | 'left-arm' | 'left-leg', aim: unknown): KazaamMove =>
  ({ type: 'use', place, aim }) as KazaamMove;

const start = scenario({
  players: [
    { board: ['fire left-ear', 'fire left-leg'], hand: ['fur head'] },
    { hand: ['wood tail', 'stone torso'] },
    { board: ['bone left-arm'], hand: ['bone tail'] },
  ],
  discards: ['insect tail', 'insect head'],
});

test('a hand that an ear showed is remembered, by its user only', () => {
  const after = played(
    start,
    [ANNA, using('left-ear', { type: 'hand', seat: BEN })],
    [ANNA, { type: 'seen' }],
  );
  for (const { players } of worlds(after, ANNA)) {
    expect([...players[BEN]!.hand].sort()).toEqual([tile('wood tail'), tile('stone torso')].sort());
  }
  const guesses = worlds(after, CLARA).map(({ players }) => players[BEN]!.hand.join());
  expect(new Set(guesses).size).toBeGreaterThan(50);
});

test('after an arm a third player knows that one of the seen tiles went, not which', () => {
  const looked = played(
    start,
    [ANNA, using('left-ear', { type: 'hand', seat: BEN })],
    [ANNA, { type: 'seen' }],
    [ANNA, { type: 'end' }],
    [BEN, { type: 'end' }],
    [CLARA, using('left-arm', { type: 'hand', seat: BEN })],
  );
  const seen = [tile('wood tail'), tile('stone torso')];
  const left = worlds(looked, ANNA).map(({ players }) => players[BEN]!.hand[0]!);
  for (const one of left) expect(seen).toContain(one);
  expect(new Set(left).size).toBe(2);
  const victim = worlds(looked, BEN).map(({ players }) => players[CLARA]!.hand);
  const taken = seen.find((one) => !looked.state.players[BEN]!.hand.includes(one))!;
  for (const hand of victim) expect(hand).toContain(taken);
});

test('what a leg took is one of the known discards', () => {
  const after = played(
    start,
    [ANNA, using('left-leg', { type: 'discards' })],
    [ANNA, { type: 'take', tile: tile('insect head') }],
  );
  const guesses = worlds(after, BEN);
  for (const { players, discards } of guesses) {
    const pair = [...discards, ...players[ANNA]!.hand];
    expect(pair).toEqual(expect.arrayContaining([tile('insect tail'), tile('insect head')]));
  }
  expect(new Set(guesses.map(({ discards }) => discards[0])).size).toBe(2);
});

test('a drawn tile is known to nobody else', () => {
  const after = played(start, [ANNA, { type: 'draw' }]);
  const drawn = after.state.players[ANNA]!.hand[1]!;
  const holds = worlds(after, BEN).filter(({ players }) => players[ANNA]!.hand.includes(drawn));
  expect(holds.length).toBeLessThan(40);
});

test('after a reshuffle the reserve holds what was discarded, and nothing else', () => {
  const held = ['fur head', 'wood tail'];
  const others = TILES.map(({ id, homunculus, place }) => `${homunculus} ${place} ${id < 63 ? 1 : 2}`);
  const empty = scenario({
    players: held.map((name) => ({ hand: [name] })),
    reserve: [],
    discards: others.filter((name) => !held.some((own) => name === `${own} 1`)),
  });
  const after = played(empty, [ANNA, { type: 'draw' }]);
  for (const { players, reserve } of worlds(after, BEN)) {
    expect(reserve).not.toContain(tile('fur head'));
    expect(players[ANNA]!.hand).toContain(tile('fur head'));
  }
});
