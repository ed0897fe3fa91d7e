import { ask } from '@/engine/core/agenda';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { EVEN } from '@/engine/core/nature';
import { rngFrom } from '@/engine/core/rng';
import type { Card } from '@/engine/games/alchemirus/data';
import { prospectOf } from '@/engine/games/alchemirus/bot/prospects';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { AlchemirusMove, AlchemirusTable } from '@/engine/games/alchemirus/state';
import { reportOn } from '@/engine/lab/report';
import { simulate, type Trial } from '@/engine/lab/simulate';
import { ANNA, at, BEN, DONE, go, onField, played, playerOf, scenario, type PlayerSketch } from './scenario';

function chosen(table: AlchemirusTable, seed = 1): AlchemirusMove {
  return think(alchemirus, table, 'adept', rngFrom(seed));
}

/** The table after Anna has answered all questions of one kind, and what she answered. */
function answers(table: AlchemirusTable, type: string) {
  const moves: AlchemirusMove[] = [];
  let now = table;
  for (let next = asked(now); next?.seat === ANNA && next.what.type === type; next = asked(now)) {
    const move = chosen(now);
    moves.push(move);
    now = played(now, [ANNA, move]);
  }
  return { table: now, moves };
}

const ALCHEMIST = ['horten', 'metalle', 'pergula', 'alembic', 'fornax', 'labrium', 'donarium'];
const BREWER = ['horten', 'horten', 'pergula', 'alembic', 'alembic', 'taberna'];

describe('where to go', () => {
  const moving = (anna: PlayerSketch) => chosen(scenario({ players: [anna, {}], spirit: 'metalle' }));

  test.each([
    [
      'from harvest to transport',
      'harvest',
      ['horten: herb', 'horten: herb', 'alembic', 'alembic', 'taberna'],
      1,
    ],
    [
      'past the Spirit to transmutation',
      'transport',
      ['horten', 'alembic: herb', 'alembic: herb', 'taberna'],
      3,
    ],
    ['from transmutation to the sale', 'transmutation', ['horten', 'labrium: gold', 'donarium'], 1],
  ] as const)('%s', (_, field, estate, steps) => {
    expect(moving({ field: at(field), estate: [...estate], hand: ['gloria'] })).toEqual(go(steps));
  });

  test('with gold lying ready, it is not too far to the sale', () => {
    const anna = {
      field: at('transport'),
      estate: ['labrium: gold', 'labrium: gold', 'donarium', 'donarium'],
      fame: 12,
    };
    expect(moving(anna)).toEqual(go(4));
  });
});

describe('paying', () => {
  test('keeps what is missing and pays with what there is enough of', () => {
    const hand: readonly Card[] = ['pergula', 'pergula', 'pergula', 'fornax', 'labrium', 'donarium'];
    const estate = ['horten', 'pergula', 'pergula', 'pergula', 'metalle', 'alembic'];
    const table = onField('build', { players: [{ hand, estate }, {}] });
    const paying = played(table, [ANNA, { type: 'build', building: 'fornax', demolish: null }]);
    const { table: after } = answers(paying, 'pay');
    expect(playerOf(after).hand).toEqual(['labrium', 'donarium']);
  });

  test('many cards are paid in few milliseconds, always as the rules want them', () => {
    const hand: readonly Card[] = [
      ...Array<Card>(6).fill('horten'),
      ...Array<Card>(8).fill('taberna'),
      'gloria',
    ];
    const table = scenario({ players: [{ hand }, {}] });
    const over = {
      ...table,
      agenda: [ask(ANNA, { type: 'pay', purpose: 'limit', left: 5, last: null } as const)],
    };
    expect(playerOf(answers(over, 'pay').table).hand).toHaveLength(10);
  });
});

describe('goods', () => {
  test('a tincture is carried to where a metal lies', () => {
    const estate = ['alembic: tincture', 'labrium', 'labrium: metal', 'horten: herb'];
    const { moves, table } = answers(onField('transport', { players: [{ estate }, {}] }), 'transport');
    expect(moves).toEqual([
      { type: 'carry', from: 0, good: 'tincture', to: 2 },
      { type: 'carry', from: 3, good: 'herb', to: 0 },
    ]);
    expect(asked(table)?.what.type).toBe('end');
  });

  test('gold goes to the treasury for fame', () => {
    const estate = [...ALCHEMIST.slice(0, -2), 'labrium: gold', 'donarium'];
    const { moves } = answers(onField('sale', { players: [{ estate, fame: 6 }, {}] }), 'sell');
    expect(moves).toContainEqual({ type: 'sell', from: 5, good: 'gold', at: 'donarium', currency: 'fame' });
  });

  test('in the last round a tincture brings fame', () => {
    const estate = ['horten', 'pergula', 'alembic: tincture', 'taberna'];
    const { moves } = answers(onField('sale', { players: [{ estate }, {}], isLastRound: true }), 'sell');
    expect(moves[0]).toEqual({ type: 'sell', from: 2, good: 'tincture', at: 'taberna', currency: 'fame' });
  });
});

describe('the Spirit', () => {
  test('is not sent into the own laboratory', () => {
    const estate = [...ALCHEMIST.slice(0, -2), 'labrium: tincture metal', 'donarium'];
    const table = onField('spirit', {
      players: [{ estate, hand: ['horten'], fame: 8 }, {}],
      spirit: 'alembic',
    });
    expect(chosen(table)).not.toMatchObject({ place: 'labrium' });
  });

  test('is not sent for the whole hand where it can go for nothing', () => {
    const table = onField('spirit', {
      players: [{ estate: BREWER, hand: ['horten'] }, {}],
      spirit: 'labrium',
    });
    const move = chosen(table);
    const isNext = move.type === 'haunt' && ['alembic', 'fornax'].includes(move.place);
    expect(isNext && move.isForHand).toBe(false);
  });

  test('is sent onto what only others need', () => {
    const rival = { estate: [...ALCHEMIST.slice(0, -2), 'labrium: tincture metal', 'donarium'], fame: 10 };
    const table = onField('spirit', { players: [{ estate: BREWER }, rival], spirit: 'alembic' });
    expect(chosen(table)).toMatchObject({ type: 'haunt', place: 'labrium', isForHand: false });
  });
});

describe('near the end', () => {
  const five: readonly Card[] = ['metalle', 'metalle', 'pergula', 'fornax', 'domo'];

  test('gives away the last cards where a fame more decides', () => {
    const table = onField('gifts', { players: [{ hand: five, fame: 20 }, { fame: 20 }], isLastRound: true });
    expect(chosen(table)).toEqual({ type: 'give' });
  });

  test('a Gloria reaches the goal', () => {
    const table = onField('gifts', { players: [{ hand: [...five, 'gloria'], fame: 19 }, { fame: 12 }] });
    expect(chosen(played(table, [ANNA, DONE]))).toEqual({ type: 'gloria' });
  });

  test('AL-23 who comes first in the round would not be told of the end, and reckons with it a turn sooner', () => {
    const player = { estate: ALCHEMIST, fame: 8 };
    const table = scenario({ players: [player, player] });
    const [first, last] = [ANNA, BEN].map((seat) => prospectOf(table, seat, EVEN).horizon);
    // In the round in which Ben ends the game Anna has had her turn already; if Anna ends it, Ben has one more.
    expect(first).toBe((last ?? 0) - 1 - 1);
  });

  test('a Gloria at the start is only a card', () => {
    const hand: readonly Card[] = ['metalle', 'alembic', 'fornax', 'labrium', 'donarium', 'gloria'];
    const table = onField('gifts', { players: [{ hand }, {}] });
    expect(chosen(played(table, [ANNA, DONE]))).toEqual(DONE);
  });
});

describe('the open market', () => {
  /** Anna sells a metal, and Ben has a place for it. */
  function offered(ben: PlayerSketch): AlchemirusTable {
    const anna = { estate: ['pergula', 'fornax: metal'] };
    const table = onField('sale', { players: [anna, ben], options: { openMarket: true }, spirit: 'horten' });
    return played(table, [ANNA, { type: 'sell', from: 1, good: 'metal', at: 'pergula', currency: 'cards' }]);
  }
  const hand: readonly Card[] = ['horten', 'horten', 'metalle', 'metalle', 'pergula', 'pergula'];

  test('buys what makes gold', () => {
    const estate = ['labrium: tincture', 'donarium', 'horten', 'alembic'];
    const table = offered({ estate, hand, fame: 15, field: at('transport') });
    expect(asked(table)?.seat).toBe(BEN);
    expect(chosen(table)).toEqual({ type: 'buy', plot: 0 });
  });

  test('does not buy what it cannot use', () => {
    const useful: readonly Card[] = ['horten', 'metalle', 'alembic', 'taberna', 'labrium', 'domo'];
    expect(chosen(offered({ estate: ['fornax', 'horten'], hand: useful }))).toEqual(DONE);
  });
});

test('what others hold it does not know', () => {
  const hidden = (cards: readonly Card[]) =>
    scenario({ players: [{ hand: ['alembic', 'domo', 'horten'] }, { hand: cards }] });
  expect(chosen(hidden(['gloria', 'gloria']))).toEqual(chosen(hidden(['horten', 'labrium'])));
});

test('wins against a random bot, and every game ends', () => {
  const trial: Trial = {
    game: 'alchemirus',
    options: defaultOptions(alchemirus),
    levels: ['adept', 'random'],
    seed: 1,
    games: 4,
  };
  const { byLevel, stopped } = reportOn(alchemirus, trial, simulate(alchemirus, trial, 0, trial.games));
  expect(byLevel.find(({ name }) => name === 'adept')?.wins.share).toBeGreaterThanOrEqual(0.85);
  expect(stopped.share).toBe(0);
});
