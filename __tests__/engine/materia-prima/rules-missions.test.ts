import { asked } from '@/engine/core/game';
import type { Mission } from '@/engine/games/materia-prima/data';
import { farthestTowers } from '@/engine/games/materia-prima/missions';
import { MISSION_SEATS } from '@/engine/games/materia-prima/data';
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
  fought,
  go,
  hex,
  played,
  put,
  scenario,
  STONE_OWNED,
  type PlayerSketch,
  type Sketch,
} from './scenario';

/** Anna has the Stone, a soul and this mission. */
function with_(
  mission: Mission,
  anna: PlayerSketch,
  rest: Partial<Sketch> & { others?: readonly PlayerSketch[] } = {},
) {
  const { others = [{}], ...sketch } = rest;
  return scenario({ ...sketch, players: [{ mission, fragments: STONE_OWNED, ...anna }, ...others] });
}

function isOver(table: MateriaPrimaTable): boolean {
  return asked(table) === null;
}

function expectFulfilled(table: MateriaPrimaTable, mission: Mission): void {
  expect(isOver(table)).toBe(true);
  expect(factsOf(table, 'fulfilled')).toEqual([{ type: 'fulfilled', seat: ANNA, mission }]);
  expect(table.state.ending).toEqual({ why: 'mission', by: ANNA });
}

describe('what every mission needs', () => {
  const ready: PlayerSketch = { at: 'D4' };
  const STEP = go('sejlon', 'D5');

  test('MP-43 it counts only with the Stone and a soul stone', () => {
    expectFulfilled(played(with_('pacifist', ready), STEP), 'pacifist');
    expect(isOver(played(with_('pacifist', { ...ready, souls: 0 }), STEP))).toBe(false);
    expect(
      isOver(played(with_('pacifist', { ...ready, fragments: ['raven-head', 'moon-lime'] }), STEP)),
    ).toBe(false);
  });

  test('MP-43 only at its own moment: to be there when the Stone is made is not enough', () => {
    const there: PlayerSketch = {
      at: 'E4',
      fragments: ['raven-head', 'moon-lime'],
      hand: ['red-lion'],
      store: ['regia', 'gold'],
      homunculi: [
        ['mud-porter', 'B2'],
        ['puddling', 'G2'],
        ['cinder-cub', 'F6'],
      ],
    };
    const made = played(with_('tyrant', there), {
      type: 'transmute',
      formula: 'red-lion',
      wear: false,
      dissolve: null,
    });
    expect(isOver(made)).toBe(false);
    expectFulfilled(played(made, go('cinder-cub', 'F7'), go('cinder-cub', 'F6')), 'tyrant');
  });

  test('MP-43 nor by what another player does', () => {
    const table = with_('pacifist', {}, { others: [{ at: 'D4', home: 'H4' }], turn: BEN });
    expect(isOver(played(table, go('vitrudes', 'D5')))).toBe(false);
  });
});

describe('the missions', () => {
  test('MP-26 Tyrant: a homunculus moves into the last of the three cities', () => {
    const two: PlayerSketch['homunculi'] = [
      ['mud-porter', 'B2'],
      ['puddling', 'G2'],
      ['cinder-cub', 'F7'],
    ];
    expectFulfilled(played(with_('tyrant', { homunculi: two }), go('cinder-cub', 'F6')), 'tyrant');
    const alchemist = with_('tyrant', { at: 'F7', homunculi: two.slice(0, 2) });
    expect(isOver(played(alchemist, go('sejlon', 'F6')))).toBe(false);
    const one = with_('tyrant', { homunculi: [two[0]!, ['puddling', 'G3'], two[2]!] });
    expect(isOver(played(one, go('cinder-cub', 'F6')))).toBe(false);
    const elsewhere = with_('tyrant', { homunculi: [...two.slice(0, 2), ['cinder-cub', 'E7']] });
    expect(isOver(played(elsewhere, go('cinder-cub', 'F7')))).toBe(false);
  });

  const ARMED: PlayerSketch = {
    at: 'B3',
    worn: ['copper-glaive', 'adamant-plate'],
    stored: ['deep-satchel', 'seer-ring', 'ash-blade'],
  };

  test('MP-27 Armory Master: four pieces of level 2, two of them worn into Blackholm', () => {
    const enter = go('sejlon', 'B2');
    expectFulfilled(played(with_('armory-master', ARMED), enter), 'armory-master');
    for (const change of [
      { worn: ['ash-blade', 'adamant-plate'], stored: ['deep-satchel', 'seer-ring', 'copper-glaive'] },
      { worn: ['adamant-plate'], stored: ['deep-satchel', 'seer-ring', 'copper-glaive'] },
      { stored: ['deep-satchel', 'ash-blade'] },
    ] as const) {
      expect(isOver(played(with_('armory-master', { ...ARMED, ...change }), enter))).toBe(false);
    }
    expect(isOver(played(with_('armory-master', { ...ARMED, at: 'F7' }), go('sejlon', 'F6')))).toBe(false);
  });

  test('MP-28 Lord of Hellfire: by his drop nine Fire lie in Windshire, others’ included', () => {
    const six = ['fire', 'fire', 'fire', 'fire', 'fire', 'fire'] as const;
    const anna: PlayerSketch = { at: 'G2', load: ['fire', 'fire', 'fire'] };
    const table = with_('lord-of-hellfire', anna, { piles: [['G2', BEN, six]] });
    const eight = played(table, drop('sejlon', 'fire'), put('fire'));
    expect(isOver(eight)).toBe(false);
    expectFulfilled(played(eight, put('fire')), 'lord-of-hellfire');
    const short = with_('lord-of-hellfire', anna, { piles: [['G2', BEN, six.slice(1)]] });
    expect(isOver(played(short, drop('sejlon', 'fire'), put('fire'), put('fire')))).toBe(false);
    const helper = with_(
      'lord-of-hellfire',
      { homunculi: [['mud-porter', 'G2', 'fire']] },
      { piles: [['G2', null, [...six, 'fire', 'fire']]] },
    );
    expectFulfilled(played(helper, drop('mud-porter', 'fire')), 'lord-of-hellfire');
    const elsewhere = with_('lord-of-hellfire', { ...anna, at: 'F6' }, { piles: [['F6', BEN, six]] });
    expect(isOver(played(elsewhere, drop('sejlon', 'fire'), put('fire'), put('fire')))).toBe(false);
  });

  test('MP-29 Soulreaper: the alchemist enters Windshire with three soul stones', () => {
    const enter = go('sejlon', 'G2');
    expectFulfilled(played(with_('soulreaper', { at: 'G3', souls: 3 }), enter), 'soulreaper');
    expect(isOver(played(with_('soulreaper', { at: 'G3', souls: 2 }), enter))).toBe(false);
    expect(MISSION_SEATS.soulreaper).toEqual([3, 4]);
  });

  test('MP-30 Pacifist: the alchemist moves onto an Air mine, and nobody of his ever attacked', () => {
    expectFulfilled(played(with_('pacifist', { at: 'D4' }), go('sejlon', 'D5')), 'pacifist');
    expect(isOver(played(with_('pacifist', { at: 'D4', hasAttacked: true }), go('sejlon', 'D5')))).toBe(
      false,
    );
    expect(isOver(played(with_('pacifist', { at: 'D4' }), go('sejlon', 'C3')))).toBe(false);
    const helper = with_('pacifist', { homunculi: [['wick-runner', 'D4']] });
    expect(isOver(played(helper, go('wick-runner', 'D5')))).toBe(false);
  });

  test('MP-30 and MP-33 Pacifist and Homekeeper are missions for two players', () => {
    expect([MISSION_SEATS.pacifist, MISSION_SEATS.homekeeper]).toEqual([[2], [2]]);
  });

  test('MP-30 an attack that was beaten off, or of a homunculus, spoils it', () => {
    const table = with_(
      'pacifist',
      { at: 'D4', homunculi: [['cinder-cub', 'E5']] },
      { others: [{ alchemist: 'lenka', at: 'E6' }] },
    );
    const after = fought(table, attack('cinder-cub', 'lenka'), false);
    expect(isOver(played(after, go('sejlon', 'D5')))).toBe(false);
  });

  test('MP-31 Magnate: three Gold of his lie in Hammerbreach, over several drops', () => {
    const anna: PlayerSketch = { at: 'F6', load: ['gold', 'gold'] };
    const table = with_('magnate', anna, { piles: [['F6', ANNA, ['gold']]] });
    const two = played(table, drop('sejlon', 'gold'));
    expect(isOver(two)).toBe(false);
    expectFulfilled(played(two, put('gold')), 'magnate');
    for (const by of [BEN, null]) {
      const foreign = with_('magnate', anna, { piles: [['F6', by, ['gold', 'gold']]] });
      expect(isOver(played(foreign, drop('sejlon', 'gold'), put('gold'), DONE))).toBe(false);
    }
  });

  test('MP-31 what he took up again does not count', () => {
    const table = with_('magnate', { at: 'F6', load: ['gold'] }, { piles: [['F6', ANNA, ['gold', 'gold']]] });
    const again = played(table, { type: 'pickUp', figure: 'sejlon', thing: 'gold' }, drop('sejlon', 'gold'));
    expect(isOver(again)).toBe(false);
    expectFulfilled(played(again, put('gold')), 'magnate');
  });

  /** Ben's tower on H4 is three hexes away, Clara's on A2 four. */
  const FAR = { others: [{}, {}] };

  test('MP-32 Spender: three level-3 elements of his lie next to the farthest tower', () => {
    const anna: PlayerSketch = { at: 'B3', load: ['gold', 'platinum', 'regia'] };
    const drops: readonly MateriaPrimaMove[] = [drop('sejlon', 'regia'), put('platinum'), put('gold')];
    expectFulfilled(played(with_('spender', anna, FAR), ...drops), 'spender');
    expect(isOver(played(with_('spender', { ...anna, at: 'G5' }, FAR), ...drops))).toBe(false);
    const mixed = with_('spender', { ...anna, load: ['copper', 'platinum', 'gold'] }, FAR);
    expect(isOver(played(mixed, drop('sejlon', 'copper'), put('platinum'), put('gold'), DONE))).toBe(false);
    const spread = with_(
      'spender',
      { at: 'B3', load: ['gold', 'gold'] },
      { ...FAR, piles: [['A1', ANNA, ['gold']]] },
    );
    expect(isOver(played(spread, drop('sejlon', 'gold'), put('gold'), DONE))).toBe(false);
  });

  test('MP-33 Homekeeper: two homunculi next to his tower at the start of his turn, one shared hex will do', () => {
    const keeping = (...where: readonly string[]) =>
      with_(
        'homekeeper',
        { homunculi: where.map((name, index) => [index === 0 ? 'mud-porter' : 'puddling', name] as const) },
        { turn: BEN },
      );
    expectFulfilled(played(keeping('E5', 'E5'), END), 'homekeeper');
    expectFulfilled(played(keeping('D4', 'F3'), END), 'homekeeper');
    expect(isOver(played(keeping('E5', 'E6'), END))).toBe(false);
    expect(isOver(played(keeping('E5', 'E4'), END))).toBe(false);
    expect(isOver(played(keeping('E5'), END))).toBe(false);
  });

  test('MP-33 Stone and soul are needed only at that moment', () => {
    const table = with_('homekeeper', {
      fragments: ['raven-head', 'moon-lime'],
      hand: ['red-lion'],
      store: ['regia', 'gold'],
      homunculi: [
        ['mud-porter', 'E5'],
        ['puddling', 'E5'],
      ],
    });
    const made = played(table, { type: 'transmute', formula: 'red-lion', wear: false, dissolve: null }, END);
    expect(isOver(made)).toBe(false);
    expectFulfilled(played(made, END), 'homekeeper');
  });

  test('MP-34 Cultist: alchemist and three homunculi on the Earth mine of the Blue Woods at the end of the turn', () => {
    const gathered = (last: string, earth = 'D2') =>
      with_('cultist', {
        at: earth,
        homunculi: [
          ['mud-porter', earth],
          ['puddling', earth],
          ['cinder-cub', last],
        ],
      });
    expectFulfilled(played(gathered('D2'), END), 'cultist');
    expect(isOver(gathered('D2'))).toBe(false);
    expect(isOver(played(gathered('D1'), END))).toBe(false);
    expectFulfilled(played(gathered('D1'), go('cinder-cub', 'D2'), END), 'cultist');
    expect(isOver(played(gathered('G6', 'G6'), END))).toBe(false);
    const two = with_('cultist', {
      at: 'D2',
      homunculi: [
        ['mud-porter', 'D2'],
        ['puddling', 'D2'],
      ],
    });
    expect(isOver(played(two, END))).toBe(false);
  });

  test('MP-35 Bodyguard: two soul stones of his lie next to the farthest tower, and he keeps one', () => {
    const twice = [drop('sejlon', 'soul'), put('soul')] as const;
    expectFulfilled(played(with_('bodyguard', { at: 'B3', souls: 3 }, FAR), ...twice), 'bodyguard');
    expect(isOver(played(with_('bodyguard', { at: 'B3', souls: 2 }, FAR), ...twice))).toBe(false);
    expect(isOver(played(with_('bodyguard', { at: 'G5', souls: 3 }, FAR), ...twice, DONE))).toBe(false);
    const lain = with_('bodyguard', { at: 'B3', souls: 2 }, { ...FAR, piles: [['B3', ANNA, [], 1]] });
    expectFulfilled(played(lain, drop('sejlon', 'soul')), 'bodyguard');
    const foreign = with_('bodyguard', { at: 'B3', souls: 2 }, { ...FAR, piles: [['B3', CLARA, [], 1]] });
    expect(isOver(played(foreign, drop('sejlon', 'soul'), DONE))).toBe(false);
    expect(MISSION_SEATS.bodyguard).toEqual([3, 4]);
  });

  test('MP-36 the farthest tower is counted in hexes; of several equally far any will do', () => {
    const table = with_('spender', {}, FAR);
    expect(farthestTowers(table.state, ANNA)).toEqual([hex('A2')]);
    expect(farthestTowers(table.state, BEN)).toEqual([hex('A2')]);
    const even = with_('spender', {}, { others: [{ home: 'H4' }, { home: 'D7', at: 'A1' }] });
    expect(farthestTowers(even.state, ANNA)).toEqual([hex('H4'), hex('D7')]);
    for (const at of ['H5', 'D6']) {
      const gifts: PlayerSketch = { at, load: ['gold', 'gold', 'gold'] };
      const near = with_('spender', gifts, { others: [{ home: 'H4' }, { home: 'D7', at: 'A1' }] });
      expectFulfilled(played(near, drop('sejlon', 'gold'), put('gold'), put('gold')), 'spender');
    }
  });
});
