import { engine } from './engine.mjs';
import { assert, assertSame, openApp, stored, test, until } from './harness.mjs';
import { beginGame, nextMove, playByName, played, seeds, storedMatch, takeSeat } from './kazaam.mjs';
import { button, callOf, openCurtain } from './match.mjs';

const { en } = engine;

/** From now on the browser takes nothing more, as when its quota is used up. */
const fill = (page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('exceeded the quota', 'QuotaExceededError');
    };
  });

test('who leaves while the storage is full is told so, and finds the game as it was', async ({ newPage }) => {
  const page = await newPage();
  const match = beginGame(seeds.dragged);
  await openCurtain(page, match);
  await takeSeat(page, match);
  await fill(page);
  const next = nextMove(match);
  await playByName(page, match, next);
  await button(page, en.play.menu).tap();
  await page.getByText(en.play.storageFull).first().waitFor();
  await button(page, /Leave the table/).tap();
  await page.getByText(en.play.unkept).waitFor();
  const download = page.waitForEvent('download');
  await button(page, `${en.play.export}, ${en.play.exportHelp}`).last().tap();
  assert((await download).suggestedFilename().endsWith('.athanor'), 'nothing was exported');
  await button(page, en.play.leaveAnyway).tap();
  await button(page, en.home.newGame).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${en.home.continue}`) }).tap();
  await takeSeat(page, played(match, next));
  assertSame((await storedMatch(page)).record.moves.length, 0, 'the storage was not full');
});

test('a second tab says that the game is open in the first, and changes nothing', async ({ device }) => {
  const context = await device();
  const first = await openApp(context);
  const match = beginGame(seeds.dragged);
  await openCurtain(first, match);
  const before = JSON.stringify(await stored(first));
  const { pathname } = new URL(first.url());
  const second = await openApp(context, pathname);
  await second.getByText(en.play.elsewhere).waitFor();
  await button(second, en.notFound.home).tap();
  await button(second, en.home.newGame).waitFor();
  assertSame(JSON.stringify(await stored(second)), before, 'the second tab changed something');
  await takeSeat(first, match);
  const next = nextMove(match);
  await playByName(first, match, next);
  await until('the move is stored', async () => (await storedMatch(first)).record.moves.length === 1);
  await first.close();
  await second.goto(pathname);
  await callOf(second, 'Ada').or(callOf(second, 'Bo')).waitFor();
});
