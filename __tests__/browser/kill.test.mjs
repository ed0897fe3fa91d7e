import * as alchemirus from './alchemirus.mjs';
import { assertSame, isLong, killAndReopen, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, isOver, openCurtain, saveText } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { openPrepared } from './prepared.mjs';
import * as witchsBrew from './witchs-brew.mjs';

/** Kills and reopens the app: stored and shown is what was there before. */
async function assertKept(page, driver, match) {
  const { storedMatch, tableSpoken, takeSeat } = driver;
  const step = `after move ${match.record.moves.length}`;
  await takeSeat(page, match);
  const shown = await tableSpoken(page);
  const again = await killAndReopen(page);
  assertSame(saveText(await storedMatch(again)), saveText(match), `stored ${step}`);
  await takeSeat(again, match);
  assertSame(await tableSpoken(again), shown, `shown ${step}`);
  return again;
}

async function assertResultKept(page, { game, storedMatch }, match) {
  const again = await killAndReopen(page);
  assertSame(saveText(await storedMatch(again)), saveText(match), 'stored at the end');
  await assertResult(again, match, game.score(match.table));
  return again;
}

/** Questions are killed after once; where there is time, after each kind of answer to them. */
const kindOf = ({ ask, move }) => (isLong ? `${ask.what.type}: ${move.type}` : ask.what.type);

/** The last game before each kind of gesture, in all the games that are played by touch or by name. */
function gamesBefore({ beginGame, gestureOf, seeds }) {
  const last = new Map();
  for (const seed of new Set(Object.values(seeds))) {
    for (let match = beginGame(seed), gesture; !isOver(match); match = gesture.after) {
      gesture = gestureOf(match);
      last.set(kindOf(gesture), match);
      if (isOver(gesture.after)) last.set('the end', match);
    }
  }
  return [...new Set(last.values())];
}

/** Makes one gesture of each kind, and kills the app after it. */
async function killAfterEachKind(newPage, driver) {
  let page = await newPage();
  for (const match of gamesBefore(driver)) {
    await openPrepared(page, match);
    const made = await driver.playOn(page, match, driver.playByName, { upTo: match.record.moves.length + 1 });
    const assertSameAgain = isOver(made.match) ? assertResultKept : assertKept;
    page = await assertSameAgain(page, driver, made.match);
  }
}

/**
 * Kills and reopens the app after the gestures that `isMeant` names. Some games are long: then only so many moves of
 * them are made, `from` the first at which much lies on the table.
 */
async function killAllAlong(newPage, driver, { from = 0, moves = Infinity, isMeant = () => true }) {
  const { beginGame, playByName, playedUntil, playOn, seeds } = driver;
  const start = playedUntil(beginGame(seeds.killed), ({ record }) => record.moves.length >= from);
  const page = await newPage();
  await openCurtain(page, start);
  const afterMove = (on, match) => {
    if (isOver(match)) return assertResultKept(on, driver, match);
    return isMeant(match) ? assertKept(on, driver, match) : on;
  };
  await playOn(page, start, playByName, { upTo: from + moves, afterMove });
}

const isNowAndThen = ({ record, table }) => table.state.set === 1 || record.moves.length % 25 === 0;

/** By game: how it is driven, and how far it is played where there is time. */
const killed = {
  Kazaam: { driver: kazaam, long: {} },
  'Witch’s Brew': { driver: witchsBrew, long: { isMeant: isNowAndThen } },
  Alchemirus: { driver: alchemirus, long: { from: 61, moves: 16 } },
  'Materia Prima': { driver: materiaPrima, long: { from: 61, moves: 30 } },
};

for (const [title, { driver, long }] of Object.entries(killed)) {
  test(
    `${title}: killed and reopened after every kind of question, and at the end, the game is the same`,
    async ({ newPage }) => killAfterEachKind(newPage, driver),
    { seconds: 600 },
  );
  if (!isLong) continue;
  test(
    `${title}: killed and reopened all along the game, it is the same`,
    async ({ newPage }) => killAllAlong(newPage, driver, long),
    { seconds: 900 },
  );
}
