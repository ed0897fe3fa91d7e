import { assertSame, killAndReopen, test } from './harness.mjs';
import {
  beginGame,
  importGame,
  playByName,
  playOn,
  saveText,
  seeds,
  storedMatch,
  tableSpoken,
  takeSeat,
} from './kazaam.mjs';

const isOver = (match) => match.table.agenda.length === 0;

test(
  'killed and reopened after every move, the game is the same',
  async ({ open }) => {
    const start = beginGame(seeds.killed);
    const page = await open();
    await importGame(page, start);
    const afterMove = async (before, match) => {
      const step = `after move ${match.record.moves.length}`;
      if (isOver(match)) return killAndReopen(before);
      await takeSeat(before, match);
      const shown = await tableSpoken(before);
      const after = await killAndReopen(before);
      assertSame(saveText(await storedMatch(after)), saveText(match), `stored ${step}`);
      await takeSeat(after, match);
      assertSame(await tableSpoken(after), shown, `shown ${step}`);
      return after;
    };
    await playOn(page, start, playByName, { afterMove });
  },
  { seconds: 900 },
);
