import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const top = join(dirname(fileURLToPath(import.meta.url)), '..');
export const modules = join(top, 'node_modules');
export const cache = join(modules, '.cache', 'athanor');

export const env = { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NO_UPDATE_NOTIFIER: '1' };
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';

/** What nobody imports of a package is left out of a bundle. For stores eas.json says the same. */
export const shaken = { ...env, EXPO_UNSTABLE_METRO_OPTIMIZE_GRAPH: '1', EXPO_UNSTABLE_TREE_SHAKING: '1' };

/** Runs a command to its end; gives its exit code and whatever it was told to keep of its output. */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: top, env, ...options });
    const stop = () => child.kill();
    process.once('SIGTERM', stop);
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => {
      process.off('SIGTERM', stop);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs the script of a package: `runTool(['jest/bin/jest.js', '--ci'], 'inherit')`. */
export function runTool([script, ...args], stdio, options) {
  return run(process.execPath, [join(modules, script), ...args], { stdio, ...options });
}

/** Every file at or under a path, sorted, with forward slashes, relative to `from`. */
export function filesUnder(path, from = path) {
  const status = statSync(path, { throwIfNoEntry: false });
  if (!status) return [];
  if (!status.isDirectory()) return [relative(from, path).split(sep).join('/')];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name), from));
}

/** One hash over the names and contents of files. */
export function hashOf(folder, names) {
  const hash = createHash('sha256');
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

export const hashOfText = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
