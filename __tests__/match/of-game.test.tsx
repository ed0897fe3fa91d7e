import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { ofGame, type OfGame } from '@/components/match/of-game';
import * as routes from '@/components/match/routes';
import * as playables from '@/components/playables';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '@/components/words/i18n';
import { Room } from '../boards/room';

jest.mock('expo-router', () => ({ useRouter: () => ({ replace: () => undefined }) }));
jest.mock('@/components/playables', () => ({ boardOf: jest.fn(), openTable: jest.fn() }));
jest.mock('@/components/match/routes', () => ({ bringRoutes: jest.fn() }));

const { boardOf, openTable } = jest.mocked(playables);
const { bringRoutes } = jest.mocked(routes);

function Table({ game }: OfGame) {
  return <Text>{`The table of ${game}`}</Text>;
}

function open() {
  const Screen = ofGame('kazaam', Table);
  return render(
    <I18nextProvider i18n={createI18n()}>
      <Room>
        <Screen />
      </Room>
    </I18nextProvider>,
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  boardOf.mockReset();
  bringRoutes.mockReset().mockResolvedValue();
});
afterEach(() => jest.useRealTimers());

test('a table opens once its game and its pictures are there; how far that is shows if it takes long', async () => {
  let arrive = () => {};
  openTable.mockImplementation((_, __, tell) => {
    tell(0.4);
    return new Promise((resolve) => (arrive = resolve));
  });
  open();
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => jest.advanceTimersByTime(320));
  expect(screen.getByRole('progressbar').props['aria-valuenow']).toBe(40);
  await act(async () => arrive());
  screen.getByText('The table of kazaam');
});

test('a table that was open before is there at once', () => {
  boardOf.mockReturnValue({} as ReturnType<typeof boardOf>);
  openTable.mockReturnValue(new Promise(() => undefined));
  open();
  screen.getByText('The table of kazaam');
});

test('what cannot be fetched says so', async () => {
  openTable.mockRejectedValue(new Error('offline'));
  open();
  await act(async () => {});
  screen.getByText('Not here yet');
});

test('a game without its screens is not there either', async () => {
  openTable.mockResolvedValue();
  bringRoutes.mockRejectedValue(new Error('offline'));
  open();
  await act(async () => {});
  screen.getByText('Not here yet');
});
