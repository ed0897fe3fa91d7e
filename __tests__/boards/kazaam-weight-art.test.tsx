import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { KazaamBoard } from '@/components/boards/kazaam/board';
import { LivingCreature } from '@/components/boards/kazaam/art/living';
import { album } from '@/components/boards/kazaam/art/prints';
import { BOARD_WORDS } from '@/components/boards/kazaam/words/words';
import { Sheet } from '@/components/kit/sheet';
import { think } from '@/engine/core/bot';
import { asked, defaultOptions } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamTable } from '@/engine/games/kazaam/state';

import { given, Room } from './room';

/** What a sheet may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 250, drawn: 120 };

/** Every table of some games that bots play. */
function* played(seats: number): Generator<KazaamTable> {
  for (const seed of [1, 2]) {
    let table: KazaamTable = start(kazaam, seats, defaultOptions(kazaam), rngFrom(seed));
    for (let move = 0; asked(table) && move < 400; move += 1) {
      yield table;
      table = advance(kazaam, table, think(kazaam, table, 'apprentice', split(rngFrom(seed), move)));
    }
  }
}

/** Of all of them those at which each question has the most to show. */
const RICHEST = (() => {
  const found = new Map<string, { readonly table: KazaamTable; readonly most: number }>();
  for (const table of played(5)) {
    const ask = asked(table)!;
    const moves = kazaam.legal(table, ask).length;
    const { shown } = kazaam.view(table, ask.seat);
    const most = shown ? shown.length : moves;
    if (most > (found.get(ask.what.type)?.most ?? 0)) found.set(ask.what.type, { table, most });
  }
  return found;
})();

const richest = (question: string) => RICHEST.get(question)!;

const hostsIn = (root: ReactTestInstance) => root.findAll(({ type }) => typeof type === 'string');

function weightOf(root: ReactTestInstance) {
  const all = hostsIn(root);
  return { views: all.length, drawn: all.filter(({ type }) => /^RNSVG/.test(String(type))).length };
}

async function show(table: KazaamTable) {
  await album.open();
  const ask = asked(table)!;
  render(
    <Room>
      <KazaamBoard {...given(kazaam, table, ask.open ? 'public' : ask.seat)} />
    </Room>,
  );
  await act(async () => {});
}

const openSheet = () => screen.UNSAFE_getAllByType(Sheet).find(({ props }) => props.isOpen)!;
const press = (name: string | RegExp) => fireEvent.press(screen.getAllByRole('button', { name })[0]!);

function expectLight(root: ReactTestInstance) {
  const weight = weightOf(root);
  if (process.env.WEIGH) process.stderr.write(`${JSON.stringify(weight)}\n`);
  expect(weight.views).toBeGreaterThan(10);
  expect(weight.views).toBeLessThanOrEqual(MOST.views);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
}

test('all that can be done is a light list, however much that is', async () => {
  const { table, most } = richest('turn');
  expect(most).toBeGreaterThan(50);
  await show(table);
  press('Moves');
  expectLight(openSheet());
});

test('the board of somebody else is light', async () => {
  await show(richest('turn').table);
  for (const name of [/^Anna/, /^Ben/, /^Clara/, /^Dora/, /^Emil/]) {
    if (screen.queryAllByRole('button', { name }).length === 0) continue;
    press(name);
    expectLight(openSheet());
    press('Close');
  }
});

test.each(['look', 'search'])('tiles that are shown at "%s" are light, however many', async (question) => {
  const { table, most } = richest(question);
  expect(most).toBeGreaterThan(question === 'search' ? 20 : 4);
  await show(table);
  expectLight(openSheet());
});

test('the question whether a power is stopped is a page as light as a board', async () => {
  await show(richest('stop').table);
  const weight = weightOf(screen.UNSAFE_root);
  expect(screen.getByRole('button', { name: BOARD_WORDS.en.allow })).toBeTruthy();
  expect(weight.views).toBeLessThanOrEqual(400);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
});

test('a creature that dances is light', async () => {
  await album.open();
  const { players } = kazaam.view(richest('turn').table, 'public');
  for (const { board } of players) {
    render(<LivingCreature board={board} size={300} />);
    expect(weightOf(screen.UNSAFE_root).views).toBeLessThanOrEqual(60);
  }
});

test('the board itself is light, with five players and a full hand', async () => {
  const table = [...played(5)].reduce((most, one) => {
    const held = (each: KazaamTable) =>
      asked(each)?.what.type === 'turn' ? kazaam.view(each, asked(each)!.seat).hand.length : 0;
    return held(one) > held(most) ? one : most;
  });
  await show(table);
  const weight = weightOf(screen.UNSAFE_root);
  if (process.env.WEIGH) process.stderr.write(`${JSON.stringify(weight)}\n`);
  expect(weight.views).toBeLessThanOrEqual(400);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
});

test('a tile shown large is light', async () => {
  await show(richest('turn').table);
  fireEvent(screen.getAllByRole('button', { name: /, costs / })[0]!, 'longPress');
  expectLight(openSheet());
});
