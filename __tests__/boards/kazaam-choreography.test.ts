import { boardOfPlace, sceneOf } from '@/components/boards/kazaam/choreography';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamFact } from '@/engine/games/kazaam/state';

import { ANNA, BEN, scenario, tile } from '../engine/kazaam/scenario';

const TABLE = scenario({
  players: [
    {
      hand: ['fire left-ear'],
      board: ['fire tail', 'bone left-arm', 'fur head down'],
      purse: { sulphur: 1 },
    },
    { hand: ['wood tail'], board: ['insect torso'] },
  ],
});
const view = kazaam.view(TABLE, ANNA);
const scene = (fact: KazaamFact) => sceneOf(view, fact);

test('a tile that one draws travels with its face, one that somebody else draws by its back', () => {
  expect(scene({ type: 'drew', seat: ANNA, tile: tile('bone head') }).cues).toMatchObject([
    { type: 'fly', from: 'reserve', to: 'fan', piece: { type: 'tile', tile: tile('bone head') } },
  ]);
  expect(scene({ type: 'drew', seat: BEN, tile: null }).cues).toMatchObject([
    { type: 'fly', from: 'reserve', to: `player:${BEN}`, piece: { type: 'back' } },
  ]);
});

test('playing pays first, then the tile glides to its place', () => {
  const { cues, lifted } = scene({ type: 'played', seat: ANNA, tile: tile('fire left-ear') });
  expect(cues.map((cue) => cue.type === 'fly' && [cue.from, cue.to])).toEqual([
    ['vessel:sulphur', `hand:${tile('fire left-ear')}`],
    ['vessel:mandrake', `hand:${tile('fire left-ear')}`],
    [`hand:${tile('fire left-ear')}`, `place:${ANNA}:left-ear`],
  ]);
  expect(lifted).toBe(tile('fire left-ear'));
});

test('a tile that was carried by hand does not travel again', () => {
  const id = tile('fire left-ear');
  expect(sceneOf(view, { type: 'played', seat: ANNA, tile: id }, id)).toEqual({
    cues: [],
    time: 0,
    lifted: null,
  });
  const extracted = sceneOf(view, { type: 'extracted', seat: ANNA, tile: id, favourite: 'mercury' }, id);
  expect(extracted.cues.some((cue) => cue.type === 'fly' && cue.piece.type === 'tile')).toBe(false);
  expect(extracted.cues.filter((cue) => cue.type === 'fly')).toHaveLength(3);
});

test('a power lights up, turns down, then reaches for what it is aimed at', () => {
  const { cues } = scene({
    type: 'used',
    seat: ANNA,
    tile: tile('bone left-arm'),
    place: 'left-arm',
    aim: { type: 'hand', seat: BEN },
  });
  expect(cues.map(({ type }) => type)).toEqual(['flare', 'turn', 'reach']);
  const starts = cues.map(({ start }) => start);
  expect(starts).toEqual([...starts].sort((one, other) => one - other));
});

test('a struck tile turns down, or leaves for the discards', () => {
  const strike = { type: 'struck', seat: BEN, owner: ANNA } as const;
  const down = scene({ ...strike, place: 'tail', tile: tile('fire tail'), isDiscarded: false });
  expect(down.cues.map(({ type }) => type)).toEqual(['flare', 'turn']);
  const gone = scene({ ...strike, place: 'head', tile: tile('fur head'), isDiscarded: true });
  expect(gone.cues[1]).toMatchObject({ type: 'fly', to: 'discards' });
});

test('what shows nothing takes no time', () => {
  expect(scene({ type: 'turnBegan', seat: BEN, round: 2 }).time).toBe(0);
});

test('a place is a ninth of its board', () => {
  expect(boardOfPlace(`place:${BEN}:torso`)).toEqual({ board: 'board:1', index: 4 });
  expect(boardOfPlace('reserve')).toBeNull();
});
