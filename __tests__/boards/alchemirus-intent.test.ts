import { drop } from '@/components/boards/alchemirus/touch/cargo';
import { composed, freshDraft, lacking } from '@/components/boards/alchemirus/touch/compose';
import { dropCard, glows, tap } from '@/components/boards/alchemirus/touch/intent';
import { hauntLook, reachOf } from '@/components/boards/alchemirus/touch/reach';
import {
  dueOf,
  planned,
  stageOf,
  type Draft,
  type Situation,
  type Spot,
} from '@/components/boards/alchemirus/touch/situation';
import { plotsOf, pointerTo } from '@/components/boards/alchemirus/touch/hint';
import { asked } from '@/engine/core/game';
import { alchemirus } from '@/engine/games/alchemirus/game';
import { carried } from '@/engine/games/alchemirus/queries/goods';
import { proceedsOfAll } from '@/engine/games/alchemirus/queries/market';
import { allCarries, allSales, leastUseful } from '@/engine/games/alchemirus/queries/proposals';
import type { AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { ANNA, at, BEN, onField, played, scenario, type Sketch } from '../engine/alchemirus/scenario';

function situationOf(table: AlchemirusTable, draft?: Draft): Situation {
  const ask = asked(table)!;
  const view = alchemirus.view(table, ask.seat);
  const moves = alchemirus.legal(table, ask);
  return { view, moves, draft: draft ?? freshDraft({ view, moves }) };
}

/** One spot after another; every touch must change what is drafted. */
function touched(table: AlchemirusTable, ...spots: readonly Spot[]): Situation {
  return spots.reduce((now, spot) => {
    const meaning = tap(now, spot);
    if (meaning.type !== 'draft') throw new Error(`${JSON.stringify(spot)} means ${meaning.type}`);
    return { ...now, draft: meaning.draft };
  }, situationOf(table));
}

const confirmed = (situation: Situation): readonly AlchemirusMove[] => {
  const meaning = tap(situation, { type: 'confirm' });
  return meaning.type === 'plan' ? meaning.steps.map(({ move }) => move) : [];
};

/** The steps of a plan are played one by one; each must be legal when its turn comes. */
function carriedOut(table: AlchemirusTable, situation: Situation): AlchemirusTable {
  const meaning = tap(situation, { type: 'confirm' });
  if (meaning.type !== 'plan') throw new Error(`Confirming means ${meaning.type}`);
  return meaning.steps.reduce((now, { answers, move }) => {
    expect(asked(now)?.what.type).toBe(answers);
    return played(now, [ANNA, move]);
  }, table);
}

const others = (sketch: Partial<Sketch> = {}): Omit<Sketch, 'players'> => sketch;
const anna = (player: Sketch['players'][number], more: Partial<Sketch> = {}): Sketch => ({
  players: [player, { estate: ['horten', 'domo'], hand: ['gloria', 'domo'] }],
  ...others(more),
});

const hand = (place: number): Spot => ({ type: 'card', place });

describe('building', () => {
  const table = onField(
    'build',
    anna({ hand: ['horten', 'horten', 'metalle', 'alembic', 'domo', 'labrium', 'gloria'] }),
  );

  test('the chosen building is proposed with the cards one would miss least', () => {
    const situation = touched(table, hand(3));
    expect(stageOf(situation)).toBe('pay');
    expect(dueOf(situation)).toMatchObject({ purpose: 'build', count: 3, card: 'alembic' });
    expect(situation.draft.paying).toHaveLength(3);
    expect(situation.draft.paying).not.toContain(3);
    expect(confirmed(situation)).toEqual([
      { type: 'build', building: 'alembic', demolish: null },
      { type: 'pay', card: 'horten' },
      { type: 'pay', card: 'horten' },
      { type: 'pay', card: 'metalle' },
    ]);
  });

  test('a card is let go over the plot that it will stand on, and over no other', () => {
    const situation = situationOf(table);
    expect(dropCard(situation, 3, 2)).toEqual(tap(situation, hand(3)));
    expect(dropCard(situation, 3, 6)).toEqual({ type: 'advice', advice: { type: 'next-plot', number: 3 } });
    expect(dropCard(situation, 6, 2)).toMatchObject({ type: 'refused', move: { building: 'gloria' } });
  });

  test('where all plots are built on, it takes the place of the one it is let go over', () => {
    const estate = Array.from({ length: 12 }, () => 'pergula');
    const full = onField('build', anna({ estate, hand: ['alembic', 'horten', 'horten', 'horten'] }));
    const meaning = dropCard(situationOf(full), situationOf(full).view.hand.indexOf('alembic'), 7);
    expect(meaning).toMatchObject({ type: 'draft', draft: { plot: 7 } });
  });

  test('another card that is marked takes the place of the first one, whatever the order', () => {
    const situation = touched(table, hand(3), hand(6), hand(4));
    expect(situation.draft.paying).toHaveLength(3);
    const after = carriedOut(table, situation);
    expect(after.state.players[ANNA]!.estate.at(-1)!.building).toBe('alembic');
    expect(after.state.discards).toEqual(expect.arrayContaining(['domo', 'gloria']));
  });

  test('while cards are missing, it says how many', () => {
    const { paying } = touched(table, hand(3)).draft;
    const situation = touched(table, hand(3), hand(paying[0]!));
    expect(lacking(situation)).toEqual({ type: 'mark-cards', left: 1 });
    expect(tap(situation, { type: 'confirm' })).toEqual({
      type: 'advice',
      advice: { type: 'mark-cards', left: 1 },
    });
  });

  test('what cannot be built says why', () => {
    expect(tap(situationOf(table), hand(6))).toEqual({
      type: 'refused',
      move: { type: 'build', building: 'gloria', demolish: null },
    });
  });

  test('in the middle of paying, what is left is asked by itself', () => {
    const half = played(
      table,
      [ANNA, { type: 'build', building: 'alembic', demolish: null }],
      [ANNA, { type: 'pay', card: 'horten' }],
    );
    const situation = situationOf(half);
    expect(dueOf(situation)).toMatchObject({ purpose: 'build', count: 2, card: null });
    expect(confirmed(situation)).toHaveLength(2);
    carriedOut(half, situation);
  });

  test('AL-11 with twelve buildings one is chosen to be demolished first', () => {
    const full = onField(
      'build',
      anna({
        hand: ['pergula', 'horten', 'horten'],
        estate: Array.from({ length: 12 }, () => 'horten'),
      }),
    );
    const chosen = touched(full, hand(2));
    expect(lacking(chosen)).toEqual({ type: 'choose-demolished' });
    const situation = touched(full, hand(2), { type: 'plot', plot: 4 });
    expect(confirmed(situation)[0]).toEqual({ type: 'build', building: 'pergula', demolish: 4 });
    expect(carriedOut(full, situation).state.players[ANNA]!.estate).toHaveLength(12);
  });
});

describe('the pawn', () => {
  const table = scenario(anna({ field: at('harvest'), fame: 2 }));

  test('a field is chosen, and gone to at the second touch', () => {
    const field = at('sale');
    const situation = touched(table, { type: 'field', field });
    expect(tap(situation, { type: 'field', field })).toMatchObject({
      steps: [{ answers: 'move', move: { type: 'go', steps: 5 } }],
    });
  });

  test('fields are near, dear, locked or too far', () => {
    const situation = situationOf(
      scenario({ players: [{ field: at('harvest'), fame: 1 }, { field: at('spirit') }] }),
    );
    expect(Array.from({ length: 8 }, (_, field) => reachOf(situation, field))).toEqual([
      'far',
      'far',
      'free',
      'locked',
      'free',
      'fame',
      'fame',
      'far',
    ]);
    expect(tap(situation, { type: 'field', field: 0 })).toMatchObject({ advice: { type: 'too-far' } });
    expect(tap(situation, { type: 'field', field: 3 })).toMatchObject({ type: 'refused' });
  });
});

describe('transport', () => {
  const table = onField(
    'transport',
    anna({ estate: ['metalle: ore', 'fornax: metal', 'labrium', 'horten: herb', 'alembic', 'alembic'] }),
  );

  test('a good with one way goes it; a place that was emptied can be filled', () => {
    const situation = touched(
      table,
      { type: 'good', plot: 1, good: 'metal' },
      { type: 'good', plot: 0, good: 'ore' },
    );
    expect(situation.draft.carries).toEqual([
      { type: 'carry', from: 1, good: 'metal', to: 2 },
      { type: 'carry', from: 0, good: 'ore', to: 1 },
    ]);
    expect(planned(situation)[1]!.goods).toEqual(['ore']);
    carriedOut(table, situation);
  });

  test('with several ways it waits for a place', () => {
    const held = touched(table, { type: 'good', plot: 3, good: 'herb' });
    expect(held.draft.held).toEqual({ from: 3, good: 'herb' });
    const situation = touched(table, { type: 'good', plot: 3, good: 'herb' }, { type: 'plot', plot: 5 });
    expect(composed(situation)).toEqual([{ type: 'carry', from: 3, good: 'herb', to: 5 }]);
  });

  test('what is taken back takes with it what it had made room for', () => {
    const both = touched(
      table,
      { type: 'good', plot: 1, good: 'metal' },
      { type: 'good', plot: 0, good: 'ore' },
    );
    const meaning = tap(both, { type: 'good', plot: 2, good: 'metal' });
    expect(meaning).toMatchObject({ type: 'draft', draft: { carries: [] } });
  });

  test('a good can be let go over a building that takes it, and over no other', () => {
    const situation = situationOf(table);
    const herb = { from: 3, good: 'herb' } as const;
    expect(drop(situation, herb, { type: 'plot', plot: 4 })).toMatchObject({ type: 'draft' });
    expect(drop(situation, herb, { type: 'plot', plot: 1 })).toEqual({
      type: 'refused',
      move: { type: 'carry', from: 3, good: 'herb', to: 1 },
    });
    expect(drop(situation, herb, { type: 'plot', plot: 3 })).toEqual({ type: 'nothing' });
  });

  test('finishing does not lose what is laid out', () => {
    const done: Spot = { type: 'done' };
    const laid = touched(table, { type: 'good', plot: 3, good: 'herb' }, { type: 'plot', plot: 4 });
    expect(laid.draft.carries).toHaveLength(1);
    expect(tap(laid, done)).toEqual({ type: 'advice', advice: { type: 'laid-out' } });
    expect(tap(situationOf(table), done)).toMatchObject({ type: 'plan' });
    expect(pointerTo(laid, { type: 'done' })).toEqual({ type: 'good', plot: 4, good: 'herb' });
  });

  test('all of it can be proposed, what makes room first', () => {
    const { estate } = situationOf(table).view.players[ANNA]!;
    const carries = allCarries(estate);
    expect(carries).toHaveLength(3);
    carriedOut(table, { ...situationOf(table), draft: { ...freshDraft(situationOf(table)), carries } });
    expect(carries.reduce(carried, estate)[2]!.goods).toEqual(['metal']);
  });

  test('what cannot go anywhere says why', () => {
    const gold = onField('transport', anna({ estate: ['labrium: gold', 'horten: herb', 'alembic'] }));
    expect(tap(situationOf(gold), { type: 'good', plot: 0, good: 'gold' })).toMatchObject({
      type: 'refused',
    });
  });
});

describe('sale', () => {
  const table = onField(
    'sale',
    anna({
      estate: ['pergula', 'taberna', 'horten: herb', 'alembic: herb', 'metalle: ore', 'fornax: metal'],
    }),
  );

  test('the worked example of AL-19: four goods for 3 cards and 1 fame', () => {
    const laid = touched(
      table,
      { type: 'good', plot: 5, good: 'metal' },
      { type: 'stall', stall: 'taberna' },
      { type: 'currency', index: 0 },
      { type: 'good', plot: 2, good: 'herb' },
      { type: 'stall', stall: 'pergula' },
      { type: 'good', plot: 3, good: 'herb' },
      { type: 'good', plot: 4, good: 'ore' },
    );
    expect(proceedsOfAll(laid.draft.sales)).toEqual({ cards: 3, fame: 1 });
    expect(stageOf(laid)).toBe('market');
    carriedOut(table, laid);
  });

  test('everything can be laid out at once, and something taken back', () => {
    const situation = situationOf(table);
    const sales = allSales(situation.view, situation.view.players[ANNA]!.estate);
    expect(sales).toHaveLength(4);
    const laid = { ...situation, draft: { ...situation.draft, sales } };
    carriedOut(table, laid);
    expect(tap(laid, { type: 'sale', index: 1 })).toMatchObject({
      draft: { sales: sales.filter((_, index) => index !== 1) },
    });
  });

  test('a good can be let go over a stall that takes it, and over no other', () => {
    const situation = situationOf(table);
    const metal = { from: 5, good: 'metal' } as const;
    const laid = drop(situation, metal, { type: 'stall', stall: 'taberna' });
    expect(laid).toMatchObject({ type: 'draft', draft: { sales: [{ ...metal, at: 'taberna' }] } });
    expect(drop(situation, metal, { type: 'stall', stall: 'donarium' })).toMatchObject({
      type: 'refused',
      move: { type: 'sell', ...metal, at: 'donarium' },
    });
  });

  test('when all stands are taken, it says so', () => {
    const small = onField('sale', anna({ estate: ['pergula', 'horten: herb', 'metalle: ore'] }));
    const situation = touched(small, { type: 'good', plot: 1, good: 'herb' });
    expect(tap(situation, { type: 'good', plot: 2, good: 'ore' })).toEqual({
      type: 'advice',
      advice: { type: 'no-stand' },
    });
  });
});

describe('transmutation', () => {
  const table = onField(
    'transmutation',
    anna({ estate: ['alembic: herb', 'fornax: ore', 'labrium: tincture metal'] }, { spirit: 'horten' }),
  );

  test('all at once, unless something is left out', () => {
    expect(confirmed(situationOf(table))).toHaveLength(3);
    const last = touched(table, { type: 'plot', plot: 2 });
    expect(confirmed(last)).toEqual([
      { type: 'transmute', plot: 0 },
      { type: 'transmute', plot: 1 },
      { type: 'done' },
    ]);
    carriedOut(table, last);
    carriedOut(table, touched(table, { type: 'plot', plot: 0 }));
  });
});

describe('gifts, Gloria and the limit', () => {
  test('gifts lie ready, and can be kept', () => {
    const table = onField(
      'gifts',
      anna({ hand: ['horten', 'horten', 'domo', 'pergula', 'metalle', 'gloria'] }),
    );
    const situation = situationOf(table);
    expect(confirmed(situation)).toHaveLength(6);
    expect(carriedOut(table, situation).state.players[ANNA]!.hand).toHaveLength(1);
    expect(tap(situation, { type: 'done' })).toMatchObject({ steps: [{ move: { type: 'done' } }] });
  });

  test('a Gloria is played with five others', () => {
    const cards = ['horten', 'horten', 'domo', 'pergula', 'metalle', 'gloria'] as const;
    const table = onField('harvest', anna({ hand: cards, estate: ['pergula'] }));
    const situation = touched(table, { type: 'card', place: 5 });
    expect(confirmed(situation)[0]).toEqual({ type: 'gloria' });
    expect(carriedOut(table, situation).state.players[ANNA]!.fame.gloria).toBe(1);
  });

  test('a Gloria that is played does not pay for itself, and is not called a building', () => {
    const cards = ['horten', 'horten', 'domo', 'pergula', 'metalle', 'gloria'] as const;
    const table = onField('harvest', anna({ hand: cards, estate: ['pergula'] }));
    const situation = touched(table, hand(5));
    expect(tap(situation, hand(5))).toEqual({ type: 'advice', advice: { type: 'is-played' } });
  });

  test('more than ten cards are discarded at the end', () => {
    const table = onField(
      'harvest',
      anna({ hand: Array.from({ length: 12 }, () => 'horten'), estate: ['pergula'] }),
    );
    const over = played(table, [ANNA, { type: 'done' }]);
    expect(dueOf(situationOf(over))).toMatchObject({ purpose: 'limit', count: 2 });
    carriedOut(over, situationOf(over));
  });
});

describe('the Spirit', () => {
  const table = onField('spirit', anna({ hand: ['horten'] }, { spirit: 'labrium' }));

  test('one step is free, further is for the whole hand', () => {
    const situation = situationOf(table);
    expect(hauntLook(situation, 'alembic')).toBe('near');
    expect(hauntLook(situation, 'metalle')).toBe('any');
    expect(hauntLook(situation, 'labrium')).toBeNull();
    expect(confirmed(touched(table, { type: 'haunt', place: 'domo' }))).toEqual([
      { type: 'haunt', place: 'domo', isForHand: true },
    ]);
    expect(tap(situation, { type: 'haunt', place: 'labrium' })).toMatchObject({ type: 'refused' });
  });

  test('a second touch on the chosen place lets go of it: only the button moves the Spirit', () => {
    const place: Spot = { type: 'haunt', place: 'domo' };
    expect(touched(table, place, place).draft.haunt).toBeNull();
  });

  test('who is robbed lies ready if there is only one', () => {
    const robbing = played(table, [ANNA, { type: 'haunt', place: 'domo', isForHand: true }]);
    expect(confirmed(situationOf(robbing))).toEqual([{ type: 'rob', seat: BEN }]);
  });
});

describe('drawing', () => {
  const table = played(
    scenario({
      players: [{ field: at('gifts'), estate: ['pergula'] }, { hand: ['horten', 'labrium'] }],
      bank: ['domo', 'gloria', 'taberna', null, 'horten'],
      options: { bank: true },
    }),
    [ANNA, { type: 'go', steps: 2 }],
    [ANNA, { type: 'done' }],
  );

  test('from the deck by a touch, from the bank for a card that is proposed', () => {
    expect(tap(situationOf(table), { type: 'deck' })).toMatchObject({ steps: [{ move: { type: 'draw' } }] });
    const situation = touched(table, { type: 'bank', place: 2 });
    expect(confirmed(situation)).toEqual([{ type: 'exchange', take: 'taberna', give: 'horten' }]);
    expect(confirmed(touched(table, { type: 'bank', place: 2 }, hand(1)))).toEqual([
      { type: 'exchange', take: 'taberna', give: 'labrium' },
    ]);
    expect(glows(situationOf(table), { type: 'bank', place: 3 })).toBe(false);
  });
});

test('what one would miss least goes first: what one has twice, and what is cheap', () => {
  const cards = ['horten', 'pergula', 'pergula', 'labrium', 'labrium'] as const;
  expect(leastUseful(cards, [], 3)).toEqual([2, 1, 0]);
  expect(leastUseful(cards, [], 1, 2)).toEqual([1]);
});

test('the only place for what is offered lies ready, but a touch on it alone buys nothing', () => {
  const selling = onField('sale', {
    players: [
      { estate: ['horten: herb', 'pergula'] },
      { estate: ['horten', 'domo'], hand: ['gloria', 'domo'] },
    ],
    options: { openMarket: true },
  });
  const offered = played(selling, [
    ANNA,
    { type: 'sell', from: 0, good: 'herb', at: 'pergula', currency: 'cards' },
  ]);
  expect(asked(offered)).toMatchObject({ seat: BEN, what: { type: 'offer' } });
  const chosen = touched(offered, { type: 'plot', plot: 0 });
  expect(confirmed(chosen)).toEqual([{ type: 'buy', plot: 0 }]);
  expect(tap(chosen, { type: 'plot', plot: 1 })).toMatchObject({ type: 'refused', move: { plot: 1 } });
});

describe('a move that is pointed out', () => {
  const tables: Readonly<Record<string, AlchemirusTable>> = {
    move: scenario(anna({ field: at('harvest'), fame: 2 })),
    place: scenario(anna({ field: null })),
    build: onField('build', anna({ hand: ['horten', 'horten', 'metalle', 'alembic', 'domo'] })),
    transport: onField(
      'transport',
      anna({ estate: ['horten: herb', 'alembic', 'alembic', 'metalle: ore', 'fornax'] }),
    ),
    sell: onField('sale', anna({ estate: ['pergula', 'taberna', 'alembic: tincture', 'labrium: gold'] })),
    spirit: onField('spirit', anna({ hand: ['horten'] }, { spirit: 'labrium' })),
    harvest: onField('harvest', anna({})),
    pay: played(
      onField('build', anna({ hand: ['horten', 'metalle', 'metalle', 'alembic', 'gloria', 'domo'] })),
      [ANNA, { type: 'build', building: 'alembic', demolish: null }],
    ),
    end: onField(
      'harvest',
      anna({ hand: ['horten', 'horten', 'domo', 'domo', 'horten', 'gloria'], estate: ['pergula'] }),
    ),
  };

  /** Touches what is pointed at until something is played. */
  function followed(table: AlchemirusTable, hint: AlchemirusMove): AlchemirusMove | undefined {
    let situation = situationOf(table);
    for (let touches = 0; touches < 6; touches++) {
      const spot = pointerTo(situation, hint);
      const meaning = spot && tap(situation, spot);
      if (meaning?.type === 'plan') return meaning.steps[0]!.move;
      if (meaning?.type !== 'draft') return undefined;
      situation = { ...situation, draft: meaning.draft };
    }
    return undefined;
  }

  test.each(Object.keys(tables))('is reached touch by touch: %s', (name) => {
    const table = tables[name]!;
    const { moves } = situationOf(table);
    const isOffered = (move: AlchemirusMove) =>
      !(move.type === 'haunt' && move.isForHand && moves.some((one) => isStepTo(one, move.place)));
    for (const move of moves.filter(isOffered)) expect(followed(table, move)).toEqual(move);
  });

  const isStepTo = (move: AlchemirusMove, place: string) =>
    move.type === 'haunt' && move.place === place && !move.isForHand;

  test('it is about the plots on which it changes something', () => {
    const about = (name: string, hint: AlchemirusMove | null) => plotsOf(situationOf(tables[name]!), hint);
    expect(about('build', { type: 'build', building: 'alembic', demolish: null })).toEqual([2]);
    expect(about('transport', { type: 'carry', from: 0, good: 'herb', to: 2 })).toEqual([0, 2]);
    expect(about('sell', { type: 'sell', from: 3, good: 'gold', at: 'pergula', currency: 'fame' })).toEqual([
      3,
    ]);
    expect(about('harvest', { type: 'harvest' })).toEqual([0]);
    expect(about('move', { type: 'go', steps: 1 })).toEqual([]);
    expect(about('move', null)).toEqual([]);
  });

  test('what cannot be done now is not pointed at', () => {
    expect(pointerTo(situationOf(tables.move!), { type: 'harvest' })).toBeNull();
    expect(pointerTo(situationOf(tables.move!), null)).toBeNull();
  });
});
