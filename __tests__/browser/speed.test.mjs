import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { dist } from '../../.ci/build.mjs';
import { filesUnder } from '../../.ci/tools.mjs';
import { assert, test } from './harness.mjs';
import { beginGame, grip, heldTile, importGame, seeds, takeSeat } from './kazaam.mjs';
import { answerTime, firstPaint, framesDuring, shareOfCore, summary } from './measure.mjs';
import { press, slowDown, swiftDrag } from './touch.mjs';

/** How much slower a phone is taken to be. */
const phone = 4;
const away = { x: 195, y: 560 };

test(
  'speed: size of the build and time to the first screen',
  async ({ open, figures }) => {
    const scripts = filesUnder(dist).filter((name) => name.endsWith('.js'));
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0);
    figures['scripts, gzipped'] = `${Math.round(bytes / 1024)} kB`;
    const page = await open();
    figures['first paint'] = await firstPaint(page);
  },
  { isAlone: true },
);

/** What is asked of a phone: an answer in time to feel immediate, and frames as even as the screen's. */
const limits = { tap: 100, inTime: 0.95 };
const tries = 3;
/** With less of a core than this, others are at work on the machine, and being late proves nothing. */
const free = 0.9;

/** An empty page on the same device, as slow: what this machine can do at best. */
async function emptyPage(device) {
  const page = await (await device()).newPage();
  await page.setContent('<body style="margin:0;height:100vh;touch-action:none">');
  await page.evaluate(() => document.body.addEventListener('touchmove', () => undefined, { passive: true }));
  await slowDown(page, phone);
  return page;
}

async function tapOn(page, tile) {
  const at = await grip(page, tile);
  return Math.round(await answerTime(page, heldTile(page, tile), () => press(page, at, 40)));
}

async function dragOf(page, at) {
  return summary(await framesDuring(page, () => swiftDrag(page, at, away)));
}

async function measured(page, empty, [tile, second]) {
  const core = [shareOfCore()];
  const best = await dragOf(empty, { x: 60, y: 700 });
  const taps = [await tapOn(page, tile), await tapOn(page, second)];
  const drag = await dragOf(page, await grip(page, tile));
  core.push(shareOfCore());
  // An empty page that stumbles itself is no excuse for everything.
  const ofBest = Number((drag.inTime / Math.max(best.inTime, limits.inTime)).toFixed(3));
  return { taps, drag, ofBest, empty: best.inTime, core: Number(Math.min(...core).toFixed(2)) };
}

const isWithin = ({ taps, ofBest }) => Math.max(...taps) <= limits.tap && ofBest >= limits.inTime;

/** Until it is good enough once: a machine is sometimes busy besides, an app that is too slow is so every time. */
async function bestOf(attempt) {
  const attempts = [];
  while (attempts.length < tries && !attempts.some(isWithin)) attempts.push(await attempt());
  return attempts;
}

test(
  'speed: taps and drags on a phone four times slower',
  async ({ open, device, figures }) => {
    const match = beginGame(seeds.dragged);
    const page = await open({ still: false });
    await importGame(page, match);
    await takeSeat(page, match);
    const { hand } = match.table.state.players[match.table.agenda[0].seat];
    await grip(page, hand[0]);
    await slowDown(page, phone);
    const empty = await emptyPage(device);
    const attempts = await bestOf(() => measured(page, empty, hand));
    figures['taps in ms and drag, four times slower'] = attempts;
    figures['resting'] = summary(await framesDuring(page, () => page.waitForTimeout(2000)));
    const judged = attempts.filter(({ core }) => core >= free);
    assert(
      judged.length === 0 || attempts.some(isWithin),
      `a tap is to be answered within ${limits.tap} ms, and ${limits.inTime} of the frames of a drag are to be in ` +
        `time, as far as they are on an empty page: ${JSON.stringify(attempts)}`,
    );
  },
  { isAlone: true, seconds: 180 },
);
