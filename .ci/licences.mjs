// Lists the licence of every package that is part of the app, on the web and on phones: assets/licences.json.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { env, filesUnder, runTool, top } from './tools.mjs';

const platforms = ['web', 'android', 'ios'];

/** The files that a bundler put together for a platform, as its source maps name them. */
async function filesOf(platform) {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-'));
  try {
    return await exported(platform, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function exported(platform, folder) {
  const flags = ['--platform', platform, '--output-dir', folder, '--source-maps', '--no-bytecode'];
  const { code, output } = await runTool(['expo/bin/cli', 'export', ...flags], 'pipe', {
    env: { ...env, CI: '1' },
  });
  if (code !== 0) throw new Error(output);
  const maps = filesUnder(folder).filter((name) => name.endsWith('.map'));
  const named = maps.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources);
  return [...named, ...filesUnder(folder)];
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

const files = (await Promise.all(platforms.map(filesOf))).flat();
// Some bring only what is built into the app on phones, and no script.
const { dependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
const native = Object.keys(dependencies).map((name) => `node_modules/${name}`);
const found = [...new Set([...packagesIn(files), ...native])].map(licenceOf);
// The same version of a package may lie in several folders.
const byName = new Map(found.map((one) => [one.name, one]));
const listed = [...byName.keys()].sort().map((name) => byName.get(name));
writeFileSync(join(top, 'assets/licences.json'), `${JSON.stringify(listed, null, 2)}\n`);
console.log(`${listed.length} packages`);
