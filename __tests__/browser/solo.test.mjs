import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, test, until } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, button, callOf, isOver, openText, saveText } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en, games } = engine;

/** One move at a time, unless the game has gestures of several. */
const oneMove = ({ nextMove }) => ({ next: nextMove, count: () => 1 });
const oneGesture = ({ gestureOf }) => ({
  next: (match) => gestureOf(match),
  count: ({ moves }) => moves.length,
});

/** By game: how it is driven, the seed, and who sits beside the one person. */
const tables = {
  kazaam: { ...oneMove(kazaam), driver: kazaam, seed: kazaam.seeds.spoken, bots: ['adept'] },
  'witchs-brew': {
    ...oneMove(witchsBrew),
    driver: witchsBrew,
    seed: witchsBrew.seeds.touched,
    bots: ['adept', 'apprentice'],
  },
  alchemirus: {
    ...oneGesture(alchemirus),
    driver: alchemirus,
    seed: alchemirus.seeds.spoken,
    bots: ['adept'],
  },
  'materia-prima': {
    ...oneGesture(materiaPrima),
    driver: materiaPrima,
    seed: materiaPrima.seeds.spoken,
    bots: ['adept'],
  },
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
async function afterBots(page, { storedMatch }, moves) {
  let match = null;
  await until('the bots have played', async () => {
    match = await storedMatch(page);
    const seat = asked(match.table)?.seat;
    return match.record.moves.length >= moves && (isOver(match) || match.record.sitters[seat].bot === null);
  });
  return match;
}

for (const game of games) {
  test(
    `${game.text.en.title}: a game of one against bots reaches its result, without a curtain`,
    async ({ open }) => {
      const { driver, seed, bots, next, count } = tables[game.id];
      const page = await open();
      await hurryBots(page);
      const start = driver.beginGame(seed, ['Ada'], bots);
      await openText(page, saveText(start));
      let match = await afterBots(page, driver, asked(start.table).seat === 0 ? 0 : 1);
      while (!isOver(match)) {
        const handovers = await driver.takeSeat(page, match);
        assert(handovers === 0 && !(await callOf(page, 'Ada').isVisible()), 'one alone sees a curtain');
        const done = next(match);
        await driver.playByName(page, match, done);
        match = await afterBots(page, driver, match.record.moves.length + count(done));
      }
      await assertResult(page, match, game.score(match.table));
      await button(page, en.result.home).waitFor();
    },
    { seconds: 900 },
  );
}
