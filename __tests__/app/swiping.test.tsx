import { render, screen, waitFor } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import Layout from '@/app/_layout';

jest.mock('expo-font', () => ({ useFonts: () => [true, null], isLoaded: () => true }));
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
jest.mock('expo-router', () => {
  const Screen = () => null;
  const Stack = ({ children }: { readonly children: unknown }) => children;
  return { Stack: Object.assign(Stack, { Screen }), usePathname: () => '/' };
});

test('on iOS no swipe at the edge leads away from a table, nor past the curtain', async () => {
  render(<Layout />);
  await waitFor(() => screen.UNSAFE_getByType(Stack), { timeout: 20_000 });
  expect(screen.UNSAFE_getByType(Stack).props.screenOptions).not.toHaveProperty('gestureEnabled');
  const still = screen.UNSAFE_getAllByType(Stack.Screen).map(({ props }) => [props.name, props.options]);
  expect(Object.fromEntries(still)).toEqual({
    'play/[id]': { gestureEnabled: false },
    'lesson/[game]': { gestureEnabled: false },
    'replay/[id]': { gestureEnabled: false },
  });
  const missing = still.filter(([name]) => !existsSync(join(__dirname, '../../app', `${name}.tsx`)));
  expect(missing).toEqual([]);
  screen.unmount();
});
