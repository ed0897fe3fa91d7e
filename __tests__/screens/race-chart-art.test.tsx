import { fireEvent, screen } from '@testing-library/react-native';

import { Path } from 'react-native-svg';

import { RaceChart } from '@/components/screens/race-chart';
import { endsOf, frameOf, levelsOf, pathOf } from '@/components/screens/race-plan';
import { show } from './wrapped';

const people = [
  { name: 'Ines', colour: 'orange', sigil: 'sun', isBot: false },
  { name: 'Karl', colour: 'blue', sigil: 'moon', isBot: false },
] as const;
const laps = [
  { when: 'Before the first turn', points: [0, 0] },
  { when: 'Round 1', points: [2, 0] },
  { when: 'Round 2', points: [2, 5] },
];
const room = { width: 300, height: 220 };

test('tells in words who led, and how it stood half-way and at the end', () => {
  show(<RaceChart laps={laps} people={people} />);
  const said =
    screen.getByRole('img').props['aria-label'] ?? screen.getByRole('img').props.accessibilityLabel;
  expect(said).toBe(
    'The lead changed once: Karl took it in Round 2. Half-way: Ines: 2, Karl: 0. At the end: Ines: 2, Karl: 5.',
  );
});

test('draws a line each, by a stroke of its own', () => {
  show(<RaceChart laps={laps} people={people} />);
  fireEvent(screen.getByTestId('race'), 'layout', { nativeEvent: { layout: { width: 300, height: 220 } } });
  const frame = frameOf(laps, room);
  const drawn = screen.UNSAFE_root.findAll(({ type, props }) => type === Path && props.strokeWidth === 2.6);
  expect(drawn.map(({ props }) => props.d)).toEqual([pathOf(laps, 0, frame), pathOf(laps, 1, frame)]);
  expect(new Set(drawn.map(({ props }) => String(props.strokeDasharray))).size).toBe(2);
});

test('lines that end alike are still told apart, and nothing lies outside', () => {
  const alike = [{ points: [0, 0, 0, 0, 0] }, { points: [9, 9, 9, 9, 9] }];
  const frame = frameOf(alike, room);
  const ends = [...endsOf(alike, frame, 26)].sort((one, other) => one - other);
  for (const [index, end] of ends.entries()) {
    expect(end).toBeGreaterThanOrEqual(13);
    expect(end).toBeLessThanOrEqual(room.height - 13);
    if (index > 0) expect(end - ends[index - 1]!).toBeGreaterThanOrEqual(26);
  }
});

test.each([1, 3, 25, 140])('with %i points there are a few round levels', (most) => {
  const frame = frameOf([{ points: [0] }, { points: [most] }], room);
  const levels = levelsOf(frame);
  expect(levels.length).toBeGreaterThan(1);
  expect(levels.length).toBeLessThanOrEqual(6);
  expect(levels[0]).toEqual({ points: 0, y: frame.bottom });
});
