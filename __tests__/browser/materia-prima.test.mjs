import { engine } from './engine.mjs';
import { assertSame, killAndReopen, test } from './harness.mjs';
import {
  beginGame,
  playByHand,
  playByName,
  playedUntil,
  playOn,
  recordWords,
  seeds,
  storedMatch,
  tableSpoken,
  takeSeat,
} from './materia-prima.mjs';
import { assertResult, importGame, isOver, saveText } from './match.mjs';

const { materiaPrima } = engine;

/** Plays a scripted game to its result; what lies on the device is then what the engine has. */
async function playWhole(page, seed, play) {
  const start = beginGame(seed);
  await importGame(page, start);
  const end = await playOn(page, start, play);
  await assertResult(end.page, end.match, materiaPrima.score(end.match.table));
  assertSame(recordWords(await storedMatch(end.page)), recordWords(end.match), 'the game on the device');
  return end;
}

test(
  'a whole Materia Prima of two is played by touch: walks are drawn and tapped',
  async ({ open, figures }) => {
    const end = await playWhole(await open(), seeds.touched, playByHand);
    figures['Materia Prima, two people: moves'] = end.match.record.moves.length;
    figures['Materia Prima, two people: hand-overs'] = end.handovers;
  },
  { seconds: 600 },
);

test(
  'a whole Materia Prima of two is played by roles and names alone',
  async ({ open }) => playWhole(await open({ size: 'tablet' }), seeds.spoken, playByName),
  { seconds: 600 },
);

test(
  'Materia Prima: killed and reopened after every gesture, the game is the same',
  async ({ open }) => {
    const start = playedUntil(beginGame(seeds.killed), ({ record }) => record.moves.length > 60);
    const page = await open();
    await importGame(page, start);
    const afterMove = async (before, match) => {
      if (isOver(match)) return before;
      const step = `after move ${match.record.moves.length}`;
      await takeSeat(before, match);
      const shown = await tableSpoken(before);
      const after = await killAndReopen(before);
      assertSame(saveText(await storedMatch(after)), saveText(match), `stored ${step}`);
      await takeSeat(after, match);
      assertSame(await tableSpoken(after), shown, `shown ${step}`);
      return after;
    };
    const upTo = start.record.moves.length + 30;
    const end = await playOn(page, start, playByName, { upTo, afterMove });
    assertSame(saveText(await storedMatch(end.page)), saveText(end.match), 'stored at the end');
  },
  { seconds: 600 },
);
