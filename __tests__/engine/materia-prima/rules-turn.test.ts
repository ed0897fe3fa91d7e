import { legalMoves } from '@/engine/core/play';
import { EQUIPMENT_PIECES, HOMUNCULI } from '@/engine/games/materia-prima/cards';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import {
  ANNA,
  attack,
  BEN,
  CLARA,
  DONE,
  drop,
  END,
  factsOf,
  figureOn,
  fought,
  go,
  hex,
  loadOf,
  lying,
  make,
  played,
  playerOf,
  put,
  question,
  reasonFor,
  refusalOf,
  scenario,
} from './scenario';

const mine = (figure: 'lenka' | 'sejlon' | 'mud-porter' | 'puddling'): MateriaPrimaMove => ({
  type: 'mine',
  figure,
});
const pickUp = (figure: 'sejlon' | 'mud-porter' | 'wick-runner', thing: 'fire' | 'gold' | 'soul' | null) =>
  ({ type: 'pickUp', figure, thing }) as const;
const legalTypes = (table: MateriaPrimaTable) =>
  new Set(legalMoves(materiaPrima, table).map(({ type }) => type));

describe('actions', () => {
  test('MP-7 every figure has its own actions, in any order and interleaved', () => {
    const table = scenario({ players: [{ alchemist: 'vitrudes', homunculi: [['wick-runner', 'E4']] }, {}] });
    expect(figureOn(table, 'vitrudes').actions).toBe(3);
    expect(figureOn(table, 'wick-runner').actions).toBe(3);
    const after = played(
      table,
      go('vitrudes', 'E5'),
      go('wick-runner', 'E3'),
      go('vitrudes', 'E6'),
      go('wick-runner', 'E2'),
      go('vitrudes', 'E7'),
    );
    expect(refusalOf(after, go('vitrudes', 'E6'))).toEqual({ rule: 'MP-7', reason: 'no-actions-left' });
    expect(reasonFor(after, go('wick-runner', 'E1'))).toBeNull();
  });

  test('MP-7 fewer is allowed, and the turn ends when the player says so', () => {
    const table = scenario({ players: [{}, {}, {}] });
    const after = played(table, go('sejlon', 'E5'), END);
    expect(question(after)).toMatchObject({ seat: BEN, what: { type: 'turn' } });
    expect(figureOn(after, 'sejlon').actions).toBe(0);
    expect(factsOf(after, 'turnBegan')).toMatchObject([{ seat: BEN, round: 5 }]);
    const round = played(after, END, END);
    expect(question(round).seat).toBe(ANNA);
    expect(round.state.round).toBe(6);
  });

  test('MP-7 an additional action is spent before the others', () => {
    const table = scenario({ players: [{ alchemist: 'sejlon' }, {}] });
    const once = played(table, go('sejlon', 'E5'));
    expect(figureOn(once, 'sejlon')).toMatchObject({ actions: 3, extras: [] });
    const four = played(once, go('sejlon', 'E6'), go('sejlon', 'E7'), go('sejlon', 'E6'));
    expect(reasonFor(four, go('sejlon', 'E7'))).toBe('no-actions-left');
  });

  test('MP-7 the same ability twice has no further effect; additional actions of different kinds add up', () => {
    const table = scenario({
      players: [{ alchemist: 'sejlon', worn: ['wind-anklet', 'dowsing-pendant'] }, {}],
    });
    expect(figureOn(table, 'sejlon').extras).toEqual(['move', 'extract']);
    const lenka = scenario({ players: [{ alchemist: 'lenka', worn: ['miner-lens'], at: 'F4' }, {}] });
    expect(loadOf(played(lenka, mine('lenka')), 'lenka')).toEqual(['fire', 'fire']);
  });

  test('MP-7 attack, defence and capacity change at once with equipment, actions only with the turn', () => {
    const table = scenario({
      players: [
        { alchemist: 'vitrudes', store: ['copper', 'mercury', 'glass', 'mercury'], hand: ['wind-anklet'] },
        {},
      ],
    });
    const worn = played(table, make('wind-anklet', { wear: true }));
    expect(figureOn(worn, 'vitrudes')).toMatchObject({ actions: 2, extras: [] });
    const next = played(worn, END, END);
    expect(figureOn(next, 'vitrudes')).toMatchObject({ actions: 3, extras: ['move'] });
    const bag = scenario({
      players: [
        {
          alchemist: 'wilka',
          store: ['earth', 'earth', 'fire', 'fire', 'fire', 'air', 'iron'],
          hand: ['forager-pouch'],
        },
        {},
      ],
    });
    const packed = played(
      bag,
      make('forager-pouch', { wear: true }),
      { type: 'shift' },
      ...(['air', 'fire', 'fire', 'fire', 'iron'] as const).map(
        (element) => ({ type: 'take', element }) as const,
      ),
    );
    expect(loadOf(packed, 'wilka')).toHaveLength(5);
  });

  test('MP-7 what belongs to other questions, or to others, is refused', () => {
    const table = scenario({ players: [{}, {}] });
    for (const move of [DONE, put('fire'), { type: 'pick', alchemist: 'lenka' }, { type: 'place', hex: 0 }]) {
      expect(refusalOf(table, move)).toEqual({ rule: 'MP-7', reason: 'not-now' });
    }
    expect(reasonFor(table, go('vitrudes', 'G4'))).toBe('not-your-figure');
    expect(reasonFor(table, { type: 'fly' })).toBe('not-a-move');
  });
});

describe('Move', () => {
  test('MP-8 goes one hex at a time', () => {
    const table = scenario({ players: [{}, {}] });
    expect(refusalOf(table, go('sejlon', 'E6'))).toEqual({ rule: 'MP-8', reason: 'not-next-to-it' });
    expect(figureOn(played(table, go('sejlon', 'E5')), 'sejlon').hex).toBe(hex('E5'));
  });

  test('MP-8 not into a hex with an opponent’s figure or tower; own figures may share a hex', () => {
    const table = scenario({
      players: [
        { at: 'E5', homunculi: [['wick-runner', 'E6']] },
        { home: 'F3', at: 'F5', homunculi: [['clay-sentry', 'D6']] },
      ],
    });
    expect(refusalOf(table, go('sejlon', 'F5'))).toEqual({ rule: 'MP-8', reason: 'opponent-in-the-way' });
    expect(reasonFor(table, go('sejlon', 'D6'))).toBe('opponent-in-the-way');
    expect(reasonFor(table, go('sejlon', 'E6'))).toBeNull();
    const home = played(table, go('sejlon', 'E4'));
    expect(refusalOf(home, go('sejlon', 'F3'))).toEqual({ rule: 'MP-8', reason: 'tower-is-closed' });
  });

  test('MP-8 nobody passes through opponents, whatever card he is or wears, and however many Moves he has left', () => {
    for (const id of HOMUNCULI) {
      const table = scenario({
        players: [{ homunculi: [[id, 'E6']], extensions: ['stables'] }, { at: 'E7' }],
      });
      const carried = played(table, { type: 'activate', extension: 'stables', figure: id });
      expect(refusalOf(carried, go(id, 'E7'))).toEqual({ rule: 'MP-8', reason: 'opponent-in-the-way' });
    }
    for (const piece of EQUIPMENT_PIECES) {
      const table = scenario({ players: [{ at: 'E6', worn: [piece] }, { at: 'E7' }] });
      expect(reasonFor(table, go('sejlon', 'E7'))).toBe('opponent-in-the-way');
    }
  });

  test('MP-8 nobody passes through towers', () => {
    const table = scenario({ players: [{ homunculi: [['rust-imp', 'F7']] }, { home: 'G7', at: 'G7' }] });
    expect(reasonFor(table, go('rust-imp', 'G7'))).toBe('tower-is-closed');
  });
});

describe('Extract', () => {
  test('MP-9 yields one of the mine’s element', () => {
    const after = played(scenario({ players: [{ at: 'F4' }, {}] }), mine('sejlon'));
    expect(loadOf(after, 'sejlon')).toEqual(['fire']);
    expect(figureOn(after, 'sejlon').actions).toBe(2);
  });

  test('MP-9 with the ability it yields two, or one if there is room for one', () => {
    const table = scenario({ players: [{ alchemist: 'lenka', at: 'F4', load: ['iron'] }, {}] });
    const twice = played(table, mine('lenka'), mine('lenka'));
    expect(loadOf(twice, 'lenka')).toEqual(['fire', 'fire', 'fire', 'iron']);
    expect(factsOf(twice, 'mined')).toMatchObject([{ count: 1 }]);
  });

  test('MP-9 never over capacity, and only on a mine', () => {
    const full = scenario({ players: [{ at: 'F4', load: ['iron', 'iron', 'iron', 'iron'] }, {}] });
    expect(refusalOf(full, mine('sejlon'))).toEqual({ rule: 'MP-9', reason: 'no-room' });
    const nowhere = scenario({ players: [{ at: 'F6' }, {}] });
    expect(refusalOf(nowhere, mine('sejlon'))).toEqual({ rule: 'MP-9', reason: 'no-mine' });
    const helper = scenario({ players: [{ homunculi: [['puddling', 'E3', 'iron']] }, {}] });
    expect(loadOf(played(helper, mine('puddling')), 'puddling')).toEqual(['water', 'iron']);
  });
});

describe('Drop', () => {
  const laden = { at: 'E5', load: ['fire', 'fire', 'gold'] } as const;

  test('MP-10 leaves any number of things by one action', () => {
    const table = scenario({ players: [laden, {}] });
    const first = played(table, drop('sejlon', 'fire'));
    expect(question(first).what).toEqual({ type: 'drop', figure: 'sejlon', from: 'fire' });
    expect(legalMoves(materiaPrima, first)).toEqual([put('fire'), put('gold'), put('soul'), DONE]);
    const all = played(first, put('fire'), put('gold'), DONE);
    expect(lying(all, 'E5')).toEqual(['fire', 'fire', 'gold']);
    expect(loadOf(all, 'sejlon')).toEqual([]);
    expect(figureOn(all, 'sejlon').actions).toBe(2);
    expect(all.state.piles).toMatchObject([{ by: ANNA }]);
  });

  test('MP-10 in the order of the pyramid, so that each drop is chosen in one way', () => {
    const table = played(scenario({ players: [laden, {}] }), drop('sejlon', 'gold'));
    expect(refusalOf(table, put('fire'))).toEqual({ rule: 'MP-10', reason: 'drop-in-order' });
    expect(reasonFor(table, put('iron'))).toBe('not-carried');
    expect(reasonFor(table, END)).toBe('drop-first');
  });

  test('MP-10 an alchemist also drops soul stones, a homunculus what it carries', () => {
    const table = scenario({ players: [{ at: 'E5', homunculi: [['mud-porter', 'F4', 'iron']] }, {}] });
    const souls = played(table, drop('sejlon', 'soul'));
    expect(lying(souls, 'E5')).toEqual(['soul']);
    expect(playerOf(souls).souls).toBe(0);
    expect(question(souls).what.type).toBe('turn');
    expect(reasonFor(table, drop('mud-porter', 'soul'))).toBe('not-carried');
    expect(lying(played(table, drop('mud-porter', 'iron')), 'F4')).toEqual(['iron']);
  });

  test('MP-10 there is no Drop on the own tower hex', () => {
    const table = scenario({ players: [{ load: ['fire'] }, {}] });
    expect(refusalOf(table, drop('sejlon', 'fire'))).toEqual({ rule: 'MP-10', reason: 'no-drop-at-home' });
    expect(reasonFor(table, drop('sejlon', 'soul'))).toBe('no-drop-at-home');
    expect(legalTypes(table)).not.toContain('drop');
  });

  test('MP-10 dropped things are taken up one an action, also in a city, and two is for mines only', () => {
    const table = scenario({
      players: [{ alchemist: 'lenka', at: 'F6' }, {}],
      piles: [['F6', BEN, ['fire', 'fire', 'gold']]],
    });
    const one = played(table, { type: 'pickUp', figure: 'lenka', thing: 'fire' });
    expect(loadOf(one, 'lenka')).toEqual(['fire']);
    expect(lying(one, 'F6')).toEqual(['fire', 'gold']);
    expect(figureOn(one, 'lenka').actions).toBe(2);
    expect(refusalOf(table, { type: 'pickUp', figure: 'lenka', thing: 'iron' })).toEqual({
      rule: 'MP-10',
      reason: 'nothing-lies-there',
    });
    expect(reasonFor(table, { type: 'pickUp', figure: 'lenka', thing: null })).toBe('one-at-a-time');
    expect(reasonFor(table, { type: 'mine', figure: 'lenka' })).toBe('no-mine');
  });

  test('MP-10 on a mine one chooses between the mine and what lies there', () => {
    const table = scenario({
      players: [{ alchemist: 'lenka', at: 'F4' }, {}],
      piles: [['F4', null, ['fire']]],
    });
    expect(lying(played(table, mine('lenka')), 'F4')).toEqual(['fire']);
    expect(lying(played(table, { type: 'pickUp', figure: 'lenka', thing: 'fire' }), 'F4')).toEqual([]);
  });

  test('MP-10 a soul stone is taken up at full capacity, never by a homunculus', () => {
    const table = scenario({
      players: [
        { at: 'E5', load: ['iron', 'iron', 'iron', 'iron'], souls: 0, homunculi: [['mud-porter', 'E5']] },
        {},
      ],
      piles: [['E5', BEN, ['fire'], 1]],
    });
    expect(refusalOf(table, pickUp('sejlon', 'fire'))).toEqual({ rule: 'MP-9', reason: 'no-room' });
    expect(refusalOf(table, pickUp('mud-porter', 'soul'))).toEqual({
      rule: 'MP-10',
      reason: 'souls-for-alchemists',
    });
    const after = played(table, pickUp('sejlon', 'soul'));
    expect(playerOf(after).souls).toBe(1);
    expect(lying(after, 'E5')).toEqual(['fire']);
  });

  test('MP-10 with the option one action takes up all that fits, of the player’s choice', () => {
    const options = { pickUp: 'all' } as const;
    const players = [{ at: 'E5', souls: 0, load: ['iron', 'iron'] }, {}] as const;
    const all = played(
      scenario({
        options,
        players,
        piles: [
          ['E5', BEN, ['fire'], 1],
          ['E5', null, ['gold']],
        ],
      }),
      pickUp('sejlon', null),
    );
    expect(loadOf(all, 'sejlon')).toEqual(['fire', 'iron', 'iron', 'gold']);
    expect(playerOf(all).souls).toBe(1);
    const many = scenario({ options, players, piles: [['E5', BEN, ['fire', 'fire', 'gold']]] });
    expect(reasonFor(many, pickUp('sejlon', 'fire'))).toBe('all-at-once');
    const chosen = played(many, pickUp('sejlon', null), { type: 'loot', element: 'fire' });
    expect(legalMoves(materiaPrima, chosen)).toEqual([
      { type: 'loot', element: 'fire' },
      { type: 'loot', element: 'gold' },
    ]);
    const done = played(chosen, { type: 'loot', element: 'gold' });
    expect(loadOf(done, 'sejlon')).toEqual(['fire', 'iron', 'iron', 'gold']);
    expect(lying(done, 'E5')).toEqual(['fire']);
    expect(factsOf(done, 'pickedUp')).toMatchObject([{ things: ['gold'] }]);
    const full = scenario({
      options,
      players: [{ at: 'E5', load: ['iron', 'iron', 'iron', 'iron'] }, {}],
      piles: [['E5', BEN, ['fire']]],
    });
    expect(reasonFor(full, pickUp('sejlon', null))).toBe('no-room');
    const nothing = scenario({ options, players, piles: [] });
    expect(reasonFor(nothing, pickUp('sejlon', null))).toBe('nothing-lies-there');
  });

  test('MP-10 figures hand things to each other only by the ground', () => {
    const table = scenario({
      players: [{ at: 'E5', load: ['fire'], homunculi: [['mud-porter', 'E5']] }, {}],
    });
    const after = played(table, drop('sejlon', 'fire'), DONE, pickUp('mud-porter', 'fire'));
    expect(loadOf(after, 'mud-porter')).toEqual(['fire']);
    expect(after.state.piles).toEqual([]);
  });

  test('MP-10 what lies on the ground is kept in one order, whoever drops first', () => {
    const table = scenario({
      players: [
        { at: 'E5', load: ['fire'], homunculi: [['mud-porter', 'D5', 'iron']] },
        {},
        { at: 'E6', load: ['gold'] },
      ],
      piles: [
        ['D6', BEN, ['air']],
        ['E5', null, ['air']],
        ['E5', BEN, ['air']],
      ],
    });
    const after = played(table, drop('mud-porter', 'iron'), drop('sejlon', 'fire'), DONE);
    const order = after.state.piles.map(({ hex: where, by }) => [where, by]);
    expect(order).toEqual([
      [hex('E5'), ANNA],
      [hex('E5'), BEN],
      [hex('E5'), null],
      [hex('D5'), ANNA],
      [hex('D6'), BEN],
    ]);
  });

  test('MP-10 what is taken up is looked for in every pile', () => {
    const table = scenario({
      players: [{ at: 'E5' }, {}, {}],
      piles: [
        ['E5', CLARA, ['fire']],
        ['E5', null, ['gold']],
      ],
    });
    const after = played(table, pickUp('sejlon', 'fire'));
    expect(lying(after, 'E5')).toEqual(['gold']);
  });

  test('MP-10 what nobody dropped is taken up first, one’s own last', () => {
    const table = scenario({
      players: [{ at: 'E5' }, {}, {}],
      piles: [
        ['E5', ANNA, ['fire']],
        ['E5', CLARA, ['fire']],
        ['E5', null, ['fire']],
      ],
    });
    const one = played(table, pickUp('sejlon', 'fire'));
    expect(one.state.piles.map(({ by }) => by)).toEqual([ANNA, CLARA]);
    expect(played(one, pickUp('sejlon', 'fire')).state.piles.map(({ by }) => by)).toEqual([ANNA]);
  });
});

describe('Attack', () => {
  const facing = (ben: object = {}) =>
    scenario({
      players: [
        { alchemist: 'vitrudes', at: 'E5' },
        { alchemist: 'sejlon', at: 'E6', ...ben },
      ],
    });

  test('MP-11 a figure on a neighbouring hex, as often as actions allow', () => {
    const table = facing();
    const thrice = [1, 2, 3].reduce((now) => fought(now, attack('vitrudes', 'sejlon'), false), table);
    expect(figureOn(thrice, 'vitrudes').actions).toBe(0);
    expect(reasonFor(thrice, attack('vitrudes', 'sejlon'))).toBe('no-actions-left');
    expect(playerOf(thrice).hasAttacked).toBe(true);
    const far = scenario({ players: [{ alchemist: 'vitrudes' }, { alchemist: 'sejlon', at: 'E6' }] });
    expect(refusalOf(far, attack('vitrudes', 'sejlon'))).toEqual({ rule: 'MP-11', reason: 'out-of-reach' });
  });

  test('MP-11 every seat can be attacked', () => {
    const players = [
      { alchemist: 'sejlon', at: 'E6' },
      { alchemist: 'vitrudes', at: 'E5' },
    ] as const;
    const table = scenario({ players, turn: BEN });
    expect(fought(table, attack('vitrudes', 'sejlon'), true).state.players[ANNA]!.souls).toBe(0);
  });

  test('MP-11 with several there the attacker chooses', () => {
    const table = facing({
      homunculi: [
        ['wick-runner', 'E6'],
        ['mud-porter', 'E6'],
      ],
    });
    const targets = legalMoves(materiaPrima, table).flatMap((move) =>
      move.type === 'attack' ? [move.target] : [],
    );
    expect(targets).toEqual(['sejlon', 'wick-runner', 'mud-porter']);
  });

  test('MP-11 whoever is in his tower cannot be attacked, but may attack out of it', () => {
    const inside = scenario({
      players: [
        { alchemist: 'vitrudes', at: 'E5' },
        { alchemist: 'sejlon', home: 'E6' },
      ],
    });
    expect(refusalOf(inside, attack('vitrudes', 'sejlon'))).toEqual({
      rule: 'MP-11',
      reason: 'safe-in-tower',
    });
    const out = scenario({ players: [{ alchemist: 'vitrudes' }, { alchemist: 'sejlon', at: 'E5' }] });
    expect(reasonFor(out, attack('vitrudes', 'sejlon'))).toBeNull();
  });

  test('MP-11 without an attack, without a target, and against one’s own there is none', () => {
    const table = scenario({
      players: [
        {
          homunculi: [
            ['mud-porter', 'E5'],
            ['cinder-cub', 'E5'],
          ],
        },
        { alchemist: 'lenka', at: 'E6' },
      ],
    });
    expect(refusalOf(table, attack('mud-porter', 'lenka'))).toEqual({
      rule: 'MP-11',
      reason: 'cannot-attack',
    });
    expect(reasonFor(table, attack('cinder-cub', 'sejlon'))).toBe('no-such-opponent');
    expect(reasonFor(table, attack('cinder-cub', 'wilka'))).toBe('no-such-opponent');
    expect(reasonFor(table, attack('cinder-cub', 'lenka'))).toBeNull();
  });
});
