import { act } from '@testing-library/react-native';

import { holding } from '../boards/devices';
import { measureAll } from '../boards/measured';
import { everyScreen } from '../screens/every-screen';
import { show } from '../screens/wrapped';
import { wronglyPainted } from './order';

const cases = Object.entries(everyScreen).flatMap(([name, shown]) =>
  (['phone', 'tablet'] as const).map((device) => ({ name, shown, device })),
);

test.each(cases)('$name: a $device paints it in the order of a browser', async ({ shown, device }) => {
  holding(device);
  show(shown());
  await act(async () => {});
  measureAll();
  expect(wronglyPainted()).toEqual([]);
});
