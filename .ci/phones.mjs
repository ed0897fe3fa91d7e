// The app as phones get it: its code and its files for both platforms, weighed.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';

import { bundled, stampAt } from './stamp.mjs';
import { cache, filesUnder, runTool, shaken, top } from './tools.mjs';

const platforms = ['android', 'ios'];
export const bundles = join(cache, 'phones');

const stamp = stampAt(join(cache, 'phones-from.txt'), ['.ci/phones.mjs', ...bundled]);

/** Both at once; with source maps, as then the code goes without what only debuggers read: that is how it is built for stores. */
async function exportPhones() {
  if (stamp.isFresh()) return true;
  console.log('Bundling the app for phones, the first time this takes two minutes …');
  rmSync(bundles, { recursive: true, force: true });
  const chosen = platforms.flatMap((platform) => ['--platform', platform]);
  const args = ['expo/bin/cli', 'export', ...chosen, '--source-maps', '--output-dir', bundles];
  const { code, output } = await runTool(args, 'pipe', { env: { ...shaken, CI: '1' } });
  if (code !== 0) console.log(output.trim());
  else stamp.press();
  return code === 0;
}

const kinds = {
  pictures: ['.gif', '.jpg', '.png', '.svg', '.webp', '.xml'],
  sounds: ['.m4a', '.mp3', '.ogg', '.wav'],
  fonts: ['.otf', '.ttf', '.woff2'],
};

const MB = 1_000_000;

/** No more than this on either platform. */
const bounds = { code: 6.9 * MB, pictures: 12 * MB, sounds: 0.6 * MB, fonts: 0.6 * MB };

/** What the code is to come down to: that is not held yet. */
const WANTED = 4.5 * MB;

const isOfKind = (kind) => (name) => kinds[kind].includes(extname(name));
const sum = (paths) => paths.reduce((total, path) => total + statSync(path).size, 0);

/** Built into the app beside the bundle, as app.json asks for it. */
const builtIn = () => filesUnder(join(top, 'assets', 'fonts')).filter(isOfKind('fonts'));

/** What each kind of file of a platform weighs. */
function weigh(platform) {
  const { fileMetadata } = JSON.parse(readFileSync(join(bundles, 'metadata.json'), 'utf8'));
  const { bundle, assets } = fileMetadata[platform];
  const named = assets.map(({ path, ext }) => ({ path: join(bundles, path), name: `.${ext}` }));
  const ofKind = (kind) => named.filter(({ name }) => isOfKind(kind)(`file${name}`)).map(({ path }) => path);
  const embedded = builtIn().map((name) => join(top, 'assets', 'fonts', name));
  const unknown = named.filter(({ name }) => !Object.values(kinds).flat().includes(name));
  return {
    platform,
    unknown: unknown.map(({ path }) => path),
    loose: ofKind('fonts'),
    weights: {
      code: statSync(join(bundles, bundle)).size,
      pictures: sum(ofKind('pictures')),
      sounds: sum(ofKind('sounds')),
      fonts: sum([...ofKind('fonts'), ...embedded]),
    },
  };
}

const inMB = (bytes) => (bytes / MB).toFixed(2);

function faults({ platform, weights, unknown, loose }) {
  const heavy = Object.entries(bounds)
    .filter(([kind, bound]) => weights[kind] > bound)
    .map(([kind, bound]) => `${platform}: ${kind} of ${inMB(weights[kind])} MB, more than ${inMB(bound)}`);
  return [
    ...heavy,
    ...unknown.map((path) => `${platform}: ${path} is of no kind that is weighed`),
    ...loose.map((path) => `${platform}: ${path} is a font that is not built in`),
  ];
}

/** A line for each platform: what it weighs, in MB. */
export function weightRows(weighed) {
  const total = (weights) => Object.values(weights).reduce((all, bytes) => all + bytes, 0);
  return [
    ['on phones, MB', ...Object.keys(bounds), 'all'],
    ...weighed.map(({ platform, weights }) => [
      platform,
      ...Object.keys(bounds).map((kind) => inMB(weights[kind])),
      inMB(total(weights)),
    ]),
    ['at most', ...Object.values(bounds).map(inMB), inMB(total(bounds))],
    ['wanted', inMB(WANTED), '', '', '', ''],
  ];
}

/** Whether the app can be bundled for phones and weighs no more than it may. */
export async function checkPhones() {
  if (!(await exportPhones())) return { passed: 0, failed: platforms.length, weighed: [] };
  const weighed = platforms.map(weigh);
  const found = weighed.flatMap(faults);
  console.log(`\n${found.length === 0 ? '✓' : '✗'} bundles for phones`);
  for (const fault of found) console.log(`  ${fault}`);
  const failed = weighed.filter((one) => faults(one).length > 0).length;
  return { passed: platforms.length - failed, failed, weighed };
}
