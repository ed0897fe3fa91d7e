import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { KazaamBoard } from '@/components/boards/kazaam/board';
import type { Viewer } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamTable } from '@/engine/games/kazaam/state';

import { ANNA, BEN, played, scenario, type Sketch } from '../engine/kazaam/scenario';
import { given, Room } from './room';

const Seen = ({ table, viewer }: { readonly table: KazaamTable; readonly viewer: Viewer }) => (
  <Room>
    <KazaamBoard {...given(kazaam, table, viewer)} />
  </Room>
);

const pickUp = () => fireEvent.press(screen.getByRole('button', { name: 'Pick up my tiles' }));

test('a hand that has had its curtain is open', () => {
  const table = scenario({ players: [{ hand: ['fire left-ear', 'stone torso'] }, {}] });
  render(<Seen table={table} viewer={ANNA} />);
  expect(screen.getByLabelText('Your hand')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pick up my tiles' })).toBeNull();
});

test('after an open question the hand lies face down until its owner picks it up', () => {
  const table = scenario({ players: [{ hand: ['fire left-ear', 'stone torso'] }, {}] });
  const { rerender } = render(<Seen table={table} viewer={ANNA} />);
  rerender(<Seen table={table} viewer="public" />);
  rerender(<Seen table={table} viewer={ANNA} />);
  expect(screen.queryByLabelText('Your hand')).toBeNull();
  expect(screen.queryAllByLabelText(/left ear of fire/i)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Moves' })).toBeNull();
  pickUp();
  expect(within(screen.getByLabelText('Your hand')).getAllByRole('button')).toHaveLength(2);
});

test('what an ear shows waits for it as well', () => {
  const sketch: Sketch = { players: [{ board: ['fire left-ear'] }, { hand: ['wood tail'] }] };
  const looking = played(scenario(sketch), [
    ANNA,
    { type: 'use', place: 'left-ear', aim: { type: 'hand', seat: BEN } },
  ]);
  const { rerender } = render(<Seen table={looking} viewer="public" />);
  rerender(<Seen table={looking} viewer={ANNA} />);
  expect(screen.queryByLabelText(/^tail of wood/i)).toBeNull();
  pickUp();
  expect(screen.getByLabelText(/^tail of wood/i)).toBeTruthy();
});
