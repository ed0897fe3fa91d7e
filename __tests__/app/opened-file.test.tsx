import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Provider } from 'react-redux';

import { redirectSystemPath } from '@/app/+native-intent';
import Import from '@/app/import';
import { exportGame } from '@/engine/store/saves/library-actions';
import { savedGames } from '@/engine/store/saves/library';
import { createAppStore } from '@/engine/store/store';
import { show } from '../screens/wrapped';
import { onDevice, started, worldOf } from '../store/world';

interface Laid {
  readonly size: number;
  readonly text: string;
}

/** What lies where, and what was cleared away. */
const mockFiles: Record<string, Laid> = {};
const mockCleared: string[] = [];
let mockParams: { opened?: string } = {};

jest.mock('expo-router', () => ({
  useLocalSearchParams: () => mockParams,
  useRouter: () => ({ replace: jest.fn(), back: jest.fn(), canGoBack: () => false }),
}));
jest.mock('expo-file-system', () => ({
  Paths: {},
  File: function File(address: string) {
    const laid = mockFiles[address];
    return {
      size: laid?.size ?? 0,
      text: async () => {
        if (!laid) throw new Error('not there');
        return laid.text;
      },
      delete: () => void mockCleared.push(address),
    };
  },
}));

const opening = (path: string) => redirectSystemPath({ path, initial: true });

/** The app is opened with a file: the screen that this leads to. */
async function openedWith(address: string) {
  const way = opening(address);
  mockParams = { opened: /^\/import\?opened=(\d+)$/.exec(way)![1]! };
  const store = createAppStore(worldOf());
  await started(store);
  const text = await store.dispatch(exportGame(onDevice(store).id));
  if (!text.ok) throw new Error('not exported');
  return { store, text: text.value };
}

const ANDROID = 'content://com.example.files/document/primary%3ADownload%2Fkazaam-1.athanor';
const IOS = 'file:///private/var/mobile/Containers/Data/Application/A/Documents/Inbox/kazaam%201.athanor';

test('a way to somewhere in the app stays as it is', () => {
  expect(opening('athanor://rules?game=kazaam')).toBe('athanor://rules?game=kazaam');
  expect(opening('/settings')).toBe('/settings');
});

test.each([ANDROID, IOS])('a saved game is opened with the app: %s', async (address) => {
  const { store, text } = await openedWith(address);
  mockFiles[address] = { size: text.length, text };
  const before = savedGames(store.getState()).length;
  show(
    <Provider store={store}>
      <Import />
    </Provider>,
  );
  await waitFor(() => screen.getByText('A saved game has come with a file: open it below.'));
  // Nothing is taken up before somebody wants it: a phone may hand over the same file again.
  expect(savedGames(store.getState())).toHaveLength(before);
  fireEvent.press(screen.getByLabelText('Open this game'));
  await waitFor(() => screen.getByText('Kazaam is on your bench.'));
  expect(savedGames(store.getState())).toHaveLength(before + 1);
  // Only the copy that iOS made for the app is the app's to clear away.
  expect(mockCleared.splice(0)).toEqual(address === IOS ? [IOS] : []);
});

test.each([
  ['is not there', null],
  ['is far too large for a game', { size: 50_000_000, text: '{}' }],
])('a file that %s is said to be unreadable', async (_, laid) => {
  const address = `content://other/${_}`;
  const { store } = await openedWith(address);
  if (laid) mockFiles[address] = laid;
  show(
    <Provider store={store}>
      <Import />
    </Provider>,
  );
  await waitFor(() => screen.getByText('This file cannot be read.'));
});
