import { legalMoves } from '@/engine/core/play';
import { NOTHING, POTIONS, type Role, type Spell } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewMove, WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import {
  ANNA,
  BEN,
  brew,
  call,
  CLARA,
  DECLINE,
  DORA,
  drops,
  factsOf,
  letters,
  played,
  playerOf,
  potion,
  question,
  refusalOf,
  scenario,
  TAKE,
  YIELD,
  type PlayerSketch,
  type Sketch,
} from './scenario';

/** Anna has called the role and nobody else holds it: she is asked about the full action. */
function atFull(role: Role, anna: PlayerSketch, sketch: Partial<Sketch> = {}): WitchsBrewTable {
  const others = sketch.players ?? [{ hand: ['fortune-teller'] }, {}];
  const table = scenario({ ...sketch, players: [{ ...anna, hand: [role, 'assistant'] }, ...others] });
  return played(table, [ANNA, call(role)]);
}

/** Ben has said "So be it" to Anna's call: he is asked about the favour. */
function atFavour(role: Role, ben: PlayerSketch, sketch: Partial<Sketch> = {}): WitchsBrewTable {
  const table = scenario({
    ...sketch,
    players: [{ hand: [role, 'assistant'] }, { ...ben, hand: [role] }, {}],
  });
  return played(table, [ANNA, call(role)], [BEN, YIELD]);
}

const sell = (drop: 'red' | 'white' | 'green'): WitchsBrewMove => ({ type: 'sell', drop });
const gather = (some: string): WitchsBrewMove => ({ type: 'gather', drops: drops(some) });
const give = (some: string): WitchsBrewMove => ({ type: 'give', drops: drops(some) });
const add = (some: string | null): WitchsBrewMove => ({
  type: 'add',
  drops: some === null ? null : drops(some),
});

function owns(table: WitchsBrewTable, seat = ANNA): string {
  const { gold, vials, drops: own } = playerOf(table, seat);
  return `${gold} gold, ${letters(own) || 'no drops'}, ${vials} vials`;
}

describe('the twelve roles', () => {
  test.each([
    ['wolf-keeper', '', 0, TAKE, '0 gold, RRR, 0 vials'],
    ['snake-hunter', '', 0, TAKE, '0 gold, WWW, 0 vials'],
    ['herb-collector', '', 0, TAKE, '0 gold, GGG, 0 vials'],
    ['alchemist', 'RW', 0, sell('white'), '5 gold, R, 0 vials'],
    ['fortune-teller', '', 1, TAKE, '0 gold, no drops, 2 vials'],
    ['assistant', '', 1, gather('RGG'), '0 gold, RGG, 0 vials'],
  ] as const)('WB-23 the full action of the %s', (role, own, gold, move, after) => {
    const table = scenario({
      players: [{ gold, drops: own, hand: [role, 'monk'] }, { hand: ['druid'] }, {}],
    });
    expect(owns(played(table, [ANNA, call(role)], [ANNA, move]))).toBe(after);
  });

  test.each([
    ['wolf-keeper', '', 0, TAKE, '0 gold, R, 0 vials'],
    ['snake-hunter', '', 0, TAKE, '0 gold, W, 0 vials'],
    ['herb-collector', '', 0, TAKE, '0 gold, G, 0 vials'],
    ['alchemist', 'RW', 0, sell('red'), '2 gold, W, 0 vials'],
    ['fortune-teller', '', 1, TAKE, '0 gold, no drops, 1 vials'],
    ['warlock', '', 0, TAKE, '1 gold, no drops, 0 vials'],
  ] as const)('WB-23 the favour of the %s', (role, own, gold, move, after) => {
    const table = atFavour(role, { gold, drops: own });
    expect(owns(played(table, [BEN, move]), BEN)).toBe(after);
  });

  test('WB-23 the favour of the assistant is one drop of any kind', () => {
    const table = scenario({
      players: [{ hand: ['assistant', 'monk'] }, { gold: 1, hand: ['assistant'] }, {}],
    });
    const asked = played(table, [ANNA, call('assistant')], [BEN, YIELD]);
    expect(refusalOf(asked, BEN, gather('RG'))?.reason).toBe('wrong-number-of-drops');
    expect(owns(played(asked, [BEN, gather('G')]), BEN)).toBe('0 gold, G, 0 vials');
  });

  test.each([
    ['witch', 'iron', 'R'],
    ['wizard', 'copper', 'W'],
    ['druid', 'silver', 'G'],
  ] as const)(
    'WB-23 the %s brews from the %s cauldron, as a favour for two gold more',
    (role, cauldron, cost) => {
      const full = atFull(role, { gold: 2, drops: cost });
      const brewed = played(full, [ANNA, brew(cauldron, cost)]);
      expect(owns(brewed)).toBe('2 gold, no drops, 0 vials');
      expect(playerOf(brewed, ANNA).potions).toEqual([potion(cauldron, 1)]);
      const favour = atFavour(role, { gold: 2, drops: cost });
      expect(owns(played(favour, [BEN, brew(cauldron, cost)]), BEN)).toBe('0 gold, no drops, 0 vials');
    },
  );

  test.each([
    [sell('green'), 'cannot-pay', 'WB-11'],
    [TAKE, 'other-effect', 'WB-23'],
    [gather('RRR'), 'other-effect', 'WB-23'],
  ])('WB-23 an alchemist without herb juice may not %j', (move, reason, rule) => {
    expect(refusalOf(atFull('alchemist', { drops: 'R' }), ANNA, move)).toEqual({ rule, reason });
  });

  test('WB-23 a fortune teller, a wolf keeper and a monk have nothing to choose', () => {
    expect(refusalOf(atFull('wolf-keeper', {}), ANNA, sell('red'))?.reason).toBe('other-effect');
    expect(refusalOf(atFull('wolf-keeper', {}), ANNA, brew('iron', 'R'))?.reason).toBe('other-effect');
    const rich = { players: [{ drops: 'RRRR', hand: ['druid'] as const }, {}] };
    expect(refusalOf(atFull('monk', {}, rich), ANNA, gather('RRR'))?.reason).toBe('other-effect');
  });
});

describe('the eight spells', () => {
  const cast = (spell: Spell, anna: PlayerSketch, sketch: Partial<Sketch> = {}) =>
    atFull('warlock', anna, { ...sketch, spell });

  test('WB-24 Copia gives any three drops for nothing', () => {
    const table = cast('copia', {});
    expect(legalMoves(witchsBrew, table)).toHaveLength(11);
    expect(owns(played(table, [ANNA, gather('RWG')]))).toBe('0 gold, RWG, 0 vials');
  });

  test('WB-24 Optio brews any one cauldron for its exact drops', () => {
    const table = cast('optio', { drops: 'RG' });
    expect(legalMoves(witchsBrew, table)).toEqual([brew('iron', 'R'), brew('silver', 'G'), DECLINE]);
    expect(refusalOf(table, ANNA, brew('silver', 'R'))?.reason).toBe('wrong-recipe');
    expect(playerOf(played(table, [ANNA, brew('silver', 'G')]), ANNA).potions).toEqual([potion('silver', 1)]);
  });

  test.each([
    ['magus', 'copper'],
    ['strix', 'iron'],
    ['sanatio', 'silver'],
  ] as const)('WB-24 %s brews %s with as many drops of any colours', (spell, cauldron) => {
    const table = cast(spell, { drops: 'RRW' }, { gone: { [cauldron]: 2 } });
    expect(legalMoves(witchsBrew, table)).toEqual([brew(cauldron, 'RR'), brew(cauldron, 'RW'), DECLINE]);
    expect(owns(played(table, [ANNA, brew(cauldron, 'RR')]))).toBe('0 gold, W, 0 vials');
    expect(refusalOf(table, ANNA, brew(cauldron, 'R'))?.reason).toBe('wrong-number-of-drops');
    expect(refusalOf(table, ANNA, brew(cauldron, 'GG'))?.reason).toBe('cannot-pay');
    const other = cauldron === 'iron' ? 'silver' : 'iron';
    expect(refusalOf(table, ANNA, brew(other, 'RR'))?.reason).toBe('other-cauldron');
  });

  test.each([
    ['herba', 'G'],
    ['lupus', 'R'],
    ['serpens', 'W'],
  ] as const)('WB-24 %s turns one drop of its colour into two vials', (spell, drop) => {
    expect(owns(played(cast(spell, { drops: drop }), [ANNA, TAKE]))).toBe('0 gold, no drops, 2 vials');
    const others = 'RWG'.replace(drop, '');
    expect(factsOf(cast(spell, { drops: others }), 'declined')).toMatchObject([{ why: 'price' }]);
  });

  test('WB-24 the deed goes under the name of the spell', () => {
    const [swapped] = factsOf(played(cast('lupus', { drops: 'R' }), [ANNA, TAKE]), 'swapped');
    expect(swapped).toMatchObject({ by: 'lupus', gain: { ...NOTHING, vials: 2 } });
  });
});

test('WB-25 the 31 potion cards are worth 107 points, and ten of them have a raven', () => {
  expect(POTIONS).toHaveLength(31);
  expect(POTIONS.reduce((total, one) => total + one.points, 0)).toBe(107);
  expect(POTIONS.filter((one) => one.hasRaven)).toHaveLength(3 * 2 + 2 * 2);
});

test.each([
  ['iron', ['R', 'R', 'RG', 'RG', 'RRG', 'RRGG', 'RRRGG']],
  ['copper', ['W', 'W', 'RW', 'RW', 'RWW', 'RRWW', 'RRWWW']],
  ['silver', ['G', 'G', 'WG', 'WG', 'WGG', 'WWGG', 'WWGGG']],
])('WB-25 what the %s cauldron needs', (stack, costs) => {
  const cards = POTIONS.flatMap((one) => (one.stack === stack && 'cost' in one ? [one] : []));
  expect(cards.map(({ cost }) => letters(cost))).toEqual(costs);
  expect(cards.map(({ points }) => points)).toEqual([2, 2, 3, 3, 4, 5, 6]);
  expect(cards.map(({ hasRaven }) => hasRaven)).toEqual([false, false, false, false, true, false, true]);
});

test.each(['gold', 'drops'])('WB-25 what the %s shelf needs', (stack) => {
  const cards = POTIONS.flatMap((one) => (one.stack === stack && 'need' in one ? [one] : []));
  expect(cards.map(({ need }) => need)).toEqual([3, 3, 4, 5, 6]);
  expect(cards.map(({ points }) => points)).toEqual([2, 2, 3, 4, 5]);
  expect(cards.map(({ hasRaven }) => hasRaven)).toEqual([false, false, true, false, true]);
});

describe('brewing', () => {
  test('WB-14 one more drop of any colour buys a vial, full or favour', () => {
    const full = played(atFull('witch', { drops: 'RW' }), [ANNA, brew('iron', 'R', 'white')]);
    expect(owns(full)).toBe('0 gold, no drops, 1 vials');
    const favour = played(atFavour('witch', { gold: 2, drops: 'RR' }), [BEN, brew('iron', 'R', 'red')]);
    expect(owns(favour, BEN)).toBe('0 gold, no drops, 1 vials');
  });

  test('WB-14 the drop must be over after the recipe has been paid', () => {
    const refused = refusalOf(atFull('witch', { drops: 'R' }), ANNA, brew('iron', 'R', 'red'));
    expect(refused).toEqual({ rule: 'WB-14', reason: 'no-drop-to-add' });
  });

  test('WB-14 brewing by a spell buys no vial', () => {
    const table = atFull('warlock', { drops: 'RW' }, { spell: 'optio' });
    const refused = refusalOf(table, ANNA, brew('iron', 'R', 'white'));
    expect(refused).toEqual({ rule: 'WB-14', reason: 'adding-not-allowed' });
  });

  test('WB-14 no brew, no extra drop', () => {
    const table = atFull('witch', { drops: 'WW' });
    expect(factsOf(table, 'declined')).toMatchObject([{ role: 'witch', why: 'price' }]);
  });

  test('WB-15 a role whose stack is empty may be called, does nothing, and leading passes as usual', () => {
    const table = atFull('witch', { drops: 'RRRGG' }, { gone: { iron: 7 } });
    expect(factsOf(table, 'declined')).toMatchObject([{ role: 'witch', isFull: true, why: 'nothing' }]);
    expect(question(table)).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
  });

  test('WB-15 an empty cauldron is refused where another is left', () => {
    const table = atFull('warlock', { drops: 'RWG' }, { spell: 'optio', gone: { iron: 7 } });
    expect(refusalOf(table, ANNA, brew('iron', 'R'))).toEqual({ rule: 'WB-15', reason: 'cauldron-empty' });
  });

  test.each(['cutpurse', 'monk'] as const)('WB-15 the %s with an empty shelf does nothing', (role) => {
    const others = [{ gold: 9, drops: 'RRRR', hand: ['druid'] as const }, {}];
    const table = atFull(
      role,
      { gold: 9, drops: 'RRRRRR' },
      { players: others, gone: { gold: 5, drops: 5 } },
    );
    expect(factsOf(table, 'declined')).toMatchObject([{ role, why: 'nothing' }]);
    expect(owns(table, BEN)).toBe('9 gold, RRRR, 0 vials');
  });

  test('WB-20 the next potion of the stack is open at once', () => {
    const table = atFavour('witch', { gold: 2, drops: 'R' }, { gone: { iron: 1 } });
    expect(table.state.stacks.iron[0]).toBe(potion('iron', 2));
    const after = played(table, [BEN, brew('iron', 'R')]);
    expect(after.state.stacks.iron[0]).toBe(potion('iron', 3));
  });
});

describe('the shelves', () => {
  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
  ])('WB-16 of %i gold the cutpurse gets %i', (gold, due) => {
    const players = [{ gold, hand: ['druid'] as const }, { gold: 3 }];
    const table = played(atFull('cutpurse', {}, { players }), [ANNA, TAKE]);
    expect(playerOf(table, BEN).gold).toBe(gold - due);
    expect(table.state.goldOnShelf === 0 ? 3 : table.state.goldOnShelf).toBe(due + 1);
  });

  test('WB-16 who said "So be it" puts one less, never below nought', () => {
    const table = scenario({
      players: [
        { hand: ['cutpurse', 'monk'] },
        { gold: 6, hand: ['cutpurse'] },
        { gold: 2, hand: ['cutpurse'] },
      ],
    });
    const after = played(table, [ANNA, call('cutpurse')], [BEN, YIELD], [CLARA, YIELD], [ANNA, TAKE]);
    expect(factsOf(after, 'gave')).toEqual([
      { type: 'gave', seat: BEN, shelf: 'gold', price: { ...NOTHING, gold: 1 }, isSpared: true },
    ]);
    expect(playerOf(after, CLARA).gold).toBe(2);
  });

  test('WB-16 all pay, even past the need', () => {
    const players = [{ gold: 9, hand: ['druid'] as const }, { gold: 9 }];
    const after = played(atFull('cutpurse', { gold: 4 }, { players }), [ANNA, TAKE]);
    expect([playerOf(after, BEN).gold, playerOf(after, CLARA).gold]).toEqual([6, 6]);
    expect(playerOf(after, ANNA)).toMatchObject({ gold: 4, potions: [potion('gold', 1)] });
  });

  test.each([
    ['RRR', ''],
    ['RRRR', 'R'],
    ['RRRRRRR', 'R'],
    ['RRRRRRRR', 'RR'],
  ])('WB-17 of %s the monk gets %s', (own, due) => {
    const players = [{ drops: own, hand: ['druid'] as const }, { drops: 'GGGG' }];
    const after = played(atFull('monk', {}, { players }), [ANNA, TAKE]);
    expect(playerOf(after, BEN).drops.red).toBe(own.length - due.length);
  });

  test('WB-17 drops are chosen from the left of the actor, asked only where there is a choice', () => {
    const players = [{ drops: 'RRWW', hand: ['druid'] as const }, { drops: 'GGGG' }, { drops: 'RWGG' }];
    const asked = played(atFull('monk', {}, { players }), [ANNA, TAKE]);
    expect(question(asked)).toMatchObject({
      seat: BEN,
      open: true,
      what: { type: 'give', to: ANNA, count: 1 },
    });
    expect(legalMoves(witchsBrew, asked)).toEqual([give('R'), give('W')]);
    for (const bad of [give('G'), give('RW'), give('')]) {
      expect(refusalOf(asked, BEN, bad)).toEqual({ rule: 'WB-17', reason: 'give-exactly' });
    }
    expect(refusalOf(asked, BEN, TAKE)).toEqual({ rule: 'WB-17', reason: 'give-first' });
    const next = played(asked, [BEN, give('W')]);
    expect(question(next)).toMatchObject({ seat: DORA, what: { type: 'give' } });
    const end = played(next, [DORA, give('G')]);
    expect(playerOf(end, ANNA).potions).toEqual([potion('drops', 1)]);
    expect(letters(playerOf(end, BEN).drops)).toBe('RRW');
  });

  test('WB-17 who said "So be it" puts one drop less', () => {
    const table = scenario({
      players: [
        { hand: ['monk', 'witch'] },
        { drops: 'RRRR', hand: ['monk'] },
        { drops: 'GGGGGGGG', hand: ['monk'] },
      ],
    });
    const after = played(table, [ANNA, call('monk')], [BEN, YIELD], [CLARA, YIELD], [ANNA, TAKE]);
    expect(factsOf(after, 'gave').map(({ seat, price }) => [seat, letters(price.drops)])).toEqual([
      [CLARA, 'G'],
    ]);
  });

  test('WB-18 earlier leavings count, and the whole shelf goes to the supply', () => {
    const players = [{ gold: 3, hand: ['druid'] as const }, {}];
    const after = played(atFull('cutpurse', {}, { players, goldOnShelf: 2 }), [ANNA, TAKE]);
    expect(factsOf(after, 'bottled')).toMatchObject([
      { seat: ANNA, potion: potion('gold', 1), lay: { ...NOTHING, gold: 3 }, added: NOTHING },
    ]);
    expect(after.state.goldOnShelf).toBe(0);
  });

  test('WB-18 if it is short the actor may add exactly what is missing, even if nobody had to pay', () => {
    const asked = played(atFull('cutpurse', { gold: 5 }), [ANNA, TAKE]);
    expect(question(asked)).toMatchObject({
      seat: ANNA,
      what: { type: 'complete', shelf: 'gold', missing: 3 },
    });
    const added = played(asked, [ANNA, add(null)]);
    expect(playerOf(added, ANNA)).toMatchObject({ gold: 2, potions: [potion('gold', 1)] });
    const left = played(asked, [ANNA, DECLINE]);
    expect(playerOf(left, ANNA)).toMatchObject({ gold: 5, potions: [] });
    expect(refusalOf(asked, ANNA, add('RRR'))).toEqual({ rule: 'WB-18', reason: 'add-exactly' });
    expect(refusalOf(asked, ANNA, TAKE)).toEqual({ rule: 'WB-18', reason: 'complete-first' });
  });

  test('WB-18 the actor chooses which of his drops he adds', () => {
    const asked = played(atFull('monk', { drops: 'RRW' }, { dropsOnShelf: 'G' }), [ANNA, TAKE]);
    expect(legalMoves(witchsBrew, asked)).toEqual([add('RR'), add('RW'), DECLINE]);
    for (const bad of [add('R'), add('RRW'), add('GG'), add(null)]) {
      expect(refusalOf(asked, ANNA, bad)?.reason).toBe('add-exactly');
    }
    expect(letters(playerOf(played(asked, [ANNA, add('RW')]), ANNA).drops)).toBe('R');
  });

  test('WB-18 what is short stays on the card for later', () => {
    const players = [{ gold: 3, hand: ['druid'] as const }, {}];
    const after = played(atFull('cutpurse', { gold: 1 }, { players }), [ANNA, TAKE]);
    expect(factsOf(after, 'leftShort')).toEqual([
      { type: 'leftShort', seat: ANNA, shelf: 'gold', missing: 2 },
    ]);
    expect(after.state).toMatchObject({ goldOnShelf: 1 });
    expect(question(after)).toMatchObject({ seat: ANNA, what: { type: 'lead' } });
  });

  test('WB-18 one card an action', () => {
    const players = [{ gold: 30, hand: ['druid'] as const }, {}];
    const after = played(atFull('cutpurse', {}, { players }), [ANNA, TAKE]);
    expect(playerOf(after, ANNA).potions).toEqual([potion('gold', 1)]);
  });

  test('WB-19 what was over the need is lost to the supply', () => {
    const players = [{ gold: 30, hand: ['druid'] as const }, {}];
    const after = played(atFull('cutpurse', {}, { players }), [ANNA, TAKE]);
    expect(after.state.goldOnShelf).toBe(0);
    expect(playerOf(after, BEN).gold).toBe(20);
  });

  test('WB-19 if the role is declined nobody pays', () => {
    const players = [{ gold: 6, hand: ['druid'] as const }, {}];
    const after = played(atFull('cutpurse', { gold: 3 }, { players }), [ANNA, DECLINE]);
    expect(playerOf(after, BEN).gold).toBe(6);
    expect(factsOf(after, 'gave')).toEqual([]);
  });
});
