// Everything that must hold before a commit: installs what is missing, then types, lint, format, build, tests and browser.
import { build } from './build.mjs';
import { checks, runCheck } from './checks.mjs';
import { installBrowser } from './chromium.mjs';
import { startClock } from './clock.mjs';
import { install } from './install.mjs';
import { runJest } from './jest.mjs';

const clock = startClock();

/** One after the other: the web is built on the other core meanwhile. */
async function countChecks() {
  let held = 0;
  for (const check of checks) held += Number(await clock.time(check.name, () => runCheck(check)));
  return { passed: held, failed: checks.length - held };
}

async function countBuild() {
  const isBuilt = await clock.time('build', build);
  return { passed: 0, failed: isBuilt ? 0 : 1 };
}

/** Needs packages, so it is loaded only once these are installed. */
async function runBrowser() {
  const { runBrowserTests } = await import('../__tests__/browser/run.mjs');
  return runBrowserTests({ clock });
}

const runParts = async (jestArgs) => {
  const jest = await clock.time('jest', () => runJest(jestArgs));
  // With arguments, which are jest's, the browser is left out: it knows nothing of them.
  const browser = jestArgs.length === 0 ? await runBrowser() : { passed: 0, failed: 0, tests: [] };
  return { jest, browser };
};

async function report(jest, browser) {
  const { tellTimes } = await import('./times.mjs');
  tellTimes(clock.parts, jest.suites, browser.tests);
}

function finish(counts) {
  const total = (name) => counts.reduce((sum, count) => sum + count[name], 0);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

async function main(jestArgs) {
  const [isInstalled] = await Promise.all([clock.time('install', install), installBrowser()]);
  if (!isInstalled) return finish([{ passed: 0, failed: 1 }]);
  const before = await Promise.all([countChecks(), countBuild()]);
  const { jest, browser } = await runParts(jestArgs);
  await report(jest, browser);
  return finish([...before, jest, browser]);
}

await main(process.argv.slice(2));
