// The built web app in a real browser: npm test, or by itself: node __tests__/browser/run.mjs [part of a name …]
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, dist } from '../../.ci/build.mjs';
import { serve } from '../../.ci/serve.mjs';
import { cache } from '../../.ci/tools.mjs';
import { installBrowser, openBrowser } from './chromium.mjs';
import { picture, takeTests, workshop } from './harness.mjs';

/** Tests spend much of their time waiting, so two at once are no burden. */
const lanes = 2;
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

async function runAll(tests, keeper, address) {
  const figures = {};
  let passed = 0;
  const failed = [];
  const runOne = async (test) => {
    const started = Date.now();
    const problem = await problemOf(test, await keeper.get(), address, figures);
    console.log(`${problem ? '✗' : '✓'} ${test.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (problem) console.log(String(problem.stack ?? problem).replaceAll(/^/gm, '    '));
    if (problem) failed.push(test);
    else passed++;
  };
  const shared = tests.filter(({ isAlone }) => !isAlone).sort((one, other) => other.seconds - one.seconds);
  const lane = async () => {
    for (let test = shared.shift(); test; test = shared.shift()) await runOne(test);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  for (const test of tests.filter(({ isAlone }) => isAlone)) await runOne(test);
  // A busy machine can make a page miss its time: what failed is tried once more with the machine to itself.
  for (const test of failed.splice(0)) {
    console.log(`once more, alone: ${test.name}`);
    await runOne(test);
  }
  return { passed, failed: tests.length - passed, figures };
}

function report(figures) {
  if (Object.keys(figures).length === 0) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nmeasured:');
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${JSON.stringify(figure)}`);
}

/** Installs and builds what is missing, runs the tests whose names hold one of the words, counts. */
export async function runBrowserTests(words = []) {
  console.log('\nin the browser');
  if (!installBrowser() || !(await build())) return { passed: 0, failed: 1 };
  const all = await collect();
  const tests = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const server = await serve(dist, 0);
  const keeper = browserKeeper();
  try {
    const { figures, ...counts } = await runAll(tests, keeper, server.address);
    report(figures);
    return counts;
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
