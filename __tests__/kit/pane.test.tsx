import { fireEvent, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import { Pane, useIsInPane, useRoom } from '@/components/kit/pane';
import { renderInApp } from './frame';

function Told() {
  const { width, height, insets } = useRoom();
  return <Text>{[width, height, insets.top, useIsInPane()].join(' ')}</Text>;
}

const laidOut = (width: number, height: number) => ({
  nativeEvent: { layout: { x: 0, y: 0, width, height } },
});

test('what is in a pane has the room of the pane, and no edges of the window', () => {
  renderInApp(
    <Pane>
      <Told />
    </Pane>,
  );
  const pane = screen.UNSAFE_getByType(Pane).findByType(View);
  expect(screen.queryByText(/./)).toBeNull();
  fireEvent(pane, 'layout', laidOut(480, 300));
  expect(screen.getByText('480 300 0 true')).toBeTruthy();
  fireEvent(pane, 'layout', laidOut(300, 480));
  expect(screen.getByText('300 480 0 true')).toBeTruthy();
});

test('what needs more room than the pane has is laid out for it and shown smaller', () => {
  renderInApp(
    <Pane least={{ width: 200, height: 600 }}>
      <Told />
    </Pane>,
  );
  const [pane] = screen.UNSAFE_getByType(Pane).findAllByType(View);
  if (!pane) throw new Error('no pane');
  fireEvent(pane, 'layout', laidOut(300, 400));
  expect(screen.getByText('450 600 0 true')).toBeTruthy();
  fireEvent(pane, 'layout', laidOut(300, 700));
  expect(screen.getByText('300 700 0 true')).toBeTruthy();
});

test('outside of panes there is the whole window', () => {
  renderInApp(<Told />);
  expect(screen.getByText('750 1334 47 false')).toBeTruthy();
});
