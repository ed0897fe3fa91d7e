import { asked } from '@/engine/core/game';
import { follow, legalMoves } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import type { AlchemirusMove, AlchemirusTable, Payment } from '@/engine/games/alchemirus/state';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { fameOf } from '@/engine/games/alchemirus/score';
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

const haunt = (place: string, isForHand = false) => ({ type: 'haunt', place, isForHand }) as AlchemirusMove;
const HARVEST: AlchemirusMove = { type: 'harvest' };
const carry = (from: number, good: string, to: number) =>
  ({ type: 'carry', from, good, to }) as AlchemirusMove;
const transmute = (plot: number): AlchemirusMove => ({ type: 'transmute', plot });
const sell = (from: number, good: string, stall: string, currency = 'cards') =>
  ({ type: 'sell', from, good, at: stall, currency }) as AlchemirusMove;

/** The hand holds Domos, but too few to begin with them, and no Labrium. */
function expectPayment(table: AlchemirusTable, seat: Seat, rule: string, purpose: Payment): void {
  expect(question(table)).toMatchObject({ seat, what: { type: 'pay', purpose } });
  const reasonFor = (move: AlchemirusMove) => refusalOf(table, seat, move);
  expect(reasonFor(DONE)).toEqual({ rule, reason: `pay-first-${purpose}` });
  expect(reasonFor({ type: 'pay', card: 'domo' })).toEqual({ rule, reason: `pay-in-order-${purpose}` });
  expect(reasonFor({ type: 'pay', card: 'labrium' })).toEqual({ rule, reason: `pay-from-hand-${purpose}` });
}

describe('the Spirit', () => {
  test('AL-13 it goes one place left or right, never into the centre that way', () => {
    const table = onField('spirit', { players: [{}, {}], spirit: 'horten' });
    expect(legalMoves(alchemirus, table)).toEqual([haunt('alembic'), haunt('metalle')]);
    expect(refusalOf(table, ANNA, haunt('domo'))).toEqual({ rule: 'AL-13', reason: 'spirit-too-far' });
    expect(refusalOf(table, ANNA, haunt('fornax'))?.reason).toBe('spirit-too-far');
    expect(refusalOf(table, ANNA, haunt('horten'))).toEqual({ rule: 'AL-13', reason: 'spirit-must-leave' });
    expect(refusalOf(table, ANNA, haunt('domo', true))).toEqual({
      rule: 'AL-13',
      reason: 'no-hand-to-discard',
    });
  });

  test('AL-13 the ring is closed', () => {
    const table = onField('spirit', { players: [{}, {}], spirit: 'labrium' });
    expect(legalMoves(alchemirus, table)).toEqual([haunt('alembic'), haunt('fornax')]);
  });

  test('AL-13 for the whole hand it goes anywhere else, the centre included', () => {
    const table = onField('spirit', { players: [{ hand: ['horten', 'domo'] }, {}], spirit: 'horten' });
    expect(
      legalMoves(alchemirus, table).filter((move) => move.type === 'haunt' && move.isForHand),
    ).toHaveLength(5);
    const after = played(table, [ANNA, haunt('labrium', true)]);
    expect(playerOf(after).hand).toEqual([]);
    expect(after.state).toMatchObject({ spirit: 'labrium', discards: ['horten', 'domo'] });
  });

  test('AL-13 out of the centre it goes to any outer place', () => {
    const table = onField('spirit', { players: [{}, {}], spirit: 'domo' });
    expect(legalMoves(alchemirus, table)).toHaveLength(5);
    expect(played(table, [ANNA, haunt('metalle')]).state.spirit).toBe('metalle');
  });

  test.each([
    ['horten', 'harvest', ['horten']],
    ['metalle', 'harvest', ['metalle']],
    ['alembic', 'transmutation', ['alembic: herb']],
    ['fornax', 'transmutation', ['fornax: ore']],
    ['labrium', 'transmutation', ['labrium: tincture metal']],
  ] as const)('AL-14 while it is on %s that kind does not work', (spirit, field, estate) => {
    expect(question(onField(field, { players: [{ estate }, {}], spirit })).what.type).toBe('end');
    const free = onField(field, { players: [{ estate }, {}], spirit: 'domo' });
    expect(question(free).what.type).not.toBe('end');
  });

  test('AL-14 goods may still be put there, taken away and sold', () => {
    const estate = ['metalle: ore', 'fornax', 'pergula'];
    const carried = played(onField('transport', { players: [{ estate }, {}], spirit: 'fornax' }), [
      ANNA,
      carry(0, 'ore', 1),
    ]);
    expect(estateOf(carried)).toEqual(['metalle', 'fornax: ore', 'pergula']);
    const sold = onField('sale', {
      players: [{ estate: ['fornax: metal', 'pergula'] }, {}],
      spirit: 'fornax',
    });
    expect(refusalOf(sold, ANNA, sell(0, 'metal', 'pergula'))).toBeNull();
  });

  test('AL-15 who moves it into the centre may take a random card of another player with a Domo', () => {
    const table = onField('spirit', {
      players: [
        { hand: ['horten'] },
        { estate: ['domo'], hand: ['labrium', 'gloria'] },
        { estate: ['domo'] },
        { hand: ['metalle'] },
      ],
    });
    const moved = played(table, [ANNA, haunt('domo', true)]);
    expect(legalMoves(alchemirus, moved)).toEqual([{ type: 'rob', seat: BEN }, DONE]);
    expect(refusalOf(moved, ANNA, { type: 'rob', seat: CLARA })).toEqual({
      rule: 'AL-15',
      reason: 'nothing-to-rob',
    });
    expect(refusalOf(moved, ANNA, haunt('horten'))).toEqual({ rule: 'AL-15', reason: 'rob-first' });
    const after = played(moved, [ANNA, { type: 'rob', seat: BEN }]);
    const [stolen] = playerOf(after).hand;
    expect(['labrium', 'gloria']).toContain(stolen);
    const [fact] = factsOf(after, 'robbed');
    expect(alchemirus.witness(fact!, ANNA)).toMatchObject({ card: stolen });
    expect(alchemirus.witness(fact!, BEN)).toMatchObject({ card: stolen });
    expect(alchemirus.witness(fact!, CLARA)).toMatchObject({ card: null });
  });

  test('AL-15 without such a player nobody is asked', () => {
    const table = onField('spirit', {
      players: [{ hand: ['horten'], estate: ['domo'] }, { hand: ['metalle'] }],
    });
    expect(question(played(table, [ANNA, haunt('domo', true)])).what.type).toBe('end');
  });
});

describe('goods', () => {
  test('AL-16 each empty, unblocked Horten and Metalle gets a good, all at once', () => {
    const estate = ['horten', 'horten: herb', 'metalle', 'pergula', 'alembic'];
    const table = onField('harvest', { players: [{ estate }, {}] });
    const after = played(table, [ANNA, HARVEST]);
    expect(estateOf(after)).toEqual(['horten: herb', 'horten: herb', 'metalle: ore', 'pergula', 'alembic']);
    expect(factsOf(after, 'harvested')).toEqual([
      { type: 'harvested', seat: ANNA, plots: [0, 2], goods: ['herb', 'ore'] },
    ]);
  });

  test('AL-16 if cards run short the owner chooses which buildings get one', () => {
    const estate = ['horten', 'horten', 'metalle'];
    const table = onField('harvest', { players: [{ estate }, {}], deck: ['domo'], discards: ['gloria'] });
    const asking = played(table, [ANNA, HARVEST]);
    expect(question(asking).what).toEqual({ type: 'grow', left: 2 });
    expect(refusalOf(asking, ANNA, DONE)).toEqual({ rule: 'AL-16', reason: 'grow-first' });
    const once = played(asking, [ANNA, { type: 'grow', plot: 2 }]);
    expect(refusalOf(once, ANNA, { type: 'grow', plot: 2 })).toEqual({
      rule: 'AL-16',
      reason: 'nothing-grows-there',
    });
    const after = played(once, [ANNA, { type: 'grow', plot: 1 }]);
    expect(estateOf(after)).toEqual(['horten', 'horten: herb', 'metalle: ore']);
    expect(question(after).what.type).toBe('end');
  });

  const way = ['horten: herb', 'alembic', 'metalle: ore', 'fornax: metal', 'labrium', 'alembic: tincture'];

  test('AL-17 herbs to a still, ore to a furnace, tincture and metal to a laboratory', () => {
    const table = onField('transport', { players: [{ estate: way }, {}] });
    expect(legalMoves(alchemirus, table)).toEqual([
      carry(0, 'herb', 1),
      carry(3, 'metal', 4),
      carry(5, 'tincture', 4),
      DONE,
    ]);
  });

  test('AL-17 a place emptied earlier can be filled in the same action', () => {
    const table = onField('transport', { players: [{ estate: way }, {}] });
    const after = played(
      table,
      [ANNA, carry(3, 'metal', 4)],
      [ANNA, carry(2, 'ore', 3)],
      [ANNA, carry(5, 'tincture', 4)],
    );
    expect(estateOf(after)).toEqual([
      'horten: herb',
      'alembic',
      'metalle',
      'fornax: ore',
      'labrium: metal tincture',
      'alembic',
    ]);
    expect(refusalOf(after, ANNA, carry(4, 'metal', 3))?.reason).toBe('wrong-way');
  });

  test('AL-17 the place must be empty, and gold stays where it is', () => {
    const estate = [
      'horten: herb',
      'alembic: herb',
      'labrium: gold',
      'fornax: metal',
      'labrium: metal',
      'alembic',
    ];
    const table = onField('transport', { players: [{ estate }, {}] });
    expect(refusalOf(table, ANNA, carry(0, 'herb', 1))).toEqual({ rule: 'AL-17', reason: 'place-taken' });
    expect(refusalOf(table, ANNA, carry(3, 'metal', 2))?.reason).toBe('place-taken');
    expect(refusalOf(table, ANNA, carry(3, 'metal', 4))?.reason).toBe('place-taken');
    expect(refusalOf(table, ANNA, carry(2, 'gold', 4))?.reason).toBe('wrong-way');
    expect(refusalOf(table, ANNA, carry(0, 'ore', 1))).toEqual({ rule: 'AL-17', reason: 'no-such-good' });
    expect(refusalOf(table, ANNA, carry(0, 'herb', 2))?.reason).toBe('wrong-way');
    expect(refusalOf(table, ANNA, carry(0, 'herb', 5))).toBeNull();
    expect(refusalOf(table, ANNA, carry(1, 'herb', 5))?.reason).toBe('wrong-way');
  });

  test('AL-18 stills, furnaces and laboratories change what lies on them', () => {
    const estate = ['alembic: herb', 'fornax: ore', 'labrium: tincture metal'];
    const table = onField('transmutation', { players: [{ estate }, {}], spirit: 'domo' });
    const after = played(table, [ANNA, transmute(0)], [ANNA, transmute(1)], [ANNA, transmute(2)]);
    expect(estateOf(after)).toEqual(['alembic: tincture', 'fornax: metal', 'labrium: gold']);
    expect(after.state.discards).toEqual(['pergula']);
    expect(allCards(after)).toHaveLength(140);
    expect(question(after).what.type).toBe('end');
  });

  test('AL-18 any building may be left out, and nothing is changed twice', () => {
    const estate = ['alembic: herb', 'fornax: ore', 'alembic: tincture', 'labrium: metal'];
    const table = onField('transmutation', { players: [{ estate }, {}], spirit: 'domo' });
    expect(legalMoves(alchemirus, table)).toEqual([transmute(0), transmute(1), DONE]);
    const second = played(table, [ANNA, transmute(1)]);
    expect(question(second).what.type).toBe('end');
    expect(estateOf(second)[0]).toBe('alembic: herb');
    const first = played(table, [ANNA, transmute(0)]);
    expect(refusalOf(first, ANNA, transmute(0))?.reason).toBe('nothing-to-transmute');
    expect(refusalOf(table, ANNA, transmute(2))).toEqual({ rule: 'AL-18', reason: 'nothing-to-transmute' });
    expect(refusalOf(table, ANNA, HARVEST)?.reason).toBe('other-field');
  });
});

describe('selling', () => {
  const estate = ['horten: herb', 'alembic: herb', 'metalle: ore', 'fornax: metal', 'pergula', 'taberna'];

  test('AL-19 four goods at a stall and a shop bring three cards and one fame', () => {
    const table = onField('sale', { players: [{ estate }, {}] });
    const after = played(
      table,
      [ANNA, sell(0, 'herb', 'pergula')],
      [ANNA, sell(1, 'herb', 'taberna')],
      [ANNA, sell(2, 'ore', 'taberna')],
      [ANNA, sell(3, 'metal', 'taberna', 'fame')],
    );
    expect(playerOf(after).hand).toHaveLength(3);
    expect(fameOf(playerOf(after))).toBe(1);
    expect(estateOf(after)).toEqual(['horten', 'alembic', 'metalle', 'fornax', 'pergula', 'taberna']);
    expect(question(after).what.type).toBe('end');
  });

  test('AL-19 each Pergula sells one good, each Taberna three, each Donarium one gold', () => {
    const table = onField('sale', { players: [{ estate }, {}] });
    const once = played(table, [ANNA, sell(0, 'herb', 'pergula')]);
    expect(refusalOf(once, ANNA, sell(1, 'herb', 'pergula'))).toEqual({
      rule: 'AL-19',
      reason: 'stall-sold-out',
    });
    expect(refusalOf(once, ANNA, sell(1, 'herb', 'donarium'))).toEqual({
      rule: 'AL-19',
      reason: 'stall-missing',
    });
    expect(refusalOf(once, ANNA, sell(1, 'herb', 'taberna', 'fame'))).toEqual({
      rule: 'AL-19',
      reason: 'not-traded-there',
    });
    expect(refusalOf(once, ANNA, sell(0, 'herb', 'taberna'))).toEqual({
      rule: 'AL-19',
      reason: 'no-good-to-sell',
    });
    const gold = onField('sale', {
      players: [{ estate: ['labrium: gold', 'donarium', 'labrium: gold'] }, {}],
    });
    const sold = played(gold, [ANNA, sell(0, 'gold', 'donarium', 'fame')]);
    expect(fameOf(playerOf(sold))).toBe(5);
    expect(refusalOf(gold, ANNA, sell(0, 'gold', 'pergula'))?.reason).toBe('stall-missing');
  });

  test('AL-19 what was sold in one visit does not count in the next', () => {
    const sold = played(onField('sale', { players: [{ estate }, {}] }), [ANNA, sell(0, 'herb', 'pergula')]);
    const next = played(sold, [ANNA, DONE], [ANNA, DONE]);
    expect(next.state.sold).toEqual({ pergula: 0, taberna: 0, donarium: 0 });
  });

  test('AL-20 five cards for one fame, once a visit', () => {
    const table = onField('gifts', {
      players: [{ hand: ['domo', 'domo', 'domo', 'domo', 'domo', 'domo', 'horten'] }, {}],
    });
    const given = played(table, [ANNA, { type: 'give' }], ...pay('domo', 'domo', 'domo', 'domo', 'horten'));
    expect(fameOf(playerOf(given))).toBe(1);
    expect(playerOf(given).fame.gifts).toBe(1);
    expect(playerOf(given).hand).toEqual(['domo', 'domo']);
    expect(question(given).what.type).toBe('end');
  });

  test('AL-20 gifts are paid before anything else, with cards of the hand, in the order of the box', () => {
    const hand = ['horten', 'horten', 'domo', 'domo', 'domo', 'domo'] as const;
    const given = played(onField('gifts', { players: [{ hand }, {}] }), [ANNA, { type: 'give' }]);
    expectPayment(given, ANNA, 'AL-20', 'gifts');
  });

  test('AL-20 with fewer than five there is no gift', () => {
    const table = onField('gifts', { players: [{ hand: ['domo', 'domo', 'domo', 'domo'] }, {}] });
    expect(question(table).what.type).toBe('end');
    const asking = { ...table, agenda: [{ ...question(table), what: { type: 'gifts' } as const }] };
    expect(refusalOf(asking, ANNA, { type: 'give' })).toEqual({ rule: 'AL-20', reason: 'too-few-for-gifts' });
  });
});

describe('the end of a turn and of the game', () => {
  const six = ['gloria', 'domo', 'domo', 'domo', 'domo', 'domo'] as const;

  test('AL-21 one Gloria a turn, with five other cards, for one fame, on any field', () => {
    const hand = [...six, ...six, 'gloria'] as const;
    const end = played(onField('harvest', { players: [{ hand }, {}] }), [ANNA, DONE]);
    const after = played(end, [ANNA, { type: 'gloria' }], ...pay('domo', 'domo', 'domo', 'domo', 'domo'));
    expect(fameOf(playerOf(after))).toBe(1);
    expect(question(after).seat).toBe(BEN);
  });

  test('AL-21 it needs the card and five others', () => {
    const without = onField('gifts', { players: [{ hand: ['domo'] }, {}] });
    expect(refusalOf(without, ANNA, { type: 'gloria' })).toEqual({ rule: 'AL-21', reason: 'no-gloria' });
    const poor = onField('gifts', { players: [{ hand: ['gloria', 'domo', 'domo'] }, {}] });
    expect(refusalOf(poor, ANNA, { type: 'gloria' })).toEqual({
      rule: 'AL-21',
      reason: 'too-few-for-gloria',
    });
    expect(refusalOf(without, ANNA, HARVEST)).toEqual({ rule: 'AL-4', reason: 'end-first' });
  });

  test('AL-21 a Gloria is paid before anything else, with cards of the hand, in the order of the box', () => {
    const table = onField('harvest', { players: [{ hand: ['horten', 'horten', ...six.slice(0, 5)] }, {}] });
    expectPayment(played(table, [ANNA, DONE], [ANNA, { type: 'gloria' }]), ANNA, 'AL-21', 'gloria');
  });

  test('AL-22 down to ten cards at the end, of one’s choice; no limit before', () => {
    const table = onField('gifts', { players: [{ hand: [...Array(11).fill('horten'), 'domo'] }, {}] });
    const end = played(table, [ANNA, DONE], [ANNA, DONE]);
    expect(question(end).what).toEqual({ type: 'pay', purpose: 'limit', left: 2, last: null });
    const after = played(end, ...pay('horten', 'domo'));
    expect(playerOf(after).hand).toEqual(Array(10).fill('horten'));
    expect(question(after).seat).toBe(BEN);
  });

  test('AL-22 cards beyond the limit go before anything else, from the hand, in the order of the box', () => {
    const table = onField('gifts', { players: [{ hand: [...Array(11).fill('horten'), 'domo'] }, {}] });
    expectPayment(played(table, [ANNA, DONE], [ANNA, DONE]), ANNA, 'AL-22', 'limit');
  });

  test('AL-23 with twenty fame the last round begins: only those with fewer turns play once more', () => {
    const players = [{ fame: 20 }, {}, {}];
    const first = played(onField('gifts', { players }), [ANNA, DONE]);
    expect(factsOf(first, 'goalReached')).toEqual([{ type: 'goalReached', seat: ANNA }]);
    expect(question(first).seat).toBe(BEN);
    const second = played(first, [BEN, go(1)], [BEN, DONE]);
    expect(question(second).seat).toBe(CLARA);
    const over = played(second, [CLARA, go(1)], [CLARA, DONE]);
    expect(asked(over)).toBeNull();
    expect(factsOf(over, 'ended')).toHaveLength(1);
  });

  test('AL-23 whoever follows it sees the last round begin when that is told, and the turn pass after it', () => {
    const { trail } = follow(alchemirus, onField('gifts', { players: [{ fame: 20 }, {}] }), DONE);
    const seen = trail.map(({ fact, before }) => [fact.type, before.state.isLastRound, before.state.turn]);
    expect(seen.slice(0, 2)).toEqual([
      ['goalReached', false, ANNA],
      ['turnBegan', true, ANNA],
    ]);
  });

  test('AL-23 when the last of the round reaches it the game is over, and spent fame does not undo it', () => {
    const last = scenario({ players: [{}, { fame: 20, field: 4 }], turn: BEN });
    expect(asked(played(last, [BEN, go(3)], [BEN, DONE]))).toBeNull();
    const spent = scenario({ players: [{}, { fame: 20, field: 4 }], turn: BEN, isLastRound: true });
    expect(asked(played(spent, [BEN, go(4)], [BEN, DONE]))).toBeNull();
  });

  test('AL-24 most fame wins; tied, the dearer estate; then a draw', () => {
    const ranks = (...players: readonly { fame: number; estate: readonly string[] }[]) =>
      alchemirus.score(scenario({ players })).map(({ rank }) => rank);
    expect(ranks({ fame: 3, estate: ['donarium'] }, { fame: 4, estate: [] })).toEqual([2, 1]);
    expect(ranks({ fame: 4, estate: ['alembic'] }, { fame: 4, estate: ['horten', 'pergula'] })).toEqual([
      1, 2,
    ]);
    expect(ranks({ fame: 4, estate: ['alembic'] }, { fame: 4, estate: ['fornax'] })).toEqual([1, 1]);
  });

  test('AL-24 a tie is named by what the estates cost', () => {
    const players = [
      { fame: 4, estate: ['alembic'] },
      { fame: 4, estate: ['horten', 'pergula'] },
    ];
    expect(alchemirus.score(scenario({ players }))[0]!.tie).toMatchObject({
      merit: 'estate',
      own: 3,
      other: 2,
    });
  });

  test('AL-24 fame is told once, and not again as a number of sales', () => {
    const [standing] = alchemirus.score(scenario({ players: [{ fame: 5 }, {}] }));
    expect(standing?.lines).toContainEqual({ line: 'sale', count: null, points: 5 });
  });

  test('AL-30 with a goal of fifteen, fifteen are enough', () => {
    const players = [{ fame: 15 }, {}];
    const short = played(onField('gifts', { players, options: { fameGoal: 15 } }), [ANNA, DONE]);
    expect(short.state.isLastRound).toBe(true);
    const long = played(onField('gifts', { players }), [ANNA, DONE]);
    expect(long.state.isLastRound).toBe(false);
  });
});

describe('the bank', () => {
  const bank = ['horten', 'domo', 'domo', 'labrium', 'gloria'] as const;
  const options = { bank: true };

  function atDraw(hand: readonly ('metalle' | 'fornax')[], deck?: readonly 'pergula'[]) {
    const table = scenario({ players: [{}, { hand }], bank, options, ...(deck ? { deck } : {}) });
    return played(table, [ANNA, go(1)], [ANNA, DONE]);
  }

  test('AL-25 instead of drawing, one of five open cards for another of the hand; the place is refilled', () => {
    const table = atDraw(['metalle', 'fornax']);
    expect(question(table)).toMatchObject({ seat: BEN, what: { type: 'draw' } });
    expect(legalMoves(alchemirus, table)).toHaveLength(1 + 4 * 2);
    const after = played(table, [BEN, { type: 'exchange', take: 'labrium', give: 'metalle' }]);
    expect(playerOf(after, BEN).hand).toEqual(['fornax', 'labrium']);
    expect(after.state.bank[3]).not.toBeNull();
    expect(after.state.discards).toEqual(['metalle']);
    expect(allCards(after)).toHaveLength(140);
    expect(question(after).what.type).toBe('move');
  });

  test('AL-25 what is not there cannot be exchanged', () => {
    const table = atDraw(['metalle']);
    const exchange = (take: string, give: string) =>
      refusalOf(table, BEN, { type: 'exchange', take, give })?.reason;
    expect(exchange('fornax', 'metalle')).toBe('not-in-bank');
    expect(exchange('domo', 'domo')).toBe('nothing-to-exchange');
    expect(refusalOf(table, BEN, go(1))).toEqual({ rule: 'AL-4', reason: 'draw-first' });
  });

  test('AL-25 without a card of his own a player simply draws', () => {
    expect(question(atDraw([])).what.type).toBe('move');
  });

  test('AL-25 when the deck runs out the bank is shuffled with the discards and laid out anew', () => {
    const table = scenario({
      players: [{ field: at('sale') }, { hand: ['metalle'] }],
      bank,
      options,
      deck: [],
      discards: ['fornax', 'fornax'],
    });
    const asking = played(table, [ANNA, go(1)], [ANNA, DONE]);
    const after = played(asking, [BEN, { type: 'draw' }]);
    expect(factsOf(after, 'reshuffled')).toEqual([
      { type: 'reshuffled', count: 7, discards: ['fornax', 'fornax'] },
    ]);
    expect(after.state.bank.filter((card) => card !== null)).toHaveLength(5);
    expect(after.state.deck).toHaveLength(1);
    expect(playerOf(after, BEN).hand).toHaveLength(2);
  });
});

describe('the open market', () => {
  const options = { openMarket: true };
  const cards = (count: number) => Array(count).fill('horten') as 'horten'[];

  function offered() {
    const table = onField('sale', {
      players: [
        { estate: ['alembic: tincture', 'taberna'] },
        { estate: ['labrium'], hand: cards(3) },
        { estate: ['labrium', 'alembic'], hand: [...cards(4), 'domo'] },
      ],
      options,
    });
    return played(table, [ANNA, sell(0, 'tincture', 'taberna')]);
  }

  test('AL-26 who has a place and one card more than the price is asked on the open table, in order', () => {
    expect(question(offered())).toMatchObject({
      seat: CLARA,
      open: true,
      what: { type: 'offer', seller: ANNA, good: 'tincture', price: 3 },
    });
    expect(legalMoves(alchemirus, offered())).toEqual([
      { type: 'buy', plot: 0 },
      { type: 'buy', plot: 1 },
      DONE,
    ]);
    expect(refusalOf(offered(), CLARA, { type: 'buy', plot: 5 })).toEqual({
      rule: 'AL-26',
      reason: 'no-place-for-it',
    });
    expect(refusalOf(offered(), CLARA, HARVEST)).toEqual({ rule: 'AL-26', reason: 'answer-offer-first' });
  });

  test('AL-26 the buyer pays one more in private, the good moves, the seller is paid from the deck', () => {
    const bought = played(offered(), [CLARA, { type: 'buy', plot: 0 }]);
    expect(question(bought)).toMatchObject({ seat: CLARA, open: false, what: { type: 'pay', left: 4 } });
    const paid = played(bought, ...cards(4).map((card) => [CLARA, { type: 'pay', card }] as const));
    expect(estateOf(paid, CLARA)).toEqual(['labrium: tincture', 'alembic']);
    expect(estateOf(paid)).toEqual(['alembic', 'taberna']);
    expect(playerOf(paid).hand).toHaveLength(3);
    expect(playerOf(paid, CLARA).hand).toEqual(['domo']);
    expect(allCards(paid)).toHaveLength(140);
  });

  test('AL-26 a purchase is paid before anything else, with cards of the hand, in the order of the box', () => {
    const bought = played(offered(), [CLARA, { type: 'buy', plot: 0 }]);
    expectPayment(bought, CLARA, 'AL-26', 'market');
  });

  test('AL-26 if nobody buys it is sold as usual; for fame nobody is asked', () => {
    const sold = played(offered(), [CLARA, DONE]);
    expect(playerOf(sold).hand).toHaveLength(3);
    expect(sold.state.discards).toEqual(['pergula']);
    const table = onField('sale', {
      players: [{ estate: ['alembic: tincture', 'taberna'] }, { estate: ['labrium'], hand: cards(9) }],
      options,
    });
    expect(question(played(table, [ANNA, sell(0, 'tincture', 'taberna', 'fame')])).what.type).toBe('end');
  });

  test('AL-26 gold needs a wholly empty Labrium, and the Spirit does not hinder', () => {
    const players = [
      { estate: ['labrium: gold', 'pergula'] },
      { estate: ['labrium: metal', 'labrium'], hand: cards(6) },
    ];
    const table = onField('sale', { players, options, spirit: 'labrium' });
    const asking = played(table, [ANNA, sell(0, 'gold', 'pergula')]);
    expect(legalMoves(alchemirus, asking)).toEqual([{ type: 'buy', plot: 1 }, DONE]);
  });
});

describe('who may see what', () => {
  test('AL-31 whether one is asked to build does not tell what is in the hand', () => {
    const after = (hand: readonly Card[]) =>
      alchemirus.view(onField('build', { players: [{ hand }, {}] }), BEN);
    expect(after(['horten', 'gloria'])).toEqual(after(['gloria', 'gloria']));
    expect(after(['horten', 'gloria']).asked?.what.type).toBe('build');
    expect(after(['horten']).asked?.what.type).toBe('end');
  });

  test('AL-31 cards taken from the bank are known to all until they are spent', () => {
    const bank = ['labrium', 'domo', 'domo', 'domo', 'domo'] as const;
    const table = scenario({ players: [{}, { hand: ['metalle', 'fornax'] }], bank, options: { bank: true } });
    const asking = played(table, [ANNA, go(1)], [ANNA, DONE]);
    const taken = played(asking, [BEN, { type: 'exchange', take: 'labrium', give: 'metalle' }]);
    for (let seed = 0; seed < 20; seed += 1) {
      expect(playerOf(alchemirus.resample(taken, ANNA, rngFrom(seed)), BEN).hand).toContain('labrium');
    }
  });

  test('AL-31 hands, deck and the faces of goods are imagined anew, and no card is lost', () => {
    const table = onField('gifts', {
      players: [{ estate: ['horten: herb'] }, { hand: ['domo', 'gloria', 'labrium'] }],
    });
    const worlds = Array.from({ length: 10 }, (_, seed) => alchemirus.resample(table, ANNA, rngFrom(seed)));
    for (const world of worlds) expect([...allCards(world)].sort()).toEqual([...allCards(table)].sort());
    expect(new Set(worlds.map((world) => playerOf(world, BEN).hand.join())).size).toBeGreaterThan(3);
    expect(new Set(worlds.map((world) => playerOf(world).estate[0]?.goods[0]?.card)).size).toBeGreaterThan(2);
  });
});
