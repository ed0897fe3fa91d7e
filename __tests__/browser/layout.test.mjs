import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { sizes } from './devices.mjs';
import { assert, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { button, isOver, questionOf } from './match.mjs';
import * as witchsBrew from './witchs-brew.mjs';
import { furnish, openPrepared, prepare } from './prepared.mjs';

const { en } = engine;
const names = ['Ysolde', 'Maud', 'Paracelsus'];

/** Each game with what has to be seen of its table in a replay. */
const replayed = {
  Kazaam: [kazaam, 2, (page) => page.getByRole('group', { name: /^Creature of/ })],
  'Witch’s Brew': [witchsBrew, 3, (page) => page.getByTestId(/^player-/)],
  Alchemirus: [alchemirus, 2, (page) => page.getByRole('group', { name: /^(Estate|Alchemic Ring)/ })],
  'Materia Prima': [materiaPrima, 2, (page) => page.getByTestId(/^hex-/)],
};

const upright = ({ width, height }) => height > width;

/** What lies outside the window, or behind the controls below it. */
async function unseen(page, pieces, size) {
  const keys = await button(page, en.replay.play).boundingBox();
  const floor = upright(size) ? keys.y : size.height;
  const wall = upright(size) ? size.width : keys.x;
  const boxes = await Promise.all((await pieces.all()).map((piece) => piece.boundingBox()));
  assert(boxes.length > 0, 'nothing of the table is there');
  return boxes.filter(({ x, y, width, height }) => x < 0 || y < 0 || y + height > floor || x + width > wall);
}

for (const [name, [game, seats, pieces]] of Object.entries(replayed)) {
  test(`layout: a replay of ${name} shows the whole table`, async ({ newPage }) => {
    const page = await newPage();
    const { items, route } = await prepare(
      game.playedUntil(game.beginGame(1, names.slice(0, seats)), isOver),
    );
    await furnish(page, items);
    await page.goto(`${route.replace('result', 'replay')}?step=40`);
    await button(page, en.replay.play).waitFor();
    for (const size of [sizes.phone, sizes.small, sizes.landscape]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(500);
      const out = await unseen(page, pieces(page), size);
      assert(out.length === 0, `at ${size.width} × ${size.height}: ${JSON.stringify(out)}`);
    }
  });
}

test('layout: on a low screen a new game and the settings are in sight', async ({ open }) => {
  const page = await open({ size: 'landscape' });
  for (const label of [en.home.newGame, en.home.settings]) {
    const { y, height } = await button(page, label).boundingBox();
    assert(y + height <= sizes.landscape.height, `${label} is below the edge`);
  }
});

test('layout: on the smallest phone the whole question of a trick is in sight', async ({ newPage }) => {
  const isAnswered = (match) => questionOf(match)?.type === 'answer';
  const page = await newPage({ size: 'small' });
  await openPrepared(page, witchsBrew.playedUntil(witchsBrew.beginGame(1, names), isAnswered));
  const last = page.getByText(/take it from you/);
  await last.waitFor();
  const words = await last.boundingBox();
  const answer = await page.getByTestId('claim').boundingBox();
  assert(words.y + words.height <= answer.y, 'its last line lies behind the answers');
});
