import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { modules, run, top } from './tools.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm notes what it has installed in a lock file of its own. Optional packages are for other machines. */
function isInstalled() {
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesIn(note);
  return Object.entries(packagesIn(join(top, 'package-lock.json'))).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** Installs the packages where they are missing or not those of the lock file. Says whether they are there now. */
export async function install() {
  if (isInstalled()) return true;
  console.log('Installing packages, this takes a minute or two …');
  const shell = process.platform === 'win32';
  const { code } = await run('npm', ['ci', '--progress'], { stdio: 'inherit', shell });
  return code === 0;
}
