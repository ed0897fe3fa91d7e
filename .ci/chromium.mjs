// The browser of the tests. Needs no packages, so that it can be installed beside them.
import { canRun, installPackages, isDebianRoot, onPath } from './programs.mjs';

/** Chromium without windows: each device costs it half of the work. */
const windowless = 'chromium-headless-shell';
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where a browser lies; null if there is none. */
export function findBrowser() {
  const named = process.env.CHROME ?? '';
  return [named, ...names.map(onPath), ...usualPlaces].find((file) => file && canRun(file)) ?? null;
}

async function installDebians() {
  console.log('Installing Chromium, this takes a minute …');
  for (const name of [windowless, 'chromium']) {
    if (findBrowser()) return;
    await installPackages(name);
  }
}

/** Takes Debian's Chromium where there is none and we may; true if a browser is there now. */
export async function installBrowser() {
  if (!findBrowser() && isDebianRoot()) await installDebians();
  if (findBrowser()) return true;
  console.log('No Chromium or Chrome was found. Install one, or name it: CHROME=/path/to/chrome npm test');
  return false;
}
