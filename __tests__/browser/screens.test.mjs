import { engine } from './engine.mjs';
import { sizes } from './devices.mjs';
import { isLong, looks, lookName, show, test, visit } from './harness.mjs';
import { beginGame, playedUntil, seeds, takeSeat } from './kazaam.mjs';
import { isOver, openCurtain } from './match.mjs';
import { openPrepared } from './prepared.mjs';
import { keepManyGames } from './statistics.mjs';

const { asked, en, KAZAAM_WORDS } = engine;

const gameWhere = (isThere) => playedUntil(beginGame(seeds.dragged), isThere);

const middle = gameWhere(
  ({ record, table }) => record.moves.length > 50 && asked(table).what.type === 'turn',
);
const stopping = gameWhere(({ table }) => asked(table)?.what.type === 'stop');
const over = gameWhere(isOver);

const plain = {
  home: '/',
  'new-game': '/new?game=kazaam',
  rules: '/rules?game=kazaam',
  'rules-at': '/rules?game=kazaam&rule=KZ-9',
  settings: '/settings',
  roster: '/roster',
  statistics: '/statistics',
  import: '/import',
  'not-found': '/nowhere',
};

async function showPlainScreens(page) {
  for (const [name, route] of Object.entries(plain)) {
    await visit(page, route);
    await show(page, `${name}-first`);
  }
}

async function showGame(page) {
  await openCurtain(page, middle);
  await show(page, 'curtain');
  await page.getByRole('button', { name: en.curtain.openPlainly }).tap();
  await takeSeat(page, middle);
  await show(page, 'board');
  const hand = page.getByRole('list', { name: KAZAAM_WORDS.en.hand });
  await hand
    .getByRole('button')
    .first()
    .tap({ position: { x: 12, y: 40 } });
  await show(page, 'board-chosen');
  await page.getByRole('button', { name: KAZAAM_WORDS.en.moves, exact: true }).tap();
  await show(page, 'moves');
}

async function showOpenTable(page) {
  await openPrepared(page, stopping);
  await page.getByRole('button', { name: KAZAAM_WORDS.en.allow }).waitFor();
  await show(page, 'stop');
}

async function showEnd(page) {
  await openPrepared(page, over);
  await page.getByText(en.result.title).waitFor();
  await show(page, 'result');
  await visit(page, new URL(page.url()).pathname.replace('result', 'replay'));
  await page.getByRole('slider', { name: en.replay.scrubber }).press('End');
  await show(page, 'replay');
  await page.goto('/');
  await show(page, 'home-with-games');
}

async function showStatistics(page) {
  await keepManyGames(page);
  await page.goto('/statistics');
  await show(page, 'statistics-everybody');
  await page.getByRole('radio', { name: 'Ada' }).tap();
  await show(page, 'statistics-ada');
  await page.getByRole('radio', { name: 'Kazaam' }).tap();
  await show(page, 'statistics-ada-kazaam');
}

/** Where there is time, every theme in every size. */
const everyLook = ['dark', 'light'].flatMap((theme) => Object.keys(sizes).map((size) => ({ theme, size })));

for (const look of isLong ? everyLook : looks) {
  test(
    `every screen fits: ${lookName(look)}`,
    async ({ newPage }) => {
      const page = await newPage(look);
      await showPlainScreens(page);
      await showGame(page);
      await showOpenTable(page);
      await showEnd(page);
      await showStatistics(page);
    },
    { seconds: 240 },
  );
}
