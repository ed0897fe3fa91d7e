import { assertNoWider, assertWithinReach, largeTextDevice, pressByKeyboard } from './access.mjs';
import { engine } from './engine.mjs';
import { assert, assertSame, everythingOn, killAndReopen, picture, test, until } from './harness.mjs';
import {
  beginGame,
  couldStillAct,
  gestureOf,
  hexWords,
  movesStored,
  nextMove,
  played,
  playByName,
  playedUntil,
  playOn,
  seeds,
  storedMatch,
  takeSeat,
} from './materia-prima.mjs';
import { button, callOf, handOf, openCurtain, questionOf, saveText, waitsFor } from './match.mjs';

const { en, materiaPrima, MATERIA_WORDS } = engine;
const words = MATERIA_WORDS.en;
const text = materiaPrima.text.en;

const isLate = ({ record }) => record.moves.length > 120;

test('Materia Prima: what is left to pack after a kill is asked by itself', async ({ newPage }) => {
  const isPacking = (match) =>
    nextMove(match)?.move.type === 'equip' && gestureOf(match).moves.length > 1 && isLate(match);
  const before = playedUntil(beginGame(seeds.killed), isPacking);
  const half = played(before, nextMove(before));
  const page = await newPage();
  await openCurtain(page, half);
  await takeSeat(page, half);
  const { move } = nextMove(half);
  assertSame(move.type, 'done', 'what comes next');
  await button(page, new RegExp(`^${text.actions.equip}`), false)
    .last()
    .tap();
  await page.getByTestId('end-turn').waitFor();
});

/** What somebody keeps to himself, as it would be written or spoken. */
const secretsOf = ({ table: { state } }) =>
  state.players.flatMap(({ hand, mission }) => [
    ...hand.map((formula) => text.formula(formula)),
    ...(mission ? [text.missions[mission]] : []),
  ]);

async function assertHidden(page, secrets) {
  const shown = await everythingOn(page);
  for (const secret of secrets) assert(!shown.includes(secret), `${secret} is in the page`);
}

test('Materia Prima: no formula and no mission is in the page under the curtain, nor another’s beside one’s own', async ({
  newPage,
}) => {
  const isTelling = (match) => isLate(match) && handOf(match, 0).length > 1 && handOf(match, 1).length > 1;
  const start = playedUntil(beginGame(seeds.killed), isTelling);
  const page = await newPage();
  await openCurtain(page, start);
  await assertHidden(page, secretsOf(start));
  const again = await killAndReopen(page);
  await callOf(again, waitsFor(start)).waitFor();
  await assertHidden(again, secretsOf(start));
  await takeSeat(again, start);
  const { seat } = engine.asked(start.table);
  const own = handOf(start, seat).map((formula) => text.formula(formula));
  await again.getByTestId('open-formulas').tap();
  await until('the own formulas are seen', async () => {
    const shown = await everythingOn(again);
    return own.every((formula) => shown.includes(formula));
  });
  const { mission } = start.table.state.players[1 - seat];
  const theirs = handOf(start, 1 - seat).map((formula) => text.formula(formula));
  await assertHidden(again, [...theirs, `>${text.missions[mission]}<`]);
});

/** A hex of the whole map on a phone is as large as the map lets it be. */
function leastIn(match) {
  const hexes = Array.from({ length: 49 }, (_, hex) => hexWords(match, hex));
  const isHex = (name) => hexes.some((hex) => name === hex || name.startsWith(`${hex}, `));
  return (name) => (isHex(name) ? { width: 37, height: 42 } : null);
}

const sheetsToOpen = ['open-tower', 'open-formulas', 'open-mission', 'open-list', 'open-legend'];

test('Materia Prima: what can be touched is large enough for a finger and has a name', async ({
  newPage,
}) => {
  const page = await newPage();
  for (const type of ['mission', 'place', 'turn', 'keep', 'discard']) {
    const isThere = (match) =>
      (isLate(match) || ['mission', 'place'].includes(type)) && questionOf(match)?.type === type;
    const match = playedUntil(beginGame(seeds.touched), isThere);
    if (!match) continue;
    await openCurtain(page, match);
    await takeSeat(page, match);
    await assertWithinReach(page, type, leastIn(match));
    if (type !== 'turn') continue;
    for (const opener of sheetsToOpen) {
      await page.getByTestId(opener).tap();
      await button(page, words.close).waitFor();
      await assertWithinReach(page, opener, leastIn(match));
      await button(page, words.close).tap();
    }
  }
});

test('Materia Prima: a walk is made and a turn is ended by keyboard', async ({ newPage }) => {
  const isWalking = (match) => isLate(match) && nextMove(match)?.move.type === 'move';
  const match = playedUntil(beginGame(seeds.touched), isWalking);
  const { move } = nextMove(match);
  const page = await newPage({ size: 'tablet' });
  const named = (name) => button(page, new RegExp(`^${name}`), false).first();
  await openCurtain(page, match);
  await pressByKeyboard(button(page, en.curtain.openPlainly));
  await takeSeat(page, match);
  const tab = page.getByTestId(`tab-${move.figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true')
    await pressByKeyboard(named(`${text.figure(move.figure)} of`));
  await pressByKeyboard(named(`${words.table.deeds.move},`));
  await pressByKeyboard(named(`${hexWords(match, move.to)},`));
  await pressByKeyboard(named(`${words.table.go},`));
  const walked = played(match, nextMove(match));
  await until('the walk is stored', async () => saveText(await storedMatch(page)) === saveText(walked));
  await page.getByTestId('end-turn').waitFor();
  await pressByKeyboard(named(words.table.deeds.endTurn));
  if (couldStillAct(walked, nextMove(walked).ask)) await pressByKeyboard(named(words.table.deeds.endTurn));
  await until('the turn is over', async () => (await movesStored(page)) > walked.record.moves.length);
});

test(
  'Materia Prima: at 320 wide and twice the text size it can still be played',
  async ({ device }) => {
    const page = await (await largeTextDevice(device)).newPage();
    const match = playedUntil(beginGame(seeds.touched), isLate);
    await openCurtain(page, match);
    await takeSeat(page, match);
    await picture(page, 'materia-prima-large');
    await assertNoWider(page);
    await playOn(page, match, playByName, { upTo: match.record.moves.length + 24 });
  },
  { seconds: 180 },
);

/** Hexes whose middle a finger would not meet, because something else lies over it. */
const coveredHexes = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid^="hex-"]')].flatMap((hex) => {
      const { x, y, width, height } = hex.getBoundingClientRect();
      const met = document.elementFromPoint(x + width / 2, y + height / 2);
      return met?.closest('[data-testid]') === hex ? [] : [hex.getAttribute('aria-label')];
    }),
  );

test('Materia Prima: on the smallest phone every hex of the whole map can be touched, and whoever acts is in sight', async ({
  newPage,
}) => {
  const match = playedUntil(
    beginGame(seeds.touched),
    (one) => isLate(one) && questionOf(one)?.type === 'turn',
  );
  const page = await newPage({ size: 'small' });
  await openCurtain(page, match);
  await takeSeat(page, match);
  const chosen = page.getByRole('group', { name: words.table.map }).locator('[aria-pressed=true]');
  const acting = await chosen.getAttribute('aria-label');
  assert(!(await coveredHexes(page)).includes(acting), `${acting} is out of sight or covered`);
  await page.getByTestId('zoom-out').tap();
  await until('every hex can be touched', async () => (await coveredHexes(page)).length === 0);
});
