// What to run while working: types, lint, format and the tests that touch what has changed, in two minutes.
//   npm run check              what is not committed yet; if everything is, what the last commit changed
//   npm run check -- main      what has changed since a branch or a commit
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';

import { checks, runCheck } from './checks.mjs';
import { install } from './install.mjs';
import { runJest } from './jest.mjs';
import { run, runTool, top } from './tools.mjs';

/** How long the tests may take, by what they took the last time. */
const patience = 75;
/** What a suite takes of which nothing is known yet. */
const usual = 3;

const linesOf = (output) => output.split('\n').filter((line) => line !== '');

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output.trim());
  return linesOf(output);
}

async function changedFiles(base) {
  const since = async (revision) => [
    ...(await git('diff', '--name-only', '--diff-filter=d', revision)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  const changed = await since(base ?? 'HEAD');
  return changed.length > 0 || base ? changed : since('HEAD~1');
}

async function suitesTouching(files) {
  const { output } = await runTool(
    ['jest/bin/jest.js', '--listTests', '--findRelatedTests', ...files],
    'pipe',
  );
  return linesOf(output)
    .filter((line) => line.startsWith(top))
    .map((file) => relative(top, file));
}

async function lastTimes() {
  const { timesFile } = await import('./times.mjs');
  const { suites } = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : { suites: [] };
  return new Map(suites.map(({ name, seconds }) => [name, seconds]));
}

/** The quick ones first, as many as there is time for. */
async function withinPatience(suites) {
  const times = await lastTimes();
  const secondsOf = (suite) => times.get(suite) ?? usual;
  let left = patience * availableParallelism();
  const inTime = (suite) => (left -= secondsOf(suite)) >= 0;
  const chosen = suites.sort((one, other) => secondsOf(one) - secondsOf(other)).filter(inTime);
  return { chosen, leftOut: suites.filter((suite) => !chosen.includes(suite)) };
}

async function countTests(files) {
  const { chosen, leftOut } = await withinPatience(await suitesTouching(files));
  if (chosen.length === 0) return { passed: 0, failed: 0 };
  const counts = await runJest(['--runTestsByPath', ...chosen]);
  if (leftOut.length > 0) console.log(`\nLeft for npm test:\n  ${leftOut.join('\n  ')}`);
  return counts;
}

async function main([base]) {
  if (!(await install())) return (process.exitCode = 1);
  const files = (await changedFiles(base)).filter((file) => existsSync(file));
  console.log(`${files.length} files have changed`);
  if (files.length === 0) return;
  const held = (await Promise.all(checks.map((check) => runCheck(check, files)))).filter(Boolean).length;
  const tests = await countTests(files);
  const failed = checks.length - held + tests.failed;
  console.log(`\n${held + tests.passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
