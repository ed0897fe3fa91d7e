import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, PixelRatio } from 'react-native';

import { alchemirus as shown } from '@/components/boards/alchemirus/shown';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { alchemirus } from '@/engine/games/alchemirus/game';

import { given, PHONE, Room } from './room';

/** What a sheet, and a board with all that can be on it, may cost a phone, in views of the platform. */
const MOST = { sheet: 250, board: 400, drawn: 120 };

/** The screen of a phone, with text as large as it is designed. */
beforeAll(() => {
  const phone = { ...PHONE.frame, scale: 3, fontScale: 1 };
  jest.spyOn(Dimensions, 'get').mockReturnValue(phone);
  jest.spyOn(PixelRatio, 'getFontScale').mockReturnValue(1);
});

function midGame(seats: number, moves: number) {
  let table = start(alchemirus, seats, defaultOptions(alchemirus), rngFrom(3));
  for (let move = 0; move < moves; move += 1) {
    const next = advance(alchemirus, table, think(alchemirus, table, 'apprentice', split(rngFrom(3), move)));
    if (!asked(next)) return table;
    table = next;
  }
  return table;
}

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

function weigh() {
  const all = hosts();
  return { views: all.length, drawn: all.filter(({ type }) => /^RNSVG/.test(String(type))).length };
}

async function mountBoard(seats: number, moves: number) {
  const table = midGame(seats, moves);
  const { Board } = shown;
  render(
    <Room>
      <Board {...given(alchemirus, table, asked(table)!.seat)} />
    </Room>,
  );
  // Pictures are brought before the board is shown.
  await act(async () => {});
}

test.each([2, 3, 4].flatMap((seats) => [10, 45, 90, 150].map((moves) => ({ seats, moves }))))(
  'on a phone a board of $seats after $moves moves is light',
  async ({ seats, moves }) => {
    await mountBoard(seats, moves);
    const { views, drawn } = weigh();
    if (process.env.WEIGH) process.stderr.write(`phone ${seats} ${moves} ${views} ${drawn}\n`);
    expect(views).toBeGreaterThan(100);
    expect(views).toBeLessThanOrEqual(MOST.board);
    expect(drawn).toBeLessThanOrEqual(MOST.drawn);
  },
);

/** What opens the sheet of each kind of thing: a long touch, or a plain one where nothing else is meant by it. */
const SHEETS = [
  { name: 'a card of the hand', id: 'hand-0', by: 'longPress' },
  { name: 'a card of the bank', id: 'bank-0', by: 'longPress' },
  { name: 'a field', id: 'field-3', by: 'longPress' },
  { name: 'a place of the Spirit', id: 'haunt-domo', by: 'longPress' },
  { name: 'a building', id: 'plot-0', by: 'longPress' },
  { name: 'another player', id: 'player-1', by: 'press' },
  { name: 'the discards', id: 'discards', by: 'press' },
  { name: 'how all stand', id: 'fame', by: 'press' },
] as const;

test.each(SHEETS)('the sheet of $name is light', async ({ name, id, by }) => {
  await mountBoard(4, 120);
  const before = weigh();
  fireEvent(screen.getByTestId(id), by);
  const after = weigh();
  const sheet = { views: after.views - before.views, drawn: after.drawn - before.drawn };
  if (process.env.WEIGH) process.stderr.write(`sheet of ${name} ${JSON.stringify(sheet)}\n`);
  expect(sheet.views).toBeGreaterThan(5);
  expect(sheet.views).toBeLessThanOrEqual(MOST.sheet);
  expect(sheet.drawn).toBeLessThanOrEqual(MOST.drawn);
});
