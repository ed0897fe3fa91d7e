import { assertNoWider, assertWithinReach, largeTextDevice, pressByKeyboard } from './access.mjs';
import {
  beginGame,
  gestureOf,
  nextMove,
  playByName,
  playOn,
  played,
  playedUntil,
  seeds,
  takeSeat,
} from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, everythingOn, killAndReopen, picture, test } from './harness.mjs';
import { button, callOf, handOf, openCurtain, questionOf, waitsFor } from './match.mjs';

const { alchemirus, ALCHEMIRUS_WORDS, en } = engine;
const words = ALCHEMIRUS_WORDS.en;
const text = alchemirus.text.en;

test('Alchemirus: what is left to pay after a kill is asked by itself', async ({ newPage }) => {
  const isBuilding = (match) => nextMove(match)?.move.type === 'build' && gestureOf(match).moves.length > 3;
  const before = playedUntil(beginGame(seeds.killed), isBuilding);
  const half = played(before, nextMove(before));
  const page = await newPage();
  await openCurtain(page, half);
  await takeSeat(page, half);
  const { left } = questionOf(half);
  await page.getByText(words.paid(left, left)).waitFor();
  await playOn(page, half, playByName, { upTo: half.record.moves.length + left });
});

/** Kinds of cards that somebody holds and that can be seen nowhere else. */
function secretsOf({ table: { state } }) {
  const open = [
    ...state.bank,
    ...state.discards,
    ...state.players.flatMap(({ estate }) => estate.map(({ building }) => building)),
    'labrium',
    'alembic',
    'horten',
    'metalle',
    'fornax',
    'domo',
  ];
  const held = state.players.flatMap(({ hand }) => hand);
  return [...new Set(held)].filter((card) => !open.includes(card)).map((card) => text.cards[card]);
}

async function assertHidden(page, cards) {
  const shown = await everythingOn(page);
  for (const card of cards) assert(!shown.includes(`>${card}<`), `${card} is in the page`);
}

test('Alchemirus: no card that is held is in the page under the curtain, also after a reload', async ({
  newPage,
}) => {
  const isTelling = (match) => questionOf(match)?.type === 'draw' && secretsOf(match).length > 0;
  const begun = [seeds.killed, seeds.touched, 1, 2, 3, 4, 5, 6, 7, 8].map((seed) => beginGame(seed));
  const start = begun.map((match) => playedUntil(match, isTelling)).find((match) => match !== null);
  const page = await newPage();
  await openCurtain(page, start);
  await assertHidden(page, secretsOf(start));
  const again = await killAndReopen(page);
  await callOf(again, waitsFor(start)).waitFor();
  await assertHidden(again, secretsOf(start));
  await takeSeat(again, start);
  const own = handOf(start, engine.asked(start.table).seat).map((card) => text.cards[card]);
  const shown = await everythingOn(again);
  assert(
    own.every((card) => shown.includes(`>${card}<`)),
    'the own cards are not found even where they are shown',
  );
});

const isLate = ({ record }) => record.moves.length > 120;
const comes = (type) => (match) => isLate(match) && questionOf(match)?.type === type;

/** Goods lie close together on a plot. */
const leastOf = (name) => (/ on plot \d+,/.test(name) ? { width: 0, height: 0 } : null);

test('Alchemirus: what can be touched is large enough for a finger and has a name', async ({ newPage }) => {
  const page = await newPage();
  for (const type of ['draw', 'move', 'build', 'sell', 'spirit']) {
    const match = playedUntil(beginGame(seeds.touched), comes(type));
    if (!match) continue;
    await openCurtain(page, match);
    await takeSeat(page, match);
    await assertWithinReach(page, type, leastOf);
  }
});

test('Alchemirus: a turn is begun by keyboard', async ({ newPage }) => {
  const match = beginGame(seeds.touched);
  const page = await newPage({ size: 'tablet' });
  const named = (name) => button(page, new RegExp(`^${name}`), false).first();
  await openCurtain(page, match);
  await pressByKeyboard(button(page, en.curtain.openPlainly));
  await takeSeat(page, match);
  await pressByKeyboard(named(words.drawShort));
  await page.getByRole('heading', { name: words.titles.place }).waitFor();
  await pressByKeyboard(named(text.fields.harvest));
  await pressByKeyboard(named(words.startOn(text.fields.harvest)));
  await button(page, words.harvest, false)
    .or(button(page, words.endTurn, false))
    .first()
    .waitFor();
});

test('Alchemirus: at 320 wide and twice the text size it can still be played', async ({ device }) => {
  const page = await (await largeTextDevice(device)).newPage();
  const match = playedUntil(beginGame(seeds.touched), isLate);
  await openCurtain(page, match);
  await takeSeat(page, match);
  await picture(page, 'alchemirus-large');
  await assertNoWider(page);
  await playOn(page, match, playByName, { upTo: match.record.moves.length + 14 });
});
