import { act, fireEvent, screen } from '@testing-library/react-native';

import { holding } from '../boards/devices';
import { measureAll } from '../boards/measured';
import { everyScreen } from './every-screen';
import { show } from './wrapped';

/** What a screen or a sheet may cost a phone, in views of the platform: all of it, and what of it is drawn element by element. */
const MOST = { views: 250, drawn: 120 };

/** What is still heavier: of a whole club two tables are near the window at once. */
const NOT_YET: Readonly<Record<string, number>> = { 'statistics of a club': 350 };

const hosts = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string');

beforeAll(() => holding('phone'));

function expectLight(name: string): void {
  const all = hosts();
  const weight = { views: all.length, drawn: all.filter(({ type }) => /^RNSVG/.test(String(type))).length };
  if (process.env.WEIGH) process.stderr.write(`${name} ${JSON.stringify(weight)}\n`);
  expect(weight.views).toBeLessThanOrEqual(NOT_YET[name] ?? MOST.views);
  expect(weight.drawn).toBeLessThanOrEqual(MOST.drawn);
}

async function mount(name: string): Promise<void> {
  show(everyScreen[name]!());
  await act(async () => {});
  measureAll();
  measureAll();
}

test.each(Object.keys(everyScreen))('%s is light enough for a phone', async (name) => {
  await mount(name);
  expectLight(name);
});

/** What opens on a screen, or unfolds, when something is pressed. */
test.each<[string, RegExp]>([
  ['home', /more games$/],
  ['home', /^Kazaam, 2 to/],
  ['home of a newcomer', /^Kazaam, 2 to/],
  ['roster', /^Add somebody$/],
  ['people', /^Change Person 1:/],
  ['new game with all seats taken', /^Seat 1/],
  ['new game with all seats taken', /^Seat 5/],
  ['settings', /^Licences/],
  ['statistics of everybody', /^Export$/],
  ['statistics of a player', /^Erase$/],
])('%s is light enough for a phone once %s is pressed', async (name, button) => {
  await mount(name);
  // A sheet is a level of its own, under which the screen waits.
  const before = hosts().length;
  fireEvent.press(screen.getAllByRole('button', { name: button })[0]!);
  await act(async () => {});
  measureAll();
  const sheet = screen.UNSAFE_root.findAll(({ type }) => type === ('Modal' as string));
  const inSheet = sheet.flatMap((one) => one.findAll(({ type }) => typeof type === 'string'));
  if (inSheet.length > 1) {
    if (process.env.WEIGH) process.stderr.write(`${name} > ${button}: ${inSheet.length}\n`);
    expect(inSheet.length).toBeLessThanOrEqual(MOST.views);
    return;
  }
  expect(hosts().length).not.toBe(before);
  expectLight(name);
});
