// The built web app in a real browser: npm test, or by itself: node __tests__/browser/run.mjs [part of a name …]
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, dist } from '../../.ci/build.mjs';
import { installBrowser } from '../../.ci/chromium.mjs';
import { startClock } from '../../.ci/clock.mjs';
import { serve } from '../../.ci/serve.mjs';
import { openBrowser } from './chromium.mjs';
import { deviceStore } from './devices.mjs';
import { takeTests, workshop } from './harness.mjs';
import { runner, tellFigures, tryAgain } from './running.mjs';
import { rememberedTimes, rememberTimes } from './times.mjs';

/** Tests spend much of their time waiting: more at once than there are cores are no burden. */
const lanes = availableParallelism() + 2;
const here = dirname(fileURLToPath(import.meta.url));

async function collect() {
  const files = readdirSync(here).filter((name) => name.endsWith('.test.mjs'));
  for (const file of files.sort()) await import(pathToFileURL(join(here, file)).href);
  return takeTests();
}

/** One browser for all tests; another one should it ever die under them. */
function browserKeeper() {
  let opening = openBrowser();
  return {
    async get() {
      if (!(await opening).isConnected()) opening = openBrowser();
      return opening;
    },
    close: async () => (await opening).close(),
  };
}

/** The longest first, so that no lane is left with it at the end. */
function longestFirst(tests) {
  const times = rememberedTimes();
  const expected = ({ name, seconds }) => times[name] ?? seconds;
  return [...tests].sort((one, other) => expected(other) - expected(one));
}

async function runAll(tests, keeper, address, clock) {
  const store = deviceStore(address);
  const makeShop = async (isNew) => workshop(await keeper.get(), store, { address, isNew });
  const running = runner(makeShop, { address });
  const [alone, shared] = [true, false].map((isAlone) => tests.filter((test) => test.isAlone === isAlone));
  await clock.time('browser, side by side', () => running.runInLanes(longestFirst(shared), lanes));
  await clock.time('browser, one by one', () => running.runOneByOne(alone));
  if (running.failed().length > 0) await clock.time('browser, second tries', () => tryAgain(running));
  const done = [...running.outcomes.values()];
  rememberTimes(done);
  return {
    passed: done.filter(({ hasPassed }) => hasPassed).length,
    failed: running.failed().length,
    tests: done,
    figures: running.figures,
  };
}

/**
 * Installs and builds what is missing, runs the tests whose names hold one of the words. Gives how many passed and
 * failed, and what came of each (`outcomes.mjs`).
 */
export async function runBrowserTests({ words = [], clock = startClock() } = {}) {
  console.log('\nin the browser');
  if (!(await installBrowser()) || !(await build())) return { passed: 0, failed: 1, tests: [] };
  const all = await collect();
  const tests = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const server = await serve(dist, 0);
  const keeper = browserKeeper();
  process.once('SIGTERM', () => process.exit(1));
  try {
    const { figures, ...came } = await runAll(tests, keeper, server.address, clock);
    tellFigures('figures', figures);
    return came;
  } finally {
    await keeper.close();
    await server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runBrowserTests({ words: process.argv.slice(2) });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
