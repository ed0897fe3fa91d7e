import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assert, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { button, openCurtain, questionOf } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { busyShare } from './measure.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { en } = engine;

/** Of a core, with nobody touching anything and nothing happening. */
const most = 0.02;
/** Living details come to rest after five seconds; what was set going by the last touch is over soon after. */
const untilRest = 8000;
const watched = 10_000;
const tries = 3;

const LATE = 20;

/** The tables of the four games in the middle of a game, with lights on what can be done and on what the teacher advises. */
const tables = {
  Kazaam: { driver: kazaam, question: 'turn' },
  'Witch’s Brew': { driver: witchsBrew, question: 'lead' },
  Alchemirus: { driver: alchemirus, question: 'move' },
  'Materia Prima': { driver: materiaPrima, question: 'turn' },
};

async function openTable(newPage, { driver, question }) {
  const { beginGame, playedUntil, seeds, takeSeat } = driver;
  const isThere = (one) => one.record.moves.length > LATE && questionOf(one)?.type === question;
  const match = playedUntil(beginGame(seeds.touchedToTheEnd), isThere);
  const page = await newPage({ still: false });
  await openCurtain(page, match);
  await takeSeat(page, match);
  await button(page, en.hint.title).tap();
  await button(page, en.hint.show).tap();
  await page.getByTestId('beacon').first().waitFor();
  return page;
}

/** The least of some tries: a machine is sometimes busy besides, an app that does not rest is so every time. */
async function atRest(page, browser) {
  const shares = [];
  while (shares.length < tries && !shares.some((share) => share <= most)) {
    await page.waitForTimeout(shares.length === 0 ? untilRest : 0);
    shares.push(await busyShare(browser, () => page.waitForTimeout(watched)));
  }
  return shares;
}

for (const [name, table] of Object.entries(tables)) {
  test(
    `rest: a table of ${name} at which nothing happens leaves the processor alone`,
    async ({ newPage, figures }) => {
      const page = await openTable(newPage, table);
      const shares = await atRest(page, page.context().browser());
      figures[`${name}: share of a core at rest`] = shares;
      assert(Math.min(...shares) <= most, `busy by ${shares} of a core`);
    },
    { isAlone: true, seconds: 120 },
  );
}
