import { act, fireEvent, screen } from '@testing-library/react-native';
import { BackHandler } from 'react-native';
import { Curtain, type CurtainWords } from '@/components/kit/curtain';
import { MINERVA, renderInApp, SEVERUS } from './frame';

const WORDS: CurtainWords = {
  handTo: 'Hand the device to',
  hold: 'Minerva: press and hold',
  openPlainly: 'Open without holding',
  lately: 'What happened',
  promise: 'Nothing hidden is on this page.',
  leave: 'Leave the table',
};

function draw(onOpen: () => void, onLeave: () => void = jest.fn()) {
  return renderInApp(
    <Curtain
      person={MINERVA}
      words={WORDS}
      told={[{ person: SEVERUS, lines: ['Severus drew a tile.', 'Severus ended the turn.'] }]}
      scores={[{ person: MINERVA, value: '6/9', unit: 'parts' }]}
      onOpen={onOpen}
      onLeave={onLeave}
    />,
  );
}

function everyText(node: unknown): readonly string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(everyText);
  if (typeof node !== 'object' || node === null) return [];
  return everyText((node as { readonly children?: unknown }).children);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens after it was held for 600 ms', () => {
  const onOpen = jest.fn();
  draw(onOpen);
  fireEvent(screen.getByTestId('hold-ring'), 'pressIn');
  act(() => jest.advanceTimersByTime(590));
  expect(onOpen).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(20));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('stays drawn when it is let go too early', () => {
  const onOpen = jest.fn();
  draw(onOpen);
  fireEvent(screen.getByTestId('hold-ring'), 'pressIn');
  act(() => jest.advanceTimersByTime(300));
  fireEvent(screen.getByTestId('hold-ring'), 'pressOut');
  act(() => jest.advanceTimersByTime(2000));
  expect(onOpen).not.toHaveBeenCalled();
});

test('opens by the plain button as well', () => {
  const onOpen = jest.fn();
  draw(onOpen);
  fireEvent.press(screen.getByRole('button', { name: 'Open without holding' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('shows what it was handed and nothing else', () => {
  const { toJSON } = draw(jest.fn());
  expect([...everyText(toJSON())].sort()).toEqual(
    [
      'Hand the device to',
      'Minerva',
      'Minerva: press and hold',
      'What happened',
      'Severus drew a tile.',
      'Severus ended the turn.',
      '6/9',
      'parts',
      'Minerva',
      'Open without holding',
      'Nothing hidden is on this page.',
    ].sort(),
  );
});

test('going back leads nowhere', () => {
  const listen = jest.spyOn(BackHandler, 'addEventListener');
  draw(jest.fn());
  const [name, answer] = listen.mock.calls.at(-1)!;
  expect(name).toBe('hardwareBackPress');
  expect(answer({ timeStamp: 0 } as Parameters<typeof answer>[0])).toBe(true);
});

test('has a way home, which does not open it', () => {
  const [onOpen, onLeave] = [jest.fn(), jest.fn()];
  draw(onOpen, onLeave);
  fireEvent.press(screen.getByRole('button', { name: 'Leave the table' }));
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});
