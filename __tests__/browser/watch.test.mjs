import { engine } from './engine.mjs';
import { assert, assertSame, test, until } from './harness.mjs';
import { storedMatch } from './kazaam.mjs';
import { button } from './match.mjs';
import { openPrepared } from './prepared.mjs';

const { begin, en, kazaam } = engine;
const sitters = ['Ada', 'Bo'].map((name) => ({ name, bot: 'random' }));
const setup = { options: { headGuard: 'any', lateStart: false }, seed: 5, sitters };
const moves = async (page) => (await storedMatch(page)).record.moves.length;

test('bots wait while the rulebook lies on the table, and go on when it is closed', async ({ newPage }) => {
  const page = await newPage();
  await openPrepared(page, begin(kazaam, setup).value);
  await until('the bots play', async () => (await moves(page)) > 1);
  await button(page, en.play.menu).tap();
  await button(page, en.play.rules).tap();
  await page.getByRole('heading', { name: en.rulebook.title }).waitFor();
  // A move that was on its way to the storage still arrives.
  await page.waitForTimeout(600);
  const before = await moves(page);
  await page.waitForTimeout(3000);
  assertSame(await moves(page), before, 'the bots played on unseen');
  await button(page, en.common.back).tap();
  await until('the bots go on', async () => (await moves(page)) > before);
  assert(new URL(page.url()).pathname.includes('/play/'), 'the table was left');
});
