import { fireEvent, screen } from '@testing-library/react-native';
import { Provider } from 'react-redux';

import { Chronicle } from '@/components/match/menu';
import { playMove } from '@/engine/store/match/play-move';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { createAppStore } from '@/engine/store/store';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import { show } from '../screens/wrapped';
import { askedSeat, onDevice, started, worldOf } from '../store/world';

jest.mock('@/components/playables', () => jest.requireActual('../plain/playables'));

test('a line that speaks of a place shows it when it is touched; the others are only read', async () => {
  const store = createAppStore(worldOf());
  await started(store);
  const seat = askedSeat(store);
  store.dispatch(takeDevice(seat));
  const [move] = legalMoves(games[0]!, onDevice(store).match.table).filter(({ type }) => type === 'extract');
  await store.dispatch(playMove(seat, move!));
  const see = jest.fn();
  const seeing = { hasPlace: ({ type }: { readonly type: string }) => type === 'extracted', see };
  show(
    <Provider store={store}>
      <Chronicle seeing={seeing} />
    </Provider>,
  );
  const lines = screen.getAllByRole('button');
  expect(lines).toHaveLength(1);
  fireEvent.press(lines[0]!);
  expect(see).toHaveBeenCalledWith(expect.objectContaining({ type: 'extracted', seat }));
  screen.unmount();
});
