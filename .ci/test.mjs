// Everything that must hold before a commit: installs what is missing, then types, lint, format, build, tests, browsers and phones.
import { installOtherBrowsers } from './browsers.mjs';
import { build } from './build.mjs';
import { checks, runCheck } from './checks.mjs';
import { installBrowser } from './chromium.mjs';
import { startClock } from './clock.mjs';
import { install } from './install.mjs';
import { runJest } from './jest.mjs';
import { checkNative } from './native.mjs';
import { checkPhones } from './phones.mjs';

const clock = startClock();

async function installBrowsers() {
  await installBrowser();
  await installOtherBrowsers();
}

/** One after the other: the web is built on the other core meanwhile. */
async function countChecks() {
  let held = 0;
  for (const check of checks) held += Number(await clock.time(check.name, () => runCheck(check)));
  return { passed: held, failed: checks.length - held };
}

/** The app as phones get it: the bundles, and what the native projects say. Left out with arguments, as the browser is. */
async function countPhones(jestArgs) {
  if (jestArgs.length > 0) return { passed: 0, failed: 0, weighed: [] };
  const phones = await clock.time('phones', checkPhones);
  const native = await clock.time('native projects', checkNative);
  const sum = (name) => phones[name] + native[name];
  return { passed: sum('passed'), failed: sum('failed'), weighed: phones.weighed };
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

async function runThreeBrowsers() {
  const { runInThreeBrowsers } = await import('../__tests__/browsers/run.mjs');
  return runInThreeBrowsers({ clock });
}

const none = { passed: 0, failed: 0, tests: [] };

const runParts = async (jestArgs) => {
  const jest = await clock.time('jest', () => runJest(jestArgs));
  // With arguments, which are jest's, browsers are left out: they know nothing of them.
  const isWhole = jestArgs.length === 0;
  const browser = isWhole ? await runBrowser() : none;
  const three = isWhole ? await runThreeBrowsers() : none;
  return { jest, browser, three };
};

async function report({ jest, browser, three }, { weighed }) {
  const { tellTimes, tellWeights } = await import('./times.mjs');
  tellTimes(clock.parts, jest.suites, [...browser.tests, ...three.tests]);
  if (weighed.length > 0) tellWeights(weighed);
}

function finish(counts) {
  const total = (name) => counts.reduce((sum, count) => sum + (count[name] ?? 0), 0);
  const leftOut = total('leftOut') === 0 ? '' : `, ${total('leftOut')} left out`;
  console.log(`\n${total('passed')} passed, ${total('failed')} failed${leftOut}`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

async function main(jestArgs) {
  const [isInstalled] = await Promise.all([clock.time('install', install), installBrowsers()]);
  if (!isInstalled) return finish([{ passed: 0, failed: 1 }]);
  const before = await Promise.all([countChecks(), countBuild()]);
  const parts = await runParts(jestArgs);
  const phones = await countPhones(jestArgs);
  await report(parts, phones);
  return finish([...before, ...Object.values(parts), phones]);
}

await main(process.argv.slice(2));
