import { BOARD_WORDS as ALCHEMIRUS } from '@/components/boards/alchemirus/words/words';
import { BOARD_WORDS as MATERIA_PRIMA } from '@/components/boards/materia-prima/words/words';
import { BOARD_WORDS as WITCHS_BREW } from '@/components/boards/witchs-brew/words/words';
import { CHARACTERS } from '@/components/screens/characters';
import { createI18n, WORDS } from '@/components/words/i18n';
import { whenSaid } from '@/components/words/when';
import { LANGUAGES } from '@/engine/core/text';
import { problemText } from '@/engine/core/text-problems';

/** Every text with its path, such as `home.newGame`. */
function texts(words: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : texts(value as object, `${path}${key}.`),
  );
}

const blanks = (text: string): readonly string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

describe.each(LANGUAGES)('%s', (language) => {
  const own = texts(WORDS[language]);

  test('has the same texts as English, none of them empty', () => {
    expect(own.map(([path]) => path)).toEqual(texts(WORDS.en).map(([path]) => path));
    expect(own.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('fills in the same things as English', () => {
    const english = new Map(texts(WORDS.en));
    const odd = own.filter(([path, text]) => {
      // "One more seat" needs no number.
      const isCounted = path.endsWith('_one');
      const wanted = blanks(english.get(path)!).filter((blank) => !isCounted || blank !== '{{count}}');
      return (
        blanks(text)
          .filter((blank) => !isCounted || blank !== '{{count}}')
          .join() !== wanted.join()
      );
    });
    expect(odd).toEqual([]);
  });

  test('uses typographic apostrophes and no double spaces', () => {
    expect(own.filter(([, text]) => /'|"| {2}/.test(text))).toEqual([]);
  });

  test('has a bot name for every seat of the largest table', () => {
    const names = createI18n(language).t('people.botNames', { returnObjects: true });
    expect(new Set(names).size).toBeGreaterThanOrEqual(6);
    expect(names).toHaveLength(CHARACTERS.length);
    // Each is known by the face that goes with its name.
    names.forEach((name, index) => expect(CHARACTERS[index]?.names).toContain(name));
  });
});

test('where the storage is full, nobody is told to export what that does not help', () => {
  for (const { play, statistics } of Object.values(WORDS)) {
    for (const words of [play.storageFull, statistics.problems.full])
      expect(words).not.toMatch(/or export|o esporta|ou exportez/i);
  }
});

test('French has a no-break space before high punctuation', () => {
  const bad = texts(WORDS.fr).filter(
    ([, text]) => /[^\u00a0][:;?!%»](?!\/)/.test(text) || /«[^\u00a0]/.test(text),
  );
  expect(bad).toEqual([]);
});

test.each(['en', 'it'] as const)('marks in %s stand close', (language) => {
  expect(texts(WORDS[language]).filter(([, text]) => /[\s\u00a0][:;?!%»]|«\s/.test(text))).toEqual([]);
});

test('counts by the language', () => {
  expect(createI18n('en').t('home.more', { count: 1 })).toBe('1 more game');
  expect(createI18n('it').t('home.more', { count: 3 })).toBe('altre 3 partite');
  expect(createI18n('fr').t('newGame.people', { count: 2 })).toBe('2 personnes');
});

describe('where the device has no table of plurals', () => {
  const { PluralRules } = Intl;
  beforeAll(() => Reflect.deleteProperty(Intl, 'PluralRules'));
  afterAll(() => Object.assign(Intl, { PluralRules }));

  test.each([
    ['en', ['0 games', '1 game', '2 games']],
    ['it', ['0 partite', '1 partita', '2 partite']],
    ['fr', ['0 partie', '1 partie', '2 parties']],
  ] as const)('%s still counts as it does', (language, said) => {
    expect(Intl.PluralRules).toBeUndefined();
    const { t } = createI18n(language);
    expect([0, 1, 2].map((count) => t('statistics.gameCount', { count }))).toEqual(said);
  });

  test('a language that is chosen later counts in its own way too', async () => {
    const instance = createI18n('en');
    await instance.changeLanguage('fr');
    expect(instance.t('rulebook.found', { count: 0 })).toBe('0 règle trouvée');
  });
});

test('to take a move back does not read like going on with a game', () => {
  expect([WORDS.en, WORDS.it, WORDS.fr].map(({ play }) => play.undo)).toEqual([
    'Take back',
    'Annulla mossa',
    'Annuler le coup',
  ]);
  expect(WORDS.fr.play.undone + WORDS.fr.play.seal + JSON.stringify(problemText.fr.undo)).not.toMatch(
    /repri|reprendre/,
  );
  expect(WORDS.it.play.undone + WORDS.it.play.seal + JSON.stringify(problemText.it.undo)).not.toMatch(
    /ritira/,
  );
});

test('to watch a game again and to have it examined are two things', () => {
  for (const { result, replay, review } of [WORDS.en, WORDS.it, WORDS.fr]) {
    expect([result.replay, replay.title]).not.toContain(review.begin);
  }
});

test('speeds agree with the word for speed, of pieces and of bots', () => {
  const { it, fr } = WORDS;
  expect([it.settings.speeds.off, it.settings.speeds.slow]).toEqual(['nessuna', 'lenta']);
  expect([fr.settings.speeds.off, fr.settings.speeds.normal, fr.settings.speeds.slow]).toEqual([
    'aucune',
    'normale',
    'lente',
  ]);
  expect([it.settings.speed, it.settings.botSpeed].every((words) => words.startsWith('Velocità'))).toBe(true);
  expect([fr.settings.speed, fr.settings.botSpeed].every((words) => words.startsWith('Vitesse'))).toBe(true);
});

test('a lesson goes step by step, and its text is made small and shown again', () => {
  expect(WORDS.fr.lesson.step).toMatch(/^Étape /);
  expect([WORDS.it.lesson.fold, WORDS.it.lesson.unfold]).toEqual(['Riduci il testo', 'Mostra il testo']);
});

test('those who play are called so in Italian, and bots are robots in all of French', () => {
  expect([WORDS.it.home.roster, WORDS.it.roster.title]).toEqual(['Giocatori', 'Giocatori']);
  expect(texts(WORDS.fr).filter(([path, text]) => /\bbots?\b/.test(text) && path !== '')).toEqual([]);
});

test('no French word that would be elided stands before a name', () => {
  expect(texts(WORDS.fr).filter(([, text]) => /\b(que|de) \{\{names?\}\}/.test(text))).toEqual([]);
});

test('a share of games needs no plural and no article', () => {
  for (const language of LANGUAGES) {
    const { t } = createI18n(language);
    expect(t('hint.hope', { percent: 1 }).replace('1', '8')).toBe(t('hint.hope', { percent: 8 }));
    expect(t('review.lost', { percent: 8 })).not.toMatch(/\bil 8/);
  }
  expect(WORDS.it.hint.hope + WORDS.fr.hint.hope).not.toMatch(/part/);
});

test('a round is called alike at home, in the statistics and on every board', () => {
  const said = [
    ['en', /^round 3$/i],
    ['it', /^round 3$/i],
    ['fr', /^manche 3$/i],
  ] as const;
  for (const [language, word] of said) {
    const { t } = createI18n(language);
    expect(t('home.round', { round: 3 })).toMatch(word);
    expect(ALCHEMIRUS[language].turn(3)).toMatch(word);
    expect(WITCHS_BREW[language].set(3)).toMatch(word);
    expect(MATERIA_PRIMA[language].table.round(3)).toMatch(word);
    expect(t('statistics.rounds', { count: 1 })).toMatch(new RegExp(t('home.round', { round: '' }).trim()));
  }
});

test('a day is said as people say it', () => {
  const { t } = createI18n('en');
  const now = new Date(2026, 10, 16, 1).getTime();
  const hours = 3_600_000;
  expect(whenSaid(t, 'en', now - hours / 2, now)).toBe('today');
  expect(whenSaid(t, 'en', now - 2 * hours, now)).toBe('yesterday');
  expect(whenSaid(t, 'en', now - 48 * hours, now)).toBe('Saturday');
  expect(whenSaid(t, 'it', now - 13 * 24 * hours, now)).toBe('3 nov');
});
