import * as alchemirus from './alchemirus.mjs';
import { engine } from './engine.mjs';
import { assertSame, isLong, killAndReopen, picture, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, isOver } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import { furnish, openPrepared } from './prepared.mjs';
import * as witchsBrew from './witchs-brew.mjs';

const { SETTINGS_KEY } = engine;

/** How often a gesture of each kind is made, and how many are made in a row at the beginning and at the end. */
const DRAGGED = { ofEachKind: 3, inARow: 20 };
const BY_TOUCH = { ofEachKind: 1, inARow: 6 };
const BY_NAME = { ofEachKind: 1, inARow: 4 };

const kindOf = ({ ask, move }) => [ask.what.type, move.type, move.place, move.aim?.type].join();
/** Whether something is carried or tapped goes by turns. */
const kindByHand = (gesture) => `${kindOf(gesture)} ${gesture.before.record.moves.length % 2}`;

/** How it is called where it is played whole. */
const whole = isLong ? 'whole ' : '';

/** Every gesture of a scripted game, with the game before it. */
function gesturesIn({ gestureOf }, start) {
  const gestures = [];
  for (let match = start; !isOver(match); match = gestures.at(-1).after)
    gestures.push({ before: match, ...gestureOf(match) });
  return gestures;
}

/** The parts of a game that are played: each from a game up to so many moves. Where there is time it is one part. */
function partsOf(driver, start, { isWhole, kind, ofEachKind, inARow }) {
  const gestures = gesturesIn(driver, start);
  const times = new Map();
  const isPlayed = (gesture, index) => {
    const name = kind(gesture);
    times.set(name, (times.get(name) ?? 0) + 1);
    const isAtAnEnd = index < inARow || index >= gestures.length - inARow;
    return isWhole || isAtAnEnd || times.get(name) <= ofEachKind;
  };
  const parts = [];
  for (const { before, after } of gestures.filter(isPlayed)) {
    const last = parts.at(-1);
    if (last?.to === before.record.moves.length) last.to = after.record.moves.length;
    else parts.push({ from: before, to: after.record.moves.length });
  }
  return parts;
}

/**
 * Plays a scripted game to its result; what lies on the device is then what the engine has, also after a kill. A kind of
 * gesture that has been made often enough is left out: the app is led to the game as it is after it.
 */
async function playToTheEnd(page, driver, { seed, make, ...wanted }) {
  const { beginGame, game, playOn, recordWords, storedMatch } = driver;
  let handovers = 0;
  let end = null;
  for (const { from, to } of partsOf(driver, beginGame(seed), { isWhole: isLong, kind: kindOf, ...wanted })) {
    await openPrepared(page, from);
    end = await playOn(page, from, make, { upTo: to });
    handovers += end.handovers;
  }
  await assertResult(page, end.match, game.score(end.match.table));
  assertSame(recordWords(await storedMatch(page)), recordWords(end.match), 'the game on the device');
  const again = await killAndReopen(page);
  assertSame(recordWords(await storedMatch(again)), recordWords(end.match), 'the game after a kill');
  await assertResult(again, end.match, game.score(end.match.table));
  return { match: end.match, handovers, page: again };
}

test(
  `a ${whole}game of two is played to its end by dragging tiles`,
  async ({ newPage, figures }) => {
    const page = await newPage({ still: false });
    // With everything that moves; where there is time, as slowly as people see it.
    await furnish(page, { [SETTINGS_KEY]: JSON.stringify({ speed: isLong ? 'normal' : 'fast' }) });
    const end = await playToTheEnd(page, kazaam, {
      seed: kazaam.seeds.touchedToTheEnd,
      make: kazaam.playByHand,
      ...DRAGGED,
    });
    figures['moves in a dragged game'] = end.match.record.moves.length;
    await picture(end.page, 'result-after-dragging');
  },
  { seconds: 600 },
);

/** By game: who plays it by touch, and how. */
const touched = {
  'Witch’s Brew': { driver: witchsBrew, people: 'three', how: 'roles are carried and tapped' },
  Alchemirus: { driver: alchemirus, people: 'two', how: 'the pawn and goods are carried and tapped' },
  'Materia Prima': { driver: materiaPrima, people: 'two', how: 'walks are drawn and tapped' },
};

for (const [title, { driver, people, how }] of Object.entries(touched)) {
  test(
    `${title} of ${people}: a ${whole}game is played to its end by touch: ${how}`,
    async ({ newPage, figures }) => {
      const end = await playToTheEnd(await newPage(), driver, {
        seed: driver.seeds.touchedToTheEnd,
        make: driver.playByHand,
        kind: kindByHand,
        ...BY_TOUCH,
      });
      if (!isLong) return;
      figures[`${title}, ${people} people: moves`] = end.match.record.moves.length;
      figures[`${title}, ${people} people: hand-overs`] = end.handovers;
    },
    { seconds: 600 },
  );
}

const spoken = {
  'Kazaam of two': kazaam,
  'Witch’s Brew of three': witchsBrew,
  'Alchemirus of two': alchemirus,
  'Materia Prima of two': materiaPrima,
};

for (const [name, driver] of Object.entries(spoken)) {
  test(
    `${name}: a ${whole}game is played to its end by roles and names alone`,
    async ({ newPage }) => {
      await playToTheEnd(await newPage({ size: 'tablet' }), driver, {
        seed: driver.seeds.spokenToTheEnd,
        make: driver.playByName,
        ...BY_NAME,
      });
    },
    { seconds: 600 },
  );
}
