import {
  beginGame,
  gestureOf,
  handOf,
  nextMove,
  playByHand,
  playByName,
  playOn,
  played,
  playedUntil,
  questionOf,
  recordWords,
  seeds,
  storedMatch,
  tableSpoken,
  takeSeat,
} from './alchemirus.mjs';
import { engine } from './engine.mjs';
import {
  assert,
  assertSame,
  everythingOn,
  killAndReopen,
  picture,
  sizes,
  spoken,
  test,
  until,
} from './harness.mjs';
import { assertResult, button, callOf, importGame, openText, saveText, waitsFor } from './match.mjs';

const { alchemirus, ALCHEMIRUS_WORDS, en } = engine;
const words = ALCHEMIRUS_WORDS.en;
const text = alchemirus.text.en;

/** Plays a scripted game to its result; what lies on the device is then what the engine has. */
async function playWhole(page, seed, make) {
  const start = beginGame(seed);
  await importGame(page, start);
  const end = await playOn(page, start, make);
  await assertResult(end.page, end.match, alchemirus.score(end.match.table));
  assertSame(recordWords(await storedMatch(end.page)), recordWords(end.match), 'the game on the device');
  return end;
}

test(
  'a whole Alchemirus of two is played by touch: the pawn and goods are carried and tapped',
  async ({ open, figures }) => {
    const end = await playWhole(await open(), seeds.touched, playByHand);
    figures['Alchemirus, two people: moves'] = end.match.record.moves.length;
    figures['Alchemirus, two people: hand-overs'] = end.handovers;
  },
  { seconds: 600 },
);

test(
  'a whole Alchemirus of two is played by roles and names alone',
  async ({ open }) => playWhole(await open({ size: 'tablet' }), seeds.spoken, playByName),
  { seconds: 600 },
);

test(
  'Alchemirus: killed and reopened after every gesture, and in the middle of one, the game is the same',
  async ({ open }) => {
    const start = playedUntil(beginGame(seeds.killed), ({ record }) => record.moves.length > 60);
    const page = await open();
    await importGame(page, start);
    const afterMove = async (before, match) => {
      const step = `after move ${match.record.moves.length}`;
      await takeSeat(before, match);
      const shown = await tableSpoken(before);
      const after = await killAndReopen(before);
      assertSame(saveText(await storedMatch(after)), saveText(match), `stored ${step}`);
      await takeSeat(after, match);
      assertSame(await tableSpoken(after), shown, `shown ${step}`);
      return after;
    };
    await playOn(page, start, playByName, { upTo: start.record.moves.length + 16, afterMove });
  },
  { seconds: 300 },
);

test('Alchemirus: what is left to pay after a kill is asked by itself', async ({ open }) => {
  const isBuilding = (match) => nextMove(match)?.move.type === 'build' && gestureOf(match).moves.length > 3;
  const before = playedUntil(beginGame(seeds.killed), isBuilding);
  const half = played(before, nextMove(before));
  const page = await open();
  await importGame(page, half);
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

test('Alchemirus: no card that is held is in the page under the curtain, also after a reload', async ({
  open,
}) => {
  const isTelling = (match) => questionOf(match)?.type === 'draw' && secretsOf(match).length > 0;
  const begun = [seeds.killed, seeds.touched, 1, 2, 3, 4, 5, 6, 7, 8].map((seed) => beginGame(seed));
  const start = begun.map((match) => playedUntil(match, isTelling)).find((match) => match !== null);
  const page = await open();
  await importGame(page, start);
  const shown = await everythingOn(page);
  for (const card of secretsOf(start)) assert(!shown.includes(`>${card}<`), `${card} is in the page`);
  const again = await killAndReopen(page);
  await callOf(again, waitsFor(start)).waitFor();
  const reloaded = await everythingOn(again);
  for (const card of secretsOf(start)) assert(!reloaded.includes(`>${card}<`), `${card} is in the page`);
  await takeSeat(again, start);
  const own = handOf(start, engine.asked(start.table).seat).map((card) => text.cards[card]);
  const open_ = await everythingOn(again);
  assert(
    own.every((card) => open_.includes(`>${card}<`)),
    'the own cards are not found even where they are shown',
  );
});

/** The match, once the bot has played: it is a person's turn again. */
async function afterBot(page, moves) {
  let match = null;
  await until('the bot has played', async () => {
    match = await storedMatch(page);
    const seat = engine.asked(match.table)?.seat;
    return match.record.moves.length >= moves && seat === 0;
  });
  return match;
}

test(
  'Alchemirus: one against a bot, shown move by move, without a curtain',
  async ({ open }) => {
    const page = await open({ still: false });
    const start = beginGame(seeds.touched, ['Ada'], ['adept']);
    await openText(page, saveText(start));
    let match = await afterBot(page, 0);
    for (let gestures = 0; gestures < 9; gestures++) {
      const handovers = await takeSeat(page, match);
      assert(handovers === 0 && !(await callOf(page, 'Ada').isVisible()), 'one alone sees a curtain');
      const gesture = gestureOf(match);
      await playByName(page, match, gesture);
      match = await afterBot(page, match.record.moves.length + gesture.moves.length);
    }
  },
  { seconds: 240 },
);

const isLate = ({ record }) => record.moves.length > 120;
const comes = (type) => (match) => isLate(match) && questionOf(match)?.type === type;

test('Alchemirus: what can be touched is large enough for a finger and has a name', async ({ open }) => {
  const page = await open();
  for (const type of ['draw', 'move', 'build', 'sell', 'spirit']) {
    const match = playedUntil(beginGame(seeds.touched), comes(type));
    if (!match) continue;
    await importGame(page, match);
    await takeSeat(page, match);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('[role=button],[role=switch],[role=radio],[role=link],button')]
        .map((element) => ({
          name: element.getAttribute('aria-label'),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 47.5 || box.height < 47.5))
        .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
    const single = small.filter((line) => !/ on plot \d+,/.test(line));
    assert(single.length === 0, `${type}: too small: ${single.join('; ')}`);
    const nameless = (await spoken(page))
      .split('\n')
      .filter((line) => /^\s*- (button|link|switch|radio|textbox)( \[.*\])?:?$/.test(line));
    assert(nameless.length === 0, `${type}: ${nameless.join('; ')}`);
  }
});

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function pressByKeyboard(page, isMeant) {
  for (let step = 0; step < 160; step++) {
    if (isMeant(await focused(page))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

test('Alchemirus: a turn is begun by keyboard', async ({ open }) => {
  const match = beginGame(seeds.touched);
  const page = await open({ size: 'tablet' });
  await importGame(page, match);
  await pressByKeyboard(page, (name) => name === en.curtain.openPlainly);
  await takeSeat(page, match);
  await pressByKeyboard(page, (name) => name.startsWith(words.drawShort));
  await page.getByRole('heading', { name: words.titles.place }).waitFor();
  await pressByKeyboard(page, (name) => name.startsWith(text.fields.harvest));
  await pressByKeyboard(page, (name) => name.startsWith(words.startOn(text.fields.harvest)));
  await button(page, words.harvest, false)
    .or(button(page, words.endTurn, false))
    .first()
    .waitFor();
});

test('Alchemirus: at 320 wide and twice the text size it can still be played', async ({ device }) => {
  const context = await device({ size: 'small' });
  await context.addInitScript(() => {
    const enlarge = () => (document.documentElement.style.fontSize = '200%');
    if (document.documentElement) enlarge();
    document.addEventListener('DOMContentLoaded', enlarge);
  });
  const match = playedUntil(beginGame(seeds.touched), isLate);
  const page = await context.newPage();
  await importGame(page, match);
  await takeSeat(page, match);
  await picture(page, 'alchemirus-large');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
  assert(overflow <= sizes.small.width, `the board is ${overflow} wide`);
  await playOn(page, match, playByName, { upTo: match.record.moves.length + 14 });
});
