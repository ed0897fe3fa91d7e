import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';

import { HandOver, OwnSign } from '@/components/screens/own-hand';
import { show } from './wrapped';

const ines = { name: 'Ines', colour: 'sky', sigil: 'moon', isBot: false } as const;

function Example() {
  const [isShown, setShown] = useState(false);
  const holding = isShown ? () => <Text>a secret</Text> : null;
  return (
    <>
      <OwnSign person={ines} holding={holding} onShow={() => setShown(true)} onHide={() => setShown(false)} />
      {holding ? <HandOver holding={holding} /> : null}
    </>
  );
}

const secret = () => screen.queryAllByText('a secret', { includeHiddenElements: true });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what somebody holds is seen as long as his finger is on his sign, and nobody hears of it', () => {
  show(<Example />);
  const sign = screen.getByTestId('own-sign');
  expect(secret()).toHaveLength(0);
  fireEvent(sign, 'pressIn');
  fireEvent(sign, 'longPress');
  expect(secret()).toHaveLength(1);
  expect(screen.queryByText('a secret')).toBeNull();
  fireEvent(sign, 'pressOut');
  expect(secret()).toHaveLength(0);
});

test('who cannot hold it is asked first, and it closes by itself', () => {
  show(<Example />);
  fireEvent.press(screen.getByRole('button', { name: 'Ines: hold to see your hand' }));
  expect(secret()).toHaveLength(0);
  fireEvent.press(screen.getByRole('button', { name: 'Show it' }));
  expect(secret().length).toBeGreaterThan(0);
  act(() => jest.advanceTimersByTime(6500));
  expect(secret()).toHaveLength(0);
  expect(screen.queryByText('Only for Ines')).toBeNull();
});
