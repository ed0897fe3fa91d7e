import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { printed, type Catalogue } from '@/components/kit/drawing/catalogue';
import { looksIn, nearest } from '@/components/kit/drawing/look';

const root = join(__dirname, '..');
const folderOf = (game: string) => join(root, 'assets', 'prints', game);
const read = (game: string, name: string) => readFileSync(join(folderOf(game), name), 'utf8');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** What a file of drawings says, where there is one. */
function catalogueIn(folder: string, file: string): readonly Catalogue[] {
  const path = join(root, 'components', folder, 'drawn', `${file}.ts`);
  if (!existsSync(path)) return [];
  return [jest.requireActual<{ readonly catalogue: Catalogue }>(path).catalogue];
}

const boards = readdirSync(join(root, 'components', 'boards'));
const albums: Readonly<Record<string, readonly Catalogue[]>> = {
  kit: catalogueIn('kit', 'catalogue'),
  surfaces: catalogueIn('kit', 'surfaces'),
  covers: boards.flatMap((game) => catalogueIn(`boards/${game}`, 'cover')),
  ...Object.fromEntries(
    boards
      .map((game) => [game, catalogueIn(`boards/${game}`, 'catalogue')] as const)
      .filter(([, own]) => own.length > 0),
  ),
};
const printedIn = (album: string) => printed(...albums[album]!);
const each = test.each(Object.keys(albums));

test('there are no files of what is not drawn', () => {
  expect(readdirSync(join(root, 'assets', 'prints')).toSorted()).toEqual(Object.keys(albums).toSorted());
});

each('the files of %s are of the drawings as they are: npm run art', (game) => {
  const { looks } = printedIn(game);
  const now = Object.fromEntries(looks.map(({ name, svg, width }) => [name, hashOf(`${width} ${svg}`)]));
  expect(JSON.parse(read(game, 'made-from.json'))).toEqual(now);
  expect(JSON.parse(read(game, 'drawings.json'))).toEqual(
    Object.fromEntries(looks.map(({ name, svg }) => [name, svg])),
  );
  const files = readdirSync(folderOf(game)).filter((name) => name.endsWith('.webp'));
  expect(files.toSorted()).toEqual(looks.map(({ name }) => `${name}@3x.webp`).toSorted());
});

each('all that is known of the prints of %s is as it was drawn', (game) => {
  const { facts, looks } = printedIn(game);
  for (const [name, { box, looks: variants }] of Object.entries(facts)) {
    const list = variants.map((variant) => `'${variant}'`).join(', ');
    expect(read(game, 'facts.ts')).toContain(`{ box: [${box.join(', ')}], looks: [${list}]`);
    expect(read(game, 'facts.ts')).toMatch(new RegExp(`^  '?${name}'?: `, 'm'));
  }
  for (const { name, width } of looks) {
    expect(read(game, 'files.ts')).toContain(`[require('./${name}.webp'), ${Math.round(width * 3)}]`);
  }
});

/** As the bundler names pictures for Android, which knows no other signs in names. */
const onAndroid = (name: string) => name.replaceAll(/[^a-z0-9_]/g, '');

each('no two prints of %s have the same name on Android', (game) => {
  const names = printedIn(game).looks.map(({ name }) => onAndroid(name));
  expect(new Set(names).size).toBe(names.length);
});

test('a look that was not made is shown by the one that is alike', () => {
  const box = [0, 0, 1, 1] as const;
  expect(nearest({ box, looks: [''] }, 'light', true)).toBe('');
  expect(nearest({ box, looks: ['', 'light'] }, 'light', true)).toBe('light');
  expect(nearest({ box, looks: ['', 'light', 'small'] }, 'light', true)).toBe('small');
  expect(nearest({ box, looks: ['', 'light', 'small'] }, 'dark', false)).toBe('');
  expect(nearest({ box, looks: ['', 'small', 'small-light'] }, 'light', true)).toBe('small-light');
});

test('of a theme those looks are held that it shows', () => {
  const names = [
    'sun',
    'sun.light',
    'sun.small',
    'sun.small-light',
    'coin',
    'coin.small',
    'bare-light',
    'bare.light',
  ];
  expect(looksIn(names, 'dark')).toEqual(['sun', 'sun.small', 'coin', 'coin.small', 'bare-light']);
  expect(looksIn(names, 'light')).toEqual([
    'sun.light',
    'sun.small-light',
    'coin',
    'coin.small',
    'bare-light',
    'bare.light',
  ]);
});
