import { assertSame, killAndReopen, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { importGame, isOver, saveText } from './match.mjs';
import * as witchsBrew from './witchs-brew.mjs';

/** Kills and reopens the app after the moves that `isMeant` names: stored and shown is what was there before. */
async function playKilled(open, game, isMeant) {
  const { beginGame, playByName, playOn, seeds, storedMatch, tableSpoken, takeSeat } = game;
  const start = beginGame(seeds.killed);
  const page = await open();
  await importGame(page, start);
  const afterMove = async (before, match) => {
    if (isOver(match)) return killAndReopen(before);
    if (!isMeant(match)) return before;
    const step = `after move ${match.record.moves.length}`;
    await takeSeat(before, match);
    const shown = await tableSpoken(before);
    const after = await killAndReopen(before);
    assertSame(saveText(await storedMatch(after)), saveText(match), `stored ${step}`);
    await takeSeat(after, match);
    assertSame(await tableSpoken(after), shown, `shown ${step}`);
    return after;
  };
  const end = await playOn(page, start, playByName, { afterMove });
  assertSame(saveText(await storedMatch(end.page)), saveText(end.match), 'stored at the end');
}

test(
  'killed and reopened after every move, the game is the same',
  async ({ open }) => playKilled(open, kazaam, () => true),
  { seconds: 900 },
);

test(
  'Witch’s Brew: killed and reopened after every move of a set and now and then after it, the game is the same',
  async ({ open }) =>
    playKilled(
      open,
      witchsBrew,
      ({ record, table }) => table.state.set === 1 || record.moves.length % 25 === 0,
    ),
  { seconds: 900 },
);
