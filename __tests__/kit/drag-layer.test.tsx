import { act, fireEvent, screen } from '@testing-library/react-native';
import { State, type PanGesture } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { Text, View } from 'react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { DragProvider, Draggable, DropZone } from '@/components/kit/drag-layer';
import { HandFan } from '@/components/kit/hand-fan';
import { Turned } from '@/components/kit/turned';
import type { ReactTestInstance } from 'react-test-renderer';
import { renderInApp } from './frame';

type Measured = (x: number, y: number, width: number, height: number) => void;

/** The layout of the test's only kind of place: a square of 100 at 200, 200. */
function placeZones() {
  const { measureInWindow } = View.prototype as unknown as { readonly measureInWindow: jest.Mock };
  measureInWindow.mockImplementation((found: Measured) => found(200, 200, 100, 100));
}

/** The hop from the gesture to the rest of the app is taken in a later task. */
async function drag(id: string, absoluteX: number, absoluteY: number): Promise<void> {
  await act(async () => {
    fireGestureHandler<PanGesture>(getByGestureTestId(`drag-${id}`), [
      { state: State.BEGAN, absoluteX: 0, absoluteY: 0 },
      { state: State.ACTIVE, translationX: 20, absoluteX: 20, absoluteY: 0 },
      { state: State.ACTIVE, translationX: absoluteX, absoluteX, absoluteY },
      { state: State.END, absoluteX, absoluteY },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

function table(onDrop: jest.Mock, onTap = jest.fn()) {
  return (
    <DragProvider>
      <Draggable id="tail" label="Tail of insect" onTap={onTap}>
        <Text>tail</Text>
      </Draggable>
      <Draggable id="head" label="Head of fur">
        <Text>head</Text>
      </Draggable>
      <DropZone id="place" label="Place of the tail" accepts={(id) => id === 'tail'} onDrop={onDrop} />
    </DragProvider>
  );
}

test('a piece can be tapped by role and name', () => {
  const onTap = jest.fn();
  renderInApp(table(jest.fn(), onTap));
  fireEvent.press(screen.getByRole('button', { name: 'Tail of insect' }));
  expect(onTap).toHaveBeenCalledTimes(1);
});

test.each([
  ['let go over its place is dropped', 'tail', 250, 250, [['tail']]],
  ['let go just beside it is meant for it', 'tail', 195, 250, [['tail']]],
  ['let go elsewhere goes back', 'tail', 60, 60, []],
  ['that does not belong there goes back', 'head', 250, 250, []],
])('a piece %s', async (_, id, x, y, calls) => {
  const onDrop = jest.fn();
  renderInApp(table(onDrop));
  placeZones();
  await drag(id, x, y);
  expect(onDrop.mock.calls).toEqual(calls);
});

test('a place that is what is tapped takes pieces and taps as any, in one view', async () => {
  const [onDrop, onTap] = [jest.fn(), jest.fn()];
  const place = (isOne: boolean) => (
    <DragProvider>
      <Draggable id="tail" label="Tail">
        <Text>tail</Text>
      </Draggable>
      <DropZone id="place" label="Place" accepts={() => true} onDrop={onDrop} onTap={onTap} isOne={isOne} />
    </DragProvider>
  );
  const views = () => screen.UNSAFE_root.findAll(({ type }) => typeof type === 'string').length;
  renderInApp(place(false));
  const before = views();
  screen.unmount();
  renderInApp(place(true));
  expect(views()).toBe(before - 1);
  placeZones();
  await drag('tail', 250, 250);
  expect(onDrop).toHaveBeenCalledWith('tail');
  fireEvent.press(screen.getByRole('button', { name: 'Place' }));
  expect(onTap).toHaveBeenCalledTimes(1);
});

test('a place says why it does not take a piece that is let go over it', async () => {
  const [onDrop, onWrongDrop] = [jest.fn(), jest.fn()];
  renderInApp(
    <DragProvider>
      <Draggable id="head" label="Head of fur">
        <Text>head</Text>
      </Draggable>
      <DropZone id="place" label="Place" accepts={() => false} onDrop={onDrop} onWrongDrop={onWrongDrop} />
    </DragProvider>,
  );
  placeZones();
  await drag('head', 60, 60);
  expect(onWrongDrop).not.toHaveBeenCalled();
  await drag('head', 250, 250);
  expect(onWrongDrop).toHaveBeenCalledWith('head');
  expect(onDrop).not.toHaveBeenCalled();
});

/** Where the piece that holds a button is drawn. */
function flightOf(button: ReactTestInstance): string {
  for (let one: ReactTestInstance | null = button; one; one = one.parent) {
    const style = JSON.stringify(getAnimatedStyle(one as never) ?? null);
    if (style.includes('translateX')) return style;
  }
  throw new Error('lies in no piece');
}

test('a piece comes towards the finger that is laid on it, before it is tapped', async () => {
  const onTap = jest.fn();
  renderInApp(table(jest.fn(), onTap));
  const button = screen.getByRole('button', { name: 'Tail of insect' });
  const before = flightOf(button);
  await act(async () => {
    fireEvent(button, 'pressIn');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(flightOf(button)).not.toBe(before);
  expect(onTap).not.toHaveBeenCalled();
});

test.each([
  [0, '{"translateX":250}'],
  [90, '{"translateY":-250}'],
  [180, '{"translateX":-250}'],
  [270, '{"translateY":250}'],
] as const)(
  'a piece stays under the finger on a table turned by %s, and is taken there',
  async (turn, way) => {
    const onDrop = jest.fn();
    renderInApp(<Turned turn={turn}>{table(onDrop)}</Turned>);
    placeZones();
    await drag('tail', 250, 250);
    expect(onDrop).toHaveBeenCalledWith('tail');
    expect(flightOf(screen.getByRole('button', { name: 'Tail of insect' }))).toContain(way);
  },
);

const CARDS = [
  { id: 'a', label: 'Right ear of fire' },
  { id: 'b', label: 'Left leg of fur' },
];

/** A hand of two cards, the second of which is chosen. */
function renderFan(more: Partial<Parameters<typeof HandFan<(typeof CARDS)[number]>>[0]>) {
  renderInApp(
    <DragProvider>
      <HandFan
        label="Hand"
        items={CARDS}
        selected="b"
        onSelect={jest.fn()}
        render={({ label }) => <Text>{label}</Text>}
        cardWidth={110}
        cardHeight={90}
        width={390}
        {...more}
      />
    </DragProvider>,
  );
}

test('the hand names its cards and tells which is chosen', () => {
  const onSelect = jest.fn();
  renderFan({ onSelect });
  expect(screen.getByRole('button', { name: 'Left leg of fur' })).toBeSelected();
  fireEvent.press(screen.getByRole('button', { name: 'Right ear of fire' }));
  expect(onSelect).toHaveBeenCalledWith('a');
});

test('what marks a card is drawn above all cards, a raised neighbour too', () => {
  renderFan({ mark: ({ id }) => (id === 'a' ? <Text>new</Text> : null) });
  const words = screen.getAllByText(/./).map(({ props }) => props.children);
  expect(words).toEqual(['Right ear of fire', 'Left leg of fur', 'new']);
});
