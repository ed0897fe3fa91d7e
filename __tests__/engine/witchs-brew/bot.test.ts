import { ask } from '@/engine/core/agenda';
import { think } from '@/engine/core/bot';
import { defaultOptions } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import type { Temper } from '@/engine/core/nature';
import { rngFrom } from '@/engine/core/rng';
import type { Role } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewMove, WitchsBrewTable } from '@/engine/games/witchs-brew/state';
import { reportOn } from '@/engine/lab/report';
import { simulate, type Trial } from '@/engine/lab/simulate';
import {
  ANNA,
  brew,
  call,
  CLAIM,
  DECLINE,
  drops,
  played,
  scenario,
  YIELD,
  type PlayerSketch,
  type Sketch,
} from './scenario';

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
/** Roles that nobody needs to know more about. */
const FIVE: readonly Role[] = ['wolf-keeper', 'assistant', 'alchemist', 'fortune-teller', 'monk'];

function chosen(table: WitchsBrewTable, seed = 1): WitchsBrewMove {
  return think(witchsBrew, table, 'adept', rngFrom(seed));
}

/** Before the set: everybody is still to choose, and Anna is asked. */
function choosing(anna: PlayerSketch, sketch: Partial<Sketch> = {}): WitchsBrewTable {
  const rich = { gold: 2, drops: 'RWG' };
  const table = scenario({ ...sketch, players: [anna, rich, rich] });
  const state = { ...table.state, trickNumber: 0 };
  return { ...table, state, agenda: [ask(ANNA, { type: 'choose' })] };
}

function handsChosen(table: WitchsBrewTable): readonly (readonly Role[])[] {
  return SEEDS.map((seed) => {
    const move = chosen(table, seed);
    return move.type === 'choose' ? move.roles : [];
  });
}

function howOften(hands: readonly (readonly Role[])[], role: Role): number {
  return hands.filter((hand) => hand.includes(role)).length;
}

test('WB-16 the spiteful choose the Cutpurse more often where there is much to be taken, at every level', () => {
  const rich = { gold: 9, drops: 'RWG' };
  const table = scenario({ players: [{}, rich, rich], gone: { gold: 3 } });
  const begun: WitchsBrewTable = {
    ...table,
    state: { ...table.state, trickNumber: 0 },
    agenda: [ask(ANNA, { type: 'choose' })],
  };
  const thieves = (level: BotLevel, temper: Temper) =>
    SEEDS.filter((seed) => {
      const move = think(witchsBrew, begun, level, rngFrom(seed), temper);
      return move.type === 'choose' && move.roles.includes('cutpurse');
    }).length;
  for (const level of ['apprentice', 'adept'] as const)
    expect(thieves(level, 'spiteful')).toBeGreaterThan(thieves(level, 'even'));
});

describe('choosing five roles', () => {
  test('brews are chosen by those who can pay for them', () => {
    const gone = { iron: 4, copper: 4, silver: 4 };
    const poor = handsChosen(choosing({}, { gone }));
    const rich = handsChosen(choosing({ gold: 4, drops: 'RRRG' }, { gone }));
    expect(howOften(poor, 'witch')).toBeLessThan(5);
    expect(howOften(rich, 'witch')).toBeGreaterThan(10);
    expect(howOften(rich, 'druid')).toBeLessThan(howOften(rich, 'witch'));
  });

  test('a role that does nothing is left alone', () => {
    const hands = handsChosen(choosing({ gold: 4, drops: 'RRWWGG' }, { gone: { iron: 7, gold: 5 } }));
    expect(howOften(hands, 'witch') + howOften(hands, 'cutpurse')).toBe(0);
  });

  test('forbidden roles are left out, and no hand can be foretold', () => {
    const hands = handsChosen(choosing({ gold: 2, drops: 'RWG' }, { forbidden: ['witch', 'wolf-keeper'] }));
    expect(howOften(hands, 'witch') + howOften(hands, 'wolf-keeper')).toBe(0);
    expect(new Set(hands.map(String)).size).toBeGreaterThan(10);
  });

  test('the same chance leads to the same hand', () => {
    const table = choosing({ gold: 2, drops: 'RWG' });
    expect(chosen(table, 7)).toEqual(chosen(table, 7));
  });
});

describe('claim or favour', () => {
  /** Anna has called the role, and Ben holds it: Clara and Dora come after him. */
  function answering(role: Role, ben: PlayerSketch, later: PlayerSketch, sketch: Partial<Sketch> = {}) {
    const anna = { hand: [role, 'assistant'] as const };
    const table = scenario({ ...sketch, players: [anna, { hand: [role], ...ben }, later, later] });
    return played(table, [ANNA, call(role)]);
  }

  test.each<[Role, PlayerSketch]>([
    ['wolf-keeper', {}],
    ['witch', { gold: 2, drops: 'R' }],
    ['alchemist', { drops: 'W' }],
    ['fortune-teller', { gold: 1 }],
  ])('%s: who answers last claims what he can have', (role, ben) => {
    expect(chosen(answering(role, ben, {}))).toEqual(CLAIM);
  });

  test('with two full hands behind him who can pay, he brews for the favour', () => {
    const rich = { gold: 2, drops: 'RRGG', hand: FIVE };
    const sketch = { gone: { iron: 2 } };
    expect(chosen(answering('witch', { gold: 4, drops: 'RRGG' }, rich, sketch))).toEqual(YIELD);
    expect(chosen(answering('witch', { gold: 4, drops: 'RRGG' }, {}, sketch))).toEqual(CLAIM);
  });

  test('a full action that nobody can pay for is not worth the coin of the favour', () => {
    const sketch = { spell: 'strix', gone: { iron: 4 } } as const;
    expect(chosen(answering('warlock', {}, {}, sketch))).toEqual(YIELD);
    expect(chosen(answering('warlock', { drops: 'WWW' }, {}, sketch))).toEqual(CLAIM);
  });

  test('what others hold it does not know', () => {
    const hidden = (hand: readonly Role[]) =>
      answering('witch', { gold: 4, drops: 'RRGG' }, { gold: 2, drops: 'RRGG', hand }, { gone: { iron: 2 } });
    const withWitch = hidden(['witch', 'assistant', 'alchemist', 'fortune-teller', 'monk']);
    expect(chosen(withWitch)).toEqual(chosen(hidden(FIVE)));
  });
});

describe('leading', () => {
  test('first what pays for a brew, then the brew', () => {
    const alone = (own: string) =>
      scenario({ players: [{ drops: own, hand: ['wolf-keeper', 'witch'] }, {}, {}], gone: { iron: 4 } });
    expect(chosen(alone('G'))).toEqual(call('wolf-keeper'));
  });

  test('first what others are less likely to hold', () => {
    const penniless = { hand: FIVE };
    const hand: readonly Role[] = ['wolf-keeper', 'fortune-teller'];
    const table = scenario({ players: [{ gold: 2, hand }, penniless, penniless] });
    expect(chosen(table)).toEqual(call('fortune-teller'));
  });
});

describe('effects', () => {
  test('gathers the drops that the role in hand needs', () => {
    const players = [{ gold: 1, drops: 'R', hand: ['assistant', 'druid'] as const }, {}, {}];
    const table = played(scenario({ players, gone: { silver: 4 } }), [ANNA, call('assistant')]);
    expect(chosen(table)).toEqual({ type: 'gather', drops: drops('WGG') });
  });

  test('pays a monk with what it can spare', () => {
    const ben = { drops: 'RRRRG', hand: ['witch'] as const };
    const table = scenario({ players: [{ hand: ['monk', 'assistant'] }, ben, {}], gone: { iron: 2 } });
    const asked = played(table, [ANNA, call('monk')], [ANNA, { type: 'take' }]);
    expect(chosen(asked)).toEqual({ type: 'give', drops: drops('R') });
  });

  test('adds what is missing on a shelf', () => {
    const table = scenario({ players: [{ gold: 2, hand: ['cutpurse'] }, {}, {}], goldOnShelf: 2 });
    const asked = played(table, [ANNA, call('cutpurse')], [ANNA, { type: 'take' }]);
    expect(chosen(asked)).toEqual({ type: 'add', drops: null });
  });

  test('in the last trick of all turns a spare drop into a vial', () => {
    const taken = { iron: 5, copper: 5, silver: 5, drops: 3 };
    const players = [{ drops: 'GGWWR', hand: ['druid'] as const }, { taken }, {}];
    const table = played(scenario({ players }), [ANNA, call('druid')]);
    expect(chosen(table)).toEqual(brew('silver', 'GGWW', 'red'));
  });

  test('does not give away what it needs for nothing', () => {
    const players = [{ drops: 'R', hand: ['alchemist', 'witch'] as const }, {}, {}];
    const table = played(scenario({ players, gone: { gold: 5 } }), [ANNA, call('alchemist')]);
    expect(chosen(table)).toEqual(DECLINE);
  });
});

test('wins at least three in four games against two random bots', () => {
  const trial: Trial = {
    game: 'witchs-brew',
    options: defaultOptions(witchsBrew),
    levels: ['adept', 'random', 'random'],
    seed: 1,
    games: 40,
  };
  const { byLevel, stopped } = reportOn(witchsBrew, trial, simulate(witchsBrew, trial, 0, trial.games));
  expect(byLevel.find(({ name }) => name === 'adept')?.wins.share).toBeGreaterThanOrEqual(0.75);
  expect(stopped.share).toBe(0);
});
