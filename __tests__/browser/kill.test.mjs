import * as alchemirus from './alchemirus.mjs';
import { assertSame, killAndReopen, test } from './harness.mjs';
import * as kazaam from './kazaam.mjs';
import { importGame, isOver, saveText } from './match.mjs';
import * as materiaPrima from './materia-prima.mjs';
import * as witchsBrew from './witchs-brew.mjs';

/**
 * Kills and reopens the app after the gestures that `isMeant` names: stored and shown is what was there before. Some
 * games are long: then only so many moves of them are made, `from` the first at which much lies on the table.
 */
async function playKilled(open, driver, { from = 0, moves = Infinity, isMeant = () => true } = {}) {
  const { beginGame, playByName, playedUntil, playOn, seeds, storedMatch, tableSpoken, takeSeat } = driver;
  const start = playedUntil(beginGame(seeds.killed), ({ record }) => record.moves.length >= from);
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
  const end = await playOn(page, start, playByName, { upTo: from + moves, afterMove });
  assertSame(saveText(await storedMatch(end.page)), saveText(end.match), 'stored at the end');
}

test(
  'killed and reopened after every move, the game is the same',
  async ({ open }) => playKilled(open, kazaam),
  { seconds: 900 },
);

test(
  'Witch’s Brew: killed and reopened after every move of a set and now and then after it, the game is the same',
  async ({ open }) =>
    playKilled(open, witchsBrew, {
      isMeant: ({ record, table }) => table.state.set === 1 || record.moves.length % 25 === 0,
    }),
  { seconds: 900 },
);

test(
  'Alchemirus: killed and reopened after every gesture, and in the middle of one, the game is the same',
  async ({ open }) => playKilled(open, alchemirus, { from: 61, moves: 16 }),
  { seconds: 300 },
);

test(
  'Materia Prima: killed and reopened after every gesture, the game is the same',
  async ({ open }) => playKilled(open, materiaPrima, { from: 61, moves: 30 }),
  { seconds: 600 },
);
