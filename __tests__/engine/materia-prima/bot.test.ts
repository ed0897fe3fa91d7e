import { ask } from '@/engine/core/agenda';
import { think } from '@/engine/core/bot';
import { BOT_LEVELS, type BotLevel } from '@/engine/core/level';
import { asked, defaultOptions } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Temper } from '@/engine/core/nature';
import { advance, legalMoves, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { decided } from '@/engine/games/materia-prima/bot/bot';
import type { FormulaId } from '@/engine/games/materia-prima/cards';
import type { Alchemist, City, Element, Mission } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { ADEPT, MASTER, type Manner } from '@/engine/games/materia-prima/bot/manners';
import {
  BEGINNER,
  HEX_NAMES,
  HEXES,
  isCity,
  isMine,
  landAt,
  neighbours,
  tileAt,
  type Hex,
} from '@/engine/games/materia-prima/map';
import { chanceToWin } from '@/engine/games/materia-prima/queries/odds';
import { turnsToGo } from '@/engine/games/materia-prima/bot/turns-to-go';
import { resample } from '@/engine/games/materia-prima/resample';
import type { MateriaPrimaMove, MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { ANNA, attack, BEN, DONE, make, played, scenario, STONE_OWNED } from './scenario';
import type { PlayerSketch } from './scenario';

function chosen(table: MateriaPrimaTable, seed = 1, temper: Temper = 'even'): MateriaPrimaMove {
  return think(materiaPrima, table, 'adept', rngFrom(seed), temper);
}

const cityHex = (city: City) =>
  at(
    HEX_NAMES,
    HEXES.findIndex((one) => landAt(BEGINNER, one) === city),
  );
const WINDSHIRE = cityHex('windshire');
const BLACKHOLM = cityHex('blackholm');

const airHexes = HEXES.filter((one) => landAt(BEGINNER, one) === 'air');
/** A free hex from which an Air mine is one step. */
function besideAir(): string {
  const isFree = (one: Hex) => !isMine(landAt(BEGINNER, one)) && !isCity(landAt(BEGINNER, one));
  const beside = airHexes.flatMap(neighbours).find(isFree);
  return at(HEX_NAMES, beside ?? 0);
}
const WOODS = at(
  HEX_NAMES,
  HEXES.findIndex((one) => landAt(BEGINNER, one) === 'earth' && tileAt(BEGINNER, one) === 'blue-woods'),
);

/** What Anna, with Ben far away, does first. */
const doing = (anna: PlayerSketch, ben: PlayerSketch = {}) => chosen(scenario({ players: [anna, ben] }));

/** A whole game, and every table at which somebody had a choice. */
function game(seed: number, levels: readonly BotLevel[]) {
  const tables: MateriaPrimaTable[] = [];
  let table = start(materiaPrima, levels.length, defaultOptions(materiaPrima), rngFrom(seed));
  for (let ask = asked(table); ask; ask = asked(table)) {
    tables.push(table);
    const rng = split(rngFrom(seed), tables.length);
    table = advance(materiaPrima, table, think(materiaPrima, table, levels[ask.seat] ?? 'adept', rng));
  }
  return { tables, table };
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('whole games', () => {
  test('most end by a mission', () => {
    const endings = SEEDS.map((seed) => game(seed, ['adept', 'adept']).table.state.ending?.why);
    expect(endings.filter((why) => why === 'mission').length).toBeGreaterThanOrEqual(9);
  });

  test('it wins against a random bot', () => {
    const isWon = (seed: number) => {
      const own = seed % 2;
      const levels: readonly BotLevel[] = own === 0 ? ['adept', 'random'] : ['random', 'adept'];
      return materiaPrima.score(game(seed, levels).table)[own]?.rank === 1;
    };
    expect(SEEDS.filter(isWon)).toEqual(SEEDS);
  });

  test('what it does depends on what it knows alone', () => {
    const { tables } = game(4, ['adept', 'adept', 'adept']);
    const some = tables.filter((_, index) => index % 9 === 0);
    for (const table of some) {
      const seat = asked(table)?.seat ?? ANNA;
      const imagined = resample(table, seat, rngFrom(77));
      expect(chosen(imagined)).toEqual(chosen(table));
      // Which alchemist it is, it leaves to chance: they are as good as each other.
      if (asked(table)?.what.type !== 'alchemist') expect(chosen(table, 2)).toEqual(chosen(table));
    }
    expect(some.length).toBeGreaterThan(20);
  });
});

describe('single decisions', () => {
  test('MP-14: makes the fragment that it can pay', () => {
    expect(doing({ hand: ['raven-head'], store: ['air', 'iron'] })).toEqual(make('raven-head'));
  });

  test('MP-14: keeps its last soul stone rather than make a fragment of it', () => {
    const anna: PlayerSketch = { hand: ['white-swan'], store: ['mercury'] };
    expect(doing(anna)).not.toEqual(make('white-swan'));
    expect(doing({ ...anna, souls: 2 })).toEqual(make('white-swan'));
  });

  test('MP-13: converts what the fragment needs', () => {
    const convert = doing({ hand: ['dove-ash'], store: ['copper', 'air', 'fire'] });
    expect(convert).toEqual({ type: 'convert', into: 'copper', pay: ['air', 'fire'] });
  });

  test('MP-30: with Stone and soul a pacifist steps onto the next Air mine', () => {
    const table = scenario({ players: [{ fragments: STONE_OWNED, mission: 'pacifist' }, {}] });
    let now = table;
    for (let moves = 0; moves < 40 && asked(now); moves += 1) now = played(now, chosen(now));
    expect(now.state.ending).toEqual({ why: 'mission', by: ANNA });
  });

  test('MP-31: brings the gold to Hammerbreach and drops it there', () => {
    const table = scenario({
      players: [{ fragments: STONE_OWNED, mission: 'magnate', store: ['gold', 'gold', 'gold'] }, {}],
    });
    let now = table;
    for (let moves = 0; moves < 60 && asked(now); moves += 1) now = played(now, chosen(now));
    expect(now.state.ending).toEqual({ why: 'mission', by: ANNA });
  });

  test('MP-23: attacks with good odds, and not with poor ones', () => {
    const anna: PlayerSketch = {
      at: 'E5',
      alchemist: 'vitrudes',
      mission: 'tyrant',
      worn: ['sunsteel-sword'],
    };
    const ben: PlayerSketch = { at: 'E6', alchemist: 'wilka', load: ['gold', 'gold'] };
    expect(doing(anna, ben)).toEqual(attack('vitrudes', 'wilka'));
    expect(doing({ ...anna, worn: [] }, { ...ben, worn: ['adamant-plate'] }).type).not.toBe('attack');
    expect(doing({ ...anna, mission: 'pacifist' }, ben).type).not.toBe('attack');
  });

  test('MP-20: a producer produces', () => {
    expect(doing({ extensions: ['clay-pit'], hand: ['buried-seed'] })).toEqual({
      type: 'activate',
      extension: 'clay-pit',
      figure: null,
    });
  });

  test('MP-17: seeks the formula of the fragment that it lacks', () => {
    const move = doing({ at: WINDSHIRE, fragments: ['raven-head'], hand: ['red-lion'] });
    expect(move).toEqual({ type: 'research', kind: 'stone' });
  });
});

describe('Equip', () => {
  const opened = (sketch: PlayerSketch, ...moves: readonly MateriaPrimaMove[]) =>
    played(scenario({ players: [sketch, {}] }), { type: 'equip', figure: 'sejlon' }, ...moves);

  test.each(BOT_LEVELS)('MP-12: %s closes none without a change, people may', (level) => {
    const table = opened({ store: ['earth'] });
    expect(legalMoves(materiaPrima, table)).toContainEqual(DONE);
    for (const seed of SEEDS) {
      expect(think(materiaPrima, table, level, rngFrom(seed))).toEqual({ type: 'take', element: 'earth' });
    }
  });

  test.each(BOT_LEVELS)('MP-12: %s does not take all back with which it came', (level) => {
    const table = opened({ load: ['earth'] });
    for (const seed of SEEDS) expect(think(materiaPrima, table, level, rngFrom(seed))).toEqual(DONE);
  });

  test.each(BOT_LEVELS)('MP-12: %s does not put on again what it has just taken off', (level) => {
    const table = opened({ worn: ['ash-blade'] }, { type: 'doff', equipment: 'ash-blade' });
    for (const seed of SEEDS) expect(think(materiaPrima, table, level, rngFrom(seed))).toEqual(DONE);
  });
});

describe('missions', () => {
  const choosing = (alchemist: Alchemist, dealt: readonly Mission[], temper: Temper = 'even') => {
    const table = scenario({ players: [{ alchemist }, {}, {}] });
    const players = table.state.players.map((player, seat) =>
      seat === ANNA ? { ...player, mission: null, dealt } : player,
    );
    const agenda = [ask(ANNA, { type: 'mission' } as const)];
    return chosen({ ...table, state: { ...table.state, players }, agenda }, 1, temper);
  };

  test.each([
    ['vitrudes', ['magnate', 'soulreaper'], 'soulreaper'],
    ['lenka', ['soulreaper', 'magnate'], 'magnate'],
    ['vitrudes', ['bodyguard', 'spender'], 'bodyguard'],
    ['wilka', ['spender', 'armory-master'], 'armory-master'],
  ] as const)('MP-4: %s takes of %s the %s', (alchemist, dealt, mission) => {
    expect(choosing(alchemist, dealt)).toEqual({ type: 'choose', mission });
  });

  test('MP-29, MP-35: the bold like to hunt souls, the careful do not', () => {
    const dealt: readonly Mission[] = ['soulreaper', 'spender'];
    expect(choosing('lenka', dealt, 'bold')).toEqual({ type: 'choose', mission: 'soulreaper' });
    expect(choosing('lenka', dealt, 'careful')).toEqual({ type: 'choose', mission: 'spender' });
  });

  test('MP-28: with more than enough fire in Windshire it still brings some, and does not pack for ever', () => {
    const anna: PlayerSketch = {
      mission: 'lord-of-hellfire',
      fragments: STONE_OWNED,
      homunculi: [['mud-porter', 'E4']],
      store: ['fire'],
    };
    const plenty: readonly Element[] = Array.from({ length: 12 }, () => 'fire');
    let now = scenario({ players: [anna, {}], piles: [[WINDSHIRE, BEN, plenty]] });
    const packings = [];
    for (let moves = 0; moves < 60 && asked(now); moves += 1) {
      const move = chosen(now);
      if (move.type === 'equip' && asked(now)?.seat === ANNA) packings.push(move);
      now = played(now, move);
    }
    expect(packings.length).toBeLessThan(4);
    expect(now.state.ending).toEqual({ why: 'mission', by: ANNA });
  });
});

describe('a mission that would end the game and lose it (MP-37, MP-39)', () => {
  /** Wiser than Anna by more than a mission counts. */
  const WISE: PlayerSketch = {
    fragments: ['raven-head', 'moon-lime'],
    stored: ['lapis-aegis', 'scaled-mail', 'wind-anklet', 'copper-glaive'],
    store: ['gold', 'gold', 'gold', 'gold', 'platinum', 'platinum', 'regia'],
    souls: 3,
  };
  const missionEnds = (table: MateriaPrimaTable, level: BotLevel, seed: number) => {
    let now = table;
    const { turn } = table.state;
    for (let step = 0; asked(now) && now.state.turn === turn && step < 60; step += 1) {
      now = advance(materiaPrima, now, think(materiaPrima, now, level, split(rngFrom(seed), step)));
    }
    return now.state.ending?.why === 'mission';
  };
  const cases: readonly (readonly [string, PlayerSketch])[] = [
    ['a Pacifist beside an Air mine', { mission: 'pacifist', at: besideAir() }],
    [
      'a Magnate in Hammerbreach',
      { mission: 'magnate', at: cityHex('hammerbreach'), load: ['gold', 'gold', 'gold'] },
    ],
    [
      'a Cultist where all are gathered',
      {
        mission: 'cultist',
        at: WOODS,
        homunculi: [
          ['wick-runner', WOODS],
          ['puddling', WOODS],
          ['brine-newt', WOODS],
        ],
      },
    ],
  ];
  const levels: readonly BotLevel[] = ['apprentice', 'adept', 'master'];

  test.each(cases.flatMap((one) => levels.map((level) => [level, ...one] as const)))(
    '%s: %s lets it be, unless it wins',
    (level, _, sketch) => {
      const anna = { ...sketch, fragments: STONE_OWNED };
      for (const seed of [1, 2, 3]) {
        expect(missionEnds(scenario({ players: [anna, WISE] }), level, seed)).toBe(false);
        expect(missionEnds(scenario({ players: [anna, {}] }), level, seed)).toBe(true);
      }
    },
  );
});

describe('tempers', () => {
  const anna: PlayerSketch = { at: 'E5', alchemist: 'lenka', mission: 'tyrant' };
  const ben: PlayerSketch = { at: 'E6', alchemist: 'vitrudes', load: ['gold', 'gold'] };
  const isAttack = (temper: Temper, rival = ben) =>
    chosen(scenario({ players: [anna, rival] }), 1, temper).type === 'attack';

  test('MP-21: the bold fight at odds that others shun', () => {
    expect(chanceToWin(2, 2)).toBeLessThan(0.5);
    expect((['even', 'careful', 'bold'] as const).map((temper) => isAttack(temper))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('MP-22: the spiteful beat those from whom there is nothing to gain', () => {
    const weak: PlayerSketch = { at: 'H4', alchemist: 'wilka', homunculi: [['mud-porter', 'E6']] };
    expect(isAttack('spiteful', weak)).toBe(true);
    expect(isAttack('even', weak)).toBe(false);
  });

  test('MP-14: the bold arm themselves, the careful shield themselves', () => {
    const hand: readonly FormulaId[] = ['boar-spear', 'ring-jerkin'];
    const store: readonly Element[] = ['air', 'iron', 'iron', 'iron'];
    const made = (temper: Temper) =>
      chosen(scenario({ players: [{ hand, store, mission: 'tyrant' }, {}] }), 1, temper);
    expect(made('bold')).toMatchObject({ type: 'transmute', formula: 'boar-spear' });
    expect(made('careful')).toMatchObject({ type: 'transmute', formula: 'ring-jerkin' });
    expect(made('even').type).not.toBe('transmute');
  });
});

describe('masters', () => {
  test('MP-19: do not buy an extension with what a formula needs', () => {
    const table = scenario({
      players: [{ at: BLACKHOLM, hand: ['sealed-egg'], load: ['fire', 'iron'], mission: 'tyrant' }, {}],
    });
    const legal = legalMoves(materiaPrima, table);
    const buying = (manner: Manner) => decided(table, { seat: ANNA, legal }, { type: 'turn' }, manner).type;
    expect(buying(ADEPT)).toBe('buy');
    expect(buying(MASTER)).not.toBe('buy');
  });

  test('MP-43: every fragment, helper and soul brings the end nearer', () => {
    const turns = (player: PlayerSketch) =>
      turnsToGo(scenario({ players: [{ mission: 'cultist', ...player }, {}] }).state, ANNA);
    const begun = turns({});
    expect(turns({ fragments: ['raven-head'] })).toBeLessThan(begun);
    expect(turns({ hand: ['raven-head'] })).toBeLessThan(begun);
    expect(turns({ store: ['platinum'] })).toBeLessThan(begun);
    expect(turns({ homunculi: [['mud-porter', 'E4']] })).toBeLessThan(begun);
    expect(turns({ souls: 0 })).toBeGreaterThan(begun);
  });
});

test('MP-21, MP-42: chances are those of the dice', () => {
  // One die: 0 1 1 2 2 3. It beats another in 13 of 36 cases, and no die at all unless it shows 0.
  expect(chanceToWin(1, 1)).toBeCloseTo(13 / 36);
  expect(chanceToWin(1, 0)).toBeCloseTo(5 / 6);
});
