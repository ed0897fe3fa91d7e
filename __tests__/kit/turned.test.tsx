import { render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet, Text, View } from 'react-native';
import { SafeAreaProvider, useSafeAreaInsets } from 'react-native-safe-area-context';

import { boxOn, shareOn, turnOfPlace, wayOn, type Turn } from '@/components/kit/turning';
import { Turned, useWindow } from '@/components/kit/turned';

const turns: readonly Turn[] = [0, 90, 180, 270];

test.each([
  [1, [0]],
  [2, [0, 180]],
  [3, [0, 90, 270]],
  [4, [0, 90, 180, 270]],
  [5, [0, 90, 180, 180, 270]],
  [6, [0, 90, 90, 180, 270, 270]],
])('%s people sit clockwise round the four edges', (places, seated) => {
  expect(Array.from({ length: places }, (_, place) => turnOfPlace(place, places))).toEqual(seated);
});

test('a way or a box on the turned table is what four turns bring back', () => {
  const box = { x: 3, y: 5, width: 20, height: 10 };
  const quarter = (turned: typeof box) => boxOn(90, turned);
  expect(quarter(quarter(quarter(quarter(box))))).toEqual(box);
  expect(boxOn(180, box)).toEqual(quarter(quarter(box)));
  expect(boxOn(270, box)).toEqual(quarter(quarter(quarter(box))));
  // Towards the left edge of the screen is towards whoever sits there.
  expect(wayOn(90, { x: -7, y: 2 })).toEqual({ x: 2, y: 7 });
  expect(wayOn(270, wayOn(90, { x: 1, y: 2 }))).toEqual({ x: 1, y: 2 });
});

test('a part of something is where it is when the table is turned, and four turns bring it back', () => {
  // What is high on the screen is far to the left of whoever sits at the left edge.
  expect(shareOn(90, { x: 0.3, y: 0.1 })).toEqual({ x: 0.1, y: 0.7 });
  expect(shareOn(180, { x: 0.25, y: 0 })).toEqual({ x: 0.75, y: 1 });
  expect(shareOn(270, shareOn(90, { x: 0.25, y: 0.5 }))).toEqual({ x: 0.25, y: 0.5 });
});

function Seen() {
  const { width, height } = useWindow();
  const { top, right, bottom, left } = useSafeAreaInsets();
  return <Text>{`${width} ${height} ${top} ${right} ${bottom} ${left}`}</Text>;
}

test.each(turns)(
  'who sits where the table is turned by %s sees the window and its edges from there',
  (turn) => {
    const { width, height } = Dimensions.get('window');
    const insets = { top: 1, right: 2, bottom: 3, left: 4 };
    render(
      <SafeAreaProvider initialMetrics={{ frame: { x: 0, y: 0, width, height }, insets }}>
        <Turned turn={turn}>
          <View testID="table">
            <Seen />
          </View>
        </Turned>
      </SafeAreaProvider>,
    );
    const [across, down] = turn === 90 || turn === 270 ? [height, width] : [width, height];
    const near = { 0: '1 2 3 4', 90: '2 3 4 1', 180: '3 4 1 2', 270: '4 1 2 3' }[turn];
    screen.getByText(`${across} ${down} ${near}`);
    const lying = StyleSheet.flatten(screen.getByTestId('table').parent?.parent?.props.style);
    if (turn === 90 || turn === 270) {
      expect(lying).toMatchObject({ width: height, height: width });
      expect(lying.left + across / 2).toBe(width / 2);
      expect(lying.top + down / 2).toBe(height / 2);
    }
  },
);
