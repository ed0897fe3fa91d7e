import { engine } from '../browser/engine.mjs';
import { assertSame, test } from '../browser/harness.mjs';
import { button } from '../browser/match.mjs';
import { shown } from './shown.mjs';

const { en, games, it, SETTINGS_KEY } = engine;

const settingsOf = (settings) => ({ key: SETTINGS_KEY, text: JSON.stringify(settings) });
/** What scrolls with a bar of the browser's own colour: white, on a dark table. */
const plainBars = () =>
  [...document.querySelectorAll('#root *')]
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map((element) => getComputedStyle(element).scrollbarColor)
    .filter((colour) => colour === 'auto').length;

const put = ({ key, text }) => localStorage.setItem(key, text);

test('home: the four games are there, and a new one can be chosen', async ({ newPage, browser }) => {
  const page = await newPage();
  await page.goto('/');
  for (const { text } of games) {
    await button(page, new RegExp(`^${text.en.title}, `), false).waitFor();
    await button(page, `First steps: ${text.en.title}`).waitFor();
  }
  await shown(page, browser, 'home');
  assertSame(await page.evaluate(plainBars), 0, 'bars that are of no colour of ours');
  await button(page, en.home.newGame).tap();
  await page.getByRole('heading', { name: en.newGame.title }).first().waitFor();
  await button(page, en.common.back).tap();
  await button(page, en.home.newGame).waitFor();
});

test('home: what was set is kept, and is there at the next start', async ({ newPage }) => {
  const page = await newPage();
  await page.goto('/favicon.ico');
  await page.evaluate(put, settingsOf({ language: 'it', theme: 'light', offersLessons: false }));
  await page.goto('/');
  await button(page, it.home.newGame).waitFor();
  const spoken = await page.evaluate(() => document.documentElement.lang);
  assertSame(spoken, 'it', 'the language that the page says it is in');
});
