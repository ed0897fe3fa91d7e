import { fireEvent, screen } from '@testing-library/react-native';
import { Provider } from 'react-redux';

import { Chronicle } from '@/components/match/chronicle';
import { select } from '@/components/match/device-store';
import { playMove } from '@/engine/store/match/play-move';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import { show } from '../screens/wrapped';
import { askedSeat, onDevice, started, worldOf } from '../store/world';

// Everything is mounted, as in a browser: what is far from the window too.
jest.mock('@/components/kit/near-window', () => jest.requireActual('@/components/kit/near-window.web'));
jest.mock('@/components/playables', () => jest.requireActual('../plain/playables'));

type Store = ReturnType<typeof createAppStore>;

async function opened(): Promise<Store> {
  const store = createAppStore(worldOf());
  await started(store);
  store.dispatch(takeDevice(askedSeat(store)));
  return store;
}

async function extract(store: Store): Promise<void> {
  const [move] = legalMoves(games[0]!, onDevice(store).match.table).filter(({ type }) => type === 'extract');
  await store.dispatch(playMove(askedSeat(store), move!));
}

const read = (store: Store, seeing: Parameters<typeof Chronicle>[0]['seeing'] = null) =>
  show(
    <Provider store={store}>
      <Chronicle seeing={seeing} />
    </Provider>,
  );

const heads = () => screen.getAllByTestId(/^log-turn-/);
const lines = () =>
  screen.UNSAFE_root.findAll(({ type, props }) => type === ('View' as string) && props.role === 'listitem')
    .length - heads().length;
const nameOf = (index: number) => String(heads()[index]!.props.accessibilityLabel);
const isOpen = (index: number) => Boolean(heads()[index]!.props.accessibilityState.expanded);

test('a line that speaks of a place shows it when it is touched; the others are only read', async () => {
  const store = await opened();
  const seat = askedSeat(store);
  await extract(store);
  const see = jest.fn();
  const seeing = { hasPlace: ({ type }: { readonly type: string }) => type === 'extracted', see };
  read(store, seeing);
  const pressed = screen
    .getAllByRole('button')
    .filter(({ props }) => !String(props.testID).startsWith('log-turn-'));
  expect(pressed).toHaveLength(1);
  fireEvent.press(pressed[0]!);
  expect(see).toHaveBeenCalledWith(expect.objectContaining({ type: 'extracted', seat }));
  screen.unmount();
});

test('the latest turn stands first and open, those before it folded, and each opens and folds again', async () => {
  const store = await opened();
  await extract(store);
  read(store);
  expect(heads()).toHaveLength(2);
  expect([nameOf(0), isOpen(0)]).toEqual(['Anna · Round 1', true]);
  expect(nameOf(1)).toMatch(/^Before the first turn/);
  expect(isOpen(1)).toBe(false);
  expect(lines()).toBe(1);
  fireEvent.press(heads()[1]!);
  expect(lines()).toBeGreaterThan(2);
  fireEvent.press(heads()[1]!);
  fireEvent.press(heads()[0]!);
  expect(lines()).toBe(0);
  screen.unmount();
});

test('all that has been told can be read, however long ago it was', async () => {
  const store = await opened();
  for (let moves = 0; moves < 120; moves += 1) {
    const seat = askedSeat(store);
    store.dispatch(takeDevice(seat));
    const [move] = legalMoves(games[0]!, onDevice(store).match.table);
    await store.dispatch(playMove(seat, move!));
  }
  const told = select.log(store.getState()).flatMap(({ facts }) => facts);
  const begun = told.filter(({ type }) => type === 'turnBegan').length;
  expect(begun).toBeGreaterThan(10);
  expect(told.length).toBeGreaterThan(100);
  read(store);
  expect(heads()).toHaveLength(begun + 1);
  for (const index of heads().keys()) {
    if (!isOpen(index)) fireEvent.press(heads()[index]!);
  }
  expect(lines()).toBe(told.length - begun);
  screen.unmount();
});
