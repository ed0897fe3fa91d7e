import * as alchemirus from './alchemirus.mjs';
import { assertSame, killAndReopen, picture, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, openCurtain } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';

/** Plays a scripted game to its result; what lies on the device is then what the engine has, also after a kill. */
async function playWhole(page, { beginGame, game, playOn, recordWords, storedMatch }, seed, make) {
  const start = beginGame(seed);
  await openCurtain(page, start);
  const end = await playOn(page, start, make);
  await assertResult(end.page, end.match, game.score(end.match.table));
  assertSame(recordWords(await storedMatch(end.page)), recordWords(end.match), 'the game on the device');
  const again = await killAndReopen(end.page);
  assertSame(recordWords(await storedMatch(again)), recordWords(end.match), 'the game after a kill');
  await assertResult(again, end.match, game.score(end.match.table));
  return { ...end, page: again };
}

test(
  'a whole game of two is played by dragging tiles',
  async ({ newPage, figures }) => {
    const page = await newPage({ still: false });
    const end = await playWhole(page, kazaam, kazaam.seeds.touchedToTheEnd, kazaam.playByHand);
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
    `a whole ${title} of ${people} is played by touch: ${how}`,
    async ({ newPage, figures }) => {
      const end = await playWhole(await newPage(), driver, driver.seeds.touchedToTheEnd, driver.playByHand);
      figures[`${title}, ${people} people: moves`] = end.match.record.moves.length;
      figures[`${title}, ${people} people: hand-overs`] = end.handovers;
    },
    { seconds: 600 },
  );
}

const spoken = {
  'game of two': kazaam,
  'Witch’s Brew of three': witchsBrew,
  'Alchemirus of two': alchemirus,
  'Materia Prima of two': materiaPrima,
};

for (const [name, driver] of Object.entries(spoken)) {
  test(
    `a whole ${name} is played by roles and names alone`,
    async ({ newPage }) => {
      await playWhole(
        await newPage({ size: 'tablet' }),
        driver,
        driver.seeds.spokenToTheEnd,
        driver.playByName,
      );
    },
    { seconds: 600 },
  );
}
