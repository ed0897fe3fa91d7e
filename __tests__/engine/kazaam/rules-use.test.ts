import { asked } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import type { INGREDIENTS } from '@/engine/games/kazaam/data';
import { PLACES } from '@/engine/games/kazaam/data';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamAim, KazaamMove, KazaamTable } from '@/engine/games/kazaam/state';
import { ANNA, BEN, CLARA, DORA, factsOf, played, purse, refusalOf, scenario, tile, tiles } from './scenario';

const STOP: KazaamMove = { type: 'stop' };
const ALLOW: KazaamMove = { type: 'allow' };
const SEEN: KazaamMove = { type: 'seen' };
const DISCARDS: KazaamAim = { type: 'discards' };
const SUPPLY: KazaamAim = { type: 'supply' };
const hand = (seat: Seat): KazaamAim => ({ type: 'hand', seat });
const tileAt = (seat: Seat, place: (typeof PLACES)[number]): KazaamAim => ({ type: 'tile', seat, place });
const use = (place: (typeof PLACES)[number], aim: KazaamAim | null): KazaamMove => ({
  type: 'use',
  place,
  aim,
});
const gather = (ingredient: (typeof INGREDIENTS)[number]): KazaamMove => ({ type: 'gather', ingredient });

const handOf = (table: KazaamTable, seat: Seat) => table.state.players[seat]!.hand;
const boardOf = (table: KazaamTable, seat: Seat) => table.state.players[seat]!.board;
const questionOf = (table: KazaamTable) => asked(table)?.what.type;
const SIX = ['fire head', 'bone head', 'fur head', 'wood head', 'stone head', 'insect head'];

describe('use', () => {
  test('KZ-14 the used tile lies face down, and an action is spent', () => {
    const table = scenario({ players: [{ board: ['fire torso'] }, {}] });
    const after = played(table, [ANNA, use('torso', SUPPLY)]);
    expect(boardOf(after, ANNA).torso).toEqual({ tile: tile('fire torso'), isUp: false });
    expect(after.state.turn.actions).toBe(2);
  });

  test('KZ-14 a sleeping tile has no power until it is restored', () => {
    const table = scenario({ players: [{ board: ['fire torso down'] }, {}] });
    expect(refusalOf(table, ANNA, use('torso', SUPPLY))).toEqual({ rule: 'KZ-14', reason: 'already-asleep' });
    const restored = played(table, [ANNA, { type: 'restore' }]);
    expect(refusalOf(restored, ANNA, use('torso', SUPPLY))).toBeNull();
  });

  test('KZ-14 only a tile that is there can be used', () => {
    const table = scenario({ players: [{}, { board: ['fire torso'] }] });
    expect(refusalOf(table, ANNA, use('torso', SUPPLY))).toEqual({ rule: 'KZ-14', reason: 'no-tile-there' });
  });

  test('KZ-14 a tile may be used in the turn in which it was played', () => {
    const table = scenario({
      players: [{ hand: ['stone left-ear'], purse: { mercury: 1, sulphur: 1 } }, { hand: ['fur head'] }],
    });
    const after = played(table, [ANNA, { type: 'play', tile: tile('stone left-ear') }]);
    expect(refusalOf(after, ANNA, use('left-ear', hand(BEN)))).toBeNull();
  });

  test.each(PLACES.filter((place) => place !== 'head'))(
    'KZ-14 the %s may always be turned down without effect',
    (place) => {
      const table = scenario({ players: [{ board: [`fire ${place}`] }, { board: ['wood head'] }] });
      const after = played(table, [ANNA, use(place, null)]);
      expect(boardOf(after, ANNA)[place]?.isUp).toBe(false);
      expect(after.facts).toEqual([
        { type: 'used', seat: ANNA, tile: tile(`fire ${place}`), place, aim: null },
      ]);
      expect(questionOf(after)).toBe('turn');
    },
  );

  test('KZ-14 where a power has no object only "no effect" is offered', () => {
    const board = ['fire left-ear', 'fire left-arm', 'fire left-leg', 'fire tail'];
    const table = scenario({ players: [{ board: board.slice(0, 3) }, {}] });
    const uses = legalMoves(kazaam, table).filter((move) => move.type === 'use');
    expect(uses.every((move) => move.type === 'use' && move.aim === null)).toBe(true);
    expect(uses).toHaveLength(3);
    const onlyTail = scenario({ players: [{ board: ['fire tail'] }, {}] });
    expect(legalMoves(kazaam, onlyTail).filter((move) => move.type === 'use')).toEqual([use('tail', null)]);
  });
});

describe('ear', () => {
  const table = scenario({
    players: [{ board: ['fire left-ear'] }, { hand: ['wood tail', 'fur head'] }, {}],
  });

  test('KZ-15 an ear shows one opponent’s whole hand to its user only, and only while looking', () => {
    const looking = played(table, [ANNA, use('left-ear', hand(BEN))]);
    const ordered = [...tiles('wood tail', 'fur head')].sort((one, other) => one - other);
    expect(asked(looking)).toMatchObject({ seat: ANNA, what: { type: 'look', seat: BEN }, open: false });
    expect(kazaam.view(looking, ANNA).shown).toEqual(ordered);
    for (const viewer of [BEN, CLARA, 'public'] as const) {
      expect(kazaam.view(looking, viewer).shown).toBeNull();
    }
    const [fact] = factsOf(looking, 'looked');
    expect(kazaam.witness(fact!, CLARA)).toMatchObject({ seat: ANNA, at: BEN, tiles: null });
    const after = played(looking, [ANNA, SEEN]);
    expect(kazaam.view(after, ANNA).shown).toBeNull();
    expect(handOf(after, BEN)).toHaveLength(2);
  });

  test('KZ-15 looking comes before anything else', () => {
    const looking = played(table, [ANNA, use('left-ear', hand(BEN))]);
    expect(refusalOf(looking, ANNA, { type: 'draw' })).toEqual({ rule: 'KZ-15', reason: 'look-first' });
    expect(refusalOf(table, ANNA, SEEN)).toEqual({ rule: 'KZ-15', reason: 'nothing-to-look-at' });
  });

  test('KZ-15 an ear needs an opponent with a tile', () => {
    expect(refusalOf(table, ANNA, use('left-ear', hand(ANNA)))?.reason).toBe('ear-on-oneself');
    expect(refusalOf(table, ANNA, use('left-ear', hand(CLARA)))?.reason).toBe('ear-on-empty-hand');
    expect(refusalOf(table, ANNA, use('left-ear', hand(DORA)))?.rule).toBe('KZ-15');
  });
});

describe('arm', () => {
  const table = scenario({
    players: [{ board: ['fire left-arm'] }, { hand: ['wood tail', 'fur head', 'bone tail'] }, {}],
  });

  test('KZ-16 an arm takes one tile from an opponent’s hand; user and victim learn which', () => {
    const after = played(table, [ANNA, use('left-arm', hand(BEN))]);
    expect(handOf(after, ANNA)).toHaveLength(1);
    expect(handOf(after, BEN)).toHaveLength(2);
    const [fact] = factsOf(after, 'stole');
    expect(handOf(after, ANNA)).toEqual([fact!.tile]);
    expect(kazaam.witness(fact!, BEN)).toEqual(fact);
    for (const viewer of [CLARA, 'public'] as const) {
      expect(kazaam.witness(fact!, viewer)).toEqual({ ...fact, tile: null });
    }
  });

  test('KZ-16 which tile is taken is a matter of chance', () => {
    const taken = Array.from({ length: 40 }, (_, step) => {
      const shaken = { ...table, rng: rngFrom(step) };
      return factsOf(played(shaken, [ANNA, use('left-arm', hand(BEN))]), 'stole')[0]!.tile;
    });
    expect(new Set(taken).size).toBe(3);
  });

  test('KZ-16 a tile taken with the last action is looked at before the device goes on', () => {
    const last = { ...table, state: { ...table.state, turn: { ...table.state.turn, actions: 1 } } };
    const taken = played(last, [ANNA, use('left-arm', hand(BEN))]);
    expect(asked(taken)).toMatchObject({ seat: ANNA, what: { type: 'newTile' } });
    expect(asked(played(taken, [ANNA, SEEN]))?.seat).toBe(BEN);
  });

  test('KZ-16 not with six in hand, not from an empty hand, not from oneself', () => {
    const full = scenario({ players: [{ hand: SIX, board: ['fire left-arm'] }, { hand: ['wood tail'] }] });
    expect(refusalOf(full, ANNA, use('left-arm', hand(BEN)))?.reason).toBe('arm-with-full-hand');
    expect(refusalOf(table, ANNA, use('left-arm', hand(CLARA)))?.reason).toBe('arm-on-empty-hand');
    expect(refusalOf(table, ANNA, use('left-arm', hand(ANNA)))?.rule).toBe('KZ-16');
  });
});

describe('leg', () => {
  const table = scenario({
    players: [{ board: ['fire left-leg'] }, {}],
    discards: ['wood tail', 'fur head'],
  });

  test('KZ-17 a leg shows the discards to its user only, who takes one of them', () => {
    const searching = played(table, [ANNA, use('left-leg', DISCARDS)]);
    expect([...(kazaam.view(searching, ANNA).shown ?? [])].sort()).toEqual(
      [...tiles('wood tail', 'fur head')].sort(),
    );
    expect(kazaam.view(searching, BEN).shown).toBeNull();
    const after = played(searching, [ANNA, { type: 'take', tile: tile('fur head') }]);
    expect(handOf(after, ANNA)).toEqual(tiles('fur head'));
    expect(after.state.discards).toEqual(tiles('wood tail'));
    expect(kazaam.witness(factsOf(after, 'recovered')[0]!, BEN)).toMatchObject({ tile: null });
  });

  test('KZ-17 one may take none after looking', () => {
    const after = played(table, [ANNA, use('left-leg', DISCARDS)], [ANNA, { type: 'take', tile: null }]);
    expect(handOf(after, ANNA)).toEqual([]);
    expect(after.state.discards).toHaveLength(2);
    expect(questionOf(after)).toBe('turn');
  });

  test('KZ-17 only what is among the discards can be taken, and only while searching', () => {
    const searching = played(table, [ANNA, use('left-leg', DISCARDS)]);
    expect(refusalOf(searching, ANNA, { type: 'take', tile: tile('bone tail') })?.reason).toBe(
      'not-in-discards',
    );
    expect(refusalOf(searching, ANNA, { type: 'end' })).toEqual({ rule: 'KZ-17', reason: 'search-first' });
    expect(refusalOf(table, ANNA, { type: 'take', tile: tile('fur head') })?.reason).toBe('not-searching');
  });

  test('KZ-17 not with six in hand, and not without discards', () => {
    const full = scenario({
      players: [{ hand: SIX, board: ['fire left-leg'] }, {}],
      discards: ['wood tail'],
    });
    expect(refusalOf(full, ANNA, use('left-leg', DISCARDS))?.reason).toBe('leg-with-full-hand');
    const bare = scenario({ players: [{ board: ['fire left-leg'] }, {}] });
    expect(refusalOf(bare, ANNA, use('left-leg', DISCARDS))).toEqual({
      rule: 'KZ-17',
      reason: 'leg-without-discards',
    });
  });
});

describe('torso', () => {
  const table = scenario({ players: [{ board: ['fire torso'] }, {}] });

  test.each([
    [['mercury', 'mercury', 'mercury'], { mercury: 3 }],
    [['sulphur', 'mandrake', 'sulphur'], { sulphur: 2, mandrake: 1 }],
  ] as const)('KZ-18 a torso gives any three ingredients: %j', (chosen, gained) => {
    const after = played(
      table,
      [ANNA, use('torso', SUPPLY)],
      ...chosen.map((ingredient) => [ANNA, gather(ingredient)] as const),
    );
    expect(after.state.players[ANNA]!.purse).toEqual(purse(gained));
    expect(questionOf(after)).toBe('turn');
    expect(after.state.turn.actions).toBe(2);
  });

  test('KZ-18 all three are chosen before the turn goes on', () => {
    const begun = played(table, [ANNA, use('torso', SUPPLY)], [ANNA, gather('mercury')]);
    expect(refusalOf(begun, ANNA, { type: 'end' })).toEqual({ rule: 'KZ-18', reason: 'gather-first' });
    expect(refusalOf(table, ANNA, gather('mercury'))).toEqual({ rule: 'KZ-18', reason: 'not-gathering' });
  });
});

describe('tail', () => {
  const table = scenario({
    players: [
      { board: ['fire tail', 'fire head', 'fire left-ear down'] },
      { board: ['bone torso', 'bone tail down', 'stone left-arm'] },
    ],
  });

  test('KZ-19 a face-up tile is turned down; its power does not happen', () => {
    const after = played(table, [ANNA, use('tail', tileAt(BEN, 'torso'))]);
    expect(boardOf(after, BEN).torso?.isUp).toBe(false);
    expect(questionOf(after)).toBe('turn');
    expect(after.state.players[BEN]!.purse).toEqual(purse());
  });

  test('KZ-19 a sleeping tile is discarded, which frees its place; nothing paid comes back', () => {
    const after = played(table, [ANNA, use('tail', tileAt(BEN, 'tail'))]);
    expect(boardOf(after, BEN).tail).toBeNull();
    expect(after.state.discards).toEqual(tiles('bone tail'));
    expect(after.state.players[BEN]!.purse).toEqual(purse());
  });

  test('KZ-19 one may strike one’s own tiles', () => {
    const after = played(table, [ANNA, use('tail', tileAt(ANNA, 'left-ear'))]);
    expect(boardOf(after, ANNA)['left-ear']).toBeNull();
    expect(boardOf(played(table, [ANNA, use('tail', tileAt(ANNA, 'head'))]), ANNA).head?.isUp).toBe(false);
  });

  test('KZ-19 a tail never strikes itself, nor an empty place', () => {
    expect(refusalOf(table, ANNA, use('tail', tileAt(ANNA, 'tail')))?.reason).toBe('tail-on-itself');
    expect(refusalOf(table, ANNA, use('tail', tileAt(BEN, 'head')))?.reason).toBe('tail-on-nothing');
    expect(refusalOf(table, ANNA, use('tail', tileAt(DORA, 'head')))?.rule).toBe('KZ-19');
    expect(refusalOf(table, ANNA, use('tail', tileAt(BEN, 'tail')))).toBeNull();
  });
});

describe('head', () => {
  const leg = use('left-leg', DISCARDS);
  const heads = (names: readonly (string | null)[], options = {}) =>
    scenario({
      players: names.map((name, index) => ({
        board: [
          ...(name ? [name] : []),
          ...(index === 0 ? ['wood left-leg', 'wood tail', 'wood left-ear'] : []),
        ],
        hand: index === 0 ? [] : [['stone tail'], ['stone torso'], ['stone head']][index - 1]!,
      })),
      discards: ['insect tail'],
      options,
    });

  test('KZ-20 worked example: Minerva’s leg is stopped by Severus’ head', () => {
    const table = scenario({
      players: [
        { alchemist: 'minerva', board: ['fur left-leg'] },
        { alchemist: 'severus', board: ['bone head'] },
      ],
      discards: ['insect tail'],
    });
    const after = played(table, [ANNA, leg], [BEN, STOP]);
    expect(questionOf(after)).toBe('turn');
    expect(asked(after)?.seat).toBe(ANNA);
    expect(handOf(after, ANNA)).toEqual([]);
    expect(kazaam.view(after, ANNA).shown).toBeNull();
    expect(boardOf(after, ANNA)['left-leg']?.isUp).toBe(false);
    expect(boardOf(after, BEN).head?.isUp).toBe(false);
    expect(after.state.turn.actions).toBe(2);
  });

  test('KZ-20 a head that lets it happen stays up', () => {
    const after = played(heads([null, 'bone head']), [ANNA, leg], [BEN, ALLOW]);
    expect(questionOf(after)).toBe('search');
    expect(boardOf(after, BEN).head?.isUp).toBe(true);
  });

  test('KZ-20 stopping is asked on the open table', () => {
    expect(asked(played(heads([null, 'bone head']), [ANNA, leg]))).toMatchObject({ seat: BEN, open: true });
  });

  test('KZ-20 a sleeping head stops nothing, and nobody stops without a power', () => {
    expect(questionOf(played(heads([null, 'bone head down']), [ANNA, leg]))).toBe('search');
    expect(refusalOf(heads([null, 'bone head']), ANNA, STOP)).toEqual({
      rule: 'KZ-20',
      reason: 'no-power-to-stop',
    });
  });

  test.each([
    [leg, null],
    [use('left-ear', hand(BEN)), BEN],
    [use('left-ear', hand(CLARA)), CLARA],
    [use('tail', tileAt(CLARA, 'head')), CLARA],
    [use('tail', tileAt(ANNA, 'left-leg')), null],
  ])('KZ-20 with headGuard self, %j is for %s to stop', (move, guard) => {
    const after = played(heads([null, 'bone head', 'fur head'], { headGuard: 'self' }), [ANNA, move]);
    const ask = asked(after);
    expect(ask?.what.type === 'stop' ? ask.seat : null).toBe(guard);
  });

  test('KZ-20 with headGuard self a head names the player whose power it stops', () => {
    const table = heads(['wood head', 'bone head', 'fur head'], { headGuard: 'self' });
    const stopped = played(table, [ANNA, use('left-ear', hand(BEN))], [BEN, STOP]);
    expect(asked(stopped)).toMatchObject({ seat: ANNA, what: { type: 'stop', user: BEN, place: 'head' } });
    expect(questionOf(played(stopped, [ANNA, STOP]))).toBe('look');
    expect(asked(played(stopped, [ANNA, ALLOW]))).toMatchObject({ seat: ANNA, what: { type: 'turn' } });
  });

  test('KZ-21 a head may be stopped by another head, so the power goes through, not asked about again', () => {
    const table = heads([null, 'bone head', 'fur head', 'insect head']);
    const stopped = played(table, [ANNA, leg], [BEN, STOP]);
    expect(asked(stopped)).toMatchObject({ seat: CLARA, what: { type: 'stop', user: BEN, place: 'head' } });
    const counter = played(stopped, [CLARA, STOP]);
    expect(asked(counter)).toMatchObject({ seat: DORA, what: { type: 'stop', user: CLARA, place: 'head' } });
    const through = played(counter, [DORA, ALLOW]);
    expect(questionOf(through)).toBe('search');
    expect(boardOf(through, BEN).head?.isUp).toBe(false);
    expect(boardOf(through, CLARA).head?.isUp).toBe(false);
    expect(boardOf(through, DORA).head?.isUp).toBe(true);
  });

  test('KZ-21 a third head settles it the other way again', () => {
    const table = heads([null, 'bone head', 'fur head', 'insect head']);
    const after = played(table, [ANNA, leg], [BEN, STOP], [CLARA, STOP], [DORA, STOP]);
    expect(questionOf(after)).toBe('turn');
    expect(factsOf(after, 'stopped')).toEqual([{ type: 'stopped', seat: DORA, user: CLARA, place: 'head' }]);
  });

  test('KZ-21 the user of the power may defend it with an own head', () => {
    const stopped = played(heads(['wood head', 'bone head']), [ANNA, leg], [BEN, STOP]);
    expect(asked(stopped)?.seat).toBe(ANNA);
    expect(questionOf(played(stopped, [ANNA, STOP]))).toBe('search');
  });

  test('KZ-21 a tail that goes through after all discards the head that was turned down against it', () => {
    const table = heads(['wood head', 'bone head']);
    const after = played(table, [ANNA, use('tail', tileAt(BEN, 'head'))], [BEN, STOP], [ANNA, STOP]);
    expect(boardOf(after, BEN).head).toBeNull();
    expect(after.state.discards).toContain(tile('bone head'));
  });

  test('KZ-21 a head is never used as an action', () => {
    for (const aim of [null, hand(BEN), SUPPLY]) {
      expect(refusalOf(heads(['wood head', null]), ANNA, use('head', aim))).toEqual({
        rule: 'KZ-21',
        reason: 'head-is-no-action',
      });
    }
  });

  test('KZ-22 heads are asked from the user’s left, and the first to stop settles it', () => {
    const table = heads([null, 'bone head', 'fur head', 'insect head']);
    const used = played(table, [ANNA, leg]);
    expect(asked(used)).toMatchObject({ seat: BEN, what: { guards: [BEN, CLARA, DORA] } });
    const passed = played(used, [BEN, ALLOW]);
    expect(asked(passed)?.seat).toBe(CLARA);
    const stopped = played(passed, [CLARA, STOP], [DORA, ALLOW], [BEN, ALLOW]);
    expect(questionOf(stopped)).toBe('turn');
    expect(boardOf(stopped, DORA).head?.isUp).toBe(true);
  });

  test('KZ-22 power and object are named before the heads are asked; the rest is chosen after', () => {
    const asking = played(heads([null, 'bone head']), [ANNA, use('left-ear', hand(BEN))]);
    expect(asked(asking)?.what).toEqual({
      type: 'stop',
      user: ANNA,
      place: 'left-ear',
      aim: hand(BEN),
      guards: [BEN],
    });
    const torso = scenario({ players: [{ board: ['fire torso'] }, { board: ['bone head'] }] });
    const used = played(torso, [ANNA, use('torso', SUPPLY)]);
    expect(questionOf(used)).toBe('stop');
    expect(questionOf(played(used, [BEN, ALLOW]))).toBe('gather');
    expect(refusalOf(used, BEN, { type: 'draw' })).toEqual({ rule: 'KZ-22', reason: 'stop-or-allow' });
  });

  test('KZ-22 an object of another kind is refused', () => {
    const table = heads([null, 'bone head']);
    for (const move of [use('left-leg', hand(BEN)), use('left-ear', SUPPLY), use('tail', DISCARDS)]) {
      expect(refusalOf(table, ANNA, move)).toEqual({ rule: 'KZ-22', reason: 'wrong-object' });
    }
  });

  test('KZ-22 nobody is asked when the effect is declined', () => {
    expect(questionOf(played(heads([null, 'bone head']), [ANNA, use('left-leg', null)]))).toBe('turn');
  });
});
