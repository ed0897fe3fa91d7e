import { defaultOptions } from '@/engine/core/game';
import { begin } from '@/engine/core/match';
import { legalMoves, start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import {
  BUILDINGS,
  CARDS,
  COST,
  FIELDS,
  HAUNTS,
  PRICES,
  SPIRIT_PLACES,
} from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { fameOf } from '@/engine/games/alchemirus/score';
import type { AlchemirusOptions, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { allCards } from '@/engine/games/alchemirus/steps';
import {
  ANNA,
  at,
  BEN,
  CLARA,
  DONE,
  estateOf,
  factsOf,
  go,
  onField,
  pay,
  played,
  playerOf,
  question,
  refusalOf,
  scenario,
} from './scenario';

const PLAIN: AlchemirusOptions = { bank: false, openMarket: false, fameGoal: 20 };

function seatedAt(seats: number, seed = 1, options: Partial<AlchemirusOptions> = {}): AlchemirusTable {
  return start(alchemirus, seats, { ...PLAIN, ...options }, rngFrom(seed));
}

describe('components', () => {
  test('AL-27 there are 140 cards, and a good is a card of the deck of which nobody sees the face', () => {
    expect(allCards(seatedAt(4, 1, { bank: true }))).toHaveLength(140);
    const table = onField('harvest', { players: [{ estate: ['horten', 'metalle'] }, {}] });
    const after = played(table, [ANNA, { type: 'harvest' }]);
    expect(allCards(after)).toHaveLength(140);
    expect(playerOf(after).estate.map(({ goods }) => goods[0]?.card)).toEqual(
      [...table.state.deck].reverse().slice(0, 2),
    );
    for (const viewer of [ANNA, BEN, 'public'] as const) {
      expect(alchemirus.view(after, viewer).players[ANNA]!.estate).toEqual([
        { building: 'horten', goods: ['herb'] },
        { building: 'metalle', goods: ['ore'] },
      ]);
    }
  });

  test('AL-28 the ring has eight fields for seven actions', () => {
    expect(FIELDS).toHaveLength(8);
    expect(new Set(FIELDS).size).toBe(7);
    expect(FIELDS.filter((field) => field === 'build')).toHaveLength(2);
  });

  test('AL-29 the Spirit begins on Labrium and knows five places around the centre, which is Domo', () => {
    expect(seatedAt(2).state.spirit).toBe('labrium');
    expect(HAUNTS).toEqual(['labrium', 'alembic', 'horten', 'metalle', 'fornax']);
    expect(SPIRIT_PLACES).toHaveLength(6);
  });
});

describe('set-up', () => {
  const sitters = (count: number) => allSeats(count).map((seat) => ({ name: `Guest ${seat}`, bot: null }));

  test.each([
    [1, false],
    [2, true],
    [4, true],
    [5, false],
  ])('AL-1 with %i players the game can begin: %s', (count, can) => {
    const match = begin(alchemirus, {
      options: defaultOptions(alchemirus),
      seed: 1,
      sitters: sitters(count),
    });
    expect(match.ok).toBe(can);
  });

  test('AL-1 everybody has a Horten and a Pergula, five hidden cards and no fame', () => {
    const table = seatedAt(4, 1, { bank: true });
    for (const seat of allSeats(4)) {
      expect(estateOf(table, seat)).toEqual(['horten', 'pergula']);
      expect(playerOf(table, seat).hand).toHaveLength(5);
      expect(fameOf(playerOf(table, seat))).toBe(0);
    }
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => seatedAt(3, seed).state.first));
    expect(firsts.size).toBe(3);
  });

  test('AL-2 only when a card is needed and the deck is empty are the discards shuffled', () => {
    const last = scenario({ players: [{}, {}], deck: ['domo'], discards: ['horten', 'horten'], turn: BEN });
    const drawn = played(last, [BEN, go(1)]);
    expect(drawn.state.discards).toHaveLength(2);
    const ended = played(onField('gifts', { players: [{}, {}], deck: [], discards: ['horten', 'labrium'] }), [
      ANNA,
      DONE,
    ]);
    expect(factsOf(ended, 'reshuffled')).toEqual([
      { type: 'reshuffled', count: 2, discards: ['horten', 'labrium'] },
    ]);
    expect(ended.state.deck).toHaveLength(1);
    expect(playerOf(ended, BEN).hand).toHaveLength(1);
  });

  test('AL-2 with deck and discards empty, what cannot be drawn is not drawn', () => {
    const ended = played(onField('gifts', { players: [{}, {}], deck: [] }), [ANNA, DONE]);
    expect(factsOf(ended, 'drew')).toEqual([]);
    expect(question(ended)).toMatchObject({ seat: BEN, what: { type: 'move' } });
  });

  test('AL-3 fame, hand sizes and discards are open, hands are not', () => {
    const table = scenario({
      players: [{ hand: ['labrium', 'domo'], fame: 3 }, {}],
      discards: ['gloria'],
    });
    const view = alchemirus.view(table, BEN);
    expect(view.players[ANNA]).toMatchObject({ fame: 3, handSize: 2 });
    expect(view.discards).toEqual(['gloria']);
    expect(JSON.stringify(view)).not.toContain('labrium');
  });

  test("AL-3 a good's card is seen as it is discarded", () => {
    const table = onField('sale', { players: [{ estate: ['horten: herb', 'pergula'] }, {}] });
    const after = played(table, [
      ANNA,
      { type: 'sell', from: 0, good: 'herb', at: 'pergula', currency: 'cards' },
    ]);
    expect(factsOf(after, 'sold')).toMatchObject([{ card: 'pergula' }]);
    expect(after.state.discards).toContain('pergula');
  });
});

describe('a turn', () => {
  test('AL-4 draw, move, act, Gloria, discard to ten, in this order', () => {
    const table = scenario({ players: [{ hand: ['gloria', ...Array(11).fill('horten')] }, {}] });
    expect(question(table).what.type).toBe('move');
    const moved = played(table, [ANNA, go(1)]);
    expect(question(moved).what.type).toBe('build');
    const acted = played(moved, [ANNA, DONE]);
    expect(question(acted).what.type).toBe('end');
    const paid = played(
      acted,
      [ANNA, { type: 'gloria' }],
      ...pay('horten', 'horten', 'horten', 'horten', 'horten'),
    );
    expect(question(paid)).toMatchObject({ seat: BEN, what: { type: 'move' } });
    expect(factsOf(paid, 'turnBegan')).toEqual([{ type: 'turnBegan', seat: BEN, turn: 4 }]);
    expect(factsOf(paid, 'drew')).toMatchObject([{ seat: BEN, count: 1, why: 'turn' }]);
  });

  test('AL-4 nothing else can be done before the pawn is moved', () => {
    const table = scenario({ players: [{ hand: ['horten', 'horten'] }, {}] });
    expect(refusalOf(table, ANNA, { type: 'harvest' })).toEqual({ rule: 'AL-5', reason: 'move-first' });
    expect(refusalOf(played(table, [ANNA, go(1)]), ANNA, { type: 'harvest' })?.reason).toBe('other-field');
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ])('AL-5 %i fields cost %i fame', (steps, price) => {
    const table = scenario({ players: [{ fame: 2, field: 4 }, {}] });
    const after = played(table, [ANNA, go(steps)]);
    expect(fameOf(playerOf(after))).toBe(2 - price);
    expect(playerOf(after).field).toBe((4 + steps) % 8);
  });

  test('AL-5 without fame one goes three fields at most, and never stays', () => {
    const table = scenario({ players: [{ field: 4 }, {}] });
    expect(legalMoves(alchemirus, table)).toEqual([go(1), go(2), go(3)]);
    expect(refusalOf(table, ANNA, go(4))).toEqual({ rule: 'AL-5', reason: 'steps-cost-fame' });
    expect(refusalOf(table, ANNA, go(0))).toEqual({ rule: 'AL-5', reason: 'must-move' });
    expect(refusalOf(table, ANNA, go(6))?.reason).toBe('not-a-move');
    expect(refusalOf(table, ANNA, { type: 'place', field: 2 })?.reason).toBe('pawn-placed-already');
  });

  test('AL-5 in the first turn the pawn is put on any field', () => {
    const table = scenario({ players: [{ field: null }, {}] });
    expect(legalMoves(alchemirus, table)).toHaveLength(8);
    expect(refusalOf(table, ANNA, go(1))?.reason).toBe('pawn-not-placed-yet');
    expect(playerOf(played(table, [ANNA, { type: 'place', field: 6 }])).field).toBe(6);
  });

  test("AL-6 a field's action may be left out, but not the Spirit's", () => {
    const built = onField('build', { players: [{ hand: ['horten', 'horten'] }, {}] });
    expect(question(played(built, [ANNA, DONE])).what.type).toBe('end');
    const haunted = onField('spirit', { players: [{}, {}] });
    expect(refusalOf(haunted, ANNA, DONE)).toEqual({ rule: 'AL-13', reason: 'spirit-first' });
  });

  test('AL-6 an action that cannot be done is not asked about', () => {
    expect(question(onField('transport', { players: [{}, {}] })).what.type).toBe('end');
    expect(question(onField('gifts', { players: [{ hand: ['horten'] }, {}] })).what.type).toBe('end');
  });

  test('AL-7 only one pawn may stand on the Spirit field', () => {
    const table = scenario({ players: [{ field: at('harvest') }, { field: at('spirit') }, { field: null }] });
    expect(refusalOf(table, ANNA, go(2))).toEqual({ rule: 'AL-7', reason: 'spirit-field-taken' });
    const placing = { ...table, agenda: [{ ...question(table), seat: CLARA }] };
    expect(refusalOf(placing, CLARA, { type: 'place', field: at('spirit') })?.reason).toBe(
      'spirit-field-taken',
    );
    const gifts = scenario({ players: [{ field: at('sale') }, { field: at('gifts') }] });
    expect(refusalOf(gifts, ANNA, go(1))).toBeNull();
  });

  test('AL-7 the first pawn may be placed there, must then move the Spirit, and that is not passing', () => {
    const table = scenario({ players: [{ field: null }, {}] });
    const after = played(table, [ANNA, { type: 'place', field: at('spirit') }]);
    expect(question(after).what.type).toBe('spirit');
    expect(factsOf(after, 'drew')).toEqual([]);
  });

  test.each([
    ['harvest', 3, 1],
    ['harvest', 2, 0],
    ['spirit', 1, 0],
    ['transport', 2, 1],
    ['gifts', 5, 1],
    ['build', 2, 0],
  ] as const)('AL-8 from %s by %i fields: %i card for passing the Spirit', (from, steps, cards) => {
    const table = scenario({ players: [{ field: at(from), fame: 1, hand: ['horten'] }, {}] });
    const drew = factsOf(played(table, [ANNA, go(steps)]), 'drew');
    expect(drew.filter(({ why }) => why === 'spirit')).toHaveLength(cards);
  });

  test('AL-9 each Domo gives a card on Harvest, Transport and Transmutation, whether or not one acts', () => {
    const estate = ['domo', 'domo', 'horten'];
    for (const field of ['harvest', 'transport', 'transmutation'] as const) {
      expect(factsOf(onField(field, { players: [{ estate }, {}] }), 'drew')).toMatchObject([
        { why: 'domo', count: 2 },
      ]);
    }
    for (const field of ['build', 'sale', 'gifts'] as const) {
      expect(factsOf(onField(field, { players: [{ estate }, {}] }), 'drew')).toEqual([]);
    }
  });

  test('AL-9 not while the Spirit is in the centre', () => {
    const table = onField('transport', { players: [{ estate: ['domo'] }, {}], spirit: 'domo' });
    expect(factsOf(table, 'drew')).toEqual([]);
  });
});

describe('building', () => {
  const hand = ['alembic', 'horten', 'metalle', 'pergula', 'domo'] as const;

  test('AL-10 a building costs other cards of the hand', () => {
    const table = onField('build', { players: [{ hand }, {}] });
    const laid = played(table, [ANNA, { type: 'build', building: 'alembic', demolish: null }]);
    expect(question(laid)).toMatchObject({
      seat: ANNA,
      open: false,
      what: { type: 'pay', left: 3, last: null },
    });
    const after = played(laid, ...pay('horten', 'pergula', 'domo'));
    expect(estateOf(after)).toEqual(['horten', 'pergula', 'alembic']);
    expect(playerOf(after).hand).toEqual(['metalle']);
    expect(after.state.discards).toEqual(['horten', 'pergula', 'domo']);
    expect(allCards(laid)).toHaveLength(140);
  });

  test('AL-10 the costs', () => {
    expect(BUILDINGS.map((building) => [building, COST[building]])).toEqual([
      ['horten', 1],
      ['metalle', 1],
      ['pergula', 1],
      ['alembic', 3],
      ['fornax', 3],
      ['domo', COST.domo],
      ['taberna', 4],
      ['labrium', 5],
      ['donarium', 6],
    ]);
    expect([3, 4]).toContain(COST.domo);
  });

  test('AL-10 as many as one can pay for, also of the same kind, and no other field lets one build', () => {
    const table = onField('build', { players: [{ hand: ['horten', 'horten', 'metalle', 'domo'] }, {}] });
    const once = played(table, [ANNA, { type: 'build', building: 'horten', demolish: null }], ...pay('domo'));
    expect(question(once).what.type).toBe('build');
    const twice = played(
      once,
      [ANNA, { type: 'build', building: 'horten', demolish: null }],
      ...pay('metalle'),
    );
    expect(estateOf(twice)).toEqual(['horten', 'pergula', 'horten', 'horten']);
    expect(question(twice).what.type).toBe('end');
    const elsewhere = onField('harvest', { players: [{ hand }, {}] });
    expect(refusalOf(elsewhere, ANNA, { type: 'build', building: 'horten', demolish: null })?.reason).toBe(
      'other-field',
    );
  });

  test('AL-10 what cannot be paid for or is not in the hand is refused', () => {
    const table = onField('build', { players: [{ hand: ['alembic', 'horten', 'metalle'] }, {}] });
    const tryBuilding = (building: string) =>
      refusalOf(table, ANNA, { type: 'build', building, demolish: null });
    expect(tryBuilding('alembic')).toEqual({ rule: 'AL-10', reason: 'cannot-afford' });
    expect(tryBuilding('domo')).toEqual({ rule: 'AL-10', reason: 'card-not-in-hand' });
  });

  test('AL-10 cards are paid in the order of the box, so that each choice is made in one way', () => {
    const table = onField('build', { players: [{ hand }, {}] });
    const laid = played(table, [ANNA, { type: 'build', building: 'alembic', demolish: null }]);
    expect(legalMoves(alchemirus, laid)).toEqual([
      { type: 'pay', card: 'horten' },
      { type: 'pay', card: 'metalle' },
    ]);
    const once = played(laid, [ANNA, { type: 'pay', card: 'metalle' }]);
    expect(refusalOf(once, ANNA, { type: 'pay', card: 'horten' })).toEqual({
      rule: 'AL-10',
      reason: 'pay-in-order-build',
    });
    expect(refusalOf(once, ANNA, { type: 'pay', card: 'labrium' })).toEqual({
      rule: 'AL-10',
      reason: 'pay-from-hand-build',
    });
    expect(refusalOf(once, ANNA, DONE)).toEqual({ rule: 'AL-10', reason: 'pay-first-build' });
  });

  test('AL-11 with twelve buildings one is demolished first, with the goods on it', () => {
    const estate = ['horten: herb', ...Array(11).fill('pergula')];
    const table = onField('build', { players: [{ hand: ['horten', 'metalle'], estate }, {}] });
    expect(refusalOf(table, ANNA, { type: 'build', building: 'metalle', demolish: null })).toEqual({
      rule: 'AL-11',
      reason: 'estate-full',
    });
    const laid = played(table, [ANNA, { type: 'build', building: 'metalle', demolish: 0 }]);
    expect(laid.state.discards).toEqual(['horten', 'pergula']);
    expect(playerOf(laid).hand).toEqual(['horten']);
    expect(estateOf(played(laid, ...pay('horten')))).toHaveLength(12);
  });

  test('AL-11 with fewer nothing can be demolished', () => {
    const table = onField('build', { players: [{ hand: ['horten', 'metalle'] }, {}] });
    const refused = refusalOf(table, ANNA, { type: 'build', building: 'metalle', demolish: 0 });
    expect(refused).toEqual({ rule: 'AL-11', reason: 'demolish-only-when-full' });
  });

  test('AL-12 Gloria is not a building', () => {
    const table = onField('build', { players: [{ hand: ['gloria', ...CARDS] }, {}] });
    const refused = refusalOf(table, ANNA, { type: 'build', building: 'gloria', demolish: null });
    expect(refused).toEqual({ rule: 'AL-12', reason: 'gloria-is-no-building' });
  });
});

test('AL-19 what the stalls pay', () => {
  expect(PRICES).toEqual({
    pergula: {
      herb: { cards: 1 },
      ore: { cards: 1 },
      tincture: { cards: 3 },
      metal: { cards: 3 },
      gold: { cards: 5, fame: 1 },
    },
    taberna: {
      herb: { cards: 1 },
      ore: { cards: 1 },
      tincture: { cards: 3, fame: 1 },
      metal: { cards: 3, fame: 1 },
      gold: { cards: 5, fame: 3 },
    },
    donarium: { gold: { cards: 6, fame: 5 } },
  });
});
