import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { SignBoard } from '@/components/boards/witchs-brew/art/sign-board';
import { Shelf } from '@/components/boards/witchs-brew/art/shelf';
import { WitchsBrewBoard } from '@/components/boards/witchs-brew/board';
import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { asked } from '@/engine/core/game';
import { witchsBrew } from '@/engine/games/witchs-brew/game';

import { ANNA, played, scenario } from '../engine/witchs-brew/scenario';

jest.mock('@/components/boards/witchs-brew/art/drawing', () => ({ Drawing: () => null }));
jest.mock('@/components/boards/witchs-brew/art/sign-board', () => ({
  SIGN_HEAD: 28,
  SignBoard: jest.fn(() => null),
}));
jest.mock('@/components/boards/witchs-brew/art/shelf', () => ({
  shelfWordsLeft: () => 80,
  Shelf: jest.fn(() => null),
}));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

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
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark">
        <ToastHost closeLabel="Close message">
          <WitchsBrewBoard
            view={witchsBrew.view(table, 'public')}
            moves={witchsBrew.legal(table, asked(table)!)}
            people={[
              { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false },
              { name: 'Ben', colour: 'sky', sigil: 'moon', isBot: false },
              { name: 'Clara', colour: 'green', sigil: 'mars', isBot: false },
            ]}
            language="en"
            facts={[]}
            explain={() => null}
            onShown={jest.fn()}
            onMove={jest.fn()}
            onRule={jest.fn()}
          />
        </ToastHost>
      </ThemeProvider>
    </SafeAreaProvider>,
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
