import { act } from '@testing-library/react-native';

import { measureAll } from '../boards/measured';
import { everyScreen } from '../screens/every-screen';
import { show } from '../screens/wrapped';
import { wronglyPainted } from './order';

test.each(Object.entries(everyScreen))(
  '%s: a phone paints it in the order of a browser',
  async (_, shown) => {
    show(shown());
    await act(async () => {});
    measureAll();
    expect(wronglyPainted()).toEqual([]);
  },
);
