import { engine } from './engine.mjs';
import { openApp, show, sizes, test } from './harness.mjs';
import { beginGame, playedUntil, seeds, takeSeat } from './kazaam.mjs';
import { importGame, isOver, openText, saveText } from './match.mjs';
import { keepManyGames } from './statistics.mjs';

const { asked, en, KAZAAM_WORDS } = engine;

const gameWhere = (isThere) => playedUntil(beginGame(seeds.dragged), isThere);

const middle = gameWhere(
  ({ record, table }) => record.moves.length > 50 && asked(table).what.type === 'turn',
);
const stopping = gameWhere(({ table }) => asked(table)?.what.type === 'stop');
const over = gameWhere(isOver);

const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

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

async function showPlainScreens(context) {
  const page = await openApp(context);
  for (const [name, route] of Object.entries(plain)) {
    await page.goto(route);
    await show(page, `${name}-first`);
  }
  await page.close();
}

async function showGame(context) {
  const page = await openApp(context);
  await importGame(page, middle);
  await show(page, 'curtain');
  await page.getByRole('button', { name: en.curtain.openPlainly }).tap();
  await show(page, 'recap');
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
  await page.close();
}

async function showOpenTable(context) {
  const page = await openApp(context);
  await openText(page, saveText(stopping));
  await page.getByRole('button', { name: KAZAAM_WORDS.en.soBeIt }).waitFor();
  await show(page, 'stop');
  await page.close();
}

async function showEnd(context) {
  const page = await openApp(context);
  await openText(page, saveText(over));
  await page.getByText(en.result.title).waitFor();
  await show(page, 'result');
  await page.goto(`/replay/${idOf(page)}`);
  await page.getByRole('button', { name: en.replay.last }).tap();
  await show(page, 'replay');
  await page.goto('/');
  await show(page, 'home-with-games');
  await page.close();
}

async function showStatistics(context) {
  const page = await openApp(context);
  await keepManyGames(page);
  await page.goto('/statistics');
  await show(page, 'statistics-everybody');
  await page.getByRole('radio', { name: 'Ada' }).tap();
  await show(page, 'statistics-ada');
  await page.getByRole('radio', { name: 'Kazaam' }).tap();
  await show(page, 'statistics-ada-kazaam');
  await page.close();
}

for (const theme of ['dark', 'light']) {
  for (const size of Object.keys(sizes)) {
    test(
      `every screen fits: ${theme}, ${size}`,
      async ({ device }) => {
        const context = await device({ size, theme, scale: size === 'phone' ? 2 : 1 });
        await showPlainScreens(context);
        await showGame(context);
        await showOpenTable(context);
        await showEnd(context);
        await showStatistics(context);
      },
      { seconds: 240 },
    );
  }
}
