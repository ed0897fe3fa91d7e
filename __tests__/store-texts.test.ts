import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '..', 'docs', 'store');
const languages = ['en', 'it', 'fr'];
const read = (language: string, file: string) => readFileSync(join(folder, language, file), 'utf8').trim();

/** The stricter of both stores. */
const limits = {
  'name.txt': 30,
  'subtitle.txt': 30,
  'short.txt': 80,
  'promotion.txt': 170,
  'description.txt': 4000,
  'keywords.txt': 100,
  'new.txt': 500,
};

const fields = Object.entries(limits).flatMap(([file, most]) =>
  languages.map((language) => [language, file, most] as const),
);

test.each(fields)('%s: %s has no more than %i signs', (language, file, most) => {
  const text = read(language, file);
  expect(text.length).toBeGreaterThan(10);
  expect(text.length).toBeLessThanOrEqual(most);
});

test.each(languages)('%s: keywords are counted in bytes, said once each, and not in the name', (language) => {
  const keywords = read(language, 'keywords.txt');
  expect(Buffer.byteLength(keywords)).toBeLessThanOrEqual(100);
  const words = keywords.split(',');
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => word !== word.trim())).toEqual([]);
  expect(words).not.toContain('athanor');
});

test.each(languages)('%s: all games are named, and what has a line has one line', (language) => {
  const titles = ['kazaam', 'witchs-brew', 'alchemirus', 'materia-prima'].map((game) => {
    const { cover } = jest.requireActual<{
      readonly cover: { readonly text: Readonly<Record<string, { readonly title: string }>> };
    }>(`@/engine/games/${game}/cover`);
    return cover.text[language]!.title;
  });
  const description = read(language, 'description.txt').toLowerCase();
  expect(titles.filter((title) => !description.includes(title.toLowerCase()))).toEqual([]);
  for (const file of ['name.txt', 'subtitle.txt', 'short.txt', 'keywords.txt']) {
    expect(read(language, file)).not.toContain('\n');
  }
});

test('every language has the same files, the privacy text among them', () => {
  const wanted = [...Object.keys(limits), 'privacy.md'].toSorted();
  for (const language of languages) expect(readdirSync(join(folder, language)).toSorted()).toEqual(wanted);
});
