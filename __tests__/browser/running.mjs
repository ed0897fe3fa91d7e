import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { stopwatch } from '../../.ci/clock.mjs';
import { cache } from '../../.ci/tools.mjs';
import { picture } from './harness.mjs';
import { outcome } from './outcomes.mjs';

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

/**
 * Runs tests one by one and in lanes, and keeps what came of each. `makeShop` gives what opens devices for one test,
 * with `isNew` only such as no other test has used; `tools` are what tests are given besides.
 */
export function runner(makeShop, { figures = {}, ...tools } = {}) {
  const outcomes = new Map();

  async function runOne(test) {
    const elapsed = stopwatch();
    // What measures, and what is tried again, has nothing that another test has used.
    const isNew = test.isAlone || outcomes.has(test);
    const shop = await makeShop(isNew);
    const missed = [];
    const tellMissed = (why) => missed.push(why);
    const error = await problemOf(test, shop, { ...tools, figures, tellMissed });
    const { seconds } = elapsed();
    outcomes.set(test, outcome(test, outcomes.get(test), { seconds, error, missed }));
    console.log(`${error ? '✗' : '✓'} ${test.name} (${seconds.toFixed(1)} s)`);
    if (error) console.log(String(error.stack ?? error).replaceAll(/^/gm, '    '));
  }

  async function runInLanes(tests, lanes) {
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

/** A busy machine can make a page miss its time: what failed is tried once more with the machine to itself. */
export async function tryAgain(running) {
  const again = running.failed();
  for (const { name } of again) console.log(`once more, alone: ${name}`);
  await running.runOneByOne(again);
}

/** What was measured, on the screen and as data in the cache. */
export function tellFigures(file, figures) {
  if (Object.keys(figures).length === 0) return;
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, `${file}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  console.log('\nmeasured:');
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${JSON.stringify(figure)}`);
}
