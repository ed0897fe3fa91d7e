import { engine } from './engine.mjs';
import { assert, assertSame, picture, stored, test } from './harness.mjs';
import { beginGame, nextMove, played, seeds, takeSeat } from './kazaam.mjs';
import { callOf, openText, saveText, waitsFor } from './match.mjs';

const { en } = engine;

function gameAfter(moves) {
  let match = beginGame(seeds.killed);
  for (let step = 0; step < moves; step++) match = played(match, nextMove(match));
  return match;
}

const good = saveText(gameAfter(6));
const changed = (change) => JSON.stringify(change(JSON.parse(good)));

/** Every way in which a text can be wrong. */
const bad = {
  'something else': 'Dear Ada, it is your turn.',
  'another file': '{"version":3,"moves":[]}',
  'a game cut short': good.slice(0, good.length / 2),
  'a game of a newer app': changed((save) => ({ ...save, athanor: 99 })),
  'a game with a changed seed': changed((save) => ({ ...save, record: { ...save.record, seed: 7 } })),
  'a game with a changed table': changed((save) => ({ ...save, snapshot: { ...save.snapshot, seats: 5 } })),
  'a game nobody knows': changed((save) => ({ ...save, record: { ...save.record, game: 'chess' } })),
  'a game with moves left out': changed((save) => ({ ...save, record: { ...save.record, moves: [] } })),
  'a nest of brackets': '['.repeat(20_000),
  'a script': '<script>window.broken = true</script>',
};

const field = (page) => page.getByRole('textbox', { name: en.importing.text });
const openButton = (page) => page.getByRole('button', { name: en.importing.open });

test('importing: a bad text is explained and changes nothing', async ({ open }) => {
  const page = await open();
  const start = gameAfter(2);
  await openText(page, saveText(start));
  await callOf(page, waitsFor(start)).waitFor();
  await page.goto('/import');
  await openButton(page).waitFor();
  const before = JSON.stringify(await stored(page));
  const explanations = new Set();
  for (const [name, text] of Object.entries(bad)) {
    await field(page).fill(text);
    await openButton(page).tap();
    const alert = page.getByRole('alert');
    await alert.filter({ hasText: en.importing.nothingChanged }).waitFor();
    explanations.add(await alert.innerText());
    assertSame(JSON.stringify(await stored(page)), before, `${name} has changed what is stored`);
    await page.reload();
    await openButton(page).waitFor();
  }
  assert(explanations.size >= 3, `one and the same explanation for everything: ${[...explanations]}`);
  assert(!(await page.evaluate(() => window.broken)), 'a script was run');
});

test('importing: a file is taken up as well as a text, a bad one is explained', async ({ open }) => {
  const page = await open({ route: '/import' });
  const choose = async (content) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: en.importing.file }).tap();
    const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await (await chooser).setFiles(file);
  };
  await choose('not a game');
  await page.getByRole('alert').filter({ hasText: en.importing.nothingChanged }).waitFor();
  await picture(page, 'import-problem');
  await choose(good);
  await page.getByRole('button', { name: en.importing.play }).tap();
  await takeSeat(page, gameAfter(6));
});
