import type { UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { Provider } from 'react-redux';

import { Thinking } from '@/components/match/thinking';
import { botHurried, botPondered, gameLeft } from '@/engine/store/match/match';
import { settingsChanged } from '@/engine/store/settings/settings';
import { createAppStore } from '@/engine/store/store';
import { show } from '../screens/wrapped';
import { BOTS, handTimer, onDevice, started, worldOf } from '../store/world';

jest.mock('@/components/playables', () => jest.requireActual('../plain/playables'));

async function tableOfBots() {
  // Time stands still: the bots never come to their moves.
  const { schedule } = handTimer();
  const store = createAppStore(worldOf({ schedule }));
  store.dispatch(settingsChanged({ speed: 'off' }));
  await started(store, [
    { ...BOTS[0]!, temper: 'bold' },
    { ...BOTS[1]!, temper: 'careful' },
  ]);
  return store;
}

test('the sign comes when the bot has been thinking for a while, and hurries it', async () => {
  const store = await tableOfBots();
  const dispatched: UnknownAction[] = [];
  const spied = { ...store, dispatch: (action: UnknownAction) => (dispatched.push(action), action) };
  show(
    <Provider store={spied as typeof store}>
      <Thinking />
    </Provider>,
  );
  expect(screen.queryByText(/is thinking/)).toBeNull();
  act(() => void store.dispatch(botPondered()));
  expect(onDevice(store).isPondering).toBe(true);
  screen.getByText(/^(Zosimos|Maria) is thinking$/);
  screen.getByText(/^Adept · (Bold|Careful)$/);
  fireEvent.press(screen.getByRole('button', { name: 'Hurry' }));
  expect(dispatched).toContainEqual(botHurried());
  screen.unmount();
  store.dispatch(gameLeft());
});
