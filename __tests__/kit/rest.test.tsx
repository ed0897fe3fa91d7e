import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text, View } from 'react-native';

import { DancingCreature } from '@/components/boards/kazaam/scenes/dancing-creature';
import { Beacon, LitProvider } from '@/components/kit/beacon';
import { Glow } from '@/components/kit/glow';
import { MotionProvider } from '@/components/kit/motion';
import { PATIENCE, stir } from '@/components/kit/rest';
import { useStirring } from '@/components/kit/stirring';
import { Athanor } from '@/components/shell-art/athanor';
import { defaultOptions } from '@/engine/core/game';
import { start } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { kazaam } from '@/engine/games/kazaam/game';

import { movingThings } from '../boards/moving';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Growing() {
  const [count, setCount] = useState(1);
  return (
    <View testID="all" {...useStirring()}>
      <Text onPress={() => setCount(count + 1)}>more</Text>
      {Array.from({ length: count }, (_, index) => (
        <Glow key={index} isOn />
      ))}
    </View>
  );
}

test('what lives comes to rest, wakes at a touch, and rests again', () => {
  render(<Growing />);
  expect(movingThings()).toBe(1);
  pass(PATIENCE - 100);
  expect(movingThings()).toBe(1);
  pass(200);
  expect(movingThings()).toBe(0);
  fireEvent(screen.getByTestId('all'), 'touchStartCapture');
  pass(200);
  expect(movingThings()).toBe(1);
  pass(PATIENCE);
  expect(movingThings()).toBe(0);
});

test('every touch puts rest off', () => {
  render(<Growing />);
  const touchLate = () => {
    pass(PATIENCE - 1000);
    stir();
  };
  touchLate();
  touchLate();
  touchLate();
  expect(movingThings()).toBe(1);
  pass(PATIENCE + 100);
  expect(movingThings()).toBe(0);
});

test('something living that appears wakes the others', () => {
  render(<Growing />);
  pass(PATIENCE + 100);
  fireEvent.press(screen.getByText('more'));
  pass(200);
  expect(movingThings()).toBe(2);
});

test('where motion is unwanted no clock runs', () => {
  render(
    <MotionProvider speed="off" reduced="off">
      <Growing />
    </MotionProvider>,
  );
  expect([movingThings(), jest.getTimerCount()]).toEqual([0, 0]);
});

test('a light tells where it lies until it rests', () => {
  const tell = jest.fn();
  render(
    <LitProvider value={tell}>
      <Beacon isOn />
    </LitProvider>,
  );
  expect(jest.getTimerCount()).toBeGreaterThan(1);
  pass(PATIENCE + 100);
  expect(jest.getTimerCount()).toBe(0);
  expect(tell).not.toHaveBeenCalledWith(expect.anything(), null);
  screen.unmount();
  expect(tell).toHaveBeenLastCalledWith(expect.anything(), null);
});

const { board } = start(kazaam, 2, defaultOptions(kazaam), rngFrom(1)).state.players[0]!;

test.each([
  ['the fire of the furnace', <Athanor key="fire" size={66} />],
  ['a creature that dances', <DancingCreature key="dance" board={board} size={200} />],
])('%s rests like all else, and goes on', (_, living) => {
  render(living);
  pass(1000);
  const awake = jest.getTimerCount();
  expect(awake).toBeGreaterThan(1);
  pass(PATIENCE + 100);
  // It ends what it was at.
  pass(1000);
  expect(jest.getTimerCount()).toBe(0);
  stir();
  pass(200);
  pass(1000);
  expect(jest.getTimerCount()).toBe(awake);
});
