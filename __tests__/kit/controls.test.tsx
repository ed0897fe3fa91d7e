import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Button, IconButton, RowButton } from '@/components/kit/button';
import { Sheet } from '@/components/kit/sheet';
import { Slider } from '@/components/kit/slider';
import { Choice, Switch } from '@/components/kit/switch';
import { useToast, type ToastAction } from '@/components/kit/toast';
import { Touch } from '@/components/kit/touch';
import { Body } from '@/components/kit/type';
import { renderInApp } from './frame';

describe('a button', () => {
  test('does what it says', () => {
    const onPress = jest.fn();
    renderInApp(<Button label="Draw" onPress={onPress} />);
    fireEvent.press(screen.getByRole('button', { name: 'Draw' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test('that cannot be pressed is dull, says why when it is, and does nothing', () => {
    const onPress = jest.fn();
    renderInApp(<Button label="Draw" onPress={onPress} reason="The hand is full." />);
    const button = screen.getByRole('button', { name: 'Draw' });
    expect(button).toBeDisabled();
    expect(button.props.accessibilityHint).toBe('The hand is full.');
    fireEvent.press(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByText('The hand is full.')).toBeOnTheScreen();
  });

  test('hands its reason to whoever wants to say it', () => {
    const onRefused = jest.fn();
    renderInApp(
      <IconButton icon="undo" label="Undo" onPress={jest.fn()} reason="Sealed." onRefused={onRefused} />,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(onRefused).toHaveBeenCalledWith('Sealed.');
    expect(screen.queryByText('Sealed.')).toBeNull();
  });
});

test('a refusal leads to its rule, and goes away', () => {
  const onRule = jest.fn();
  function Refuse() {
    const { show } = useToast();
    const action = { label: 'See the rule', onPress: onRule };
    return <Button label="Try" onPress={() => show({ words: 'Six tiles are the most.', action })} />;
  }
  renderInApp(<Refuse />);
  fireEvent.press(screen.getByRole('button', { name: 'Try' }));
  fireEvent.press(screen.getByRole('link', { name: 'See the rule' }));
  expect(onRule).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Six tiles are the most.')).toBeNull();
});

describe('a message', () => {
  const rule = { label: 'See the rule', onPress: jest.fn() };
  const LONG =
    'Somebody has taken the last of the potions, so there is nothing left here that could be brewed.';

  function Say({ action }: { readonly action?: ToastAction }) {
    const { show } = useToast();
    return <Button label="Try" onPress={() => show({ words: LONG, action })} />;
  }

  /** Shown, and looked for again after so many milliseconds. */
  function isThereAfter(milliseconds: number, action?: ToastAction) {
    renderInApp(<Say {...(action && { action })} />);
    fireEvent.press(screen.getByRole('button', { name: 'Try' }));
    screen.getByText(LONG);
    act(() => void jest.advanceTimersByTime(milliseconds));
    return screen.queryByText(LONG) !== null;
  }

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('lasts three seconds, however long it is', () => {
    expect(isThereAfter(2900)).toBe(true);
    screen.unmount();
    expect(isThereAfter(3100)).toBe(false);
  });

  test('with a link lasts longer, and can be put away', () => {
    expect(isThereAfter(7900, rule)).toBe(true);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(LONG)).toBeNull();
  });

  test('lies at the head of the screen, away from the hand, and without a link has nothing to press', () => {
    expect(isThereAfter(0)).toBe(true);
    const place = screen.getByTestId('toast');
    expect(place).toHaveStyle({ position: 'absolute', top: 0, pointerEvents: 'box-none' });
    expect(StyleSheet.flatten(place.props.style).bottom).toBeUndefined();
    expect(within(place).queryAllByRole('button')).toEqual([]);
  });
});

test('a message goes when its reader goes on, and takes no touch but on its own controls', () => {
  function Refuse() {
    const { show } = useToast();
    return <Button label="Try" onPress={() => show({ words: 'First choose a tile.' })} />;
  }
  renderInApp(<Refuse />);
  fireEvent.press(screen.getByRole('button', { name: 'Try' }));
  expect(screen.getByTestId('toast-words')).toHaveStyle({ pointerEvents: 'none' });
  screen.getByText('First choose a tile.');
  const isTaken = fireEvent(screen.getByRole('button', { name: 'Try' }), 'startShouldSetResponderCapture');
  expect(isTaken).toBe(false);
  expect(screen.queryByText('First choose a tile.')).toBeNull();
});

describe('a sheet', () => {
  const sheet = (isOpen: boolean, onClose: () => void) => (
    <Sheet isOpen={isOpen} title="Chronicle" closeLabel="Close the chronicle" onClose={onClose}>
      <Body>Minerva drew a tile.</Body>
    </Sheet>
  );

  test('that is closed holds nothing', () => {
    renderInApp(sheet(false, jest.fn()));
    expect(screen.queryByText('Minerva drew a tile.')).toBeNull();
  });

  test('closes by its control', () => {
    const onClose = jest.fn();
    renderInApp(sheet(true, onClose));
    expect(screen.getByText('Minerva drew a tile.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Close the chronicle' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('a switch changes over', () => {
  const onChange = jest.fn();
  renderInApp(<Switch label="Music" isOn={false} onChange={onChange} />);
  fireEvent.press(screen.getByRole('switch', { name: 'Music', checked: false }));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a choice is one of a few', () => {
  const onChange = jest.fn();
  const options = [
    { value: 'human', label: 'Person' },
    { value: 'bot', label: 'Bot' },
  ] as const;
  renderInApp(<Choice label="Who" options={options} value="human" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Person' })).toBeChecked();
  fireEvent.press(screen.getByRole('radio', { name: 'Bot' }));
  expect(onChange).toHaveBeenCalledWith('bot');
});

test.each([
  ['increment', 5],
  ['decrement', 3],
])('a slider goes by steps: %s', (actionName, expected) => {
  const onChange = jest.fn();
  renderInApp(<Slider label="Move" value={4} least={0} most={9} onChange={onChange} />);
  fireEvent(screen.getByRole('slider', { name: 'Move' }), 'accessibilityAction', {
    nativeEvent: { actionName },
  });
  expect(onChange).toHaveBeenCalledWith(expected);
});

test('what can be touched tells which view it is, and when that goes', () => {
  const anchor = jest.fn();
  const { unmount } = renderInApp(<Touch label="Reserve" anchor={anchor} />);
  expect(anchor).toHaveBeenCalledTimes(1);
  expect(anchor.mock.calls[0][0]).toHaveProperty('measureInWindow');
  unmount();
  expect(anchor).toHaveBeenLastCalledWith(null);
});

test('one of many things to press is two views, and can be pressed', () => {
  const onPress = jest.fn();
  renderInApp(<RowButton label="Draw a tile" onPress={onPress} />);
  const row = screen.getByRole('button', { name: 'Draw a tile' });
  fireEvent.press(row);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(row.findAll(({ type }) => typeof type === 'string')).toHaveLength(2);
});
