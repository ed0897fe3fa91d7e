// The browser of the tests. Needs no packages, so that it can be installed beside them.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { env, run } from './tools.mjs';

/** Chromium without windows: each device costs it half of the work. */
const windowless = 'chromium-headless-shell';
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(canRun) ?? null;
}

/** Where a browser lies; null if there is none. */
export function findBrowser() {
  const named = process.env.CHROME ?? '';
  return [named, ...names.map(onPath), ...usualPlaces].find((file) => file && canRun(file)) ?? null;
}

const isDebianRoot = () => process.getuid?.() === 0 && canRun('/usr/bin/apt-get');

/** Without a network it is known after a few seconds. */
const impatient = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

async function installPackage() {
  console.log('Installing Chromium, this takes a minute …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update', ...impatient], options);
  for (const name of [windowless, 'chromium']) {
    if (findBrowser()) return;
    await run('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', name], options);
  }
}

/** Takes Debian's Chromium where there is none and we may; true if a browser is there now. */
export async function installBrowser() {
  if (!findBrowser() && isDebianRoot()) await installPackage();
  if (findBrowser()) return true;
  console.log('No Chromium or Chrome was found. Install one, or name it: CHROME=/path/to/chrome npm test');
  return false;
}
