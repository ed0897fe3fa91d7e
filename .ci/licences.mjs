// Lists the licence of every package that is part of the app, on the web and on phones, and of what these bring along there:
// assets/licences.json; and the licences themselves, once each: assets/licence-texts.json.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bundles, checkPhones } from './phones.mjs';
import { filesUnder, modules, runTool, shaken, top } from './tools.mjs';

/** The files that a bundler put together, as its source maps name them. */
function filesIn(folder) {
  const maps = filesUnder(folder).filter((name) => name.endsWith('.map'));
  const named = maps.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources);
  return [...named, ...filesUnder(folder)];
}

async function filesOnTheWeb() {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-'));
  try {
    const flags = ['--platform', 'web', '--output-dir', folder, '--source-maps'];
    const { code, output } = await runTool(['expo/bin/cli', 'export', ...flags], 'pipe', {
      env: { ...shaken, CI: '1' },
    });
    if (code !== 0) throw new Error(output);
    return filesIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The folder of a package, also of one that lies inside of another. */
const PACKAGE = /node_modules\/(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/;

const packagesIn = (files) => files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? []);

/** What a package says of itself. */
function licenceOf(folder) {
  const { name, version, license, licenses } = JSON.parse(
    readFileSync(join(top, folder, 'package.json'), 'utf8'),
  );
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (!licence) throw new Error(`${name} does not name its licence`);
  return { name: `${name} ${version}`, licence, ...holderOf(join(top, folder)) };
}

/** Who holds the rights, as the text of the licence says. */
function holderOf(folder) {
  const text = readdirSync(folder).find((file) => /^licen[cs]e(\.\w+)?$/i.test(file));
  const line = text && /^.*copyright.*\d{4}.*$/im.exec(readFileSync(join(folder, text), 'utf8'))?.[0];
  return line ? { text: line.replace(/ \S+\.ttf:.*/, '').trim() } : {};
}

await checkPhones();
const files = [...filesIn(bundles), ...(await filesOnTheWeb())];
/** What is built into the app on phones without having been asked for by name. */
async function linked(platform) {
  const script = 'expo-modules-autolinking/bin/expo-modules-autolinking.js';
  const { code, output } = await runTool(
    [script, 'search', '--platform', platform, '--json'],
    ['ignore', 'pipe', 'ignore'],
  );
  if (code !== 0) throw new Error(`what is linked on ${platform} could not be found out`);
  return Object.keys(JSON.parse(output));
}

// Some bring only what is built into the app on phones, and no script.
const { dependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
const modulesOf = [
  ...Object.keys(dependencies),
  ...(await linked('android')),
  ...(await linked('apple')),
].map((name) => `node_modules/${name}`);
const native = modulesOf.filter((folder) => existsSync(join(top, folder, 'package.json')));
const found = [...new Set([...packagesIn(files), ...native])].map(licenceOf);
// The same version of a package may lie in several folders.
const byName = new Map(found.map((one) => [one.name, one]));
const works = JSON.parse(readFileSync(join(top, '.ci/native-works.json'), 'utf8'));
const listed = [
  ...[...byName.keys()].sort().map((name) => byName.get(name)),
  ...works.map(({ name, licence, text }) => ({ name, licence, text })),
];
const save = (file, content) =>
  writeFileSync(join(top, 'assets', file), `${JSON.stringify(content, null, 2)}\n`);
save('licences.json', listed);

/** Where each licence stands in full. Of MIT, BSD and ISC everything but the line that says whose the work is. */
const texts = {
  MIT: 'react/LICENSE',
  'Apache-2.0': 'typescript/LICENSE.txt',
  'BSD-2-Clause': 'fontfaceobserver/LICENSE',
  'BSD-3-Clause': 'hoist-non-react-statics/LICENSE.md',
  ISC: 'semver/LICENSE',
  'OFL-1.1': '@fontsource/cinzel/LICENSE',
};
const ownLine = /^.*(copyright \(c\)|copyright \d{4}|all rights reserved).*\n+/gim;
const linesOf = (file) => readFileSync(join(modules, file), 'utf8').replaceAll('\r\n', '\n');
const textOf = (file) =>
  linesOf(file).replace(ownLine, '').replaceAll('Yahoo! Inc.', 'the copyright holder').trim();
const inFull = Object.fromEntries(Object.entries(texts).map(([licence, file]) => [licence, textOf(file)]));
const boost = readFileSync(join(top, '.ci/boost-licence.txt'), 'utf8').trim();
save('licence-texts.json', { ...inFull, 'BSL-1.0': boost });
console.log(`${byName.size} packages, ${works.length} works beside them`);
