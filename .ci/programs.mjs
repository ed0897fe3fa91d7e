// What is run besides Node: whether it is here, and how Debian's own are installed.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { env, run } from './tools.mjs';

export function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a program lies that can be called by its name; null if there is none. */
export function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find(canRun) ?? null;
}

/** Whether we may install Debian's packages. */
export const isDebianRoot = () => process.getuid?.() === 0 && canRun('/usr/bin/apt-get');

/** Without a network it is known after a few seconds. */
const impatient = ['-q', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
const options = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
};

let listing = null;

/** Which packages there are is asked once. */
const listPackages = () => (listing ??= run('apt-get', ['update', ...impatient], options));

export async function installPackages(...names) {
  await listPackages();
  await run('apt-get', ['install', '-y', ...impatient, '--no-install-recommends', ...names], options);
}
