import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

const ours = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name: join(folder, name), text: readFileSync(join(root, folder, name), 'utf8') })),
);

const filesWith = (pattern: RegExp) =>
  ours.filter(({ text }) => pattern.test(text)).map(({ name }) => name.replaceAll('\\', '/'));

test('no screen has a bar above it: browsers are not given what it is made of', () => {
  expect(filesWith(/\bStack\b[^;]*from 'expo-router'/)).toEqual(['app/_layout.tsx']);
  expect(filesWith(/headerShown: false/)).toEqual(['app/_layout.tsx']);
  expect(
    filesWith(/headerShown(?!: false)|\bheader(Left|Right|Title|Search\w+)\b|Stack\.(Screen|Header)/),
  ).toEqual([]);
});

test('nobody chooses the old way to recognise gestures in a browser', () => {
  expect(filesWith(/enableLegacyWebImplementation/)).toEqual([]);
});

test('every screen is there at once or fetched when it is opened', () => {
  const routes = readFileSync(join(root, '.ci/routes.web.js'), 'utf8');
  const [first, opened] = [...routes.matchAll(/\/(\^.*\$)\/,/g)].map(([, pattern]) => new RegExp(pattern!));
  const names = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\+(html|native-intent)/.test(name))
    .map((name) => `./${name.replaceAll('\\', '/')}`);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => first!.test(name) === opened!.test(name))).toEqual([]);
});
