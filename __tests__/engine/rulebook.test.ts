import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defaultOptions, type Options } from '@/engine/core/game';
import { LANGUAGES, type Language } from '@/engine/core/text';
import { games } from '../shelf';

function testNames(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => {
      if (statSync(path).isDirectory()) return testNames(path);
      return path.endsWith('.test.ts') || path.endsWith('.test.tsx') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const tests = testNames(join(__dirname, '..'));

/**
 * What games begin with unless somebody chooses otherwise: what a rulebook has is as it says, what none has is off. The
 * end after the last round (MP-37) is ours and stays on, because games of bots do not all end without it.
 */
const DEFAULTS: Readonly<Record<string, Options>> = {
  kazaam: { headGuard: 'any', lateStart: false },
  'witchs-brew': { forbiddenRoles: 'usual', openScores: false },
  alchemirus: { bank: true, openMarket: false, fameGoal: 20 },
  'materia-prima': {
    map: 'random',
    pickUp: 'one',
    alchemists: 'pick',
    soullessWins: false,
    endAt25: false,
    endAt60: true,
  },
};

test.each(Object.entries(DEFAULTS))('%s: the rulebook decides the defaults of options', (id, defaults) => {
  const game = games.find((one) => one.id === id);
  expect(game && defaultOptions(game)).toEqual(defaults);
});

/** The rule that says who begins, and how each language says that this can be chosen as well as left to chance. */
const BEGINNING = { kazaam: 'KZ-3', 'witchs-brew': 'WB-2', alchemirus: 'AL-1', 'materia-prima': 'MP-6' };
const CHOSEN: Readonly<Record<Language, RegExp>> = {
  en: /chosen (when the game is set up|before the game)/,
  it: /si sceglie durante la preparazione/,
  fr: /on le choisit à la mise en place/,
};

describe.each(Object.entries(BEGINNING))('%s', (id, rule) => {
  test.each(LANGUAGES)(
    'who begins is chosen or left to chance, and so the rulebook says in %s',
    (language) => {
      const game = games.find((one) => one.id === id);
      expect(game?.text[language].begins).toBeTruthy();
      expect(game?.text[language].rules[rule]).toMatch(CHOSEN[language]);
    },
  );
});

describe.each(games.map((game) => ({ name: game.id, game })))('$name', ({ game }) => {
  const ids = game.rulebook.flatMap((section) => section.rules);

  test.each(ids)('%s is named at the beginning of a test', (id) => {
    const isNamed = new RegExp(`['"\`]${id} `).test(tests);
    expect(isNamed ? [] : [`There is no test whose name begins with “${id} ”`]).toEqual([]);
  });

  test('the rulebook has every rule once, without a gap', () => {
    const numbers = ids.map((id) => Number(id.split('-')[1])).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('every refusal rests on a rule of the rulebook', () => {
    for (const rule of Object.values(game.reasons)) expect(ids).toContain(rule);
  });

  test.each(LANGUAGES)('in %s every rule and every reason has words of its own', (language) => {
    const { rules, reasons, sections, options } = game.text[language];
    for (const words of [rules, reasons, sections]) {
      const said = Object.values(words);
      expect(new Set(said).size).toBe(said.length);
      for (const one of said) expect(one.trim().length).toBeGreaterThan(2);
    }
    for (const [name, values] of Object.entries(game.options)) {
      expect(options[name]?.values).toHaveLength(values.length);
    }
  });

  test('who begins by the rulebook is said exactly where that can be chosen', () => {
    for (const language of LANGUAGES)
      expect(game.text[language].begins !== undefined).toBe(game.starter !== undefined);
  });

  test('no language repeats the words of another', () => {
    for (const id of ids) {
      const said = LANGUAGES.map((language) => game.text[language].rules[id]);
      expect(new Set(said).size).toBe(LANGUAGES.length);
    }
  });
});
