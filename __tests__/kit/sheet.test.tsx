import { screen } from '@testing-library/react-native';
import { Modal, StyleSheet, Text, type ViewStyle } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { Later } from '@/components/kit/later';
import { Sheet } from '@/components/kit/sheet';
import { Turned } from '@/components/kit/turned';
import { renderInApp } from './frame';

/** Whether it is turned within its window, which lies over the table and is not turned with it. */
function isTurned(piece: ReactTestInstance | null): boolean {
  if (piece === null || piece.type === Modal) return false;
  const style: ViewStyle = StyleSheet.flatten(piece.props.style) ?? {};
  return JSON.stringify(style.transform ?? []).includes('180deg') || isTurned(piece.parent);
}

const sheet = (
  <Sheet isOpen title="Tower" onClose={jest.fn()} closeLabel="Close">
    <Text>inside</Text>
  </Sheet>
);

test.each([true, false])('a sheet stands as the table does (on its head: %s)', (isOnHead) => {
  renderInApp(<Turned isTurned={isOnHead}>{sheet}</Turned>);
  expect(isTurned(screen.getByText('inside'))).toBe(isOnHead);
});

test('what may come later comes', () => {
  renderInApp(
    <Later height={20}>
      <Text>further down</Text>
    </Later>,
  );
  screen.getByText('further down');
});
