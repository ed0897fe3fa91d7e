import { boardOfPlace, sceneOf } from '@/components/boards/kazaam/scenes/choreography';
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

test('a tile that one draws turns over in the hand, one that somebody else draws stays a back', () => {
  const drawn = tile('bone head');
  expect(scene({ type: 'drew', seat: ANNA, tile: drawn }).cues).toMatchObject([
    { type: 'fly', from: 'reserve', to: 'fan', piece: { type: 'turning', tile: drawn, isUp: true } },
  ]);
  expect(scene({ type: 'drew', seat: BEN, tile: null }).cues).toMatchObject([
    { type: 'fly', from: 'reserve', to: `player:${BEN}`, piece: { type: 'back' } },
  ]);
});

test('of a tile that is stolen only thief and victim see the face', () => {
  const stolen = tile('fire left-ear');
  const stole = { type: 'stole', seat: BEN, from: ANNA } as const;
  expect(scene({ ...stole, tile: stolen }).cues).toMatchObject([
    { from: 'fan', to: `player:${BEN}`, piece: { type: 'turning', tile: stolen, isUp: false } },
  ]);
  const open = sceneOf(kazaam.view(TABLE, 'public'), { ...stole, tile: null });
  expect(open.cues).toMatchObject([{ from: 'fan', to: `player:${BEN}`, piece: { type: 'back' } }]);
});

test('playing pays first, then the spine folds away and the tile glides to its place', () => {
  const id = tile('fire left-ear');
  const { cues, lifted } = scene({ type: 'played', seat: ANNA, tile: id });
  const [laying, ...paying] = cues;
  expect(paying).toMatchObject([
    { type: 'fly', from: 'vessel:sulphur', to: `hand:${id}` },
    { type: 'fly', from: 'vessel:mandrake', to: `hand:${id}` },
  ]);
  expect(laying).toMatchObject({ type: 'lay', from: `hand:${id}`, to: `place:${ANNA}:left-ear` });
  if (laying?.type !== 'lay') throw new Error('Nothing is laid');
  expect(laying.fold).toBeGreaterThanOrEqual(Math.max(...laying.paid));
  expect(laying.glide).toBeGreaterThan(laying.fold);
  expect(laying.time).toBeGreaterThan(laying.glide);
  expect(lifted).toBe(id);
});

test('where the new part meets another kind it is sewn on, seam after seam', () => {
  const { cues, time } = scene({ type: 'played', seat: ANNA, tile: tile('fur torso') });
  const seams = cues.flatMap((cue) => (cue.type === 'sew' ? [cue] : []));
  expect(seams.map(({ at, seam }) => [at, seam.places])).toEqual([
    [`board:${ANNA}`, ['left-arm', 'torso']],
    [`board:${ANNA}`, ['torso', 'tail']],
  ]);
  const [first, second] = seams;
  expect(first!.start).toBe(cues[0]!.time);
  expect(second!.start).toBe(first!.start + first!.time);
  expect(time).toBe(second!.start + second!.time);
  expect(scene({ type: 'played', seat: BEN, tile: tile('fur head') }).cues.map(({ type }) => type)).toEqual([
    'fly',
  ]);
});

test('on the open table the tile of whose turn it is turns up as it is laid', () => {
  const open = kazaam.view(TABLE, 'public');
  const { cues, lifted } = sceneOf(open, { type: 'played', seat: ANNA, tile: tile('fire left-ear') });
  expect(cues[2]).toMatchObject({ from: 'fan', piece: { type: 'turning', isUp: true } });
  expect(lifted).toBeNull();
});

test('a tile that was carried by hand does not travel again', () => {
  const id = tile('fire left-ear');
  const { cues, lifted } = sceneOf(view, { type: 'played', seat: ANNA, tile: id }, id);
  const place = `place:${ANNA}:left-ear`;
  expect(cues[0]).toMatchObject({ type: 'lay', from: place, to: place });
  expect(lifted).toBe(id);
  const extracted = sceneOf(view, { type: 'extracted', seat: ANNA, tile: id, favourite: 'mercury' }, id);
  expect(extracted.cues.some((cue) => cue.type === 'fly' && cue.piece.type === 'tile')).toBe(false);
  expect(extracted.cues.filter((cue) => cue.type === 'fly')).toHaveLength(3);
});

test('vessels fall as doses leave them and rise as doses arrive', () => {
  const id = tile('fire left-ear');
  const played = scene({ type: 'played', seat: ANNA, tile: id });
  expect(played.pours).toMatchObject([
    { ingredient: 'sulphur', change: -1, at: 0 },
    { ingredient: 'mandrake', change: -1 },
  ]);
  const { pours, cues } = scene({ type: 'extracted', seat: ANNA, tile: id, favourite: 'mercury' });
  expect(pours.map(({ ingredient, change }) => [ingredient, change])).toEqual([
    ['sulphur', 1],
    ['mandrake', 1],
    ['mercury', 1],
  ]);
  const last = cues[cues.length - 1]!;
  expect(pours[2]!.at).toBe(last.start + last.time);
  expect(scene({ type: 'extracted', seat: BEN, tile: id, favourite: 'mercury' }).pours).toEqual([]);
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
