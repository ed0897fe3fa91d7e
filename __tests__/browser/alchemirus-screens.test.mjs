import { beginGame, handOf, nextMove, playedUntil, questionOf, takeSeat, tapCard } from './alchemirus.mjs';
import { openApp, show, stored, test } from './harness.mjs';
import { openText, saveText } from './match.mjs';

const names = ['Ysolde', 'Bartholomew', 'Maud', 'Tamsin'];

/** The first game of so many people that comes to such a moment. */
function gameOf(seats, isThere) {
  for (let seed = 1; seed <= 80; seed++) {
    const match = playedUntil(beginGame(seed, names.slice(0, seats)), isThere);
    if (match) return match;
  }
  throw new Error(`no game of ${seats} comes there: ${isThere}`);
}

/** Late enough that there is something to be seen on the table. */
const isLate = ({ record }) => record.moves.length > 160;
const comes =
  (type, holds = () => true) =>
  (match) =>
    isLate(match) && questionOf(match)?.type === type && holds(match);
const builds = (match) => nextMove(match).move.type === 'build';

/** Moments that are to be looked at: how many people, and when. */
const moments = {
  draw: [4, comes('draw')],
  place: [2, (match) => questionOf(match)?.type === 'move'],
  move: [4, comes('move')],
  build: [2, comes('build', builds)],
  transport: [3, comes('transport')],
  transmute: [2, comes('transmute')],
  sell: [4, comes('sell')],
  gifts: [2, comes('gifts')],
  spirit: [3, comes('spirit')],
  end: [4, comes('end')],
};

/** What is done at a moment before its further picture. */
const further = {
  draw: (page) => page.getByTestId('bank-1').tap(),
  move: (page, match) => page.getByTestId(`field-${(fieldOf(match) + 2) % 8}`).tap(),
  build: (page, match) => {
    const { ask, move } = nextMove(match);
    return tapCard(page, handOf(match, ask.seat).indexOf(move.building));
  },
  transport: (page) => page.getByTestId('primary').tap(),
  sell: (page) => page.getByTestId('primary').tap(),
  spirit: (page) => page.getByTestId('haunt-domo').tap(),
  end: (page) =>
    page
      .getByTestId(/^player-/)
      .first()
      .tap(),
};

const fieldOf = (match) => match.table.state.players[nextMove(match).ask.seat].field;

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
      `Alchemirus: every moment fits: ${theme}, ${size}`,
      async ({ device }) => {
        imported ??= importMoments(device);
        const { matches, routes, items } = await imported;
        const page = await furnished(await device({ size, theme, scale: size === 'phone' ? 2 : 1 }), items);
        for (const [name, route] of Object.entries(routes)) {
          await page.goto(route);
          await takeSeat(page, matches[name]);
          await show(page, `alchemirus-${name}`);
          if (!further[name]) continue;
          await further[name](page, matches[name]);
          await show(page, `alchemirus-${name}-further`);
        }
      },
      { seconds: 300 },
    );
  }
}
