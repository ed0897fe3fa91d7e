import { engine } from './engine.mjs';
import { assert, assertSame, everythingOn, killAndReopen, onceOfEach, picture, test } from './harness.mjs';
import { beginGame, boardOf, nextMove, playByName, playOn, secretNames, seeds, takeSeat } from './kazaam.mjs';
import { button, callOf, openCurtain, ring, waitsFor } from './match.mjs';
import { furnish, prepare } from './prepared.mjs';
import { press } from './touch.mjs';

const { asked, KAZAAM_WORDS, en, tileOf } = engine;
const words = KAZAAM_WORDS.en;

/** What of a hand is in the page: names, the list itself, in the title or in what is spoken. */
async function leaksOn(page, match) {
  const everything = (await everythingOn(page)).toLowerCase();
  const secrets = [...secretNames(match), words.hand, words.ownBoard, 'hand:', words.costs('')];
  return secrets.filter((secret) => everything.includes(secret.toLowerCase().trim()));
}

async function assertNothingPrivate(page, match, when) {
  assertSame((await leaksOn(page, match)).join('; '), '', `private things are in the page ${when}`);
}

test(
  'under the curtain nothing private is in the page, also after a reload and going back',
  async ({ newPage }) => {
    const start = beginGame(seeds.killed);
    const page = await newPage();
    await openCurtain(page, start);
    await assertNothingPrivate(page, start, 'after opening');
    const isReloaded = onceOfEach(({ record, table }) => [
      record.moves.at(-1)[1].type,
      asked(table).what.type,
    ]);
    const afterMove = async (on, match) => {
      const next = nextMove(match);
      const isHandOver = next && !next.ask.open && next.ask.seat !== match.record.moves.at(-1)[0];
      if (!isHandOver) return on;
      await callOf(on, waitsFor(match)).waitFor();
      const step = `under the curtain after move ${match.record.moves.length}`;
      await assertNothingPrivate(on, match, step);
      if (!isReloaded(match)) return on;
      const again = await killAndReopen(on);
      await callOf(again, waitsFor(match)).waitFor();
      await assertNothingPrivate(again, match, `${step}, reloaded`);
      return again;
    };
    await playOn(page, start, playByName, { upTo: 30, afterMove });
  },
  { seconds: 300 },
);

test('the curtain is up after leaving and coming back, and when somebody hides', async ({ newPage }) => {
  const match = beginGame(seeds.killed);
  const page = await newPage();
  await furnish(page, (await prepare(match)).items);
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${en.home.continue}`) }).tap();
  await takeSeat(page, match);
  assert((await leaksOn(page, match)).length >= 5, 'the own hand is not found where it is shown');
  await page.getByRole('button', { name: en.play.hideNow }).tap();
  await callOf(page, waitsFor(match)).waitFor();
  await assertNothingPrivate(page, match, 'hidden');
  await picture(page, 'curtain-hidden');
  await takeSeat(page, match);
  await page.goBack();
  await page.goForward();
  await callOf(page, waitsFor(match)).waitFor();
  await assertNothingPrivate(page, match, 'after going back and forth');
});

test('the curtain opens by pressing and holding, and not by a tap', async ({ newPage }) => {
  const match = beginGame(seeds.killed);
  const page = await newPage();
  await openCurtain(page, match);
  await press(page, ring(page), 120);
  await page.waitForTimeout(400);
  assert(await ring(page).isVisible(), 'a short tap opens it');
  await press(page, ring(page), 1200);
  await ring(page).waitFor({ state: 'hidden' });
  await takeSeat(page, match);
  assert(await boardOf(page).isVisible(), 'no board');
});

/** A game whose first player holds a torso: where the ring was, its place waits for it. */
function withTorso(seed = 1) {
  const match = beginGame(seed);
  const { hand } = match.table.state.players[asked(match.table).seat];
  return hand.some((tile) => tileOf(tile).place === 'torso') ? match : withTorso(seed + 1);
}

test('the finger that opened the curtain touches nothing beneath it when it is lifted', async ({
  newPage,
}) => {
  const page = await newPage();
  const chosen = page.locator('[aria-pressed="true"]');
  await openCurtain(page, withTorso());
  const { x, y, width, height } = await ring(page).boundingBox();
  const centre = { x: x + width / 2, y: y + height / 2 };
  await press(page, ring(page), 1200);
  await ring(page).waitFor({ state: 'hidden' });
  await page.waitForTimeout(400);
  assertSame(await chosen.count(), 0, 'things chosen by lifting the finger');
  // What lies over the table before a first move was not put away by it either.
  await button(page, en.opening.go).tap();
  await page.touchscreen.tap(centre.x, centre.y);
  await chosen.first().waitFor();
});
