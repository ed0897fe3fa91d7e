import { act, fireEvent, screen } from '@testing-library/react-native';
import { ScrollView, View } from 'react-native';
import { KeyboardEvents } from 'react-native-keyboard-controller';

import { Beacon, LitProvider } from '@/components/kit/beacon';
import { Scroll } from '@/components/kit/scroll';
import { Sheet } from '@/components/kit/sheet';
import { TextField } from '@/components/kit/text-field';
import { renderInApp } from './frame';
import { measured } from './measured';

/** Where what scrolls lies, and what is in it, by its name. */
const boxes: Record<string, readonly [y: number, height: number]> = {};
const offsets: (readonly [string | undefined, number])[] = [];

const placed = (name: string) => ({
  measureInWindow: (found: (x: number, y: number, width: number, height: number) => void) => {
    const [y, height] = boxes[name] ?? [0, 844];
    found(0, y, 390, height);
  },
});

interface Scrolling {
  readonly props: { readonly testID?: string; readonly innerViewRef: { current: unknown } };
}
const { getNativeScrollRef, scrollTo } = ScrollView.prototype as unknown as Record<string, jest.Mock>;

/** From now on what scrolls says where it lies, and it is written down how far it is scrolled. */
function observed(): void {
  offsets.splice(0);
  getNativeScrollRef!.mockImplementation(function host(this: Scrolling) {
    this.props.innerViewRef.current = placed(`${this.props.testID}-content`);
    return placed(`${this.props.testID}`);
  });
  scrollTo!.mockImplementation(function scrolls(this: Scrolling, { y }: { readonly y: number }) {
    offsets.push([this.props.testID, y]);
  });
}

/** Everything that is no scroll lies there. */
const targetAt = (y: number, height: number) => measured({}, { x: 10, y, width: 100, height });

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

beforeEach(observed);

test('what a lesson lights is brought into sight, through all that it is scrolled by', async () => {
  Object.assign(boxes, {
    outer: [0, 800],
    'outer-content': [0, 2000],
    inner: [900, 300],
    'inner-content': [900, 700],
  });
  targetAt(1400, 40);
  renderInApp(
    <LitProvider value={() => undefined}>
      <Scroll testID="outer">
        <Scroll testID="inner">
          <View>
            <Beacon isOn />
          </View>
        </Scroll>
      </Scroll>
    </LitProvider>,
  );
  await settled();
  // It lies at 500 in the inner one: it is scrolled by 264, and then lies at 1136 in the outer one.
  expect(offsets).toEqual([
    ['inner', 264],
    ['outer', 400],
  ]);
});

test('of several things that are lit together the first is brought into sight', async () => {
  Object.assign(boxes, { one: [0, 800], 'one-content': [0, 2000], other: [0, 800] });
  targetAt(1400, 40);
  renderInApp(
    <LitProvider value={() => undefined}>
      <Scroll testID="one">
        <Beacon isOn />
      </Scroll>
      <Scroll testID="other">
        <Beacon isOn />
      </Scroll>
    </LitProvider>,
  );
  await settled();
  expect(offsets.map(([name]) => name)).toStrictEqual(['one']);
});

test('what is written on is brought into sight as it is touched, and once the keyboard is there', async () => {
  Object.assign(boxes, { page: [0, 800], 'page-content': [0, 1600] });
  targetAt(780, 70);
  renderInApp(
    <Scroll testID="page">
      <TextField label="Name" value="" onChange={() => undefined} />
    </Scroll>,
  );
  expect(offsets).toEqual([]);
  fireEvent(screen.getByLabelText('Name'), 'focus');
  await settled();
  expect(offsets.splice(0)).toEqual([['page', 74]]);
  const [event, cameUp] = jest.mocked(KeyboardEvents.addListener).mock.lastCall!;
  expect(event).toBe('keyboardDidShow');
  Object.assign(boxes, { page: [0, 500] });
  cameUp({} as never);
  await settled();
  expect(offsets).toEqual([['page', 374]]);
});

test('a sheet lies over what scrolls: nothing under it moves for its lit edge', async () => {
  Object.assign(boxes, { page: [0, 300], 'page-content': [0, 1600] });
  targetAt(780, 70);
  renderInApp(
    <LitProvider value={() => undefined}>
      <Scroll testID="page">
        <Sheet isOpen isCloseLit title="Person" closeLabel="Close" onClose={() => undefined} />
      </Scroll>
    </LitProvider>,
  );
  await settled();
  expect(offsets).toEqual([]);
});

test('a sheet lies over what scrolls: nothing under it moves for what is written on it', async () => {
  Object.assign(boxes, { page: [0, 300], 'page-content': [0, 1600] });
  targetAt(780, 70);
  renderInApp(
    <Scroll testID="page">
      <Sheet isOpen title="Person" closeLabel="Close" onClose={() => undefined}>
        <TextField label="Name" value="" onChange={() => undefined} />
      </Sheet>
    </Scroll>,
  );
  fireEvent(screen.getByLabelText('Name'), 'focus');
  await settled();
  expect(offsets.map(([name]) => name)).toStrictEqual([undefined]);
});

test('a button in what scrolls is pressed by the first touch also while a keyboard is open', () => {
  renderInApp(<Scroll testID="page" />);
  expect(screen.getByTestId('page').props.keyboardShouldPersistTaps).toBe('handled');
});
