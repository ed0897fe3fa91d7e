import {
  assertLargeEnough,
  assertNamed,
  assertNoWider,
  largeTextDevice,
  pressByKeyboard,
} from './access.mjs';
import { engine } from './engine.mjs';
import { assertSame, picture, test, visit } from './harness.mjs';
import { beginGame, moveWords, people, playByName, playOn, seeds, storedMatch, takeSeat } from './kazaam.mjs';
import { callOf, openCurtain } from './match.mjs';

const { KAZAAM_WORDS, en, fr, it } = engine;
const words = KAZAAM_WORDS.en;
const button = (page, name) => page.getByRole('button', { name });
const exactly = (page, name) => page.getByRole('button', { name, exact: true });

test('a game is set up by names, begun, left, and found again', async ({ open }) => {
  const page = await open();
  await button(page, en.home.newGame).first().tap();
  for (const name of [en.lesson.apprentice, en.people.botNames[0]]) {
    await button(page, new RegExp(`: ${name}, `)).tap();
    await button(page, `Take ${name} off the table`).tap();
  }
  for (const name of people) {
    await page.getByRole('textbox', { name: en.newGame.newName }).fill(name);
    await page.keyboard.press('Enter');
  }
  await picture(page, 'new-game-seats');
  await button(page, en.newGame.start).tap();
  const [one, other] = people.map((name) => callOf(page, name));
  await one.or(other).waitFor();
  const match = await storedMatch(page);
  assertSame(match.record.sitters.map(({ name }) => name).join(), people.join(), 'who sits at the table');
  await playOn(page, match, playByName, { upTo: 4 });
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(`^${en.home.continue}`) })
    .first()
    .tap();
  await takeSeat(page, await storedMatch(page));
});

async function playByKeyboard(page, match, { move }) {
  if (move.type === 'allow') return pressByKeyboard(exactly(page, words.allow));
  if (!(await page.getByRole('dialog').isVisible())) await pressByKeyboard(exactly(page, words.moves));
  await page.getByRole('dialog').waitFor();
  await pressByKeyboard(exactly(page.getByRole('dialog'), moveWords(match, move)).first());
}

test('the game is played by keyboard', async ({ newPage }) => {
  const match = beginGame(seeds.dragged);
  const page = await newPage({ size: 'tablet' });
  await openCurtain(page, match);
  await pressByKeyboard(exactly(page, en.curtain.openPlainly));
  await takeSeat(page, match);
  await playOn(page, match, playByKeyboard, { upTo: 8 });
});

test('at 320 wide and twice the text size everything can still be played', async ({ device }) => {
  const context = await largeTextDevice(device);
  const match = beginGame(seeds.dragged);
  const page = await context.newPage();
  await openCurtain(page, match);
  await picture(page, 'large-curtain');
  await takeSeat(page, match);
  await picture(page, 'large-board');
  await assertNoWider(page);
  await playOn(page, match, playByName, { upTo: 8 });
  for (const route of ['/', '/new?game=kazaam', '/settings', '/rules?game=kazaam']) {
    await visit(page, route);
    await page.waitForTimeout(400);
    await picture(page, `large-${route.replaceAll(/\W+/g, '-')}`);
  }
});

test('what can be touched is large enough for a finger, and everything that can be touched has a name', async ({
  newPage,
}) => {
  const match = beginGame(seeds.dragged);
  const page = await newPage();
  await openCurtain(page, match);
  await takeSeat(page, match);
  await assertLargeEnough(page, 'the board');
  for (const route of [
    null,
    '/',
    '/new?game=kazaam',
    '/settings',
    '/roster',
    '/rules?game=kazaam',
    '/import',
    '/statistics',
  ]) {
    if (route) await visit(page, route);
    await page.waitForTimeout(300);
    await assertNamed(page, route ?? 'the board');
  }
});

test('the language is that of the device', async ({ open }) => {
  for (const [language, texts] of Object.entries({ en, fr, it })) {
    const page = await open({ language });
    await button(page, texts.home.newGame).first().waitFor();
    assertSame(
      await page.evaluate(() => document.documentElement.lang),
      language,
      'the language of the page',
    );
  }
});
