import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { catalogue as kazaam } from '@/components/boards/kazaam/drawn/catalogue';
import { catalogue as kit } from '@/components/kit/drawn/catalogue';
import { printed, type Catalogue } from '@/components/kit/drawing/catalogue';
import { nearest } from '@/components/kit/drawing/look';

const catalogues: Readonly<Record<string, Catalogue>> = { kit, kazaam };

const root = join(__dirname, '..');
const folderOf = (game: string) => join(root, 'assets', 'prints', game);
const read = (game: string, name: string) => readFileSync(join(folderOf(game), name), 'utf8');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const each = test.each(Object.keys(catalogues));

test('every game that has drawn something is asked here', () => {
  const boards = join(root, 'components', 'boards');
  const drawn = readdirSync(boards).filter((game) => existsSync(join(boards, game, 'drawn')));
  expect(Object.keys(catalogues).toSorted()).toEqual(['kit', ...drawn].toSorted());
});

each('the files of %s are of the drawings as they are: npm run art', (game) => {
  const { looks } = printed(catalogues[game]!);
  const now = Object.fromEntries(looks.map(({ name, svg, width }) => [name, hashOf(`${width} ${svg}`)]));
  expect(JSON.parse(read(game, 'made-from.json'))).toEqual(now);
  expect(JSON.parse(read(game, 'drawings.json'))).toEqual(
    Object.fromEntries(looks.map(({ name, svg }) => [name, svg])),
  );
  const files = readdirSync(folderOf(game)).filter((name) => name.endsWith('.webp'));
  expect(files.toSorted()).toEqual(looks.map(({ name }) => `${name}@3x.webp`).toSorted());
});

each('all that is known of the prints of %s is as it was drawn', (game) => {
  const { facts, looks } = printed(catalogues[game]!);
  for (const [name, { box, looks: variants }] of Object.entries(facts)) {
    const list = variants.map((variant) => `'${variant}'`).join(', ');
    expect(read(game, 'facts.ts')).toContain(`{ box: [${box.join(', ')}], looks: [${list}]`);
    expect(read(game, 'facts.ts')).toMatch(new RegExp(`^  '?${name}'?: `, 'm'));
  }
  for (const { name } of looks) expect(read(game, 'files.ts')).toContain(`require('./${name}@3x.webp')`);
});

/** As the bundler names pictures for Android, which knows no other signs in names. */
const onAndroid = (name: string) => name.replaceAll(/[^a-z0-9_]/g, '');

each('no two prints of %s have the same name on Android', (game) => {
  const names = printed(catalogues[game]!).looks.map(({ name }) => onAndroid(name));
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
