// The built web app in a real browser: npm test, or by itself: node __tests__/browser/run.mjs [part of a name …]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, dist } from '../../.ci/build.mjs';
import { installBrowser } from '../../.ci/chromium.mjs';
import { startClock, stopwatch } from '../../.ci/clock.mjs';
import { serve } from '../../.ci/serve.mjs';
import { cache } from '../../.ci/tools.mjs';
import { openBrowser } from './chromium.mjs';
import { deviceStore } from './devices.mjs';
import { picture, takeTests, workshop } from './harness.mjs';
import { outcome } from './outcomes.mjs';
import { rememberedTimes, rememberTimes } from './times.mjs';

/** Tests spend much of their time waiting: more at once than there are cores are no burden. */
const lanes = availableParallelism() + 2;
const here = dirname(fileURLToPath(import.meta.url));

async function collect() {
  const files = readdirSync(here).filter((name) => name.endsWith('.test.mjs'));
  for (const file of files.sort()) await import(pathToFileURL(join(here, file)).href);
  return takeTests();
}

function timeLimit(seconds) {
  let timer;
  const over = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${seconds} s`)), seconds * 1000);
  });
  return { over, clear: () => clearTimeout(timer) };
}

/** The problem, or null. What the page complained of unasked is a problem too. */
async function problemOf({ name, body, seconds }, shop, tools) {
  const limit = timeLimit(seconds);
  let hasPassed = false;
  try {
    await Promise.race([body({ ...shop, ...tools }), limit.over]);
    hasPassed = shop.complaints.length === 0;
    return hasPassed ? null : new Error(shop.complaints.join('\n'));
  } catch (error) {
    await keepPictures(shop.pages(), name);
    error.message = [error.message, ...shop.complaints].join('\n');
    return error;
  } finally {
    limit.clear();
    await shop.close(hasPassed);
  }
}

async function keepPictures(pages, name) {
  for (const [index, page] of pages.entries()) {
    await picture(page, `failed-${name.replaceAll(/\W+/g, '-')}-${index}`).catch(() => undefined);
  }
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

/** Runs tests one by one and in lanes, and keeps what came of each. */
function runner(keeper, address) {
  const figures = {};
  const outcomes = new Map();
  const store = deviceStore(address);

  async function runOne(test) {
    const elapsed = stopwatch();
    // What measures, and what is tried again, has nothing that another test has used.
    const isNew = test.isAlone || outcomes.has(test);
    const shop = workshop(await keeper.get(), store, { address, isNew });
    const missed = [];
    const tellMissed = (why) => missed.push(why);
    const error = await problemOf(test, shop, { address, figures, tellMissed });
    const { seconds } = elapsed();
    outcomes.set(test, outcome(test, outcomes.get(test), { seconds, error, missed }));
    console.log(`${error ? '✗' : '✓'} ${test.name} (${seconds.toFixed(1)} s)`);
    if (error) console.log(String(error.stack ?? error).replaceAll(/^/gm, '    '));
  }

  async function runInLanes(tests) {
    const waiting = [...tests];
    const lane = async () => {
      for (let test = waiting.shift(); test; test = waiting.shift()) await runOne(test);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  async function runOneByOne(tests) {
    for (const test of tests) await runOne(test);
  }

  const failed = () => [...outcomes].filter(([, { hasPassed }]) => !hasPassed).map(([test]) => test);
  return { figures, outcomes, failed, runInLanes, runOneByOne };
}

/** The longest first, so that no lane is left with it at the end. */
function longestFirst(tests) {
  const times = rememberedTimes();
  const expected = ({ name, seconds }) => times[name] ?? seconds;
  return [...tests].sort((one, other) => expected(other) - expected(one));
}

/** A busy machine can make a page miss its time: what failed is tried once more with the machine to itself. */
async function tryAgain(running) {
  const again = running.failed();
  for (const { name } of again) console.log(`once more, alone: ${name}`);
  await running.runOneByOne(again);
}

async function runAll(tests, keeper, address, clock) {
  const running = runner(keeper, address);
  const [alone, shared] = [true, false].map((isAlone) => tests.filter((test) => test.isAlone === isAlone));
  await clock.time('browser, side by side', () => running.runInLanes(longestFirst(shared)));
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

function report(figures) {
  if (Object.keys(figures).length === 0) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nmeasured:');
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${JSON.stringify(figure)}`);
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
    report(figures);
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
