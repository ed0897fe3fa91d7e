import { largeTextDevice } from './access.mjs';
import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, assertSame, stored, test, until } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { button, isOver } from './match.mjs';
import { furnish, prepare } from './prepared.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { asked, en, ROSTER_KEY } = engine;

const drivers = { kazaam, 'witchs-brew': witchsBrew, alchemirus, 'materia-prima': materiaPrima };

/** Two touches, both counted, from home to where somebody alone makes his first move. */
for (const [id, driver] of Object.entries(drivers)) {
  test(`play now: ${driver.game.text.en.title} is two touches from home, and nobody is put on the roster`, async ({
    open,
  }) => {
    const page = await open();
    let touches = 0;
    const touch = (piece) => piece.tap().then(() => touches++);
    await touch(button(page, new RegExp(`^${driver.game.text.en.title}, `), false).first());
    await touch(button(page, new RegExp(`^${en.playNow.play}`), false));
    await until(
      'it is the turn of whoever plays',
      async () => {
        const match = await driver.storedMatch(page);
        return match !== null && match.record.sitters[asked(match.table).seat].bot === null;
      },
      { seconds: 40 },
    );
    const match = await driver.storedMatch(page);
    const handovers = await driver.takeSeat(page, match);
    assertSame(touches + handovers, 2, 'touches from home to the first move');
    assertSame(match.record.sitters[0].name, en.lesson.apprentice, 'who plays');
    assert(page.url().includes(`/${id}/play/`), 'it is played elsewhere');
    const roster = JSON.parse((await stored(page))[ROSTER_KEY] ?? '[]');
    assertSame(roster.length, 0, 'people on the roster');
  });
}

test('home: the game played last is whole on the smallest screen, also in letters twice as large', async ({
  device,
  newPage,
}) => {
  const over = kazaam.playedUntil(kazaam.beginGame(kazaam.seeds.spoken), isOver);
  const begun = kazaam.beginGame(kazaam.seeds.dragged, ['Ysolde', 'Minerva', 'Bo']);
  const items = { ...(await prepare(begun)).items, ...(await prepare(over)).items };
  const pages = [await newPage({ size: 'small' }), await (await largeTextDevice(device)).newPage()];
  for (const page of pages) {
    await furnish(page, items);
    await page.goto('/');
    const last = page.getByRole('button', { name: new RegExp(`^${en.home.continue}: Kazaam`) }).first();
    const { y, height } = await last.boundingBox();
    const footer = await button(page, en.home.newGame).boundingBox();
    assert(
      y >= 0 && y + height <= footer.y,
      `it ends at ${y + height}, and what covers it begins at ${footer.y}`,
    );
  }
});
