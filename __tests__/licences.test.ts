import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import works from '@/.ci/native-works.json';
import licenceTexts from '@/assets/licence-texts.json';
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
  const { packages: locked } = read('package-lock.json') as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  const installed = new Set(
    Object.entries(locked).map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`),
  );
  const isWork = (name: string) => works.some((work) => work.name === name);
  const packages = licences.map(({ name }) => name).filter((name) => !isWork(name));
  expect(packages.length).toBeGreaterThan(80);
  expect(packages.filter((name) => !installed.has(name))).toEqual([]);
});

/** Build files of a package, as far down as they lie. */
function buildFiles(folder: string, depth = 4): readonly string[] {
  if (depth === 0 || !existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    if (/^(node_modules|tests?|__tests__|example|apple-docs)$/.test(name)) return [];
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return buildFiles(path, depth - 1);
    return /(^build\.gradle(\.kts)?|\.podspec|libs\.versions\.toml)$/.test(name) ? [path] : [];
  });
}

const GRADLE = /^\s*"?(?:implementation|api)"?[ (]+(?:platform\()?["']([\w.-]+:[\w.-]+)/gm;
const CATALOGUE = /module = "([\w.-]+:[\w.-]+)"/g;
const POD = /\.dependency[ (]+["']([\w-]+)(?:\/[\w/-]+)?["']/g;

/** What packages bring along that is not theirs: from Maven for Android, from CocoaPods for iOS. */
function broughtBy(name: string): readonly string[] {
  return buildFiles(join(root, 'node_modules', name)).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [GRADLE, CATALOGUE, POD].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, found]) => found!),
    );
  });
}

/** Parts of React Native, of Expo and of the packages themselves, which are listed as packages; and what only tests and builds use. */
const OWN =
  /^(React|RCT(?!-Folly)|RN|FBLazyVector|Expo|com\.facebook\.react:react|expo\.modules:|react-native|androidx\.test|androidx\.benchmark|junit:|org\.(assertj|mockito|robolectric)|com\.thoughtworks|javax\.annotation|io\.github\.react-native-community)/;

test('whatever the packages bring along on phones is listed with its licence', () => {
  const packages = licences
    .map(({ name }) => name.replace(/ [^ ]+$/, ''))
    .filter((name) => existsSync(join(root, 'node_modules', name)));
  const brought = [...new Set([...packages, 'expo-modules-core'].flatMap(broughtBy))].filter(
    (name) => !OWN.test(name),
  );
  expect(brought.length).toBeGreaterThan(40);
  const covered = works.flatMap(({ covers }) => covers);
  expect(brought.filter((name) => !covered.some((beginning) => name.startsWith(beginning)))).toEqual([]);
  const listed = new Set(licences.map(({ name }) => name));
  expect(works.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
});

test('every licence that is named can be read in full, that of the letters included', () => {
  const named = new Set(licences.flatMap(({ licence }) => licence.split(/ (?:AND|OR) /)));
  expect([...named].filter((name) => !(name in licenceTexts))).toEqual([]);
  expect(licenceTexts['OFL-1.1']).toContain('SIL OPEN FONT LICENSE Version 1.1');
  const letters = ['alegreya', 'alegreya-sans', 'atkinson-hyperlegible-next', 'cinzel'];
  expect(licences.filter(({ licence }) => licence === 'OFL-1.1')).toHaveLength(letters.length);
  for (const text of Object.values(licenceTexts)) expect(text.length).toBeGreaterThan(500);
});
