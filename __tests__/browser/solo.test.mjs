import { engine } from './engine.mjs';
import { assert, test, until } from './harness.mjs';
import { assertResult, button, callOf, isOver, openText, saveText } from './match.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en } = engine;
const { beginGame, nextMove, playByName, storedMatch, takeSeat } = witchsBrew;

/** Bots that wait for nobody. */
async function hurryBots(page) {
  await page.goto('/settings');
  await page
    .getByRole('radiogroup', { name: en.settings.botSpeed })
    .getByRole('radio', { name: en.settings.speeds.off })
    .tap();
}

/** The match, once the bots have played theirs: it is a person's turn, or over. */
async function afterBots(page, moves) {
  let match = null;
  await until('the bots have played', async () => {
    match = await storedMatch(page);
    const seat = asked(match.table)?.seat;
    return match.record.moves.length > moves && (isOver(match) || match.record.sitters[seat].bot === null);
  });
  return match;
}

test(
  'Witch’s Brew: a game of one against two bots reaches its result, without a curtain',
  async ({ open }) => {
    const page = await open();
    await hurryBots(page);
    const start = beginGame(witchsBrew.seeds.touched, ['Ada'], ['adept', 'apprentice']);
    await openText(page, saveText(start));
    let match = await afterBots(page, asked(start.table).seat === 0 ? -1 : 0);
    while (!isOver(match)) {
      const handovers = await takeSeat(page, match);
      assert(handovers === 0 && !(await callOf(page, 'Ada').isVisible()), 'one alone sees a curtain');
      await playByName(page, match, nextMove(match));
      match = await afterBots(page, match.record.moves.length);
    }
    await assertResult(page, match, engine.witchsBrew.score(match.table));
    await button(page, en.result.home).waitFor();
  },
  { seconds: 600 },
);
