import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Portrait } from '@/components/boards/kazaam/art/portrait';
import { KazaamBoard } from '@/components/boards/kazaam/board';
import { ThemeProvider } from '@/components/kit/theme';
import { ToastHost } from '@/components/kit/toast';
import { asked } from '@/engine/core/game';
import { kazaam } from '@/engine/games/kazaam/game';

import { ANNA, scenario } from '../engine/kazaam/scenario';

jest.mock('@/components/boards/kazaam/art/portrait', () => ({ Portrait: jest.fn(() => null) }));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

test('taking up a tile draws nothing again that stays as it was', () => {
  const table = scenario({
    players: [
      { hand: ['fire left-ear', 'stone torso'], board: [], purse: { sulphur: 1, mandrake: 1 } },
      { hand: ['wood tail'], board: ['insect torso'] },
    ],
  });
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider scheme="dark">
        <ToastHost closeLabel="Close message">
          <KazaamBoard
            view={kazaam.view(table, ANNA)}
            moves={kazaam.legal(table, asked(table)!)}
            people={[
              { name: 'Anna', colour: 'orange', sigil: 'sun', isBot: false },
              { name: 'Ben', colour: 'sky', sigil: 'moon', isBot: false },
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
  const drawn = jest.mocked(Portrait);
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  fireEvent.press(screen.getByRole('button', { name: /^Left ear of fire, costs/ }));
  expect(screen.getByRole('button', { name: /^Left ear: empty, can be chosen$/ })).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});
