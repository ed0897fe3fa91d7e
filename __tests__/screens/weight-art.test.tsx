import { act, screen } from '@testing-library/react-native';

import { holding } from '../boards/devices';
import { measureAll } from '../boards/measured';
import { everyScreen } from './every-screen';
import { show } from './wrapped';

/** What a screen or a sheet may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 250, drawn: 120 };

/** Where the still life of Kazaam, or a picture of its table, is not made into a file yet. */
const NOT_YET = /^(home|new game|statistics)/;

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

beforeAll(() => holding('phone'));

test.each(Object.entries(everyScreen))('%s is light enough for a phone', async (name, shown) => {
  show(shown());
  await act(async () => {});
  measureAll();
  measureAll();
  const all = hosts();
  const weight = { views: all.length, drawn: all.filter(({ type }) => /^RNSVG/.test(String(type))).length };
  if (process.env.WEIGH) process.stderr.write(`${name} ${JSON.stringify(weight)}\n`);
  if (NOT_YET.test(name)) return;
  expect(weight.views).toBeLessThanOrEqual(MOST.views);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
});
