// The pictures of the README, from the app as it is: npm run pictures
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { openBrowser } from '../__tests__/browser/chromium.mjs';
import { deviceStore } from '../__tests__/browser/devices.mjs';
import { engine } from '../__tests__/browser/engine.mjs';
import { settled, workshop } from '../__tests__/browser/harness.mjs';
import { furnish, prepare } from '../__tests__/browser/prepared.mjs';
import { build, dist } from './build.mjs';
import { installBrowser } from './chromium.mjs';
import { middleOf } from './middle.mjs';
import { serve } from './serve.mjs';
import { top } from './tools.mjs';

const { games, SETTINGS_KEY } = engine;

const folder = join(top, 'docs', 'pictures');
/** More would make the page slow to open. */
const mostBytes = 300_000;

/** Each game on a device that suits it, in the middle of a game: at the first such question after so many moves. */
const shots = {
  kazaam: { size: 'phone', scale: 1.5, seed: 7, seats: 3, after: 60, question: 'turn' },
  'witchs-brew': { size: 'phone', scale: 1.5, seed: 3, seats: 4, after: 60, question: 'lead' },
  alchemirus: { size: 'phone', scale: 1.5, seed: 4, seats: 3, after: 200, question: 'move' },
  'materia-prima': { size: 'tablet', scale: 1, seed: 5, seats: 3, after: 160, question: 'turn' },
};

/** Of a photograph's kind, as fine as may be. */
async function photograph(page, path) {
  for (const quality of [90, 80, 70, 60]) {
    await page.screenshot({ path, type: 'jpeg', quality });
    const bytes = statSync(path).size;
    if (bytes <= mostBytes) return { path, bytes };
  }
  throw new Error(`${path} is larger than ${mostBytes} bytes`);
}

async function take(shop, game) {
  const shot = shots[game.id];
  const { items, route } = await prepare(middleOf(game, shot));
  const page = await shop.newPage({ size: shot.size, scale: shot.scale });
  await furnish(page, { ...items, [SETTINGS_KEY]: JSON.stringify({ offersLessons: false, theme: 'dark' }) });
  await page.goto(route, { waitUntil: 'load' });
  await settled(page);
  await page.waitForTimeout(500);
  const taken = await photograph(page, join(folder, `${game.id}.jpg`));
  await page.close();
  return taken;
}

async function main() {
  if (!(await installBrowser()) || !(await build())) return 1;
  mkdirSync(folder, { recursive: true });
  const server = await serve(dist, 0);
  const browser = await openBrowser();
  const shop = workshop(browser, deviceStore(server.address), { address: server.address, isNew: true });
  for (const game of games) {
    const { path, bytes } = await take(shop, game);
    console.log(`${path.slice(top.length + 1)}: ${Math.round(bytes / 1000)} kB`);
  }
  await shop.close();
  await browser.close();
  await server.close();
  return 0;
}

process.exitCode = await main();
