import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';
import { Provider } from 'react-redux';

import { useHint } from '@/components/match/use-hint';
import { legalMoves } from '@/engine/core/play';
import { games } from '@/engine/games';
import { playMove, undoMove } from '@/engine/store/match/play-move';
import { takeDevice } from '@/engine/store/match/open-and-leave';
import { settingsChanged } from '@/engine/store/settings/settings';
import { createAppStore } from '@/engine/store/store';
import { show } from '../screens/wrapped';
import { askedSeat, onDevice, started, worldOf } from '../store/world';

jest.mock('@/components/playables', () => jest.requireActual('../plain/playables'));

function Probe() {
  const { isOpen, lit, ask, show: showIt, close } = useHint();
  const words = `${isOpen ? 'open' : 'closed'}, ${lit ? 'lit' : 'dark'}`;
  return (
    <>
      <Text role="button" onPress={ask}>
        {words}
      </Text>
      <Text role="button" onPress={showIt}>
        Show
      </Text>
      <Text role="button" onPress={close}>
        Close
      </Text>
    </>
  );
}

test('a hint is lit only if it was wanted, and forgotten when its moment is taken back', async () => {
  const store = createAppStore(worldOf());
  store.dispatch(settingsChanged({ speed: 'off' }));
  await started(store);
  const seat = askedSeat(store);
  store.dispatch(takeDevice(seat));
  const [one, another] = legalMoves(games[0]!, onDevice(store).match.table).filter(
    ({ type }) => type === 'extract',
  );
  await store.dispatch(playMove(seat, one!));
  show(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  fireEvent.press(screen.getByText('closed, dark'));
  await waitFor(() => screen.getByText('open, lit'), { timeout: 30_000 });
  fireEvent.press(screen.getByText('Close'));
  fireEvent.press(screen.getByText('closed, dark'));
  fireEvent.press(screen.getByText('Show'));
  fireEvent.press(screen.getByText('closed, lit'));
  screen.getByText('open, lit');
  await act(async () => void (await store.dispatch(undoMove(seat))));
  screen.getByText('closed, dark');
  await act(async () => void (await store.dispatch(playMove(seat, another!))));
  expect(onDevice(store).match.record.moves).toEqual([[seat, another]]);
  screen.getByText('closed, dark');
  screen.unmount();
});
