import { asked, defaultOptions } from '@/engine/core/game';
import { legalMoves, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { BOARDS } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { begin } from '@/engine/core/match';
import { ANNA, BEN, CLARA, factsOf, played, purse, refusalOf, scenario, tile, tiles } from './scenario';

const OFF = { headGuard: 'any', lateStart: false } as const;
const DRAW: KazaamMove = { type: 'draw' };
const END: KazaamMove = { type: 'end' };
const RESTORE: KazaamMove = { type: 'restore' };
const SEEN: KazaamMove = { type: 'seen' };

function seatedAt(seats: number, seed = 1, options: KazaamTable['options'] = OFF): KazaamTable {
  return start(kazaam, seats, options, rngFrom(seed));
}

const handOf = (table: KazaamTable, seat = ANNA) => table.state.players[seat]!.hand;
const purseOf = (table: KazaamTable, seat = ANNA) => table.state.players[seat]!.purse;
const boardOf = (table: KazaamTable, seat = ANNA) => table.state.players[seat]!.board;

describe('set-up', () => {
  const sitters = (count: number) => allSeats(count).map((seat) => ({ name: `Guest ${seat}`, bot: null }));

  test.each([
    [1, false],
    [2, true],
    [5, true],
    [6, false],
  ])('KZ-1 with %i players the game can begin: %s', (count, can) => {
    const match = begin(kazaam, { options: defaultOptions(kazaam), seed: 1, sitters: sitters(count) });
    expect(match.ok).toBe(can);
  });

  test('KZ-1 alchemists are dealt at random, each at most once, and all six turn up', () => {
    const dealt = Array.from({ length: 60 }, (_, seed) =>
      seatedAt(5, seed).state.players.map((player) => player.alchemist),
    );
    for (const alchemists of dealt) expect(new Set(alchemists).size).toBe(5);
    expect(new Set(dealt.map((alchemists) => alchemists[0])).size).toBe(6);
  });

  test('KZ-2 everybody has three tiles and the other tiles are the shuffled reserve', () => {
    const { players, reserve, discards } = seatedAt(4).state;
    expect(players.map((player) => player.hand.length)).toEqual([3, 3, 3, 3]);
    expect(reserve).toHaveLength(58);
    expect(discards).toEqual([]);
    expect(reserve).not.toEqual([...reserve].sort((one, other) => one - other));
    expect(seatedAt(4, 2).state.reserve).not.toEqual(reserve);
  });

  test('KZ-2 nobody is told what the others were dealt', () => {
    const { facts } = seatedAt(3);
    for (const viewer of [ANNA, BEN, 'public'] as const) {
      const dealt = facts.map((fact) => kazaam.witness(fact, viewer)).filter((fact) => fact.type === 'dealt');
      const known = dealt.filter((fact) => fact.type === 'dealt' && fact.tiles !== null);
      expect(dealt).toHaveLength(3);
      expect(known.map((fact) => fact.type === 'dealt' && fact.seat)).toEqual(
        viewer === 'public' ? [] : [viewer],
      );
    }
  });

  test('KZ-3 anybody may be the first player, and play goes on clockwise', () => {
    const firsts = new Set(Array.from({ length: 60 }, (_, seed) => seatedAt(3, seed).state.first));
    expect(firsts.size).toBe(3);
    const table = seatedAt(3);
    const { first } = table.state;
    expect(asked(table)?.seat).toBe(first);
    const second = played(table, [first, END]);
    expect(asked(second)?.seat).toBe((first + 1) % 3);
    expect(asked(played(second, [asked(second)!.seat, END]))?.seat).toBe((first + 2) % 3);
  });

  test('KZ-4 nobody starts with ingredients', () => {
    for (const player of seatedAt(5).state.players) expect(player.purse).toEqual(purse());
  });

  test('KZ-4 with lateStart the third and later players start with one favourite ingredient', () => {
    const byFirst = [
      [0, 0, 1, 1, 1],
      [1, 0, 0, 1, 1],
      [1, 1, 0, 0, 1],
      [1, 1, 1, 0, 0],
      [0, 1, 1, 1, 0],
    ];
    for (let seed = 0; seed < 30; seed += 1) {
      const { players, first } = seatedAt(5, seed, { ...OFF, lateStart: true }).state;
      const favourites = players.map(({ alchemist, purse: own }) => own[BOARDS[alchemist].ingredient]);
      expect(favourites).toEqual(byFirst[first]);
      expect(players.flatMap(({ purse: own }) => Object.values(own)).filter(Boolean)).toHaveLength(3);
    }
  });

  test('KZ-4 the supply of ingredients never runs out', () => {
    const table = scenario({
      players: [{ hand: ['bone right-arm'], purse: { mercury: 500 } }, {}],
    });
    const after = played(table, [ANNA, { type: 'extract', tile: tile('bone right-arm') }]);
    expect(purseOf(after).mercury).toBe(501);
  });
});

describe('a turn', () => {
  test('KZ-5 three actions, also three times the same, and no fourth', () => {
    const table = scenario({ players: [{}, {}] });
    const after = played(table, [ANNA, DRAW], [ANNA, DRAW], [ANNA, DRAW], [ANNA, SEEN]);
    expect(handOf(after)).toHaveLength(3);
    expect(asked(after)?.seat).toBe(BEN);
    expect(refusalOf(after, ANNA, DRAW)?.rule).toBe('KZ-7');
  });

  test.each([0, 1, 2])('KZ-5 a turn may be ended after %i actions', (count) => {
    const draws = Array.from({ length: count }, () => [ANNA, DRAW] as const);
    const after = played(scenario({ players: [{}, {}] }), ...draws, [ANNA, END]);
    expect(asked(after)?.seat).toBe(BEN);
    expect(factsOf(after, 'turnEnded')).toEqual([{ type: 'turnEnded', seat: ANNA, unused: 3 - count }]);
  });

  test('KZ-6 there are just five actions, and ending the turn', () => {
    const table = scenario({
      players: [
        {
          hand: ['bone right-arm', 'wood tail'],
          board: ['fire left-ear', 'bone torso down'],
          purse: { sulphur: 1, 'unicorn-horn': 1, 'phoenix-feather': 1 },
        },
        { hand: ['fur head'] },
      ],
    });
    const kinds = new Set(legalMoves(kazaam, table).map((move) => move.type));
    expect([...kinds].sort()).toEqual(['draw', 'end', 'extract', 'play', 'restore', 'use']);
    expect(refusalOf(table, ANNA, { type: 'dance' })).toEqual({ rule: 'KZ-6', reason: 'not-a-move' });
  });

  test('KZ-7 after the third action the next player to the left has three actions', () => {
    const table = scenario({ players: [{}, {}, {}], actions: 1 });
    const after = played(table, [ANNA, DRAW], [ANNA, SEEN]);
    expect(after.state.turn).toEqual({ seat: BEN, actions: 3, round: 4 });
    expect(refusalOf(after, CLARA, DRAW)).toEqual({ rule: 'KZ-7', reason: 'not-asked' });
  });

  test('KZ-7 the round goes up when the first player is on turn again', () => {
    const after = played(scenario({ players: [{}, {}] }), [ANNA, END], [BEN, END]);
    expect(after.state.turn).toEqual({ seat: ANNA, actions: 3, round: 5 });
  });
});

describe('draw', () => {
  test('KZ-8 the drawn tile comes into the hand, unseen by the others', () => {
    const table = scenario({ players: [{ hand: ['fur head'] }, {}], reserve: ['wood tail', 'stone head'] });
    const after = played(table, [ANNA, DRAW]);
    expect(handOf(after)).toEqual(tiles('fur head', 'wood tail'));
    expect(after.state.reserve).toEqual(tiles('stone head'));
    const [fact] = factsOf(after, 'drew');
    expect(kazaam.witness(fact!, ANNA)).toEqual({ type: 'drew', seat: ANNA, tile: tile('wood tail') });
    expect(kazaam.witness(fact!, BEN)).toEqual({ type: 'drew', seat: ANNA, tile: null });
  });

  test('KZ-8 a tile drawn with the last action is looked at before the device goes on', () => {
    const drawn = played(scenario({ players: [{}, {}], actions: 1 }), [ANNA, DRAW]);
    expect(asked(drawn)).toMatchObject({ seat: ANNA, what: { type: 'newTile' }, open: false });
    expect(refusalOf(drawn, ANNA, DRAW)).toEqual({ rule: 'KZ-8', reason: 'new-tile-first' });
    expect(asked(played(drawn, [ANNA, SEEN]))?.seat).toBe(BEN);
  });

  const six = ['fire head', 'bone head', 'fur head', 'wood head', 'stone head', 'insect head'];

  test('KZ-9 with six tiles one cannot draw', () => {
    expect(refusalOf(scenario({ players: [{ hand: six }, {}] }), ANNA, DRAW)).toEqual({
      rule: 'KZ-9',
      reason: 'hand-full',
    });
    expect(refusalOf(scenario({ players: [{ hand: six.slice(1) }, {}] }), ANNA, DRAW)).toBeNull();
  });

  test('KZ-9 with six tiles no power brings another', () => {
    const table = scenario({
      players: [{ hand: six, board: ['fire left-arm', 'fire left-leg'] }, { hand: ['wood tail'] }],
      discards: ['stone tail'],
    });
    const uses = legalMoves(kazaam, table).filter((move) => move.type === 'use');
    expect(uses).toEqual([
      { type: 'use', place: 'left-arm', aim: null },
      { type: 'use', place: 'left-leg', aim: null },
    ]);
  });

  test('KZ-10 a draw that finds the reserve empty shuffles the discards into a new one', () => {
    const discards = ['wood tail', 'stone head', 'fur torso'];
    const table = scenario({ players: [{}, {}], reserve: [], discards });
    const after = played(table, [ANNA, DRAW]);
    expect(after.state.discards).toEqual([]);
    expect(after.state.reserve).toHaveLength(2);
    expect([...after.state.reserve, ...handOf(after)].sort()).toEqual([...tiles(...discards)].sort());
    expect(factsOf(after, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 3 }]);
  });

  test('KZ-10 the last tile of the reserve is drawn without a reshuffle', () => {
    const table = scenario({ players: [{}, {}], reserve: ['wood tail'], discards: ['stone head'] });
    const after = played(table, [ANNA, DRAW]);
    expect(after.state.reserve).toEqual([]);
    expect(after.state.discards).toEqual(tiles('stone head'));
  });

  test('KZ-10 with reserve and discards empty nobody can draw', () => {
    const table = scenario({ players: [{}, {}], reserve: [] });
    expect(refusalOf(table, ANNA, DRAW)).toEqual({ rule: 'KZ-10', reason: 'nothing-to-draw' });
    expect(legalMoves(kazaam, table)).toEqual([END]);
  });
});

describe('play', () => {
  const arm: KazaamMove = { type: 'play', tile: tile('bone right-arm') };
  const price = { sulphur: 1, 'unicorn-horn': 1, 'phoenix-feather': 1 };

  test('KZ-11 a tile is laid face up into its place for just the ingredients on it', () => {
    const table = scenario({
      players: [{ hand: ['bone right-arm', 'fur head'], purse: { ...price, sulphur: 3, mercury: 2 } }, {}],
    });
    const after = played(table, [ANNA, arm]);
    expect(boardOf(after)['right-arm']).toEqual({ tile: tile('bone right-arm'), isUp: true });
    expect(handOf(after)).toEqual(tiles('fur head'));
    expect(purseOf(after)).toEqual(purse({ sulphur: 2, mercury: 2 }));
  });

  test('KZ-11 two symbols alike cost two', () => {
    const cost = { 'unicorn-horn': 1, mercury: 2, 'phoenix-feather': 1 };
    const torso: KazaamMove = { type: 'play', tile: tile('bone torso') };
    const withOne = scenario({ players: [{ hand: ['bone torso'], purse: { ...cost, mercury: 1 } }, {}] });
    expect(refusalOf(withOne, ANNA, torso)).toEqual({ rule: 'KZ-11', reason: 'cannot-pay' });
    const withTwo = scenario({ players: [{ hand: ['bone torso'], purse: cost }, {}] });
    expect(purseOf(played(withTwo, [ANNA, torso]))).toEqual(purse());
  });

  test.each(['sulphur', 'unicorn-horn', 'phoenix-feather'])(
    'KZ-11 without %s the right arm of bone cannot be played',
    (lacking) => {
      const table = scenario({
        players: [{ hand: ['bone right-arm'], purse: { ...price, [lacking]: 0 } }, {}],
      });
      expect(refusalOf(table, ANNA, arm)).toEqual({ rule: 'KZ-11', reason: 'cannot-pay' });
    },
  );

  test('KZ-11 only a tile from the own hand can be played', () => {
    const table = scenario({ players: [{ purse: price }, { hand: ['bone right-arm'] }] });
    expect(refusalOf(table, ANNA, arm)).toEqual({ rule: 'KZ-11', reason: 'not-in-hand' });
  });

  test.each(['stone right-arm', 'stone right-arm down'])('KZ-12 a place with %s takes no other', (there) => {
    const table = scenario({ players: [{ hand: ['bone right-arm'], board: [there], purse: price }, {}] });
    expect(refusalOf(table, ANNA, arm)).toEqual({ rule: 'KZ-12', reason: 'place-taken' });
  });

  test('KZ-12 a left and a right arm are two places', () => {
    const table = scenario({
      players: [{ hand: ['bone right-arm'], board: ['stone left-arm'], purse: price }, {}],
    });
    expect(refusalOf(table, ANNA, arm)).toBeNull();
  });

  test('KZ-13 parts of different homunculi may be mixed', () => {
    const table = scenario({
      players: [
        { alchemist: 'geber', hand: ['bone right-arm'], board: ['fire head', 'wood torso'], purse: price },
        {},
      ],
    });
    expect(boardOf(played(table, [ANNA, arm]))['right-arm']).not.toBeNull();
  });
});

describe('extract and restore', () => {
  test('KZ-23 worked example: Severus gains what the right arm shows, and one mercury', () => {
    const table = scenario({ players: [{ alchemist: 'severus', hand: ['bone right-arm', 'fur head'] }, {}] });
    const after = played(table, [ANNA, { type: 'extract', tile: tile('bone right-arm') }]);
    expect(purseOf(after)).toEqual(
      purse({ 'unicorn-horn': 1, 'phoenix-feather': 1, sulphur: 1, mercury: 1 }),
    );
    expect(handOf(after)).toEqual(tiles('fur head'));
    expect(after.state.discards).toEqual(tiles('bone right-arm'));
  });

  test('KZ-23 only a tile from the own hand can be extracted', () => {
    const table = scenario({ players: [{ board: ['fur head'] }, { hand: ['wood tail'] }] });
    for (const name of ['fur head', 'wood tail']) {
      expect(refusalOf(table, ANNA, { type: 'extract', tile: tile(name) })).toEqual({
        rule: 'KZ-23',
        reason: 'nothing-to-extract',
      });
    }
  });

  test('KZ-24 restoring turns all own sleeping tiles up, a head included, and nobody else’s', () => {
    const board = ['fire left-ear down', 'bone head down', 'fur torso'];
    const after = played(scenario({ players: [{ board }, { board: ['wood tail down'] }] }), [ANNA, RESTORE]);
    for (const place of ['left-ear', 'head', 'torso'] as const) {
      expect(boardOf(after)[place]?.isUp).toBe(true);
    }
    expect(boardOf(after, BEN).tail?.isUp).toBe(false);
    expect(factsOf(after, 'restored')[0]?.places).toEqual(['left-ear', 'head']);
  });

  test('KZ-24 restoring needs at least one sleeping tile', () => {
    const table = scenario({ players: [{ board: ['fur torso'] }, { board: ['wood tail down'] }] });
    expect(refusalOf(table, ANNA, RESTORE)).toEqual({ rule: 'KZ-24', reason: 'nothing-asleep' });
  });
});
