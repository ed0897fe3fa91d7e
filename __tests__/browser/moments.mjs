import { openApp, stored, test } from './harness.mjs';
import { openText, saveText } from './match.mjs';

/** The first game of so many people that comes to such a moment. */
function gameOf({ beginGame, playedUntil }, names, isThere, seeds) {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = playedUntil(beginGame(seed, names), isThere);
    if (match) return match;
  }
  throw new Error(`no game of ${names.length} comes there: ${isThere}`);
}

/** Brings a game to every moment on a device; gives the games, where each is found, and all that is then stored. */
async function importMoments(device, { driver, names, moments, seeds }) {
  const page = await openApp(await device());
  const matches = {};
  const routes = {};
  for (const [name, [seats, isThere]] of Object.entries(moments)) {
    matches[name] = gameOf(driver, names.slice(0, seats), isThere, seeds);
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

/**
 * Registers tests that look at a game at every moment, on devices of all sizes:
 * - `moments`: by name, how many people play and when it is there
 * - `names`, `seeds`: who they are, and in how many games the moment is looked for
 * - `showMoment`: what is looked at, given the page, the name of the moment and the game, once the page has opened it
 * - `after`: what is looked at besides
 */
export function testMoments(title, { showMoment, after, ...wanted }) {
  // All moments lie on one device once; other devices get what it has stored.
  let imported = null;
  for (const [theme, sizes] of Object.entries(shown)) {
    for (const size of sizes) {
      test(
        `${title}: every moment fits: ${theme}, ${size}`,
        async ({ device }) => {
          imported ??= importMoments(device, wanted);
          const { matches, routes, items } = await imported;
          const page = await furnished(await device({ size, theme, scale: size === 'phone' ? 2 : 1 }), items);
          for (const [name, route] of Object.entries(routes)) {
            await page.goto(route);
            await showMoment(page, name, matches[name]);
          }
          await after?.(page);
        },
        { seconds: 300 },
      );
    }
  }
}
