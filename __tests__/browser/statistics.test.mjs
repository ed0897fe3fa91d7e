import { readFileSync } from 'node:fs';

import { engine } from './engine.mjs';
import { assert, assertSame, picture, test } from './harness.mjs';
import { beginGame, nextMove, playByName, played, seeds, takeSeat } from './kazaam.mjs';
import { assertResult, button, isOver, openText, saveText } from './match.mjs';
import { keepManyGames } from './statistics.mjs';

const { en, kazaam } = engine;
const { statistics } = en;

/** A game with one move to go, and that move. */
function almostOver() {
  let match = beginGame(seeds.spoken);
  for (let next = nextMove(match); ; next = nextMove(match)) {
    const after = played(match, next);
    if (isOver(after)) return { match, next, after };
    match = after;
  }
}

const games = (page, count) => page.getByLabel(`${statistics.games}: ${count}`, { exact: true });

async function exported(page, form) {
  await button(page, statistics.export).tap();
  const download = page.waitForEvent('download');
  await button(page, form).tap();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('statistics: a game that ends here counts once; it is shown, exported, erased and brought back', async ({
  open,
}) => {
  const { match, next, after } = almostOver();
  const page = await open();
  await openText(page, saveText(match));
  await takeSeat(page, match);
  await playByName(page, match, next);
  const standings = kazaam.score(after.table);
  await assertResult(page, after, standings);
  await page.reload();
  await assertResult(page, after, standings);
  await openText(page, saveText(after));
  await assertResult(page, after, standings);

  await page.goto('/');
  await button(page, statistics.title).tap();
  await games(page, 1).waitFor();
  const winner = after.record.sitters[standings.findIndex(({ rank }) => rank === 1)].name;
  await page.getByRole('radio', { name: winner, exact: true }).tap();
  await page.getByLabel('Wins: 1 of 1', { exact: true }).waitFor();
  await page.getByText(statistics.verdicts.few).waitFor();
  await picture(page, 'statistics-one-game');

  const data = await exported(page, statistics.exportData);
  assertSame(data.name, 'athanor-statistics.json', 'the name of the file');
  const [entry] = JSON.parse(data.text).games;
  assertSame(
    JSON.stringify(entry.seats.map(({ total }) => total)),
    JSON.stringify(standings.map(({ total }) => total)),
    'the exported totals',
  );
  const readable = await exported(page, statistics.exportText);
  assert(readable.text.includes(`${winner}: 1 game, 1 win`), `not to be read: ${readable.text}`);

  await button(page, statistics.erase).tap();
  await button(page, statistics.eraseAll).tap();
  await page.getByText(statistics.emptyTitle).waitFor();
  await page.getByRole('link', { name: en.common.undo }).tap();
  await games(page, 1).waitFor();
  await button(page, statistics.erase).tap();
  await button(page, statistics.eraseAll).tap();
  await page.getByText(statistics.emptyTitle).waitFor();
  await page.goto('/statistics');
  await page.getByText(statistics.emptyTitle).waitFor();
});

test('statistics: the plots are told in words', async ({ open }) => {
  const page = await open({ size: 'small' });
  await keepManyGames(page);
  await page.goto('/statistics');
  await page
    .getByRole('img', { name: /^Wins counted up, game by game, 24 games from .* By now: Ada \d+/ })
    .waitFor();
  await page.getByRole('radio', { name: 'Ada' }).tap();
  await page.getByRole('radio', { name: 'Kazaam' }).tap();
  await page
    .getByRole('img', { name: /^Scores of Ada, game by game, 16 games .* The running mean went from/ })
    .waitFor();
  await page.getByRole('listitem', { name: /^bots: Adept: 2 games/ }).waitFor();
});
