import { engine } from './engine.mjs';
import { assert, picture, test } from './harness.mjs';
import { button, callOf, openCurtain } from './match.mjs';
import {
  beginGame,
  couldStillAct,
  nextMove,
  people,
  playedUntil,
  seeds,
  takeSeat,
} from './materia-prima.mjs';

const { en } = engine;

/** Whether something stands on its head, by all that it lies on. */
const isTurned = (piece) =>
  piece.evaluate((element) => {
    let whole = new DOMMatrix();
    for (let part = element; part; part = part.parentElement) {
      const { transform } = getComputedStyle(part);
      if (transform !== 'none') whole = new DOMMatrix(transform).multiply(whole);
    }
    return whole.a < 0;
  });

const isEnding = (match) =>
  match.record.moves.length > 60 &&
  nextMove(match)?.ask.seat === 0 &&
  nextMove(match).move.type === 'endTurn';

test('Materia Prima: flat on the table, what is for everybody turns to whoever is next at the far side', async ({
  open,
}) => {
  const match = playedUntil(beginGame(seeds.touched), isEnding);
  const page = await open({ size: 'tablet', route: '/settings', still: false });
  await page.getByRole('switch', { name: en.settings.tableMode }).tap();
  await openCurtain(page, match);
  const [near, far] = people.map((name) => callOf(page, name));
  assert(!(await isTurned(near)), 'the curtain of the near player stands on its head');
  await takeSeat(page, match);
  assert(!(await isTurned(page.getByTestId('hex-0'))), 'the table of the near player stands on its head');
  await page.getByTestId('end-turn').tap();
  if (couldStillAct(match, nextMove(match).ask)) await page.getByTestId('end-turn').tap();
  await far.waitFor();
  assert(await isTurned(far), 'the curtain does not turn to the far player');
  await picture(page, 'materia-prima-turned');
  await button(page, en.curtain.openPlainly).tap();
  await page.getByTestId('end-turn').waitFor();
  assert(!(await isTurned(page.getByTestId('hex-0'))), 'one’s own table stands on its head');
});
