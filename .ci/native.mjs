// The native projects as they would be built, made in a folder of their own and read: npm run phones
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { promises } from './native-promises.mjs';
import { stampAt } from './stamp.mjs';
import { cache, env, filesUnder, modules, run, top } from './tools.mjs';

const stamp = stampAt(join(cache, 'native-from.txt'), [
  '.ci/native.mjs',
  '.ci/native-promises.mjs',
  '.ci/plugins',
  'app.json',
  'assets/fonts',
  'assets/icon',
  'package.json',
  'package-lock.json',
]);

/** What a native project is made of. */
const copied = ['app.json', 'package.json', '.ci/plugins', 'assets/fonts', 'assets/icon'];

async function prebuild(folder) {
  for (const path of copied) {
    if (filesUnder(join(top, path)).length === 0) continue;
    cpSync(join(top, path), join(folder, path), { recursive: true });
  }
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  const script = join(modules, 'expo/bin/cli');
  const options = { cwd: folder, env: { ...env, CI: '1' }, stdio: 'pipe' };
  return run(process.execPath, [script, 'prebuild', '--no-install'], options);
}

/** How the files of a made project are read. */
const readerOf = (folder) => ({
  read: (path) => readFileSync(join(folder, path), 'utf8'),
  has: (path) => filesUnder(join(folder, path)).length > 0,
  app: JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8')).expo,
});

/** A promise whose file is not there is not kept either. */
function isKept({ holds }, project) {
  try {
    return holds(project);
  } catch (error) {
    console.log(`  ${error.message}`);
    return false;
  }
}

function readAll(folder) {
  const project = readerOf(folder);
  const broken = promises.filter((promise) => !isKept(promise, project));
  console.log(`\n${broken.length === 0 ? '✓' : '✗'} native projects`);
  for (const { name } of broken) console.log(`  broken: ${name}`);
  return { passed: promises.length - broken.length, failed: broken.length };
}

/** Whether the native projects say what they must. */
export async function checkNative() {
  if (stamp.isFresh()) return { passed: promises.length, failed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'athanor-native-'));
  try {
    const { code, output } = await prebuild(folder);
    if (code !== 0) {
      console.log(`\n✗ native projects\n${output.trim()}`);
      return { passed: 0, failed: promises.length };
    }
    const counts = readAll(folder);
    if (counts.failed === 0) stamp.press();
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
