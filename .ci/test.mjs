// Everything that must hold before a commit: installs what is missing, then format, lint, types and tests.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { install } from './install.mjs';
import { cache, runTool } from './tools.mjs';

const results = join(cache, 'jest-results.json');

const checks = [
  { name: 'format', args: ['prettier/bin/prettier.cjs', '--check', '.'] },
  { name: 'lint', args: ['eslint/bin/eslint.js', '.', '--max-warnings', '0'] },
  { name: 'types', args: ['typescript/bin/tsc', '--noEmit'] },
];

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

/** The browser tests need packages, so they are loaded only once these are installed. */
async function runBrowser() {
  const { runBrowserTests } = await import('../__tests__/browser/run.mjs');
  return runBrowserTests();
}

function finish(passed, failed) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** With arguments, which are jest's, the browser is left out: it knows nothing of them. */
async function main(jestArgs) {
  if (!(await install())) return finish(0, 1);
  const held = (await Promise.all(checks.map(runCheck))).filter(Boolean).length;
  const tests = await runJest(jestArgs);
  const browser = jestArgs.length === 0 ? await runBrowser() : { passed: 0, failed: 0 };
  finish(held + tests.passed + browser.passed, checks.length - held + tests.failed + browser.failed);
}

await main(process.argv.slice(2));
