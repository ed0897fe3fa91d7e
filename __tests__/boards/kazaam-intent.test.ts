import {
  drop,
  glows,
  movesFrom,
  payments,
  primary,
  secondary,
  stillThere,
  tap,
  type Meaning,
  type Selection,
  type Situation,
} from '@/components/boards/kazaam/touch/intent';
import type { Spot } from '@/components/boards/kazaam/touch/spots';
import { asked } from '@/engine/core/game';
import type { Viewer } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Place } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import { missingFor } from '@/engine/games/kazaam/queries/laying';
import type { KazaamAim, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';

import { ANNA, BEN, CLARA, played, scenario, tile, type Sketch } from '../engine/kazaam/scenario';

const BEN_TAIL: KazaamAim = { type: 'tile', seat: BEN, place: 'tail' };
const BEN_HAND: KazaamAim = { type: 'hand', seat: BEN };

const TABLE: Sketch = {
  players: [
    {
      hand: ['fire left-ear', 'stone torso', 'fur head', 'bone tail'],
      board: [
        'wood head',
        'bone left-arm',
        'fur right-arm down',
        'stone tail',
        'fire left-leg',
        'bone right-ear',
      ],
      purse: { sulphur: 1, mandrake: 1 },
    },
    { hand: ['wood tail'], board: ['insect torso', 'insect tail down'] },
    { hand: [], board: [] },
  ],
  discards: ['fire head'],
};

function situation(sketch: Sketch = TABLE, selection: Selection | null = null): Situation {
  return at(scenario(sketch), ANNA, selection);
}

function at(table: KazaamTable, viewer: Viewer, selection: Selection | null = null): Situation {
  const ask = asked(table);
  const isAsked = ask && (ask.seat === viewer || ask.open);
  return { view: kazaam.view(table, viewer), moves: isAsked ? kazaam.legal(table, ask) : [], selection };
}

const part = (place: Place): Selection => ({ type: 'part', place });
const inHand = (name: string): Selection => ({ type: 'tile', tile: tile(name) });
const own = (place: Place): Spot => ({ type: 'place', seat: ANNA, place });
const bens = (place: Place): Spot => ({ type: 'place', seat: BEN, place });
const move = (one: KazaamMove): Meaning => ({ type: 'move', move: one });
const refused = (one: KazaamMove): Meaning => ({ type: 'refused', move: one });
const select = (selection: Selection | null): Meaning => ({ type: 'select', selection });
const use = (place: Place, aim: KazaamAim | null): KazaamMove => ({ type: 'use', place, aim });

describe('tapping with nothing taken up', () => {
  const cases: readonly [string, Spot, Meaning][] = [
    [
      'a tile of the hand takes it up',
      { type: 'hand', tile: tile('stone torso') },
      select(inHand('stone torso')),
    ],
    ['the reserve draws', { type: 'reserve' }, move({ type: 'draw' })],
    ['the sun restores', { type: 'restore' }, move({ type: 'restore' })],
    [
      'the crucible asks for a tile',
      { type: 'crucible' },
      { type: 'advice', advice: { type: 'choose-tile' } },
    ],
    ['the discards are closed', { type: 'discards' }, refused({ type: 'take', tile: null })],
    [
      'a vessel gives nothing',
      { type: 'vessel', ingredient: 'mercury' },
      refused({ type: 'gather', ingredient: 'mercury' }),
    ],
    ['an awake part is taken up', own('left-arm'), select(part('left-arm'))],
    ['a sleeping part has no power', own('right-arm'), refused(use('right-arm', null))],
    ['a head is no action', own('head'), refused(use('head', null))],
    ['an empty place takes up the tile that fits', own('left-ear'), select(inHand('fire left-ear'))],
    [
      'an empty place without a tile for it says so',
      own('right-leg'),
      { type: 'advice', advice: { type: 'no-tile-for', place: 'right-leg' } },
    ],
    ['an opponent is shown large', { type: 'player', seat: BEN }, { type: 'enlarge', seat: BEN }],
    ['a tile of an opponent shows the board large', bens('torso'), { type: 'enlarge', seat: BEN }],
  ];
  test.each(cases)('%s', (_, spot, meaning) => {
    expect(tap(situation(), spot)).toEqual(meaning);
  });

  test('an empty place prefers the tile that can be paid', () => {
    const two: Sketch = {
      players: [{ hand: ['bone left-ear', 'fire left-ear'], purse: { sulphur: 1, mandrake: 1 } }, {}],
    };
    expect(tap(situation(two), own('left-ear'))).toEqual(select(inHand('fire left-ear')));
  });

  test('drawing with a full hand is refused, so that it can be explained', () => {
    const full: Sketch = {
      players: [
        {
          hand: ['fire head', 'fire torso', 'fire tail', 'fire left-leg', 'fire right-leg', 'fire left-arm'],
        },
        {},
      ],
    };
    expect(tap(situation(full), { type: 'reserve' })).toEqual(refused({ type: 'draw' }));
    expect(primary(situation(full))).toEqual({ type: 'refused', move: { type: 'draw' }, missing: [] });
  });
});

describe('tapping with a tile of the hand taken up', () => {
  const ear = inHand('fire left-ear');
  const cases: readonly [string, Selection, Spot, Meaning][] = [
    ['its place plays it', ear, own('left-ear'), move({ type: 'play', tile: tile('fire left-ear') })],
    [
      'the crucible extracts',
      ear,
      { type: 'crucible' },
      move({ type: 'extract', tile: tile('fire left-ear') }),
    ],
    ['the same tile is put back', ear, { type: 'hand', tile: tile('fire left-ear') }, select(null)],
    [
      'another tile is taken up instead',
      ear,
      { type: 'hand', tile: tile('fur head') },
      select(inHand('fur head')),
    ],
    [
      'another empty place says where it belongs',
      ear,
      own('torso'),
      { type: 'advice', advice: { type: 'other-place', place: 'left-ear' } },
    ],
    ['a part of the board is taken up instead', ear, own('tail'), select(part('tail'))],
    [
      'a tile that cannot be paid is refused',
      inHand('stone torso'),
      own('torso'),
      refused({ type: 'play', tile: tile('stone torso') }),
    ],
    [
      'a tile whose place is taken is refused',
      inHand('fur head'),
      own('head'),
      refused({ type: 'play', tile: tile('fur head') }),
    ],
    ['the reserve still draws', ear, { type: 'reserve' }, move({ type: 'draw' })],
    ['an opponent is shown large', ear, { type: 'player', seat: BEN }, { type: 'enlarge', seat: BEN }],
  ];
  test.each(cases)('%s', (_, selection, spot, meaning) => {
    expect(tap(situation(TABLE, selection), spot)).toEqual(meaning);
  });
});

describe('tapping with a part taken up', () => {
  const arm = part('left-arm');
  const tail = part('tail');
  const cases: readonly [string, Selection, Spot, Meaning][] = [
    ['an arm reaches for an opponent', arm, { type: 'player', seat: BEN }, move(use('left-arm', BEN_HAND))],
    ['an arm reaches over any tile of theirs', arm, bens('torso'), move(use('left-arm', BEN_HAND))],
    [
      'an empty hand is refused',
      arm,
      { type: 'player', seat: CLARA },
      refused(use('left-arm', { type: 'hand', seat: CLARA })),
    ],
    ['the part itself is put back', arm, own('left-arm'), select(null)],
    ['another part is taken up instead', arm, own('tail'), select(part('tail'))],
    ['a tail strikes a tile', tail, bens('tail'), move(use('tail', BEN_TAIL))],
    [
      'a tail only aims at a part of its own board',
      tail,
      own('head'),
      select({ type: 'part', place: 'tail', struck: 'head' }),
    ],
    [
      'a part that it aims at is let go again',
      { type: 'part', place: 'tail', struck: 'head' },
      own('head'),
      select(tail),
    ],
    [
      'a tail cannot strike an empty place',
      tail,
      bens('head'),
      refused(use('tail', { type: 'tile', seat: BEN, place: 'head' })),
    ],
    [
      'a tail opens a board to choose on it',
      tail,
      { type: 'player', seat: BEN },
      { type: 'enlarge', seat: BEN },
    ],
    [
      'a leg goes to the discards',
      part('left-leg'),
      { type: 'discards' },
      move(use('left-leg', { type: 'discards' })),
    ],
  ];
  test.each(cases)('%s', (_, selection, spot, meaning) => {
    expect(tap(situation(TABLE, selection), spot)).toEqual(meaning);
  });
});

describe('dropping a tile', () => {
  const ear = tile('fire left-ear');
  const cases: readonly [string, Spot | null, Meaning][] = [
    ['on its place plays it', own('left-ear'), move({ type: 'play', tile: ear })],
    ['anywhere on the own board plays it', own('torso'), move({ type: 'play', tile: ear })],
    ['on the crucible extracts', { type: 'crucible' }, move({ type: 'extract', tile: ear })],
    ['on nothing keeps it taken up', null, select(inHand('fire left-ear'))],
    [
      'on an opponent tells where tiles go',
      { type: 'player', seat: BEN },
      { type: 'advice', advice: { type: 'goes-to' } },
    ],
  ];
  test.each(cases)('%s', (_, spot, meaning) => {
    expect(drop(situation(), ear, spot)).toEqual(meaning);
  });

  test('what cannot be paid is refused, so that it can be explained', () => {
    const torso = tile('stone torso');
    expect(drop(situation(), torso, own('torso'))).toEqual(refused({ type: 'play', tile: torso }));
  });
});

describe('glow', () => {
  const spots: readonly Spot[] = [
    ...PLACES.map(own),
    ...PLACES.map(bens),
    ...[ANNA, BEN, CLARA].map((seat): Spot => ({ type: 'player', seat })),
    ...INGREDIENTS.map((ingredient): Spot => ({ type: 'vessel', ingredient })),
    { type: 'reserve' },
    { type: 'crucible' },
    { type: 'restore' },
    { type: 'discards' },
  ];
  const lit = (one: Situation): readonly Spot[] => spots.filter((spot) => glows(one, spot));

  test('nothing glows while nothing is taken up', () => {
    expect(lit(situation())).toEqual([]);
  });
  test('the place and the crucible of a tile that can be played', () => {
    expect(lit(situation(TABLE, inHand('fire left-ear')))).toEqual([own('left-ear'), { type: 'crucible' }]);
  });
  test('only the crucible of a tile that cannot be paid', () => {
    expect(lit(situation(TABLE, inHand('stone torso')))).toEqual([{ type: 'crucible' }]);
  });
  test('opponents with a hand for an arm, wherever one touches them', () => {
    expect(lit(situation(TABLE, part('left-arm')))).toEqual([
      ...PLACES.map(bens),
      { type: 'player', seat: BEN },
    ]);
  });
  test('every tile but itself for a tail, and the boards they lie on', () => {
    const struck = ['right-ear', 'head', 'left-arm', 'right-arm', 'left-leg'] as const;
    const expected = [
      ...PLACES.filter((place) => (struck as readonly Place[]).includes(place)).map(own),
      bens('torso'),
      bens('tail'),
      { type: 'player', seat: ANNA },
      { type: 'player', seat: BEN },
    ];
    expect(lit(situation(TABLE, part('tail')))).toEqual(expected);
  });
  test('the discards for a leg', () => {
    expect(lit(situation(TABLE, part('left-leg')))).toEqual([{ type: 'discards' }]);
  });
  test('all vessels while a torso gathers', () => {
    const table = scenario({ players: [{ board: ['fire torso'] }, {}] });
    const gathering = played(table, [ANNA, use('torso', { type: 'supply' })]);
    expect(lit(at(gathering, ANNA))).toEqual(
      INGREDIENTS.map((ingredient) => ({ type: 'vessel', ingredient })),
    );
  });
});

describe('the buttons under the thumb', () => {
  test('play and its cost for a tile that can be played', () => {
    expect(primary(situation(TABLE, inHand('fire left-ear')))).toEqual({
      type: 'move',
      move: { type: 'play', tile: tile('fire left-ear') },
      symbols: ['sulphur', 'mandrake'],
    });
  });
  test('what is missing for one that cannot', () => {
    expect(primary(situation(TABLE, inHand('stone torso')))).toEqual({
      type: 'refused',
      move: { type: 'play', tile: tile('stone torso') },
      missing: ['mercury', 'dragon-blood', 'phoenix-feather'],
    });
  });
  test('nothing is missing where the place is taken', () => {
    expect(primary(situation(TABLE, inHand('fur head')))).toMatchObject({ type: 'refused', missing: [] });
  });
  test('a power with one object is used at once, with several it waits for a target', () => {
    expect(primary(situation(TABLE, part('left-leg')))).toMatchObject({
      move: use('left-leg', { type: 'discards' }),
    });
    expect(primary(situation(TABLE, part('left-arm')))).toMatchObject({ move: use('left-arm', BEN_HAND) });
    expect(primary(situation(TABLE, part('tail')))).toEqual({ type: 'aim', place: 'tail' });
    expect(primary(situation(TABLE, { type: 'part', place: 'tail', struck: 'head' }))).toEqual({
      type: 'move',
      move: use('tail', { type: 'tile', seat: ANNA, place: 'head' }),
      symbols: [],
    });
  });
  test('draw and end the turn when nothing is taken up', () => {
    expect(primary(situation())).toEqual({ type: 'move', move: { type: 'draw' }, symbols: [] });
    expect(secondary(situation())).toEqual({ type: 'end' });
  });
  test('a part can be turned down without effect', () => {
    expect(secondary(situation(TABLE, part('tail')))).toEqual(use('tail', null));
  });
  test('somebody else is waited for', () => {
    const waiting = at(scenario(TABLE), BEN);
    expect(primary(waiting)).toEqual({ type: 'wait', seat: ANNA });
    expect(secondary(waiting)).toBeNull();
  });
  test('gathering counts down, and a new tile is seen', () => {
    const gathering = played(scenario({ players: [{ board: ['fire torso'] }, {}] }), [
      ANNA,
      use('torso', { type: 'supply' }),
    ]);
    expect(primary(at(gathering, ANNA))).toEqual({ type: 'gather', left: 3 });
    const drawn = played(scenario({ players: [{}, {}], actions: 1 }), [ANNA, { type: 'draw' }]);
    expect(primary(at(drawn, ANNA))).toMatchObject({ move: { type: 'seen' } });
  });
});

test('payments name what would leave the vessels', () => {
  expect(payments(situation(TABLE, inHand('fire left-ear')))).toEqual({ sulphur: 1, mandrake: 1 });
  expect(payments(situation(TABLE, inHand('stone torso')))).toEqual({});
  expect(missingFor(tile('fire left-ear'), situation().view.players[BEN]!.purse)).toEqual([
    'sulphur',
    'mandrake',
  ]);
});

test('every legal action begins at some spot, at its button or in a sheet', () => {
  const now = situation();
  const spots: readonly Spot[] = [
    ...now.view.hand.map((one): Spot => ({ type: 'hand', tile: one })),
    ...PLACES.map(own),
    { type: 'reserve' },
    { type: 'restore' },
  ];
  const reached = spots.flatMap((spot) => movesFrom(now, spot));
  expect([...reached, { type: 'end' }]).toHaveLength(now.moves.length);
});

test('a selection ends with what was taken up', () => {
  const { view } = situation();
  expect(stillThere(view, inHand('fur head'))).toEqual(inHand('fur head'));
  expect(stillThere(view, inHand('insect head'))).toBeNull();
  expect(stillThere(view, part('tail'))).toEqual(part('tail'));
  expect(stillThere(view, part('right-arm'))).toBeNull();
  expect(stillThere(kazaam.view(scenario(TABLE), 'public'), part('tail'))).toBeNull();
});
