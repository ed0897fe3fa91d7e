import { sizes } from './devices.mjs';
import { engine } from './engine.mjs';
import { assert, assertSame, picture, test } from './harness.mjs';
import { beginGame, playedUntil, takeSeat } from './kazaam.mjs';
import { button, callOf, openCurtain, ring, waitsFor } from './match.mjs';
import { openPrepared } from './prepared.mjs';

const { asked, en, KAZAAM_WORDS } = engine;
const names = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** By how many degrees clockwise something is turned, by all that it lies on. */
const turnOf = (piece) =>
  piece.evaluate((element) => {
    let whole = new DOMMatrix();
    for (let part = element; part; part = part.parentElement) {
      const { transform } = getComputedStyle(part);
      if (transform !== 'none') whole = new DOMMatrix(transform).multiply(whole);
    }
    return (Math.round((Math.atan2(whole.b, whole.a) * 180) / Math.PI) + 360) % 360;
  });

async function assertOnScreen(piece) {
  const { x, y, width, height } = await piece.boundingBox();
  const isThere = x >= 0 && y >= 0 && x + width <= sizes.tablet.width && y + height <= sizes.tablet.height;
  assert(isThere, `it lies at ${x}, ${y}, ${width} × ${height}`);
}

async function lyingFlat(open) {
  const page = await open({ size: 'tablet', route: '/settings' });
  await page.getByRole('switch', { name: en.settings.tableMode }).tap();
  return page;
}

test('flat on the table, the curtain turns to the edge at which somebody sits, and what is his own does not', async ({
  open,
}) => {
  const page = await lyingFlat(open);
  for (const [seat, turn] of [0, 90, 180, 270].entries()) {
    const isHis = (match) => asked(match.table).seat === seat && !asked(match.table).open;
    const match = playedUntil(beginGame(5, names), isHis);
    await openCurtain(page, match);
    const call = callOf(page, waitsFor(match));
    assertSame(await turnOf(call), turn, `how the curtain of ${names[seat]} is turned`);
    await assertOnScreen(ring(page));
    await assertOnScreen(button(page, en.curtain.openPlainly));
    await picture(page, `turned-curtain-${turn}`);
    if (turn !== 90) continue;
    await takeSeat(page, match);
    assertSame(await turnOf(button(page, KAZAAM_WORDS.en.moves)), 0, 'how his own table is turned');
  }
});

test('flat on the table, an open question is read and answered by whoever sits at the side', async ({
  open,
}) => {
  const page = await lyingFlat(open);
  const isAskedAside = (match) => asked(match.table).open && [1, 3].includes(asked(match.table).seat);
  const match = [1, 2, 3, 4, 5, 6, 7, 8].reduce(
    (found, seed) => found ?? playedUntil(beginGame(seed, names), isAskedAside),
    null,
  );
  await openPrepared(page, match);
  const allow = button(page, KAZAAM_WORDS.en.allow);
  await allow.waitFor();
  assertSame(await turnOf(allow), asked(match.table).seat * 90, 'how the question is turned');
  await assertOnScreen(allow);
  await picture(page, 'turned-question');
  await allow.tap();
  await allow.waitFor({ state: 'hidden' });
});
