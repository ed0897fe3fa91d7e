import { engine } from './engine.mjs';
import { picture, test } from './harness.mjs';
import { beginGame, importGame, people, playByHand, playByName, playOn, seeds } from './kazaam.mjs';

const { en, kazaam } = engine;

/** The result names the winner and tells every total. */
async function assertResult(page, match) {
  const standings = kazaam.score(match.table);
  const winner = people[standings.findIndex(({ rank }) => rank === 1)];
  await page.getByText(`${winner} wins`).first().waitFor({ timeout: 20_000 });
  const skip = page.getByRole('button', { name: en.result.showAll });
  if (await skip.isVisible()) await skip.tap();
  for (const { total } of standings) await page.getByText(`${total} point`).first().waitFor();
}

test(
  'a whole game of two is played by dragging tiles',
  async ({ open, figures }) => {
    const page = await open({ still: false });
    await importGame(page, beginGame(seeds.dragged));
    const end = await playOn(page, beginGame(seeds.dragged), playByHand);
    await assertResult(end.page, end.match);
    figures['moves in a dragged game'] = end.match.record.moves.length;
    await picture(end.page, 'result-after-dragging');
  },
  { seconds: 600 },
);

test(
  'a whole game of two is played by roles and names alone',
  async ({ open }) => {
    const page = await open({ size: 'tablet' });
    await importGame(page, beginGame(seeds.spoken));
    const end = await playOn(page, beginGame(seeds.spoken), playByName);
    await assertResult(end.page, end.match);
  },
  { seconds: 600 },
);
