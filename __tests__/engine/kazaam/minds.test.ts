import { asked } from '@/engine/core/game';
import { advance, legalMoves } from '@/engine/core/play';
import { pick, rngFrom } from '@/engine/core/rng';
import { kazaam } from '@/engine/games/kazaam/game';
import { DISCARDS, handOf, RESERVE, type Mind } from '@/engine/games/kazaam/minds';
import type { KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { TILES } from '@/engine/games/kazaam/tiles';
import { toSeat, type Seat } from '@/engine/core/seat';
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

describe('of two tiles seen in a hand, one was taken unseen', () => {
  const [tail, torso] = [tile('wood tail'), tile('stone torso')];
  const table = scenario({
    players: [
      { board: ['fire left-ear'], hand: ['fur head'] },
      { board: ['bone left-arm'], hand: ['bone tail'] },
      { hand: ['wood tail', 'stone torso'] },
    ],
    discards: ['insect tail', 'insect head'],
  });
  const drawn = played(
    table,
    [ANNA, using('left-ear', { type: 'hand', seat: CLARA })],
    [ANNA, { type: 'seen' }],
    [ANNA, { type: 'end' }],
    [BEN, using('left-arm', { type: 'hand', seat: CLARA })],
    [BEN, { type: 'end' }],
    [CLARA, { type: 'draw' }],
  );
  const count = (hand: readonly number[]) => [tail, torso].filter((one) => hand.includes(one)).length;

  test('the other is still there when the hand has grown', () => {
    const imagined = worlds(drawn, ANNA);
    for (const { players } of imagined) expect(players.map(({ hand }) => count(hand))).toEqual([0, 1, 1]);
    expect(new Set(imagined.map(({ players }) => players[CLARA]!.hand.includes(tail))).size).toBe(2);
    expect(worlds(drawn, BEN).every(({ players }) => count(players[BEN]!.hand) === 1)).toBe(true);
  });

  test('and is known when the taken one is shown', () => {
    const taken = [tail, torso].find((one) => drawn.state.players[BEN]!.hand.includes(one))!;
    const shown = played(
      drawn,
      [CLARA, { type: 'end' }],
      [ANNA, { type: 'end' }],
      [BEN, { type: 'extract', tile: taken }],
    );
    const left = taken === tail ? torso : tail;
    for (const { players } of worlds(shown, ANNA)) expect(players[CLARA]!.hand).toContain(left);
  });

  test('until a second one goes', () => {
    const twice = played(
      drawn,
      [CLARA, { type: 'end' }],
      [ANNA, { type: 'end' }],
      [BEN, { type: 'restore' }],
      [BEN, using('left-arm', { type: 'hand', seat: CLARA })],
    );
    const held = worlds(twice, ANNA).map(({ players }) => players.map(({ hand }) => count(hand)).join());
    expect(new Set(held)).toEqual(new Set(['0,1,1', '0,2,0']));
  });
});

test('what is remembered is never untrue, and every world that is imagined keeps to it', () => {
  let remembered = 0;
  for (let seed = 1; seed <= 5; seed += 1) {
    let table = livelyTable(seed);
    for (let step = 0; step < 120 && asked(table); step += 1) {
      const { minds } = table.state;
      expect(minds.every((mind) => isTrue(table.state, mind))).toBe(true);
      const seat = toSeat(step % table.seats);
      const mind = minds[seat]!;
      remembered += mind.still.length;
      expect(isTrue(kazaam.resample(table, seat, rngFrom(step)).state, mind)).toBe(true);
      table = advance(
        kazaam,
        table,
        pick(rngFrom(1000 * seed + step), lively(legalMoves(kazaam, table))).value,
      );
    }
  }
  expect(remembered).toBeGreaterThan(50);
});

/** A game of four in which everybody has ears and arms and much is taken. */
function livelyTable(seed: number): KazaamTable {
  const board = ['left-ear', 'right-ear', 'left-arm', 'right-arm'];
  const kinds = ['fire', 'wood', 'fur', 'bone'];
  const table = scenario({
    players: kinds.map((kind) => ({
      board: board.map((part) => `${kind} ${part}`),
      hand: [`${kind} tail`, `${kind} head`],
    })),
  });
  return { ...table, rng: rngFrom(seed) };
}

const lively = (moves: readonly KazaamMove[]) => {
  const wanted = moves.filter(
    (move) => (move.type === 'use' && move.aim) || move.type === 'draw' || move.type === 'restore',
  );
  return wanted.length > 0 && moves.length % 4 !== 0 ? wanted : moves;
};

function isTrue({ players, reserve, discards }: KazaamTable['state'], { may, still }: Mind): boolean {
  const places = [
    ...players.map(({ hand }, seat) => [handOf(seat), hand] as const),
    [RESERVE, reserve] as const,
    [DISCARDS, discards] as const,
  ];
  return places.every(([place, tiles]) => {
    const held = still.filter(({ hand }) => hand === place);
    const isKept = held.every((one) => one.tiles.filter((id) => tiles.includes(id)).length >= one.least);
    return isKept && tiles.every((id) => ((may[id] ?? 0) & place) !== 0);
  });
}
