import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { bundled, stampAt } from './stamp.mjs';
import { filesUnder, hashOf, runTool, shaken, top } from './tools.mjs';

export const dist = join(top, 'dist');
const stamp = stampAt(join(dist, '.built-from'), ['.ci/build.mjs', ...bundled, 'public']);

/** Builds the web app into `dist` where it is out of date. Says whether it is there now. */
export async function build() {
  if (stamp.isFresh()) return true;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Building the web app, the first time this takes a minute or two …');
  const isBuilt = await exportWeb(seconds);
  if (!isBuilt) return false;
  listScreens();
  showSplashAtOnce();
  listForOffline();
  pressFirstScripts();
  stamp.press();
  console.log(`Built in ${seconds()} s.`);
  return true;
}

/** On a terminal the bundler draws its own progress; elsewhere a line now and then shows that it is at work. */
async function exportWeb(seconds) {
  const args = ['expo/bin/cli', 'export', '--platform', 'web', '--output-dir', 'dist'];
  if (process.stdout.isTTY) return (await runTool(args, 'inherit', { env: shaken })).code === 0;
  const heartbeat = setInterval(() => console.log(`  building … ${seconds()} s`), 10_000);
  const { code, output } = await runTool(args, 'pipe', { env: { ...shaken, CI: '1' } });
  clearInterval(heartbeat);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

function rewrite(name, change) {
  const file = join(dist, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Screens that are files of their own; games and their drawings come when one is chosen. */
const screens = /\/(import|match-routes|new|roster|rules|settings|statistics)-[0-9a-f]+\.js$/;

/** They are fetched once the first screen is there. */
function listScreens() {
  const files = filesUnder(dist).filter((name) => screens.test(name));
  const listed = `const SCREENS = ${JSON.stringify(files.map((name) => `/${encodeURI(name)}`))};`;
  rewrite('register-sw.js', (script) => script.replace('const SCREENS = [];', () => listed));
}

const asData = (drawing) => `data:image/svg+xml,${encodeURI(drawing).replaceAll('#', '%23')}`;

/** The splash comes with the page: WebKit shows nothing at all until there is a picture, and this one waits for nothing. */
function showSplashAtOnce() {
  const inPage = (_, path) => `"${asData(readFileSync(join(dist, path), 'utf8'))}"`;
  rewrite('index.html', (html) => html.replace(/"\/(icons\/splash-\w+\.svg)"/g, inPage));
}

/** What the first visit waits for is made as small as it goes, an eighth less than a server does in passing: the name and `.br`. */
function pressFirstScripts() {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  for (const [, name] of page.matchAll(/<script src="\/(_expo[^"]*)"/g)) {
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(readFileSync(join(dist, name))));
  }
}

/** Hidden files, maps and the worker itself; large icons are for installing, when there is a network. */
const notNeededOffline = /(^|\/)\.|\.(br|map)$|^(sw\.js|metadata\.json|icons\/.*-\d{3}\.png)$/;

/** Tells the service worker which files make up this build. Another list is another worker, so browsers notice. */
function listForOffline() {
  const names = filesUnder(dist).filter((name) => !notNeededOffline.test(name));
  const files = names.map((name) => (name === 'index.html' ? '/' : `/${encodeURI(name)}`));
  const listed = `const BUILD = ${JSON.stringify({ version: hashOf(dist, names).slice(0, 16), files })};`;
  rewrite('sw.js', (script) => script.replace('const BUILD = null;', () => listed));
}
