import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { WitchsBrewBoard, type WitchsBrewBoardProps } from '@/components/boards/witchs-brew/board';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { allSeats, toSeat } from '@/engine/core/seat';
import { capital } from '@/engine/core/wording';
import { POTIONS, ROLES, STACKS } from '@/engine/games/witchs-brew/data';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import { en } from '@/engine/games/witchs-brew/text/en';

import { given, PHONE, pressId, Room } from './room';
import { toldOn } from './told';

/** What a sheet may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 250, drawn: 120 };

/** And a whole board. */
const BOARD = { views: 400, drawn: 120 };

const SEATS = 5;

/** Far enough for cards, drops and spent roles to lie about. */
function midGame(moves: number) {
  let table = start(witchsBrew, SEATS, defaultOptions(witchsBrew), rngFrom(3));
  for (let move = 0; move < moves; move += 1) {
    const next = advance(witchsBrew, table, think(witchsBrew, table, 'apprentice', split(rngFrom(3), move)));
    if (!asked(next)) return table;
    table = next;
  }
  return table;
}

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');
const drawn = () => hosts().filter(({ type }) => /^RNSVG/.test(String(type)));

/** Every view says how large it is: as its style says, or as wide as the screen. */
function measureAll(): void {
  for (const { props } of hosts().filter(({ props }) => props.onLayout)) {
    const { width, height } = StyleSheet.flatten(props.style) ?? {};
    const layout = {
      x: 0,
      y: 0,
      width: typeof width === 'number' ? width : PHONE.frame.width,
      height: typeof height === 'number' ? height : PHONE.frame.height / 2,
    };
    act(() => props.onLayout({ nativeEvent: { layout } }));
  }
}

/** As somebody sees it who is not asked, or who is. */
async function show(moves: number, isAsked: boolean) {
  const table = midGame(moves);
  const { seat } = asked(table)!;
  render(
    <Room speed="off">
      <WitchsBrewBoard {...given(witchsBrew, table, isAsked ? seat : toSeat((seat + 1) % SEATS))} />
    </Room>,
  );
  await act(async () => {});
  measureAll();
  measureAll();
}

/** What opening it adds to what the table weighs. */
async function expectLight(open: () => void) {
  const before = { views: hosts().length, drawn: drawn().length };
  open();
  await act(async () => {});
  measureAll();
  const weight = { views: hosts().length - before.views, drawn: drawn().length - before.drawn };
  if (process.env.WEIGH) process.stderr.write(`${JSON.stringify(weight)}\n`);
  expect(weight.views).toBeGreaterThan(10);
  expect(weight.views).toBeLessThanOrEqual(MOST.views);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
}

const LATE = 110;
const SHEETS = [
  'clock',
  ...STACKS.map((stack) => `stack-${stack}`),
  ...allSeats(SEATS).map((seat) => `player-${seat}`),
];

test.each([20, LATE])(
  'every sheet about the table after %i moves is light enough for a phone',
  async (moves) => {
    for (const id of SHEETS) {
      await show(moves, false);
      await expectLight(() => pressId(id));
      screen.unmount();
    }
  },
);

test('the choice of roles, with what each would bring and what everybody has, is light enough', async () => {
  await show(0, true);
  expect(screen.getAllByRole('button').length).toBeGreaterThan(ROLES.length + SEATS);
  expect(hosts().length).toBeLessThanOrEqual(BOARD.views);
  expect(drawn().length).toBeLessThanOrEqual(BOARD.drawn);
});

test.each([
  [20, false],
  [20, true],
  [LATE, false],
  [LATE, true],
])('the table after %i moves is light enough, asked: %p', async (moves, isAsked) => {
  await show(moves, isAsked);
  expect(hosts().length).toBeLessThanOrEqual(BOARD.views);
  expect(drawn().length).toBeLessThanOrEqual(BOARD.drawn);
});

test('the sheet of the open spell is light enough for a phone', async () => {
  await show(20, false);
  await expectLight(() => fireEvent.press(screen.getByTestId(/^spell-/)));
});

test('the sheet of every role is light enough for a phone', async () => {
  for (const role of ROLES) {
    await show(0, true);
    const card = screen.getAllByRole('button', { name: new RegExp(`^${capital(en.roles[role])},`) })[0]!;
    await expectLight(() => fireEvent(card, 'longPress'));
    screen.unmount();
  }
});

test('the count at the end is light enough for a phone, with every potion of the box in it', async () => {
  const table = midGame(LATE);
  const view = witchsBrew.view(table, 'public');
  const potions = allSeats(SEATS).map((seat) =>
    POTIONS.map(({ id }) => id).filter((id) => id % SEATS === seat),
  );
  const ended = { type: 'ended', potions, vials: potions.map(() => 1), isOpen: false } as const;
  const board = (told: WitchsBrewBoardProps['told']) => (
    <Room reduced="on">
      <WitchsBrewBoard {...given(witchsBrew, table, 'public')} told={told} />
    </Room>
  );
  const { rerender } = render(board([]));
  await expectLight(() => rerender(board(toldOn(view, ended))));
});
