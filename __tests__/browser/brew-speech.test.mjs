import { unreadable } from './contrast.mjs';
import { assert, assertSame, picture, test } from './harness.mjs';
import { questionOf } from './match.mjs';
import { openPrepared } from './prepared.mjs';
import { beginGame, nextMove, playByName, playedUntil, takeSeat } from './witchs-brew.mjs';

const names = ['Ada', 'Bartholomew', 'Cleo'];

/** A role is about to be called: whose bench lies there has said nothing yet. */
const isLeading = (match) => questionOf(match)?.type === 'lead' && match.record.moves.length > 10;

const words = (page) => unreadable(page, () => picture(page, 'brew-speech'));

test('Witch’s Brew: what is said in play can be read, in the middle of scenes and after them', async ({
  newPage,
}) => {
  const page = await newPage({ still: false });
  const match = playedUntil(beginGame(1, names), isLeading);
  await openPrepared(page, match);
  await takeSeat(page, match);
  await playByName(page, match, nextMove(match));
  for (let look = 0; look < 8; look++) {
    assertSame((await words(page)).join(), '', `words that nobody can read, look ${look}`);
    await page.waitForTimeout(350);
  }
  // What is measured is seen: words in the colour of what lies behind them are found.
  await page.evaluate(() => {
    for (const { style } of document.querySelectorAll('body *')) {
      style.setProperty('color', '#3b291c', 'important');
      style.setProperty('background', '#3b291c', 'important');
    }
  });
  assert((await words(page)).length > 0, 'words that cannot be read are found');
});
