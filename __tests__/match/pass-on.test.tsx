import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Provider } from 'react-redux';

import type { BoardProps, HoldingProps, OpeningProps } from '@/components/kit/board';
import { store } from '@/components/match/device-store';
import { PlayRoute } from '@/components/match/routes/play';
import type { GameTypes } from '@/engine/core/game';
import { legalMoves } from '@/engine/core/play';
import { toSeat } from '@/engine/core/seat';
import { kazaam } from '@/engine/games/kazaam/game';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { playMove } from '@/engine/store/match/play-move';
import { settingsChanged } from '@/engine/store/settings/settings';
import { show } from '../screens/wrapped';
import { askedSeat, onDevice, started } from '../store/world';

function MockBoard({ view, atThumb }: BoardProps<GameTypes>) {
  const { viewer } = view as { readonly viewer: unknown };
  return (
    <>
      <Text>{`the table of ${String(viewer)}`}</Text>
      {atThumb}
    </>
  );
}

const MockHolding = (_: HoldingProps<GameTypes>) => <Text>what is held</Text>;
const MockOpening = ({ person }: OpeningProps<GameTypes>) => <Text>{`${person.name} begins with this`}</Text>;

jest.mock('@/components/playables', () => {
  const { cabinetOf } = jest.requireActual('@/engine/core/cabinet');
  const game = jest.requireActual('@/engine/games/kazaam/game').kazaam;
  return {
    cabinet: cabinetOf([game]),
    boardOf: () => ({ Board: MockBoard, Holding: MockHolding, Opening: MockOpening }),
  };
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

type Store = Parameters<typeof askedSeat>[0];
const device = store as Store;

/** Whoever is asked makes the first legal move of this kind. */
async function make(type: string) {
  const { match } = onDevice(device);
  const move = legalMoves(kazaam, match.table as never).find((one) => one.type === type);
  if (!move) throw new Error(`${type} is not legal`);
  await act(async () => void (await store.dispatch(playMove(askedSeat(device), move))));
}

const press = async (name: string | RegExp) => {
  await act(async () => fireEvent.press(screen.getAllByRole('button', { name })[0]!));
};

test('a turn that ends by itself is seen, may be taken back, and is passed on by one press', async () => {
  store.dispatch(settingsChanged({ speed: 'off' }));
  await started(device);
  const first = askedSeat(device);
  const second = toSeat(1 - first);
  const name = (seat: number) => onDevice(device).people[seat]!.name;
  show(
    <Provider store={store}>
      <PlayRoute game="kazaam" />
    </Provider>,
  );
  await waitFor(() => screen.getByText('the table of public', { includeHiddenElements: true }));
  act(() => void store.dispatch(takeDevice(first)));

  // What one begins with lies over the table once, and goes with one press.
  screen.getByText(`${name(first)} begins with this`);
  await press('To the table');
  expect(screen.queryByText(`${name(first)} begins with this`)).toBeNull();

  while (askedSeat(device) === first) {
    expect(screen.queryByTestId('pass-on')).toBeNull();
    await make('extract');
  }
  screen.getByText(`the table of ${first}`);
  screen.getByTestId('pass-on');
  expect(askedSeat(device)).toBe(second);

  await press('Take back');
  expect(askedSeat(device)).toBe(first);
  expect(screen.queryByTestId('pass-on')).toBeNull();
  expect(screen.queryByText(`${name(first)} begins with this`)).toBeNull();

  await make('extract');
  await press(`Pass on to ${name(second)}`);
  expect(onDevice(device).holder).toBeNull();
  screen.getByText('Hand the device to');
  expect(screen.queryByText(`the table of ${first}`, { includeHiddenElements: true })).toBeNull();

  // No page between: the table is there, and on it what the other did, until the first move.
  act(() => void store.dispatch(takeDevice(second)));
  await press('To the table');
  screen.getByText(`the table of ${second}`);
  screen.getByTestId('lately');
  await make('extract');
  expect(screen.queryByTestId('lately')).toBeNull();
  // Nobody is asked on the open table, so nobody’s hand is offered there.
  expect(screen.queryByTestId('own-sign', { includeHiddenElements: true })).toBeNull();
  expect(screen.queryByText('what is held', { includeHiddenElements: true })).toBeNull();
});
