import { asked } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { outlookOf } from '@/engine/games/kazaam/queries/outlook';
import { fitOf } from '@/engine/games/kazaam/queries/laying';
import { PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamAim, KazaamMove } from '@/engine/games/kazaam/state';

import { ANNA, BEN, played, scenario, tile, type Sketch } from './scenario';

const SKETCH: Sketch = {
  players: [
    { hand: [], board: ['bone left-arm', 'fur left-ear', 'fur torso', 'stone tail', 'fire left-leg'] },
    { hand: ['wood tail', 'wood head'], board: ['insect torso', 'insect tail down'] },
  ],
  discards: ['fur head', 'bone head'],
};

const TABLE = scenario(SKETCH);
const VIEW = kazaam.view(TABLE, 'public');
const hand: KazaamAim = { type: 'hand', seat: BEN };
const torso: KazaamAim = { type: 'tile', seat: BEN, place: 'torso' };
const tail: KazaamAim = { type: 'tile', seat: BEN, place: 'tail' };

/** What really happens when nobody stops it. */
const after = (move: KazaamMove) => {
  const next = play(kazaam, TABLE, ANNA, move);
  if (!next.ok) throw new Error('refused');
  return next.value;
};

test('KZ-15 an ear sees as many tiles as it is foretold', () => {
  expect(outlookOf(VIEW, { place: 'left-ear', aim: hand })).toEqual({ type: 'sees', owner: BEN, count: 2 });
  const table = after({ type: 'use', place: 'left-ear', aim: hand });
  expect(kazaam.view(table, ANNA).shown).toHaveLength(2);
});

test('KZ-16 an arm takes one of them', () => {
  expect(outlookOf(VIEW, { place: 'left-arm', aim: hand })).toEqual({ type: 'takes', owner: BEN, count: 2 });
  const table = after({ type: 'use', place: 'left-arm', aim: hand });
  expect(table.state.players.map((player) => player.hand.length)).toEqual([1, 1]);
});

test('KZ-17 a leg looks through so many', () => {
  const aim: KazaamAim = { type: 'discards' };
  expect(outlookOf(VIEW, { place: 'left-leg', aim })).toEqual({ type: 'searches', count: 2 });
  expect(kazaam.view(after({ type: 'use', place: 'left-leg', aim }), ANNA).shown).toHaveLength(2);
});

test('KZ-18 a torso brings so many', () => {
  const aim: KazaamAim = { type: 'supply' };
  expect(outlookOf(VIEW, { place: 'torso', aim })).toEqual({ type: 'gathers', count: 3 });
  expect(asked(after({ type: 'use', place: 'torso', aim }))?.what).toEqual({ type: 'gather', left: 3 });
});

test('KZ-19 a tail turns down what is awake and discards what sleeps', () => {
  expect(outlookOf(VIEW, { place: 'tail', aim: torso })).toEqual({
    type: 'turnsDown',
    owner: BEN,
    place: 'torso',
  });
  expect(outlookOf(VIEW, { place: 'tail', aim: tail })).toEqual({
    type: 'discards',
    owner: BEN,
    place: 'tail',
  });
  const down = after({ type: 'use', place: 'tail', aim: torso }).state.players[BEN]!.board;
  const gone = after({ type: 'use', place: 'tail', aim: tail }).state.players[BEN]!.board;
  expect(down.torso?.isUp).toBe(false);
  expect(gone.tail).toBeNull();
});

test('KZ-21 a head stops what it is turned against', () => {
  const heads = scenario({
    ...SKETCH,
    players: [{ board: ['bone left-arm', 'fire head'] }, { hand: ['wood tail'], board: ['fur head'] }],
  });
  const stopping = played(
    heads,
    [ANNA, { type: 'use', place: 'left-arm', aim: hand }],
    [BEN, { type: 'stop' }],
  );
  const what = asked(stopping)!.what;
  if (what.type !== 'stop') throw new Error('nobody is asked');
  expect(outlookOf(kazaam.view(stopping, 'public'), what)).toEqual({
    type: 'stops',
    owner: ANNA,
    place: 'left-arm',
  });
});

test('KZ-12 KZ-25 a tile fits an empty place, and into the last one it completes', () => {
  const boardOf = (...names: string[]) =>
    scenario({ players: [{ board: names }, {}] }).state.players[0]!.board;
  const eight = PLACES.filter((place) => place !== 'tail').map((place) => `fur ${place}`);
  expect(fitOf(boardOf(), tile('bone tail'))).toBe('fits');
  expect(fitOf(boardOf(...eight), tile('bone tail'))).toBe('completes');
  expect(fitOf(boardOf(...eight), tile('bone head'))).toBe('taken');
});
