import { openApp, show, stored, test } from './harness.mjs';
import { beginGame, nextMove, playedUntil, questionOf, takeSeat } from './materia-prima.mjs';
import { openText, saveText } from './match.mjs';

const names = ['Ysolde', 'Bartholomew', 'Maud', 'Tamsin'];

/** The first game of so many people that comes to such a moment. */
function gameOf(seats, isThere) {
  for (let seed = 1; seed <= 12; seed++) {
    const match = playedUntil(beginGame(seed, names.slice(0, seats)), isThere);
    if (match) return match;
  }
  throw new Error(`no game of ${seats} comes there: ${isThere}`);
}

/** Late enough that there is something to be seen on the table. */
const isLate = ({ record }) => record.moves.length > 120;
const comes = (type) => (match) => isLate(match) && questionOf(match)?.type === type;
const does = (type) => (match) => isLate(match) && nextMove(match)?.move.type === type;

/** Moments that are to be looked at: how many people, and when. */
const moments = {
  mission: [2, (match) => questionOf(match)?.type === 'mission'],
  place: [4, (match) => questionOf(match)?.type === 'place'],
  turn: [4, does('move')],
  mine: [3, does('mine')],
  attack: [2, does('attack')],
  tower: [2, does('convert')],
  transmute: [4, does('transmute')],
  city: [3, does('research')],
  keep: [2, comes('keep')],
  discard: [2, comes('discard')],
};

const by = (page, id) => page.getByTestId(id);

async function choose(page, figure) {
  const tab = by(page, `tab-${figure}`);
  if ((await tab.getAttribute('aria-pressed')) !== 'true') await tab.tap();
}

/** On the smallest screens the map is larger than its pane: from afar every hex is in sight. */
async function tapHex(page, hex) {
  const far = by(page, 'zoom-out');
  if (await far.isVisible()) await far.tap();
  await page.waitForTimeout(400);
  await by(page, `hex-${hex}`).tap();
}

/** What is done at a moment before its further picture. */
const further = {
  mission: (page, match) => by(page, `mission-${nextMove(match).move.mission}`).tap(),
  place: (page, match) => tapHex(page, nextMove(match).move.hex),
  turn: async (page, match) => {
    const { figure, to } = nextMove(match).move;
    await choose(page, figure);
    await by(page, 'act-move').tap();
    await tapHex(page, to);
  },
  mine: (page) => by(page, 'open-list').tap(),
  attack: async (page, match) => {
    await choose(page, nextMove(match).move.figure);
    await by(page, 'act-attack').tap();
  },
  tower: async (page, match) => {
    await by(page, 'open-tower').tap();
    await by(page, `element-${nextMove(match).move.into}`).tap();
  },
  transmute: async (page, match) => {
    await by(page, 'open-formulas').tap();
    await by(page, `card-${nextMove(match).move.formula}`).tap();
  },
  city: async (page, match) => {
    await choose(page, match.table.state.players[nextMove(match).ask.seat].alchemist);
    await by(page, 'act-city').tap();
  },
  keep: (page, match) => by(page, `card-${nextMove(match).move.formula}`).tap(),
};

/** All moments lie on one device once; other devices get what it has stored. */
let imported = null;
async function importMoments(device) {
  const page = await openApp(await device());
  const matches = {};
  const routes = {};
  for (const [name, [seats, isThere]] of Object.entries(moments)) {
    matches[name] = gameOf(seats, isThere);
    await openText(page, saveText(matches[name]));
    await page.waitForURL('**/play/*');
    routes[name] = new URL(page.url()).pathname;
  }
  await page.goto('/');
  return { matches, routes, items: await stored(page) };
}

async function furnished(context, items) {
  const page = await openApp(context);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
  return page;
}

/** Every size once, each theme at two of them: the other four pictures would only cost time. */
const shown = { dark: ['phone', 'landscape'], light: ['small', 'tablet'] };

for (const [theme, someSizes] of Object.entries(shown)) {
  for (const size of someSizes) {
    test(
      `Materia Prima: every moment fits: ${theme}, ${size}`,
      async ({ device }) => {
        imported ??= importMoments(device);
        const { matches, routes, items } = await imported;
        const page = await furnished(await device({ size, theme, scale: size === 'phone' ? 2 : 1 }), items);
        for (const [name, route] of Object.entries(routes)) {
          await page.goto(route);
          await takeSeat(page, matches[name]);
          await show(page, `materia-prima-${name}`);
          if (!further[name]) continue;
          await further[name](page, matches[name]);
          await show(page, `materia-prima-${name}-further`);
        }
      },
      { seconds: 300 },
    );
  }
}
