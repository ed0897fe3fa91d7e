import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState, type ReactElement } from 'react';
import { Modal, Pressable, StyleSheet, Text, type ViewStyle } from 'react-native';
import type { ReactTestInstance } from 'react-test-renderer';

import { Later } from '@/components/kit/later';
import { Sheet } from '@/components/kit/sheet';
import { Turned } from '@/components/kit/turned';
import { whenGone } from '@/components/kit/turns';
import { inApp, renderInApp } from './frame';

jest.useFakeTimers();
// Long enough for every window to be taken away.
afterEach(() => act(() => jest.advanceTimersByTime(2000)));

/** How it is turned within its window, which lies over the table and is not turned with it. */
function turnOf(piece: ReactTestInstance | null): string {
  if (piece === null || piece.type === Modal) return '0deg';
  const style: ViewStyle = StyleSheet.flatten(piece.props.style) ?? {};
  return /\d+deg/.exec(JSON.stringify(style.transform ?? []))?.[0] ?? turnOf(piece.parent);
}

const sheet = (
  <Sheet isOpen title="Tower" onClose={jest.fn()} closeLabel="Close">
    <Text>inside</Text>
  </Sheet>
);

test.each([0, 90, 180, 270] as const)('a sheet stands as the table does, turned by %s', (turn) => {
  renderInApp(<Turned turn={turn}>{sheet}</Turned>);
  expect(turnOf(screen.getByText('inside'))).toBe(`${turn}deg`);
});

test('what may come later comes', () => {
  renderInApp(
    <Later height={20}>
      <Text>further down</Text>
    </Later>,
  );
  screen.getByText('further down');
});

const nothing = () => undefined;

/** A button of the menu opens the hint, as on a phone; the hint may also be taken away altogether. */
function Table({ hasHint = true }: { readonly hasHint?: boolean }) {
  const [open, setOpen] = useState<'menu' | 'hint' | null>('menu');
  const close = () => setOpen(null);
  return (
    <>
      <Pressable role="button" aria-label="menu" onPress={() => setOpen('menu')} />
      <Sheet isOpen={open === 'menu'} title="Menu" onClose={close} closeLabel="Close">
        <Pressable role="button" aria-label="hint" onPress={() => setOpen('hint')} />
        <Text>in the menu</Text>
      </Sheet>
      {hasHint ? (
        <Sheet isOpen={open === 'hint'} title="Hint" onClose={close} closeLabel="Close">
          <Text>in the hint</Text>
        </Sheet>
      ) : null}
    </>
  );
}

const windows = () => screen.UNSAFE_getAllByType(Modal);
const shown = () => windows().map((one) => one.props.visible as boolean);
/** What iOS says once a window has been taken away. */
const dismissed = (index: number) => act(() => windows()[index]!.props.onDismiss());

async function laid(element: ReactElement) {
  const rendered = renderInApp(element);
  await act(async () => undefined);
  return rendered;
}

describe('one window at a time', () => {
  test('a sheet that another one opens is shown once that one has gone, and not before', async () => {
    await laid(<Table />);
    expect(shown()).toEqual([true, false]);
    fireEvent.press(screen.getByLabelText('hint'));
    expect(shown()).toEqual([false, false]);
    act(() => jest.advanceTimersByTime(500));
    expect(shown()).toEqual([false, false]);
    dismissed(0);
    expect(shown()).toEqual([false, true]);
    screen.getByText('in the hint');
  });

  test('a sheet that is opened anew while it is being taken away waits for that as well', async () => {
    await laid(<Table />);
    fireEvent.press(screen.getAllByLabelText('Close')[0]!);
    fireEvent.press(screen.getByLabelText('menu'));
    expect(shown()).toEqual([false, false]);
    dismissed(0);
    expect(shown()).toEqual([true, false]);
  });

  test('a sheet that is no longer wanted when its turn comes is not shown', async () => {
    await laid(<Table />);
    fireEvent.press(screen.getByLabelText('hint'));
    fireEvent.press(screen.getByLabelText('menu'));
    dismissed(0);
    expect(shown()).toEqual([true, false]);
  });

  test('nobody waits for ever for a window of which nothing is said', async () => {
    await laid(<Table />);
    fireEvent.press(screen.getByLabelText('hint'));
    act(() => jest.advanceTimersByTime(1000));
    expect(shown()).toEqual([false, true]);
  });

  test('a sheet that is taken away with all around it makes way a little later', async () => {
    const { rerender } = await laid(<Table />);
    fireEvent.press(screen.getByLabelText('hint'));
    dismissed(0);
    rerender(inApp(<Table hasHint={false} />));
    fireEvent.press(screen.getByLabelText('menu'));
    expect(shown()).toEqual([false]);
    act(() => jest.advanceTimersByTime(150));
    expect(shown()).toEqual([true]);
  });

  test('what the system shows waits for a sheet that is being taken away, and for none that stays', async () => {
    await laid(<Table />);
    const order: string[] = [];
    await whenGone().then(() => order.push('over the menu'));
    fireEvent.press(screen.getAllByLabelText('Close')[0]!);
    const later = whenGone().then(() => order.push('after the menu'));
    await act(async () => undefined);
    expect(order).toEqual(['over the menu']);
    dismissed(0);
    await later;
    expect(order).toEqual(['over the menu', 'after the menu']);
  });
});

test('a sheet turns with the device, however it is held', async () => {
  await laid(<Sheet isOpen title="Tower" onClose={nothing} closeLabel="Close" />);
  expect([...windows()[0]!.props.supportedOrientations].sort()).toEqual(
    ['portrait', 'portrait-upside-down', 'landscape', 'landscape-left', 'landscape-right'].sort(),
  );
});
