import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { Provider } from 'react-redux';

import type { BoardProps } from '@/components/kit/board';
import { useKept } from '@/components/kit/kept';
import { store } from '@/components/match/device-store';
import { PlayRoute } from '@/components/match/routes/play';
import { en } from '@/components/words/en';
import type { GameTypes } from '@/engine/core/game';
import { hideNow, takeDevice } from '@/engine/store/match/open-and-leave';
import { settingsChanged } from '@/engine/store/settings/settings';
import { show } from '../screens/wrapped';
import { askedSeat, onDevice, started } from '../store/world';

const mockSeen: { readonly viewer: unknown; readonly moves: number }[] = [];
const mockLife = { mounted: 0, there: 0 };

function MockBoard({ view, moves }: BoardProps<GameTypes>) {
  const { viewer, asked } = view as { readonly viewer: unknown; readonly asked: object | null };
  const [half, setHalf] = useKept('half', asked, 'nothing');
  mockSeen.push({ viewer, moves: moves.length });
  useEffect(() => {
    mockLife.mounted += 1;
    mockLife.there += 1;
    return () => void (mockLife.there -= 1);
  }, []);
  return <Text onPress={() => setHalf('half chosen')}>{`the table of ${String(viewer)}: ${half}`}</Text>;
}

jest.mock('@/components/playables', () => {
  const { cabinetOf } = jest.requireActual('@/engine/core/cabinet');
  const { kazaam } = jest.requireActual('@/engine/games/kazaam/game');
  return { cabinet: cabinetOf([kazaam]), boardOf: () => ({ Board: MockBoard }) };
});

jest.mock('@/components/match/leaving', () => ({ Leaving: () => null }));

jest.mock('expo-router', () => {
  const { useSelector } = jest.requireActual('react-redux');
  return {
    useRouter: () => ({ replace: () => undefined, push: () => undefined }),
    useLocalSearchParams: () => ({
      id: useSelector((state: { match: { id: string } | null }) => state.match?.id ?? ''),
    }),
    useIsFocused: () => true,
  };
});

const table = (viewer: string | number) =>
  screen.queryByText(`the table of ${viewer}`, { exact: false, includeHiddenElements: true });
const isCovered = (viewer: string | number) =>
  screen.queryByText(`the table of ${viewer}`, { exact: false }) === null && table(viewer) !== null;

test('the table is laid under the curtain as everybody may see it, and is the same one when the curtain goes', async () => {
  store.dispatch(settingsChanged({ speed: 'off' }));
  await started(store as Parameters<typeof started>[0]);
  const seat = askedSeat(store as Parameters<typeof askedSeat>[0]);
  show(
    <Provider store={store}>
      <PlayRoute game="kazaam" />
    </Provider>,
  );
  expect(table('public')).toBeNull();
  await waitFor(() => expect(isCovered('public')).toBe(true));
  expect(mockSeen.every(({ viewer, moves }) => viewer === 'public' && moves === 0)).toBe(true);
  act(() => void store.dispatch(takeDevice(seat)));
  screen.getByText(`the table of ${seat}: nothing`);
  expect(mockSeen.at(-1)?.moves).toBeGreaterThan(0);
  expect(mockLife).toEqual({ mounted: 1, there: 1 });

  // What is half chosen is nowhere while the curtain hangs, and there when it has gone.
  fireEvent.press(screen.getByText(`the table of ${seat}: nothing`));
  await act(async () => void (await store.dispatch(hideNow())));
  expect(mockLife.there).toBe(0);
  await waitFor(() => expect(isCovered('public')).toBe(true));
  expect(screen.queryByText(/half chosen/, { includeHiddenElements: true })).toBeNull();
  screen.getByText(en.curtain.handTo);
  act(() => void store.dispatch(takeDevice(seat)));
  screen.getByText(`the table of ${seat}: half chosen`);
  expect(mockLife).toEqual({ mounted: 2, there: 1 });
  expect(onDevice(store as Parameters<typeof onDevice>[0]).holder).toBe(seat);
});
