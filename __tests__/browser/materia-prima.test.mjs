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
import {
  beginGame,
  gestureOf,
  handOf,
  nextMove,
  played,
  playByHand,
  playByName,
  playedUntil,
  playOn,
  questionOf,
  recordWords,
  seeds,
  storedMatch,
  tableSpoken,
  takeSeat,
} from './materia-prima.mjs';
import { assertResult, button, callOf, importGame, isOver, openText, saveText, waitsFor } from './match.mjs';

const { en, materiaPrima, MATERIA_WORDS } = engine;
const words = MATERIA_WORDS.en;
const text = materiaPrima.text.en;

/** Plays a scripted game to its result; what lies on the device is then what the engine has. */
async function playWhole(page, seed, play) {
  const start = beginGame(seed);
  await importGame(page, start);
  const end = await playOn(page, start, play);
  await assertResult(end.page, end.match, materiaPrima.score(end.match.table));
  assertSame(recordWords(await storedMatch(end.page)), recordWords(end.match), 'the game on the device');
  return end;
}

test(
  'a whole Materia Prima of two is played by touch: walks are drawn and tapped',
  async ({ open, figures }) => {
    const end = await playWhole(await open(), seeds.touched, playByHand);
    figures['Materia Prima, two people: moves'] = end.match.record.moves.length;
    figures['Materia Prima, two people: hand-overs'] = end.handovers;
  },
  { seconds: 600 },
);

test(
  'a whole Materia Prima of two is played by roles and names alone',
  async ({ open }) => playWhole(await open({ size: 'tablet' }), seeds.spoken, playByName),
  { seconds: 600 },
);

test(
  'Materia Prima: killed and reopened after every gesture, the game is the same',
  async ({ open }) => {
    const start = playedUntil(beginGame(seeds.killed), ({ record }) => record.moves.length > 60);
    const page = await open();
    await importGame(page, start);
    const afterMove = async (before, match) => {
      if (isOver(match)) return before;
      const step = `after move ${match.record.moves.length}`;
      await takeSeat(before, match);
      const shown = await tableSpoken(before);
      const after = await killAndReopen(before);
      assertSame(saveText(await storedMatch(after)), saveText(match), `stored ${step}`);
      await takeSeat(after, match);
      assertSame(await tableSpoken(after), shown, `shown ${step}`);
      return after;
    };
    const upTo = start.record.moves.length + 30;
    const end = await playOn(page, start, playByName, { upTo, afterMove });
    assertSame(saveText(await storedMatch(end.page)), saveText(end.match), 'stored at the end');
  },
  { seconds: 600 },
);

test('Materia Prima: what is left to pack after a kill is asked by itself', async ({ open }) => {
  const isPacking = (match) =>
    nextMove(match)?.move.type === 'equip' && gestureOf(match).moves.length > 1 && isLate(match);
  const before = playedUntil(beginGame(seeds.killed), isPacking);
  const half = played(before, nextMove(before));
  const page = await open();
  await importGame(page, half);
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

test('Materia Prima: no formula and no mission is in the page under the curtain, nor another’s beside one’s own', async ({
  open,
}) => {
  const isTelling = (match) => isLate(match) && handOf(match, 0).length > 1 && handOf(match, 1).length > 1;
  const start = playedUntil(beginGame(seeds.killed), isTelling);
  const page = await open();
  await importGame(page, start);
  const hidden = async (where, secrets) => {
    const shown = await everythingOn(where);
    for (const secret of secrets) assert(!shown.includes(secret), `${secret} is in the page`);
  };
  await hidden(page, secretsOf(start));
  const again = await killAndReopen(page);
  await callOf(again, waitsFor(start)).waitFor();
  await hidden(again, secretsOf(start));
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
  await hidden(again, [...theirs, `>${text.missions[mission]}<`]);
});

/** The match, once the bot has played: it is a person's turn again. */
async function afterBot(page, moves) {
  let match = null;
  await until(
    'the bot has played',
    async () => {
      match = await storedMatch(page);
      const seat = engine.asked(match.table)?.seat;
      return match.record.moves.length >= moves && seat === 0;
    },
    { seconds: 90 },
  );
  return match;
}

test(
  'Materia Prima: one against a bot, shown move by move, without a curtain',
  async ({ open }) => {
    const page = await open({ still: false });
    const start = beginGame(seeds.touched, ['Ada'], ['adept']);
    await openText(page, saveText(start));
    let match = await afterBot(page, 0);
    for (let gestures = 0; gestures < 14; gestures++) {
      const handovers = await takeSeat(page, match);
      assert(handovers === 0 && !(await callOf(page, 'Ada').isVisible()), 'one alone sees a curtain');
      const gesture = gestureOf(match);
      await playByName(page, match, gesture);
      match = await afterBot(page, match.record.moves.length + gesture.moves.length);
    }
  },
  { seconds: 300 },
);

const isLate = ({ record }) => record.moves.length > 120;

/** A hex of the whole map on a phone is as large as the map lets it be. */
const isHex = (name) => /^[A-I]\d+, /.test(name ?? '');
const smallestHex = { width: 37, height: 42 };

/** What is too small or has no name. */
async function troublesOn(page, where) {
  const touches = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[role=button],[role=switch],[role=radio],[role=checkbox],[role=link],button',
      ),
    ]
      .map((element) => ({ name: element.getAttribute('aria-label'), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ name, box: { width, height } }) => ({ name, width, height })),
  );
  const small = touches.filter(({ name, width, height }) =>
    isHex(name) ? width < smallestHex.width || height < smallestHex.height : Math.min(width, height) < 47.5,
  );
  const said = small.map(({ name, width, height }) => `${name} ${Math.round(width)} × ${Math.round(height)}`);
  const nameless = (await spoken(page))
    .split('\n')
    .filter((line) => /^\s*- (button|link|switch|radio|checkbox|textbox)( \[.*\])?:?$/.test(line));
  return [...said, ...nameless].map((line) => `${where}: ${line}`);
}

const sheetsToOpen = ['open-tower', 'open-formulas', 'open-mission', 'open-list', 'open-legend'];

test('Materia Prima: what can be touched is large enough for a finger and has a name', async ({ open }) => {
  const page = await open();
  const troubles = [];
  for (const type of ['mission', 'place', 'turn', 'keep', 'discard']) {
    const isThere = (match) =>
      (isLate(match) || ['mission', 'place'].includes(type)) && questionOf(match)?.type === type;
    const match = playedUntil(beginGame(seeds.touched), isThere);
    if (!match) continue;
    await importGame(page, match);
    await takeSeat(page, match);
    troubles.push(...(await troublesOn(page, type)));
    if (type !== 'turn') continue;
    for (const opener of sheetsToOpen) {
      await page.getByTestId(opener).tap();
      await button(page, words.close).waitFor();
      troubles.push(...(await troublesOn(page, opener)));
      await button(page, words.close).tap();
    }
  }
  assert(troubles.length === 0, troubles.join('\n'));
});

const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

async function pressByKeyboard(page, isMeant) {
  for (let step = 0; step < 200; step++) {
    if (isMeant(await focused(page))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

test('Materia Prima: a walk is made and a turn is ended by keyboard', async ({ open }) => {
  const isWalking = (match) => isLate(match) && nextMove(match)?.move.type === 'move';
  const match = playedUntil(beginGame(seeds.touched), isWalking);
  const { move } = nextMove(match);
  const page = await open({ size: 'tablet' });
  await importGame(page, match);
  await pressByKeyboard(page, (name) => name === en.curtain.openPlainly);
  await takeSeat(page, match);
  const tab = page.getByTestId(`tab-${move.figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true')
    await pressByKeyboard(page, (name) => name.startsWith(`${text.figure(move.figure)} of`));
  await pressByKeyboard(page, (name) => name.startsWith(`${words.table.deeds.move},`));
  await pressByKeyboard(page, (name) => name.startsWith(`${text.hex(move.to)},`));
  await pressByKeyboard(page, (name) => name.startsWith(`${words.table.go},`));
  const walked = played(match, nextMove(match));
  await until('the walk is stored', async () => saveText(await storedMatch(page)) === saveText(walked));
  await page.getByTestId('end-turn').waitFor();
  await pressByKeyboard(page, (name) => name.startsWith(words.table.deeds.endTurn));
  await until(
    'the turn is over',
    async () => (await storedMatch(page)).record.moves.length > walked.record.moves.length,
  );
});

test(
  'Materia Prima: at 320 wide and twice the text size it can still be played',
  async ({ device }) => {
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
    await picture(page, 'materia-prima-large');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(overflow <= sizes.small.width, `the board is ${overflow} wide`);
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
  open,
}) => {
  const match = playedUntil(
    beginGame(seeds.touched),
    (one) => isLate(one) && questionOf(one)?.type === 'turn',
  );
  const page = await open({ size: 'small' });
  await importGame(page, match);
  await takeSeat(page, match);
  const chosen = page.getByRole('group', { name: words.table.map }).locator('[aria-pressed=true]');
  const acting = await chosen.getAttribute('aria-label');
  assert(!(await coveredHexes(page)).includes(acting), `${acting} is out of sight or covered`);
  await page.getByTestId('zoom-out').tap();
  await until('every hex can be touched', async () => (await coveredHexes(page)).length === 0);
});
