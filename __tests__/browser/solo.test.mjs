import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, test, until } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, button, callOf, isOver, openText, saveText } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en, games } = engine;

/** By game: how it is driven, the seed, and who sits beside the one person. */
const tables = {
  kazaam: { driver: kazaam, seed: kazaam.seeds.spoken, bots: ['adept'] },
  'witchs-brew': { driver: witchsBrew, seed: witchsBrew.seeds.touched, bots: ['adept', 'apprentice'] },
  alchemirus: { driver: alchemirus, seed: alchemirus.seeds.spoken, bots: ['adept'] },
  'materia-prima': { driver: materiaPrima, seed: materiaPrima.seeds.spoken, bots: ['adept'] },
};

/** Bots that wait for nobody. */
async function hurryBots(page) {
  await page.goto('/settings');
  await page
    .getByRole('radiogroup', { name: en.settings.botSpeed })
    .getByRole('radio', { name: en.settings.speeds.off })
    .tap();
}

/** The match, once so many moves are made and the bots have played theirs: it is a person's turn, or over. */
async function afterBots(page, { storedMatch }, moves, seconds) {
  let match = null;
  await until(
    'the bots have played',
    async () => {
      match = await storedMatch(page);
      const seat = asked(match.table)?.seat;
      return match.record.moves.length >= moves && (isOver(match) || match.record.sitters[seat].bot === null);
    },
    { seconds },
  );
  return match;
}

/** Makes one gesture, without a curtain before it, and waits until the bots have answered. */
async function playOne(page, driver, match, seconds) {
  const handovers = await driver.takeSeat(page, match);
  assert(handovers === 0 && !(await callOf(page, 'Ada').isVisible()), 'one alone sees a curtain');
  const gesture = driver.gestureOf(match);
  await driver.playByName(page, match, gesture);
  return afterBots(page, driver, match.record.moves.length + gesture.moves.length, seconds);
}

for (const game of games) {
  test(
    `${game.text.en.title}: a game of one against bots reaches its result, without a curtain`,
    async ({ open }) => {
      const { driver, seed, bots } = tables[game.id];
      const page = await open();
      await hurryBots(page);
      const start = driver.beginGame(seed, ['Ada'], bots);
      await openText(page, saveText(start));
      let match = await afterBots(page, driver, asked(start.table).seat === 0 ? 0 : 1);
      while (!isOver(match)) match = await playOne(page, driver, match);
      await assertResult(page, match, game.score(match.table));
      await button(page, en.result.home).waitFor();
    },
    { seconds: 900 },
  );
}

/** By game: how many gestures are made, and how long the bot may take to show what it does. */
const watched = {
  Alchemirus: { driver: alchemirus, gestures: 9, patience: 30, seconds: 240 },
  'Materia Prima': { driver: materiaPrima, gestures: 14, patience: 90, seconds: 300 },
};

for (const [title, { driver, gestures, patience, seconds }] of Object.entries(watched)) {
  test(
    `${title}: one against a bot, shown move by move, without a curtain`,
    async ({ open }) => {
      const page = await open({ still: false });
      await openText(page, saveText(driver.beginGame(driver.seeds.touched, ['Ada'], ['adept'])));
      let match = await afterBots(page, driver, 0, patience);
      for (let made = 0; made < gestures; made++) match = await playOne(page, driver, match, patience);
    },
    { seconds },
  );
}
