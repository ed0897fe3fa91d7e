// Everything that must hold before a commit: installs what is missing, then format, lint, types and tests.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(top, 'node_modules');
const stamp = join(modules, '.cache', 'athanor-install');
const results = join(modules, '.cache', 'jest-results.json');

const env = { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', NO_UPDATE_NOTIFIER: '1' };
if (process.stdout.isTTY) env.FORCE_COLOR ??= '1';

const checks = [
  { name: 'format', args: ['prettier/bin/prettier.cjs', '--check', '.'] },
  { name: 'lint', args: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'types', args: ['typescript/bin/tsc', '--noEmit'] },
];

/** Runs a command to its end; gives its exit code and whatever it was told to keep of its output. */
function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: top, env, ...options });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function runTool([script, ...args], stdio) {
  return run(process.execPath, [join(modules, script), ...args], { stdio });
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(top, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

async function install() {
  console.log('Installing packages, this takes a minute or two …');
  const shell = process.platform === 'win32';
  const { code } = await run('npm', ['ci', '--progress'], { stdio: 'inherit', shell });
  if (code !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
  return true;
}

async function runCheck({ name, args }) {
  const { code, output } = await runTool(args, 'pipe');
  console.log(`\n${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) console.log(output.trim());
  return code === 0;
}

async function runJest(args) {
  rmSync(results, { force: true });
  console.log('');
  const options = ['--ci', '--json', `--outputFile=${results}`];
  const { code } = await runTool(['jest/bin/jest.js', ...options, ...args], 'inherit');
  return countTests(code);
}

/** A suite that could not be loaded, a crash and a run without tests count as one failure each. */
function countTests(code) {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  const failed = numFailedTests + numRuntimeErrorTestSuites;
  const nothingRan = numPassedTests + failed === 0;
  return { passed: numPassedTests, failed: failed || Number(code !== 0 || nothingRan) };
}

function finish(passed, failed) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function main(jestArgs) {
  if (!isInstalled() && !(await install())) return finish(0, 1);
  const held = (await Promise.all(checks.map(runCheck))).filter(Boolean).length;
  const tests = await runJest(jestArgs);
  finish(held + tests.passed, checks.length - held + tests.failed);
}

await main(process.argv.slice(2));
