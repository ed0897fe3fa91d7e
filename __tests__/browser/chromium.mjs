import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Chromium without windows: each device costs it half of the work. */
const windowless = 'chromium-headless-shell';
const names = [windowless, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--autoplay-policy=no-user-gesture-required',
  '--mute-audio',
  '--disable-dev-shm-usage',
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

function findBrowser() {
  const named = process.env.CHROME ?? '';
  return [named, ...names.map(onPath), ...usualPlaces].find((file) => file && canRun(file)) ?? null;
}

const isDebianRoot = () => process.getuid?.() === 0 && canRun('/usr/bin/apt-get');

/** Without a network it is known after a few seconds. */
const impatient = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];

function installPackage() {
  console.log('Installing Chromium, this takes a minute …');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', ...impatient], options);
  for (const name of [windowless, 'chromium']) {
    if (findBrowser()) return;
    spawnSync('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', name], options);
  }
}

/** Takes Debian's Chromium where there is none and we may; true if a browser is there now. */
export function installBrowser() {
  if (!findBrowser() && isDebianRoot()) installPackage();
  if (findBrowser()) return true;
  console.log('No Chromium or Chrome was found. Install one, or name it: CHROME=/path/to/chrome npm test');
  return false;
}

/** A browser without windows and without a past: its profile is a new one each time. */
export function openBrowser() {
  return chromium.launch({ executablePath: findBrowser() ?? '', args: flags, headless: true });
}
