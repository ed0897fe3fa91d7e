import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { dist } from '../../.ci/build.mjs';
import { filesUnder } from '../../.ci/tools.mjs';
import { test } from './harness.mjs';
import { beginGame, grip, heldTile, importGame, seeds, takeSeat } from './kazaam.mjs';
import { answerTime, firstPaint, framesDuring, summary } from './measure.mjs';
import { press, slowDown, touchDrag } from './touch.mjs';

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

/** Figures, not limits: how busy the machine is besides is not for a test to judge. */
test(
  'speed: taps and drags on a phone four times slower',
  async ({ open, figures }) => {
    const match = beginGame(seeds.dragged);
    const page = await open({ still: false });
    await importGame(page, match);
    await takeSeat(page, match);
    const [tile, second] = match.table.state.players[match.table.agenda[0].seat].hand;
    await grip(page, tile);
    await slowDown(page, phone);
    for (const one of [tile, second]) {
      const at = await grip(page, one);
      const time = await answerTime(page, heldTile(page, one), () => press(page, at, 40));
      figures[`tap on a tile${one === tile ? ', first' : ''}`] = `${Math.round(time)} ms`;
    }
    const at = await grip(page, second);
    figures['drag'] = summary(await framesDuring(page, () => touchDrag(page, at, away, { steps: 120 })));
    figures['resting'] = summary(await framesDuring(page, () => page.waitForTimeout(2000)));
  },
  { isAlone: true },
);
