import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dist } from '../../.ci/build.mjs';
import { filesUnder } from '../../.ci/tools.mjs';
import { test } from './harness.mjs';
import { beginGame, grip, heldTile, importGame, seeds, takeSeat } from './kazaam.mjs';
import { answerTime, firstPaint, framesDuring, summary } from './measure.mjs';
import { slowDown, touchDrag } from './touch.mjs';

/** How much slower a phone is taken to be. */
const phone = 4;

test('speed: size of the build and time to the first screen', async ({ open, figures }) => {
  const scripts = filesUnder(dist).filter((name) => name.endsWith('.js'));
  const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0);
  figures['scripts, gzipped'] = `${Math.round(bytes / 1024)} kB`;
  const page = await open();
  figures['first paint'] = await firstPaint(page);
});

test('speed: on a slow phone a drag keeps up and a tap is answered at once', async ({ open, figures }) => {
  const match = beginGame(seeds.dragged);
  const page = await open({ still: false });
  await importGame(page, match);
  await takeSeat(page, match);
  const [tile] = match.table.state.players[match.table.agenda[0].seat].hand;
  await page.waitForTimeout(1000);
  await slowDown(page, phone);
  figures['tap'] =
    `${Math.round(await answerTime(page, () => heldTile(page, tile).tap({ position: { x: 12, y: 40 } })))} ms`;
  const from = await grip(page, tile);
  const away = { x: 195, y: 560 };
  figures['drag'] = summary(await framesDuring(page, () => touchDrag(page, from, away, { steps: 120 })));
});
