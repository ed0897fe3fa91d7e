import { render, screen, waitFor } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import Layout from '@/app/_layout';

jest.mock('expo-font', () => ({ useFonts: () => [true, null], isLoaded: () => true }));
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
jest.mock('expo-router', () => ({ Stack: () => null, usePathname: () => '/' }));

const names = readdirSync(join(__dirname, '../../app'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.includes('+') && !path.includes('_layout'))
  .map((path) => path.replaceAll('\\', '/').replace(/\.tsx$/, ''));

test('on iOS no swipe at the edge leads away from a table, nor past the curtain; everywhere else it leads back', async () => {
  render(<Layout />);
  await waitFor(() => screen.UNSAFE_getByType(Stack), { timeout: 20_000 });
  const { screenOptions } = screen.UNSAFE_getByType(Stack).props;
  const still = names.filter((name) => !screenOptions({ route: { name } }).gestureEnabled);
  const games = ['alchemirus', 'kazaam', 'materia-prima', 'witchs-brew'];
  const tables = games.flatMap((game) => [`${game}/lesson`, `${game}/play/[id]`, `${game}/replay/[id]`]);
  expect([...still].sort()).toEqual(tables.sort());
  screen.unmount();
});
