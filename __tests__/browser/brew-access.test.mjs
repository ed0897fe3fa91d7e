import { assertNoWider, largeTextDevice, pressByKeyboard } from './access.mjs';
import { show, test } from './harness.mjs';
import { button, openCurtain, questionOf } from './match.mjs';
import { engine } from './engine.mjs';
import { beginGame, playByName, playingBy, playOn, seeds, takeSeat } from './witchs-brew.mjs';

const { en } = engine;
const trick = ({ table }) => table.state.trickNumber > 2;

test('Witch’s Brew is played by keyboard', async ({ newPage }) => {
  const match = beginGame(seeds.touched);
  const page = await newPage({ size: 'tablet' });
  await openCurtain(page, match);
  await pressByKeyboard(button(page, en.curtain.openPlainly));
  await playOn(page, match, playingBy(pressByKeyboard), { upTo: trick });
});

test(
  'Witch’s Brew: at 320 wide and twice the text size everything can still be played',
  async ({ device }) => {
    const page = await (await largeTextDevice(device)).newPage();
    const match = beginGame(seeds.killed);
    await openCurtain(page, match);
    const shown = new Set();
    const showNew = async (on, { type }) => {
      if (shown.has(type)) return;
      shown.add(type);
      await show(on, `large-brew-${type}`);
      await assertNoWider(on);
    };
    await takeSeat(page, match);
    await showNew(page, questionOf(match));
    const afterMove = async (on, now) => {
      await takeSeat(on, now);
      await showNew(on, questionOf(now));
      return on;
    };
    await playOn(page, match, playByName, { upTo: trick, afterMove });
  },
  { seconds: 240 },
);
