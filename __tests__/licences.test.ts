import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import licences from '@/assets/licences.json';

const root = join(__dirname, '..');
const read = (path: string) =>
  JSON.parse(readFileSync(join(root, path), 'utf8')) as Readonly<Record<string, unknown>>;

test('whatever the app asks for is listed with its licence, as it is installed', () => {
  const { dependencies } = read('package.json') as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const listed = new Set(licences.map(({ name }) => name));
  const missing = Object.keys(dependencies)
    .map((name) => `${name} ${String(read(`node_modules/${name}/package.json`).version)}`)
    .filter((name) => !listed.has(name));
  expect(missing).toEqual([]);
});

test('every package that is listed is installed in that version, by itself or inside of another', () => {
  const { packages } = read('package-lock.json') as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  const installed = new Set(
    Object.entries(packages).map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`),
  );
  expect(licences.map(({ name }) => name).filter((name) => !installed.has(name))).toEqual([]);
});
