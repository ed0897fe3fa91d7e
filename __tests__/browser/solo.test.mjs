import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, isLong, test, until, visit } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, button, callOf, isOver } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { openPrepared } from './prepared.mjs';
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
  await visit(page, '/settings');
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

/** The game before each gesture that the one person would make. */
function gamesBeforeOwn({ gestureOf }, start) {
  const games = [];
  for (let match = start, gesture; !isOver(match); match = gesture.after) {
    gesture = gestureOf(match);
    if (gesture.ask.seat === 0) games.push(match);
  }
  return games;
}

/** How many gestures are made at the beginning, and how many before the end. */
const few = 3;

for (const game of games) {
  const { title } = game.text.en;
  const { driver, seed, bots } = tables[game.id];
  const start = () => driver.beginGame(seed, ['Ada'], bots);

  /** Plays from there, until it is over or so many gestures are made. */
  const playFrom = async (page, from, gestures = Infinity) => {
    await openPrepared(page, from);
    const isBotFirst = asked(from.table).seat !== 0;
    let match = await afterBots(page, driver, from.record.moves.length + (isBotFirst ? 1 : 0));
    for (let made = 0; made < gestures && !isOver(match); made++) match = await playOne(page, driver, match);
    return match;
  };

  const assertOver = async (page, match) => {
    await assertResult(page, match, game.score(match.table));
    await button(page, en.result.home).waitFor();
  };

  if (isLong) {
    test(
      `${title}: a whole game of one against bots reaches its result, without a curtain`,
      async ({ newPage }) => {
        const page = await newPage();
        await hurryBots(page);
        await assertOver(page, await playFrom(page, start()));
      },
      { seconds: 900 },
    );
  }

  test(
    `${title}: a game of one against bots begins, and reaches its result, without a curtain`,
    async ({ newPage }) => {
      const page = await newPage();
      await hurryBots(page);
      await playFrom(page, start(), few);
      await assertOver(page, await playFrom(page, gamesBeforeOwn(driver, start()).at(-few)));
    },
    { seconds: 300 },
  );
}

/** Whether the next gesture of the one person is the last one before the bot plays. */
const isPassing =
  ({ gestureOf }) =>
  (match) => {
    if (match.record.moves.length < 20 || asked(match.table)?.seat !== 0) return false;
    return asked(gestureOf(match).after.table)?.seat === 1;
  };

/** By game: how many gestures are made where there is time, and how long the bot may take to show what it does. */
const watched = {
  Alchemirus: { driver: alchemirus, gestures: 9, patience: 30 },
  'Materia Prima': { driver: materiaPrima, gestures: 14, patience: 90 },
};

for (const [title, { driver, gestures, patience }] of Object.entries(watched)) {
  test(
    `${title}: one against a bot, shown move by move, without a curtain`,
    async ({ newPage }) => {
      const page = await newPage({ still: false });
      const begun = driver.beginGame(driver.seeds.touched, ['Ada'], ['adept']);
      const start = isLong ? begun : driver.playedUntil(begun, isPassing(driver));
      await openPrepared(page, start);
      let match = await afterBots(page, driver, start.record.moves.length, patience);
      for (let made = 0; made < (isLong ? gestures : few); made++)
        match = await playOne(page, driver, match, patience);
    },
    { seconds: 300 },
  );
}
