// The built web app in three browsers: npm test, or by itself: node __tests__/browsers/run.mjs [part of a name …]
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { installOtherBrowsers, mustHaveAll } from '../../.ci/browsers.mjs';
import { build, dist } from '../../.ci/build.mjs';
import { installBrowser } from '../../.ci/chromium.mjs';
import { startClock } from '../../.ci/clock.mjs';
import { serve } from '../../.ci/serve.mjs';
import { takeTests } from '../browser/harness.mjs';
import { runner, tellFigures, tryAgain } from '../browser/running.mjs';
import { browsersAt } from './browsers.mjs';

const here = dirname(fileURLToPath(import.meta.url));

async function collect() {
  const files = readdirSync(here).filter((name) => name.endsWith('.test.mjs'));
  for (const file of files.sort()) await import(pathToFileURL(join(here, file)).href);
  return takeTests();
}

/** Each test is written once; its name says where it is run. */
const testsIn = (browser, { tests, words }) =>
  tests
    .map((test) => ({ ...test, name: `${test.name}: ${browser.name}`, browser: browser.name }))
    .filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

/** What cannot be run is no pass; where nobody reads what is printed it is a failure. */
function leaveOut(tests) {
  const sign = mustHaveAll() ? '✗' : '–';
  for (const { name } of tests) console.log(`${sign} ${name} (left out: the browser is missing)`);
  return tests.map(({ name }) => ({ name, seconds: 0, tries: 0, hasPassed: false, isLeftOut: true }));
}

/** A lane for each browser, and then, one by one, what measures. */
async function runIn({ name, makeShop }, tests, { clock, address, figures }, isAlone) {
  const running = runner(makeShop, { address, browser: name, figures });
  const part = `three browsers, ${isAlone ? 'measured in ' : ''}${name}`;
  const own = tests.filter((test) => test.isAlone === isAlone);
  await clock.time(part, () => running.runOneByOne(own));
  return running;
}

async function runAll(browsers, asked, tools) {
  const there = browsers.filter(({ isMissing }) => !isMissing);
  const run = (isAlone) => (browser) => runIn(browser, testsIn(browser, asked), tools, isAlone);
  const running = await Promise.all(there.map(run(false)));
  for (const browser of there) running.push(await run(true)(browser));
  for (const one of running) if (one.failed().length > 0) await tryAgain(one);
  const leftOut = browsers.filter(({ isMissing }) => isMissing).flatMap((browser) => testsIn(browser, asked));
  return [...running.flatMap(({ outcomes }) => [...outcomes.values()]), ...leaveOut(leftOut)];
}

function counts(done) {
  const leftOut = done.filter(({ isLeftOut }) => isLeftOut).length;
  const passed = done.filter(({ hasPassed }) => hasPassed).length;
  const failed = done.length - passed - leftOut;
  return mustHaveAll() ? { passed, failed: failed + leftOut, leftOut: 0 } : { passed, failed, leftOut };
}

/** Builds what is missing, and runs tests in Chromium, Firefox and WebKit. Gives how many passed, failed and were left out, and what came of each. */
export async function runInThreeBrowsers({ words = [], clock = startClock() } = {}) {
  console.log('\nin three browsers');
  if (!(await build())) return { passed: 0, failed: 1, leftOut: 0, tests: [] };
  const server = await serve(dist, 0);
  const browsers = browsersAt(server.address);
  const tests = await collect();
  const figures = {};
  try {
    const done = await runAll(browsers, { tests, words }, { clock, address: server.address, figures });
    tellFigures('figures-browsers', figures);
    return { ...counts(done), tests: done };
  } finally {
    await Promise.all(browsers.map(({ close }) => close()));
    await server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.once('SIGTERM', () => process.exit(1));
  const clock = startClock();
  await installBrowser();
  await installOtherBrowsers();
  const { passed, failed, leftOut } = await runInThreeBrowsers({ words: process.argv.slice(2), clock });
  for (const { name, seconds } of clock.parts) console.log(`${name}: ${seconds.toFixed(1)} s`);
  console.log(`\n${passed} passed, ${failed} failed, ${leftOut} left out`);
  process.exitCode = failed === 0 ? 0 : 1;
}
