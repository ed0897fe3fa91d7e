import { engine } from './engine.mjs';
import { assert, isLong, test, until } from './harness.mjs';
import { furnish, prepare } from './prepared.mjs';

const { begin, games, gamesIn, SETTINGS_KEY } = engine;

/** Quick, but with everything that moves: what is gone from the table has been on it. */
const settings = { speed: 'fast', botSpeed: 'off', offersLessons: false };
const seats = { 'witchs-brew': 3 };

/** As many moves are watched, in the two games in which most comes and goes; where there is time, whole games of all. */
const moves = isLong ? { least: 2000, first: 20 } : { least: 16, first: 4 };
const watched = isLong ? games : games.filter(({ id }) => ['witchs-brew', 'alchemirus'].includes(id));

/** What may come and go: a scene, a sheet, pictures that are drawn for the first time. */
const most = { detached: 60, rules: 4, listeners: 60, heap: 8_000_000 };

function botsAt(game) {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, [usual]]) => [name, usual]));
  const names = ['Ada', 'Bo', 'Cleo'].slice(0, seats[game.id] ?? 2);
  const sitters = names.map((name) => ({ name, bot: 'apprentice' }));
  return begin(game, { options, seed: 5, sitters }).value;
}

async function movesMade(page) {
  const keys = await page.evaluate(() => Object.keys(localStorage));
  return gamesIn(keys)[0]?.entries.at(-1) ?? 0;
}

const isAtTable = (page) => new URL(page.url()).pathname.includes('/play/');

/**
 * What the page holds once everything that nobody needs has been thrown away. Each look has a session of its own: one
 * that has been told of a thing keeps it.
 */
async function held(page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { jsEventListeners: listeners } = await browser.send('Memory.getDOMCounters');
  const { usedSize: heap } = await browser.send('Runtime.getHeapUsage');
  const { detachedNodes } = await browser.send('DOM.getDetachedDomNodes');
  await browser.detach();
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, { ownerNode, cssRules }) => {
      // Those of plain styles come with the first thing that wears them, and there are only so many.
      return ownerNode.id === 'react-native-stylesheet' ? sum : sum + cssRules.length;
    }, 0),
  );
  return {
    listeners,
    heap,
    rules,
    detached: detachedNodes.reduce((sum, { treeNode }) => sum + sizeOf(treeNode), 0),
  };
}

/**
 * What has just gone is let go with the next thing that happens on the table; what is kept stays, however often one
 * looks. `goOn` waits for a next move.
 */
async function leastHeld(page, goOn) {
  let now = await held(page);
  for (let looks = 1; now.detached > most.detached && looks < 6; looks++) {
    await goOn();
    now = await held(page);
  }
  return now;
}

const sizeOf = ({ children = [] }) => children.reduce((sum, child) => sum + sizeOf(child), 1);

for (const game of watched) {
  test(
    `memory: a game of bots on a board keeps nothing that has gone: ${game.id}`,
    async ({ newPage, figures }) => {
      const page = await newPage({
        isNew: true,
        still: false,
        isErrorExpected: (words) => words.includes('vibrate'),
      });
      const { items, route } = await prepare(botsAt(game));
      await furnish(page, { ...items, [SETTINGS_KEY]: JSON.stringify(settings) });
      await page.goto(route, { waitUntil: 'load' });
      const played = (count) =>
        until(`${count} moves`, async () => !isAtTable(page) || (await movesMade(page)) >= count, {
          seconds: isLong ? 1500 : 110,
        });
      await played(moves.first);
      const before = await held(page);
      await played(moves.first + moves.least);
      const after = await leastHeld(page, async () => played((await movesMade(page)) + 1));
      figures[`memory, ${game.id}`] = { before, after };
      assert(
        after.detached <= most.detached,
        `${after.detached} things are kept that have gone from the page`,
      );
      for (const name of ['rules', 'listeners', 'heap']) {
        const more = after[name] - before[name];
        assert(more <= most[name], `${name}: ${before[name]}, and later ${after[name]}`);
      }
    },
    { seconds: isLong ? 1800 : 240 },
  );
}
