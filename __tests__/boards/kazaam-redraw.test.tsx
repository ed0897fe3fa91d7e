import { fireEvent, render, screen } from '@testing-library/react-native';

import { Portrait } from '@/components/boards/kazaam/art/portrait';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { kazaam } from '@/engine/games/kazaam/game';

import { ANNA, scenario } from '../engine/kazaam/scenario';
import { given, Room } from './room';

jest.mock('@/components/boards/kazaam/art/portrait', () => ({ Portrait: jest.fn(() => null) }));

test('taking up a tile draws nothing again that stays as it was', () => {
  const table = scenario({
    players: [
      { hand: ['fire left-ear', 'stone torso'], board: [], purse: { sulphur: 1, mandrake: 1 } },
      { hand: ['wood tail'], board: ['insect torso'] },
    ],
  });
  render(
    <Room>
      <KazaamBoard {...given(kazaam, table, ANNA)} />
    </Room>,
  );
  const drawn = jest.mocked(Portrait);
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  fireEvent.press(screen.getByRole('button', { name: /^Left ear of fire, costs/ }));
  expect(screen.getByRole('button', { name: /^Left ear: empty, can be chosen$/ })).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});
