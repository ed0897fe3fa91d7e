// The built web app in a real browser: npm test, or by itself: node __tests__/browser/run.mjs [part of a name …]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, dist } from '../../.ci/build.mjs';
import { serve } from '../../.ci/serve.mjs';
import { cache } from '../../.ci/tools.mjs';
import { installBrowser, openBrowser } from './chromium.mjs';
import { picture, takeTests, workshop } from './harness.mjs';
import { rememberedTimes, rememberTimes, stopwatch } from './times.mjs';

/** Tests spend much of their time waiting: more at once than there are cores are no burden. */
const lanes = 3;
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
async function problemOf({ name, body, seconds }, browser, address, figures) {
  const shop = workshop(browser, address);
  const limit = timeLimit(seconds);
  try {
    await Promise.race([body({ ...shop, address, figures }), limit.over]);
    return shop.complaints.length > 0 ? new Error(shop.complaints.join('\n')) : null;
  } catch (error) {
    await keepPictures(shop.pages(), name);
    error.message = [error.message, ...shop.complaints].join('\n');
    return error;
  } finally {
    limit.clear();
    await shop.close();
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

/** What came of a test: how long it took and how often it was tried; of a failure its first line, and the last. */
function outcome(test, before, { seconds, idle }, error) {
  const problem = before?.problem ?? (error ? firstLine(error) : null);
  return {
    name: test.name,
    seconds: Number(seconds.toFixed(1)),
    idle,
    tries: (before?.tries ?? 0) + 1,
    ...(problem !== null && { problem }),
    hasPassed: error === null,
  };
}

const firstLine = (error) => String(error.message ?? error).split('\n', 1)[0];

/** Runs tests one by one and in lanes, and keeps what came of each. */
function runner(keeper, address) {
  const figures = {};
  const outcomes = new Map();

  async function runOne(test) {
    const time = stopwatch();
    const error = await problemOf(test, await keeper.get(), address, figures);
    const came = outcome(test, outcomes.get(test), time(), error);
    outcomes.set(test, came);
    const idle = `${Math.round(came.idle * 100)} % idle`;
    console.log(`${error ? '✗' : '✓'} ${test.name} (${came.seconds} s, ${idle})`);
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

async function runAll(tests, keeper, address) {
  const running = runner(keeper, address);
  const inLanes = stopwatch();
  await running.runInLanes(longestFirst(tests.filter(({ isAlone }) => !isAlone)));
  const shared = inLanes();
  const oneByOne = stopwatch();
  await running.runOneByOne(tests.filter(({ isAlone }) => isAlone));
  await tryAgain(running);
  const seconds = { shared: Math.round(shared.seconds), alone: Math.round(oneByOne().seconds) };
  console.log(`\n${seconds.shared} s in ${lanes} lanes, ${shared.idle} idle; ${seconds.alone} s alone`);
  const done = [...running.outcomes.values()];
  rememberTimes(done);
  reportSecondTries(done);
  const outcomes = done.map(({ hasPassed, idle, ...rest }) => rest);
  return {
    passed: done.filter(({ hasPassed }) => hasPassed).length,
    failed: running.failed().length,
    tests: outcomes,
    seconds,
    figures: running.figures,
  };
}

function reportSecondTries(outcomes) {
  const flaky = outcomes.filter(({ hasPassed, tries }) => hasPassed && tries > 1);
  for (const { name, problem } of flaky) console.log(`needed a second try: ${name}: ${problem}`);
}

function report(figures) {
  if (Object.keys(figures).length === 0) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nmeasured:');
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${JSON.stringify(figure)}`);
}

const nothing = { passed: 0, failed: 1, tests: [] };

/**
 * Installs and builds what is missing, runs the tests whose names hold one of the words. Gives how many passed and
 * failed, what came of each (`problem` is why its first try failed) and the seconds that each part took.
 */
export async function runBrowserTests(words = []) {
  console.log('\nin the browser');
  const installing = stopwatch();
  const isInstalled = installBrowser();
  const seconds = { install: Math.round(installing().seconds), build: 0, shared: 0, alone: 0 };
  if (!isInstalled) return { ...nothing, seconds };
  const building = stopwatch();
  const isBuilt = await build();
  seconds.build = Math.round(building().seconds);
  if (!isBuilt) return { ...nothing, seconds };
  const all = await collect();
  const tests = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const server = await serve(dist, 0);
  const keeper = browserKeeper();
  try {
    const { figures, ...came } = await runAll(tests, keeper, server.address);
    report(figures);
    return { ...came, seconds: { ...seconds, ...came.seconds } };
  } finally {
    await keeper.close();
    await server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { passed, failed } = await runBrowserTests(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
