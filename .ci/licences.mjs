// Lists the licence of every package that is part of the app, on the web and on phones: assets/licences.json.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { env, filesUnder, modules, runTool, top } from './tools.mjs';

const platforms = ['web', 'android', 'ios'];

/** The files that a bundler put together for a platform, as its source maps name them. */
async function filesOf(platform) {
  const folder = mkdtempSync(join(tmpdir(), 'athanor-'));
  const flags = ['--platform', platform, '--output-dir', folder, '--source-maps', '--no-bytecode'];
  const { code, output } = await runTool(['expo/bin/cli', 'export', ...flags], 'pipe', {
    env: { ...env, CI: '1' },
  });
  if (code !== 0) throw new Error(output);
  const maps = filesUnder(folder).filter((name) => name.endsWith('.map'));
  const named = maps.flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).sources);
  const assets = filesUnder(folder);
  rmSync(folder, { recursive: true });
  return [...named, ...assets];
}

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

const packagesIn = (files) => new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? []));

/** What a package says of itself; null where it is not one of its own. */
function licenceOf(name) {
  const file = join(modules, name, 'package.json');
  if (!existsSync(file)) return null;
  const { version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  const licence = license?.type ?? license ?? licenses?.map(({ type }) => type).join(' OR ');
  if (!licence) throw new Error(`${name} does not name its licence`);
  return { name: `${name} ${version}`, licence, ...holderOf(name) };
}

/** Who holds the rights, as the text of the licence says. */
function holderOf(name) {
  const text = filesUnder(join(modules, name), join(modules, name)).find((file) =>
    /^licen[cs]e(\.\w+)?$/i.test(file),
  );
  const line = text && /^.*copyright.*\d{4}.*$/im.exec(readFileSync(join(modules, name, text), 'utf8'))?.[0];
  return line ? { text: line.replace(/ \S+\.ttf:.*/, '').trim() } : {};
}

const files = (await Promise.all(platforms.map(filesOf))).flat();
// Some bring only what is built into the app on phones, and no script.
const { dependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
const names = new Set([...packagesIn(files), ...Object.keys(dependencies)]);
const listed = [...names].sort().map(licenceOf).filter(Boolean);
writeFileSync(join(top, 'assets/licences.json'), `${JSON.stringify(listed, null, 2)}\n`);
console.log(`${listed.length} packages`);
