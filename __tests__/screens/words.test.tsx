import { CHARACTERS } from '@/components/screens/characters';
import { createI18n, WORDS } from '@/components/words/i18n';
import { whenSaid } from '@/components/words/when';
import { LANGUAGES } from '@/engine/core/text';

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
  });
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

test('a day is said as people say it', () => {
  const { t } = createI18n('en');
  const now = new Date(2026, 10, 16, 1).getTime();
  const hours = 3_600_000;
  expect(whenSaid(t, 'en', now - hours / 2, now)).toBe('today');
  expect(whenSaid(t, 'en', now - 2 * hours, now)).toBe('yesterday');
  expect(whenSaid(t, 'en', now - 48 * hours, now)).toBe('Saturday');
  expect(whenSaid(t, 'it', now - 13 * 24 * hours, now)).toBe('3 nov');
});
