import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { dist } from '../../.ci/build.mjs';
import { filesUnder } from '../../.ci/tools.mjs';
import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, assertSame, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { openCurtain, questionOf } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { answerTime, firstPaint, framesDuring, shareOfCore, sheetTime, summary } from './measure.mjs';
import { grip, press, slowed, swiftDrag } from './touch.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { games } = engine;

/** How much slower a phone is taken to be. */
const phone = 4;

/** What may be fetched before home is there, and with a game, in thousands of bytes as they are sent. */
const most = { scripts: 630, letters: 180, game: 150 };
/** What is still over that, and by how much at most: its texts in three languages come together. */
const over = { 'materia-prima': 24 };

const sent = (name) => gzipSync(readFileSync(join(dist, name))).length / 1000;
const together = (names) => Math.round(names.reduce((sum, name) => sum + sent(name), 0));
const named = (page, pattern) => [...page.matchAll(pattern)].map(([, name]) => decodeURI(name));

test('size: the first visit fetches little, a game is fetched by itself', async ({ figures }) => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = named(page, /<script src="\/([^"]*)"/g);
  const letters = filesUnder(dist).filter(
    (name) => name.endsWith('.woff2') && !name.includes('hyperlegible'),
  );
  const parts = filesUnder(dist).filter((name) => name.endsWith('.js') && !first.includes(name));
  const chunkOf = ({ id }) => parts.filter((name) => basename(name).startsWith(`${id}-`));
  const sizes = { scripts: together(first), letters: together(letters) };
  for (const game of games) {
    assertSame(chunkOf(game).length, 1, `chunks of ${game.id}`);
    sizes[game.id] = together(chunkOf(game));
  }
  figures['fetched at first and with each game, kB'] = sizes;
  assert(letters.length > 0 && sizes.letters <= most.letters, `letters: ${sizes.letters} kB`);
  assert(first.length > 0 && sizes.scripts <= most.scripts, `scripts: ${sizes.scripts} kB`);
  for (const { id } of games) assert(sizes[id] <= most.game + (over[id] ?? 0), `${id}: ${sizes[id]} kB`);
});

/** What home does without. */
const screens = ['import', 'match-routes', 'new', 'roster', 'rules', 'settings', 'statistics'];

test('size: other screens are fetched once the first one is there, and nothing comes before its scripts', () => {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const fetched = named(readFileSync(join(dist, 'register-sw.js'), 'utf8'), /"\/([^"]*\.js)"/g);
  const names = fetched.map((name) => basename(name).replace(/-[0-9a-f]+\.js$/, ''));
  assertSame(names.sort().join(), screens.join(), 'screens that are fetched');
  assert(!page.includes('rel="preload"'), 'something is fetched before the scripts');
  for (const name of fetched) assert(!page.includes(name), `${name} is fetched at first`);
});

test(
  'speed: time to the first screen',
  async ({ open, figures }) => {
    const page = await open();
    figures['first paint'] = await firstPaint(page);
  },
  { isAlone: true },
);

/** What is asked of a phone: an answer in time to feel immediate, and frames as even as the screen's. */
const limits = { tap: 100, inTime: 0.95 };
/** A shared machine stumbles by itself and may miss these; what is slower than this in every try is the app's doing. */
const floor = { tap: 400, inTime: 0.4 };
const tries = 5;
/** With less of a core than this, or an empty page that stumbles, others are at work, and being late proves nothing. */
const free = { core: 0.9, empty: 0.98 };
const isFree = ({ core, empty }) => core >= free.core && empty >= free.empty;
/** So many free tries without one that is good enough are no accident. */
const enough = 3;
/** What opening a table sets going, here and in the server, is over by then. */
const afterOpening = 1200;

/** An empty page on the same device, as slow: what this machine can do at best. */
async function emptyPage(device) {
  const page = await (await device()).newPage();
  await page.setContent('<body style="margin:0;height:100vh;touch-action:none">');
  await page.evaluate(() => document.body.addEventListener('touchmove', () => undefined, { passive: true }));
  return page;
}

/** What can be tapped and carried: how it is found, and where a finger takes it. */
const piece = (find) => ({ find, grip: () => grip(find) });

async function tapOn(page, { find, grip: gripIt }) {
  const at = await gripIt();
  return Math.round(await answerTime(page, find, () => press(page, at, 40)));
}

async function dragOf(page, from, to, isReturning = false) {
  return summary(await framesDuring(page, () => swiftDrag(page, from, to, { isReturning })));
}

async function tapsAndDrag(page, { tapped, carried, away, isReturning }) {
  const taps = [];
  for (const piece of tapped) taps.push(await tapOn(page, piece));
  return { taps, drag: await dragOf(page, await carried.grip(), away, isReturning) };
}

async function measured(page, empty, pieces) {
  const core = [shareOfCore()];
  const best = await slowed(empty, phone, () => dragOf(empty, { x: 60, y: 700 }, { x: 195, y: 560 }));
  const { taps, drag } = await slowed(page, phone, () => tapsAndDrag(page, pieces));
  core.push(shareOfCore());
  // An empty page that stumbles itself is no excuse for everything.
  const ofBest = Number((drag.inTime / Math.max(best.inTime, limits.inTime)).toFixed(3));
  return { taps, drag, ofBest, empty: best.inTime, core: Number(Math.min(...core).toFixed(2)) };
}

const isWithin =
  ({ tap, inTime }) =>
  ({ taps, ofBest }) =>
    Math.max(...taps) <= tap && ofBest >= inTime;

/** Until it is good enough once: a machine is sometimes busy besides, an app that is too slow is so every time. */
async function bestOf(attempt, isGood, tellMissed) {
  const attempts = [];
  while (attempts.length < tries && !attempts.some(isGood)) {
    const made = await attempt();
    attempts.push(made);
    if (!isGood(made)) tellMissed(JSON.stringify(made));
  }
  return attempts;
}

/** Holds taps and a drag to their limits, on a table that lies open before the one who is asked. */
async function assertSwift(page, { device, figures, tellMissed }, name, pieces) {
  await pieces.carried.grip();
  const empty = await emptyPage(device);
  await page.waitForTimeout(afterOpening);
  const attempts = await bestOf(() => measured(page, empty, pieces), isWithin(limits), tellMissed);
  const resting = await slowed(page, phone, () => framesDuring(page, () => page.waitForTimeout(1000)));
  figures[`${name}: resting`] = summary(resting);
  // The browser draws with the processor: only once its pages are gone can be seen whether others are at work.
  await Promise.all([page.close(), empty.close()]);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const core = Number(shareOfCore(300).toFixed(2));
  const isHeld = attempts.some(isWithin(limits));
  figures[`${name}: taps in ms and drag, four times slower`] = { isHeld, attempts, core };
  const isProven = attempts.filter(isFree).length >= enough;
  assert(
    (!isProven || isHeld) && (core < free.core || attempts.some(isWithin(floor))),
    `a tap is to be answered within ${limits.tap} ms, and ${limits.inTime} of the frames of a drag are to be in ` +
      `time, as far as they are on an empty page: ${JSON.stringify(attempts)}`,
  );
}

test(
  'speed: taps and drags on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const { beginGame, heldTile, seeds, takeSeat } = kazaam;
    const match = beginGame(seeds.dragged);
    const page = await newPage({ still: false });
    await openCurtain(page, match);
    await takeSeat(page, match);
    const { hand } = match.table.state.players[match.table.agenda[0].seat];
    const tapped = hand
      .slice(0, 2)
      .map((tile) => ({ find: heldTile(page, tile), grip: () => kazaam.grip(page, tile) }));
    await assertSwift(page, tools, 'Kazaam', { tapped, carried: tapped[0], away: { x: 195, y: 560 } });
  },
  { isAlone: true, seconds: 180 },
);

async function openBrew(newPage, match) {
  const page = await newPage({ still: false });
  await openCurtain(page, match);
  await witchsBrew.takeSeat(page, match);
  return page;
}

test(
  'speed: choosing roles in Witch’s Brew on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const match = witchsBrew.beginGame(witchsBrew.seeds.touched);
    const page = await openBrew(newPage, match);
    const [one, two, three] = witchsBrew
      .nextMove(match)
      .move.roles.map((role) => piece(witchsBrew.choiceOf(page, role)));
    const away = { x: 195, y: 60 };
    await assertSwift(page, tools, 'Witch’s Brew, choosing', { tapped: [one, two], carried: three, away });
  },
  { isAlone: true, seconds: 180 },
);

test(
  'speed: calling a role in Witch’s Brew on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const { beginGame, heldOf, playedUntil, seeds } = witchsBrew;
    const match = playedUntil(beginGame(seeds.touched), (one) => questionOf(one).type === 'lead');
    const page = await openBrew(newPage, match);
    const { hand } = match.table.state.players[match.table.agenda[0].seat];
    const tapped = hand.slice(0, 2).map((role) => piece(heldOf(page, role)));
    const away = { x: 195, y: 330 };
    await assertSwift(page, tools, 'Witch’s Brew, leading', { tapped, carried: tapped[0], away });
  },
  { isAlone: true, seconds: 180 },
);

test(
  'speed: the pawn in Alchemirus on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const { beginGame, pawnOf, playedUntil, seeds, takeSeat } = alchemirus;
    const isMoving = (one) => one.record.moves.length > 100 && questionOf(one)?.type === 'move';
    const match = playedUntil(beginGame(seeds.touched), isMoving);
    const page = await newPage({ still: false });
    await openCurtain(page, match);
    await takeSeat(page, match);
    const pawn = piece(pawnOf(page, match));
    const away = { x: 195, y: 640 };
    await assertSwift(page, tools, 'Alchemirus, the pawn', { tapped: [pawn], carried: pawn, away });
  },
  { isAlone: true, seconds: 180 },
);

/** A table of Materia Prima in mid-game, and a grip on a piece of it. */
async function openMateria(newPage) {
  const { beginGame, nextMove, playedUntil, seeds, takeSeat } = materiaPrima;
  const isWalking = (one) => one.record.moves.length > 120 && nextMove(one)?.move.type === 'move';
  const match = playedUntil(beginGame(seeds.touched), isWalking);
  const page = await newPage({ still: false });
  await openCurtain(page, match);
  await takeSeat(page, match);
  const { ask, move } = nextMove(match);
  const { figures } = match.table.state.players[ask.seat];
  const { hex } = figures.find(({ id }) => id === move.figure);
  const deed = piece(page.getByTestId('act-move'));
  return { page, deed, stands: piece(page.getByTestId(`hex-${hex}`)) };
}

test(
  'speed: panning the map of Materia Prima on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const { page, deed } = await openMateria(newPage);
    await page.getByTestId('zoom-in').tap();
    const sea = { grip: async () => ({ x: 24, y: 160 }) };
    const away = { x: 260, y: 420 };
    await assertSwift(page, tools, 'Materia Prima, panning', {
      tapped: [deed],
      carried: sea,
      away,
      isReturning: true,
    });
  },
  { isAlone: true, seconds: 180 },
);

test(
  'speed: drawing a walk in Materia Prima on a phone four times slower',
  async ({ newPage, ...tools }) => {
    const { page, deed, stands } = await openMateria(newPage);
    const { x, y } = await stands.grip();
    // And back again, so that nothing is walked.
    const away = { x: x < 195 ? x + 90 : x - 90, y };
    await assertSwift(page, tools, 'Materia Prima, drawing a walk', {
      tapped: [deed],
      carried: stands,
      away,
      isReturning: true,
    });
  },
  { isAlone: true, seconds: 180 },
);

const closing = engine.MATERIA_WORDS.en.close;

/** How long a sheet may take on a phone, from the finger lifted to what is on it being drawn. */
const sheetLimits = { wanted: 300, floor: 1200 };

test(
  'speed: opening the tower of Materia Prima on a phone four times slower',
  async ({ newPage, figures, tellMissed }) => {
    const { page } = await openMateria(newPage);
    const opener = page.getByTestId('open-tower');
    await page.waitForTimeout(afterOpening);
    const isInTime = ({ time }) => time <= sheetLimits.wanted;
    const openOnce = async () => {
      const core = Number(shareOfCore().toFixed(2));
      const time = await slowed(page, phone, () =>
        sheetTime(page, '[data-testid^=element-]', () => press(page, opener, 40)),
      );
      await page.getByRole('dialog').getByRole('button', { name: closing, exact: true }).tap();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      return { time: Math.round(time), core };
    };
    const attempts = await bestOf(openOnce, isInTime, tellMissed);
    figures['Materia Prima, opening the tower: ms, four times slower'] = attempts;
    const isProven = attempts.filter(({ core }) => core >= free.core).length >= enough;
    const isBearable = attempts.some(({ time, core }) => core < free.core || time <= sheetLimits.floor);
    assert(
      (!isProven || attempts.some(isInTime)) && isBearable,
      `a sheet is to be drawn within ${sheetLimits.wanted} ms: ${JSON.stringify(attempts)}`,
    );
  },
  { isAlone: true, seconds: 120 },
);
