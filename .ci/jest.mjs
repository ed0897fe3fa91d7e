import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { cache, runTool } from './tools.mjs';

/** Written by `jest-reporter.cjs`. */
const noted = join(cache, 'suites.json');

const sum = (suites, name) => suites.reduce((total, suite) => total + suite[name], 0);

/** A crash and a run without tests count as one failure each. */
function count(code, suites) {
  const [passed, failed] = [sum(suites, 'passed'), sum(suites, 'failed')];
  const nothingRan = passed + failed === 0;
  return { passed, failed: failed || Number(code !== 0 || nothingRan), suites };
}

/** Runs jest on all cores: left alone it would keep one for somebody who watches. */
export async function runJest(args) {
  rmSync(noted, { force: true });
  const options = ['--ci', `--maxWorkers=${availableParallelism()}`];
  const reporters = ['--reporters=default', '--reporters=./.ci/jest-reporter.cjs'];
  const { code } = await runTool(['jest/bin/jest.js', ...options, ...reporters, ...args], 'inherit');
  return count(code, existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : []);
}
