import { engine } from './engine.mjs';
import { assertSame, picture, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { assertResult, importGame } from './match.mjs';
import * as witchsBrew from './witchs-brew.mjs';

/** Plays a scripted game to its result; what lies on the device is then what the engine has. */
async function playWhole(page, { beginGame, playOn, recordWords, storedMatch }, game, seed, make) {
  const start = beginGame(seed);
  await importGame(page, start);
  const end = await playOn(page, start, make);
  await assertResult(end.page, end.match, game.score(end.match.table));
  assertSame(recordWords(await storedMatch(end.page)), recordWords(end.match), 'the game on the device');
  return end;
}

test(
  'a whole game of two is played by dragging tiles',
  async ({ open, figures }) => {
    const page = await open({ still: false });
    const { seeds, playByHand } = kazaam;
    const end = await playWhole(page, kazaam, engine.kazaam, seeds.dragged, playByHand);
    figures['moves in a dragged game'] = end.match.record.moves.length;
    await picture(end.page, 'result-after-dragging');
  },
  { seconds: 600 },
);

test(
  'a whole game of two is played by roles and names alone',
  async ({ open }) => {
    const page = await open({ size: 'tablet' });
    const { seeds, playByName } = kazaam;
    await playWhole(page, kazaam, engine.kazaam, seeds.spoken, playByName);
  },
  { seconds: 600 },
);

test(
  'a whole Witch’s Brew of three is played by touch: roles are carried and tapped',
  async ({ open, figures }) => {
    const page = await open();
    const { seeds, playByHand } = witchsBrew;
    const end = await playWhole(page, witchsBrew, engine.witchsBrew, seeds.touched, playByHand);
    figures['Witch’s Brew, three people: moves'] = end.match.record.moves.length;
    figures['Witch’s Brew, three people: hand-overs'] = end.handovers;
  },
  { seconds: 600 },
);

test(
  'a whole Witch’s Brew of three is played by roles and names alone',
  async ({ open }) => {
    const page = await open({ size: 'tablet' });
    const { seeds, playByName } = witchsBrew;
    await playWhole(page, witchsBrew, engine.witchsBrew, seeds.spoken, playByName);
  },
  { seconds: 600 },
);
