import { looks, lookName, test } from './harness.mjs';
import { openPrepared } from './prepared.mjs';

/** The first game of so many people that comes to such a moment. */
function gameOf({ beginGame, playedUntil }, names, isThere, seeds) {
  for (let seed = 1; seed <= seeds; seed++) {
    const match = playedUntil(beginGame(seed, names), isThere);
    if (match) return match;
  }
  throw new Error(`no game of ${names.length} comes there: ${isThere}`);
}

function gamesAt({ driver, names, moments, seeds }) {
  const games = Object.entries(moments).map(([name, [seats, isThere]]) => [
    name,
    gameOf(driver, names.slice(0, seats), isThere, seeds),
  ]);
  return Object.fromEntries(games);
}

/**
 * Registers tests that look at a game at every moment, on devices of all sizes:
 * - `moments`: by name, how many people play and when it is there
 * - `names`, `seeds`: who they are, and in how many games the moment is looked for
 * - `showMoment`: what is looked at, given the page, the name of the moment and the game, once the page has opened it
 * - `after`: what is looked at besides
 */
export function testMoments(title, { showMoment, after, ...wanted }) {
  let games = null;
  for (const look of looks) {
    test(
      `${title}: every moment fits: ${lookName(look)}`,
      async ({ newPage }) => {
        games ??= gamesAt(wanted);
        const page = await newPage(look);
        for (const [name, match] of Object.entries(games)) {
          await openPrepared(page, match);
          await showMoment(page, name, match);
        }
        await after?.(page);
      },
      { seconds: 300 },
    );
  }
}
