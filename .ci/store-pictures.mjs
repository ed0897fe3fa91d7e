// Pictures for both stores, from the app as it is, in three languages and in the sizes that the stores ask for.
//   npm run store-pictures                                       all of them, into dist-store
//   npm run store-pictures -- --language it --device iphone      some of them
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { openBrowser } from '../__tests__/browser/chromium.mjs';
import { engine } from '../__tests__/browser/engine.mjs';
import { settled } from '../__tests__/browser/harness.mjs';
import { furnish, prepare } from '../__tests__/browser/prepared.mjs';
import { build, dist } from './build.mjs';
import { installBrowser } from './chromium.mjs';
import { middleOf } from './middle.mjs';
import { serve } from './serve.mjs';
import { top } from './tools.mjs';

const { games, SETTINGS_KEY } = engine;

const languages = ['en', 'it', 'fr'];

/** The largest of each kind: stores make the others from it. In points, with so many pixels each. */
const devices = {
  iphone: { width: 440, height: 956, scale: 3 },
  ipad: { width: 1376, height: 1032, scale: 2 },
  'android-phone': { width: 432, height: 768, scale: 2.5 },
  'android-tablet': { width: 1280, height: 720, scale: 2 },
};

/** What is shown, in this order: the cabinet, and each game at the first such question after so many moves. */
const scenes = [
  { name: '1-cabinet', theme: 'dark' },
  { name: '2-kazaam', theme: 'dark', seed: 7, seats: 3, after: 60, question: 'turn' },
  { name: '3-witchs-brew', theme: 'dark', seed: 3, seats: 4, after: 60, question: 'lead' },
  { name: '4-alchemirus', theme: 'light', seed: 4, seats: 3, after: 200, question: 'move' },
  { name: '5-materia-prima', theme: 'dark', seed: 5, seats: 3, after: 160, question: 'turn' },
];

const gameIn = ({ name }) => games.find(({ id }) => name.endsWith(id));

function deviceFor(browser, address, { width, height, scale }, theme, language) {
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: language,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    baseURL: address,
  });
}

/** What lies on the device, and where the picture is taken. */
async function stageOf(scene, language) {
  const settings = { [SETTINGS_KEY]: JSON.stringify({ offersLessons: false, theme: scene.theme, language }) };
  const game = gameIn(scene);
  if (!game) return { items: settings, route: '/' };
  const { items, route } = await prepare(middleOf(game, scene));
  return { items: { ...items, ...settings }, route };
}

async function take(browser, address, { scene, language, device }) {
  const folder = join(top, 'dist-store', language, device);
  mkdirSync(folder, { recursive: true });
  const context = await deviceFor(browser, address, devices[device], scene.theme, language);
  const page = await context.newPage();
  const { items, route } = await stageOf(scene, language);
  await furnish(page, items);
  await page.goto(route, { waitUntil: 'load' });
  await settled(page);
  await page.waitForTimeout(1000);
  const path = join(folder, `${scene.name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 92 });
  await context.close();
  console.log(`${path.slice(top.length + 1)}: ${Math.round(statSync(path).size / 1000)} kB`);
}

function wanted(args) {
  const options = { language: { type: 'string' }, device: { type: 'string' }, scene: { type: 'string' } };
  const { language, device, scene } = parseArgs({ args, options }).values;
  const some = (all, one) => (one === undefined ? all : all.filter((name) => name === one));
  return some(languages, language).flatMap((spoken) =>
    some(Object.keys(devices), device).flatMap((held) =>
      scenes
        .filter(({ name }) => scene === undefined || name.endsWith(scene))
        .map((shown) => ({ scene: shown, language: spoken, device: held })),
    ),
  );
}

async function main(args) {
  const shots = wanted(args);
  if (shots.length === 0) throw new Error('There is no such language, device or scene');
  if (!(await installBrowser()) || !(await build())) return 1;
  const server = await serve(dist, 0);
  const browser = await openBrowser();
  try {
    for (const shot of shots) await take(browser, server.address, shot);
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
