// The browsers beside Chromium: where they lie, and what Debian calls them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { canRun, installPackages, isDebianRoot, onPath } from './programs.mjs';

const firstOf = (places) => places.find((file) => file && canRun(file)) ?? null;

function findFirefox() {
  const program = firstOf([
    process.env.FIREFOX,
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  return program && { program };
}

const libraries = '/usr/lib';

function foldersIn(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The window that WebKit is shown in is part of its library, in a folder named by machine and version. */
function findMiniBrowser() {
  const machines = foldersIn(libraries).filter((path) => path.endsWith('-linux-gnu'));
  const versions = machines.flatMap(foldersIn).filter((path) => /\/webkit2?gtk-[\d.]+$/.test(path));
  return firstOf([process.env.MINIBROWSER, ...versions.map((path) => join(path, 'MiniBrowser'))]);
}

/** WebKit is told what to do by its driver, and needs a screen that nobody looks at. */
function findWebkit() {
  const found = {
    program: findMiniBrowser(),
    driver: onPath('WebKitWebDriver'),
    screen: onPath('Xvfb'),
  };
  return Object.values(found).includes(null) ? null : found;
}

const others = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebkit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** Whether what cannot be tested is a fault: nobody reads what a machine prints. */
export const mustHaveAll = () => !['', '0', 'false'].includes(process.env.CI ?? '');

/** Takes Debian's where a browser is missing and we may. Says in words what is missing then. */
async function install(name) {
  const { find, packages } = others[name];
  if (find()) return;
  if (isDebianRoot()) {
    console.log(`Installing ${name}, this takes a minute …`);
    await installPackages(...packages);
  }
  if (find()) return;
  const verdict = mustHaveAll() ? 'its tests fail' : 'its tests are left out, which is no pass';
  console.log(`${name} was not found (Debian has it in ${packages.join(' and ')}): ${verdict}.`);
}

/** One after the other: packages can be installed by one only. */
export async function installOtherBrowsers() {
  for (const name of Object.keys(others)) await install(name);
}

/** Where each of them lies; null where it is missing. */
export const findOtherBrowsers = () =>
  Object.fromEntries(Object.entries(others).map(([name, { find }]) => [name, find()]));
