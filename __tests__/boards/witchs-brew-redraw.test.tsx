import { fireEvent, render, screen } from '@testing-library/react-native';

import { SignBoard } from '@/components/boards/witchs-brew/art/sign-board';
import { Shelf } from '@/components/boards/witchs-brew/art/shelf';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { witchsBrew } from '@/engine/games/witchs-brew/game';

import { ANNA, played, scenario } from '../engine/witchs-brew/scenario';
import { given, Room } from './room';

jest.mock('@/components/boards/witchs-brew/art/sign-board', () => ({
  SIGN_HEAD: 28,
  SignBoard: jest.fn(() => null),
}));
jest.mock('@/components/boards/witchs-brew/art/shelf', () => ({
  shelfWordsLeft: () => 80,
  Shelf: jest.fn(() => null),
}));

test('taking up a drop draws nothing of the workshop again', () => {
  const table = played(
    scenario({
      players: [
        { gold: 1, drops: 'RWG', hand: ['assistant'] },
        { hand: ['snake-hunter'] },
        { hand: ['snake-hunter'] },
      ],
    }),
    [ANNA, { type: 'call', role: 'assistant' }],
  );
  render(
    <Room>
      <WitchsBrewBoard {...given(witchsBrew, table, 'public')} />
    </Room>,
  );
  const drawn = [jest.mocked(SignBoard), jest.mocked(Shelf)] as unknown as readonly jest.Mock[];
  drawn.forEach((piece) => {
    expect(piece).toHaveBeenCalled();
    piece.mockClear();
  });
  fireEvent.press(screen.getByRole('button', { name: /^Wolf blood: 1/ }));
  expect(screen.getByRole('button', { name: /^Wolf blood: 2/ })).toBeTruthy();
  drawn.forEach((piece) => expect(piece).not.toHaveBeenCalled());
});
