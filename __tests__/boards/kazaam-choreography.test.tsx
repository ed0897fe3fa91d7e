import { sceneOf } from '@/components/boards/kazaam/scenes/choreography';
import { partOf } from '@/components/boards/kazaam/scenes/places';
import type { Seat, Viewer } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamFact, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import type { TileId } from '@/engine/games/kazaam/tiles';

import { ANNA, BEN, scenario, tile, type Sketch } from '../engine/kazaam/scenario';
import { seenOf } from './told';

/** How the first fact of a kind is shown that these moves come to. */
function shown(
  table: KazaamTable,
  type: KazaamFact['type'],
  moves: readonly KazaamMove[],
  viewer: Viewer,
  carried: TileId | null = null,
) {
  const found = seenOf(kazaam, table, moves, viewer).find(({ fact }) => fact.type === type);
  if (!found) throw new Error(`Nobody ${type}`);
  return sceneOf(found.tables, found.fact, carried);
}

const EAR = tile('fire left-ear');
const TABLE = scenario({
  players: [
    {
      hand: ['fire left-ear'],
      board: ['fire tail', 'bone left-arm', 'fur head down'],
      purse: { sulphur: 1, mandrake: 1 },
    },
    { hand: ['wood tail'], board: ['insect torso'] },
  ],
  reserve: ['bone head', 'reptile head', 'wood head'],
});
const LAY: KazaamMove = { type: 'play', tile: EAR };
const EXTRACT: KazaamMove = { type: 'extract', tile: EAR };

test('a tile that one draws turns over in the hand, one that somebody else draws stays a back', () => {
  const draw: KazaamMove = { type: 'draw' };
  expect(shown(TABLE, 'drew', [draw], ANNA).cues).toMatchObject([
    {
      type: 'fly',
      from: 'reserve',
      to: 'fan',
      piece: { type: 'tile', tile: tile('bone head'), side: 'opening' },
    },
  ]);
  expect(shown(TABLE, 'drew', [draw], BEN).cues).toMatchObject([
    { type: 'fly', from: 'reserve', to: `player:${ANNA}`, piece: { tile: null, side: 'down' } },
  ]);
});

test('of a tile that is stolen only thief and victim see the face', () => {
  const steal: KazaamMove = { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } };
  const flight = (viewer: Viewer) => shown(TABLE, 'stole', [steal], viewer).cues;
  const stolen = tile('wood tail');
  expect(flight(BEN)).toMatchObject([
    { from: 'fan', to: `player:${ANNA}`, piece: { tile: stolen, side: 'closing' } },
  ]);
  expect(flight(ANNA)).toMatchObject([
    { from: `player:${BEN}`, to: 'fan', piece: { tile: stolen, side: 'opening' } },
  ]);
  expect(flight('public')).toMatchObject([
    { from: `player:${BEN}`, to: 'fan', piece: { tile: null, side: 'down' } },
  ]);
});

test('playing pays first, then the spine folds away and the tile glides to its place', () => {
  const { cues, lifted } = shown(TABLE, 'played', [LAY], ANNA);
  const [laying, ...paying] = cues;
  expect(paying).toMatchObject([
    { type: 'fly', from: 'vessel:sulphur', to: `hand:${EAR}` },
    { type: 'fly', from: 'vessel:mandrake', to: `hand:${EAR}` },
  ]);
  expect(laying).toMatchObject({ type: 'lay', from: `hand:${EAR}`, to: `place:${ANNA}:left-ear` });
  if (laying?.type !== 'lay') throw new Error('Nothing is laid');
  expect(laying.fold).toBeGreaterThanOrEqual(Math.max(...laying.paid));
  expect(laying.glide).toBeGreaterThan(laying.fold);
  expect(laying.time).toBeGreaterThan(laying.glide);
  expect(lifted).toBe(EAR);
});

const SEWN: Sketch = {
  players: [
    {
      hand: ['fur torso'],
      board: ['fire tail', 'bone left-arm', 'fur head down'],
      purse: { mercury: 3, sulphur: 3, mandrake: 3, 'unicorn-horn': 3, 'dragon-blood': 3 },
    },
    { hand: ['wood tail'] },
  ],
};

test('where the new part meets another kind it is sewn on, seam after seam', () => {
  const table = scenario(SEWN);
  const lay: KazaamMove = { type: 'play', tile: tile('fur torso') };
  const { cues, time } = shown(table, 'played', [lay], ANNA);
  const seams = cues.flatMap((cue) => (cue.type === 'sew' ? [cue] : []));
  expect(seams.map(({ at, seam }) => [at, seam.places])).toEqual([
    [`board:${ANNA}`, ['left-arm', 'torso']],
    [`board:${ANNA}`, ['torso', 'tail']],
  ]);
  const [first, second] = seams;
  expect(first!.start).toBe(cues[0]!.time);
  expect(second!.start).toBe(first!.start + first!.time);
  expect(time).toBe(second!.start + second!.time);
  expect(shown(table, 'played', [lay], BEN).cues.map(({ type }) => type)).toEqual(['fly']);
});

test('on the open table the tile of whose turn it is turns up as it is laid', () => {
  const { cues, lifted } = shown(TABLE, 'played', [LAY], 'public');
  expect(cues[2]).toMatchObject({ from: 'fan', piece: { tile: EAR, side: 'opening' } });
  expect(lifted).toBeNull();
});

test('a tile that was carried by hand does not travel again', () => {
  const { cues, lifted } = shown(TABLE, 'played', [LAY], ANNA, EAR);
  const place = `place:${ANNA}:left-ear`;
  expect(cues[0]).toMatchObject({ type: 'lay', from: place, to: place });
  expect(lifted).toBe(EAR);
  const extracted = shown(TABLE, 'extracted', [EXTRACT], ANNA, EAR);
  expect(extracted.cues.some((cue) => cue.type === 'fly' && cue.piece.type === 'tile')).toBe(false);
  expect(extracted.cues.filter((cue) => cue.type === 'fly')).toHaveLength(3);
});

test('vessels fall as doses leave them and rise as doses arrive', () => {
  expect(shown(TABLE, 'played', [LAY], ANNA).pours).toMatchObject([
    { place: 'vessel:sulphur', change: -1, at: 0 },
    { place: 'vessel:mandrake', change: -1 },
  ]);
  const { pours, cues } = shown(TABLE, 'extracted', [EXTRACT], ANNA);
  expect(pours.map(({ place, change }) => [place, change]).sort()).toEqual([
    ['vessel:mandrake', 1],
    ['vessel:mercury', 1],
    ['vessel:sulphur', 1],
  ]);
  const last = cues[cues.length - 1]!;
  expect(pours[2]!.at).toBe(last.start + last.time);
  expect(shown(TABLE, 'extracted', [EXTRACT], BEN).pours).toEqual([]);
});

test('a power lights up, turns down, then reaches for what it is aimed at', () => {
  const steal: KazaamMove = { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } };
  const { cues } = shown(TABLE, 'used', [steal], ANNA);
  expect(cues.map(({ type }) => type)).toEqual(['flare', 'turn', 'reach']);
  expect(cues[1]).toMatchObject({ at: `place:${ANNA}:left-arm`, tile: tile('bone left-arm'), isUp: false });
  const starts = cues.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
});

describe('a struck tile', () => {
  const strike = (place: 'torso' | 'head', seat: Seat): KazaamMove => ({
    type: 'use',
    place: 'tail',
    aim: { type: 'tile', seat, place },
  });

  test('turns down', () => {
    const { cues } = shown(TABLE, 'struck', [strike('torso', BEN)], ANNA);
    expect(cues.map(({ type }) => type)).toEqual(['flare', 'turn']);
  });

  test('leaves for the discards, if it lay down already', () => {
    const { cues } = shown(TABLE, 'struck', [strike('head', ANNA)], ANNA);
    expect(cues[1]).toMatchObject({ type: 'fly', to: 'discards', piece: { side: 'down' } });
  });
});

test('what shows nothing takes no time', () => {
  expect(shown(TABLE, 'turnBegan', [{ type: 'end' }], ANNA).time).toBe(0);
});

test('a place is a ninth of its board', () => {
  expect(partOf(`place:${BEN}:torso`)).toMatchObject({ whole: 'board:1' });
  const board = { x: 0, y: 0, width: 90, height: 90 };
  expect(partOf(`place:${BEN}:torso`)!.of(board)).toEqual({ x: 30, y: 30, width: 30, height: 30 });
  expect(partOf('reserve')).toBeNull();
});

describe('a power that a head stops', () => {
  const guarded = scenario({
    players: [{ board: ['bone left-arm'] }, { hand: ['wood tail'], board: ['fur head'] }],
  });
  const stolen: KazaamMove = { type: 'use', place: 'left-arm', aim: { type: 'hand', seat: BEN } };
  const scene = (viewer: Viewer) => shown(guarded, 'stopped', [stolen, { type: 'stop' }], viewer);

  test('is cut on its way, and the word is spoken, in little more than a second', () => {
    const { cues, time } = scene('public');
    expect(cues).toContainEqual(
      expect.objectContaining({ type: 'cut', from: `place:${ANNA}:left-arm`, to: `place:${BEN}:head` }),
    );
    expect(cues).toContainEqual(expect.objectContaining({ type: 'speak', word: 'stopped' }));
    expect(cues).toContainEqual(
      expect.objectContaining({ type: 'turn', at: `place:${BEN}:head`, isUp: false }),
    );
    expect(time).toBeLessThanOrEqual(1200);
  });
});
