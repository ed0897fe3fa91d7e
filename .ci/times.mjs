import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { markdownTable } from 'markdown-table';

import { weightRows } from './phones.mjs';
import { cache } from './tools.mjs';

/** Where the last whole run left its times. */
export const timesFile = join(cache, 'times.json');

const MOST = 10;
const slowest = (list) => [...list].sort((one, other) => other.seconds - one.seconds).slice(0, MOST);
const total = (list) => list.reduce((sum, { seconds }) => sum + seconds, 0);
const rounded = (seconds) => seconds.toFixed(1);

function table(head, rows) {
  const align = head.map((_, column) => (column === 0 ? 'l' : 'r'));
  console.log(`\n${markdownTable([head, ...rows], { align })}`);
}

/** Suites run side by side, so what they take together is more than what one waits for them. */
function byProject(suites) {
  return [...new Set(suites.map(({ project }) => project))].map((project) => {
    const own = suites.filter((suite) => suite.project === project);
    return { project, suites: own.length, seconds: total(own) };
  });
}

/** Why a test was tried again, and what it missed within a try. */
function secondTries({ name, tries, problem, missed = [], hasPassed }) {
  return [
    ...(tries > 1 ? [[hasPassed ? name : `${name} (in vain)`, problem]] : []),
    ...missed.map((why) => [`${name} (within itself)`, why]),
  ];
}

/** Where the time went, as tables on the screen and as data in the cache. */
export function tellTimes(parts, suites, tests) {
  const projects = byProject(suites);
  const again = tests.flatMap(secondTries);
  mkdirSync(cache, { recursive: true });
  writeFileSync(timesFile, `${JSON.stringify({ parts, projects, suites, tests }, null, 2)}\n`);
  table(
    ['part', 'seconds', 'cores busy'],
    parts.map(({ name, seconds, busy }) => [name, rounded(seconds), `${Math.round(busy * 100)} %`]),
  );
  table(
    ['jest, by project', 'suites', 'seconds'],
    projects.map(({ project, suites: count, seconds }) => [project, String(count), rounded(seconds)]),
  );
  table(
    ['slowest suites', 'seconds'],
    slowest(suites).map(({ name, seconds }) => [name, rounded(seconds)]),
  );
  if (tests.length === 0) return;
  table(
    ['slowest in the browser', 'seconds'],
    slowest(tests).map(({ name, seconds }) => [name, rounded(seconds)]),
  );
  table(['needed a second try', 'because'], again.length === 0 ? [['none', '']] : again);
}

/** What the app weighs on phones. */
export function tellWeights(weighed) {
  const [head, ...rows] = weightRows(weighed);
  table(head, rows);
}
