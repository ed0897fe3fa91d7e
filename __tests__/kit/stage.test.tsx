import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useCallback, type ReactNode } from 'react';
import { AccessibilityInfo, Text, View } from 'react-native';
import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';

import { MotionProvider, type Speed } from '@/components/kit/motion';
import { AnchorProvider, ROOT, useAnchor, useBox } from '@/components/kit/stage/anchors';
import { around, type Box } from '@/components/kit/stage/box';
import { InReach, SkipArea } from '@/components/kit/stage/skip-area';
import { useCounted } from '@/components/kit/stage/use-counted';
import { useStage } from '@/components/kit/stage/use-stage';
import { Turned } from '@/components/kit/turned';

import { renderInApp } from './frame';
import { measured, overlap, placed } from './measured';

type Fact =
  | { readonly type: 'added'; readonly count: number }
  | { readonly type: 'thought' }
  | { readonly type: 'ended' };

const sceneOf = (_: unknown, { type }: Fact) => ({ time: type === 'thought' ? 0 : 100 });
const TOLD: ShownProps['told'] = [
  { fact: { type: 'thought' }, before: 7 },
  { fact: { type: 'added', count: 1 }, before: 7 },
  { fact: { type: 'thought' }, before: 8 },
  { fact: { type: 'added', count: 2 }, before: 8 },
  { fact: { type: 'ended' }, before: 10 },
];

interface ShownProps {
  readonly told: readonly { readonly fact: Fact; readonly before: number }[];
  readonly onShown: () => void;
}

function Shown({ told, onShown }: ShownProps) {
  const stage = useStage({
    view: 10,
    told,
    onShown,
    sceneOf,
    sounds: {},
    say: ({ type }) => type,
    finale: 'ended',
  });
  return (
    <Text onPress={stage.skip}>{`${stage.view} ${stage.caption} ${stage.isFinale ? 'finale' : ''}`}</Text>
  );
}

function show(speed: Speed) {
  const onShown = jest.fn();
  render(
    <MotionProvider speed={speed} reduced="off">
      <Shown told={TOLD} onShown={onShown} />
    </MotionProvider>,
  );
  return onShown;
}

const wait = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

describe('a stage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is not drawn for what cannot be seen', () => {
    const onShown = jest.fn();
    render(<Shown told={[{ fact: { type: 'thought' }, before: 10 }]} onShown={onShown} />);
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('shows the table before each fact, one after another, and stays at the end of the game', () => {
    const onShown = show('normal');
    expect(screen.getByText('7 added')).toBeTruthy();
    wait(200);
    expect(screen.getByText('8 added')).toBeTruthy();
    wait(200);
    expect(screen.getByText('10 ended finale')).toBeTruthy();
    wait(60_000);
    expect(onShown).not.toHaveBeenCalled();
    fireEvent.press(screen.getByText('10 ended finale'));
    expect(onShown).toHaveBeenCalledTimes(1);
  });

  test('takes half the time at fast speed', () => {
    show('fast');
    wait(100);
    expect(screen.getByText('8 added')).toBeTruthy();
  });

  test('whoever skips does not miss the end of the game', () => {
    const onShown = show('normal');
    fireEvent.press(screen.getByText('7 added'));
    expect(screen.getByText('10 ended finale')).toBeTruthy();
    expect(onShown).not.toHaveBeenCalled();
  });

  test('without motion everything has been shown at once', () => {
    const onShown = show('off');
    expect(onShown).toHaveBeenCalledTimes(1);
    expect(screen.getByText('10 null')).toBeTruthy();
  });

  test('things that come and go are counted as they do', () => {
    const changes = [
      { change: -1, at: 50 },
      { change: -1, at: 150 },
    ];
    const Counted = () => <Text>{`left ${useCounted(changes, 5)}`}</Text>;
    render(<Counted />);
    expect(screen.getByText('left 5')).toBeTruthy();
    wait(60);
    expect(screen.getByText('left 4')).toBeTruthy();
    wait(100);
    expect(screen.getByText('left 3')).toBeTruthy();
  });
});

const SCREEN = { x: 0, y: 0, width: 390, height: 844 };
const HOLE = { x: 300, y: 10, width: 80, height: 48 };

test('around a hole there is all but the hole', () => {
  const parts = around(SCREEN, HOLE);
  expect(parts.some((part) => overlap(part, HOLE))).toBe(false);
  const sizes = parts.map(({ width, height }) => width * height);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(390 * 844 - 80 * 48);
  expect(around(SCREEN, { x: 400, y: 0, width: 10, height: 10 })).toEqual([SCREEN]);
});

function Skippable({ onSkip }: { readonly onSkip: () => void }) {
  const root = useAnchor(ROOT);
  return (
    <View ref={root}>
      <InReach>
        <Text>Hide now</Text>
      </InReach>
      <SkipArea label="Skip" onSkip={onSkip} step={0} />
    </View>
  );
}

test('what skips leaves free what has to stay in reach, and has one name', () => {
  measured({ 'in-reach': HOLE }, SCREEN);
  const onSkip = jest.fn();
  render(
    <AnchorProvider>
      <Skippable onSkip={onSkip} />
    </AnchorProvider>,
  );
  const areas = screen.getAllByTestId('skip', { includeHiddenElements: true });
  expect(areas.map((area) => overlap(placed(area, SCREEN), HOLE))).toEqual(areas.map(() => false));
  expect(screen.getAllByRole('button', { name: 'Skip' })).toHaveLength(1);
  areas.forEach((area) => fireEvent.press(area));
  expect(onSkip).toHaveBeenCalledTimes(areas.length);
});

const CORNER = { x: 40, y: 50, width: 100, height: 20 };

function Lying({ name }: { readonly name: string }) {
  return <Text>{`${name} ${Object.values(useBox(name) ?? {}).join(' ')}`}</Text>;
}

function Cornered() {
  const root = useAnchor(ROOT);
  const corner = useAnchor('corner');
  return (
    <View ref={root}>
      <View ref={corner} testID="corner" />
      <Lying name="corner" />
      <Lying name="end of it" />
    </View>
  );
}

test.each([
  [0, 'corner 40 50 100 20', 'end of it 130 50 10 20'],
  [90, 'corner 50 250 20 100', 'end of it 140 250 10 100'],
  [180, 'corner 250 774 100 20', 'end of it 340 774 10 20'],
  [270, 'corner 774 40 20 100', 'end of it 864 40 10 100'],
] as const)('pieces travel where they are meant to on a table turned by %s', (turn, whole, part) => {
  measured({ corner: CORNER }, SCREEN);
  const partOf = (name: string) =>
    name === 'end of it'
      ? { whole: 'corner', of: ({ x, y, height }: Box) => ({ x: x + 90, y, width: 10, height }) }
      : null;
  renderInApp(
    <Turned turn={turn}>
      <AnchorProvider partOf={partOf}>
        <Cornered />
      </AnchorProvider>
    </Turned>,
  );
  expect(screen.getByText(whole)).toBeTruthy();
  expect(screen.getByText(part)).toBeTruthy();
});

/** As views do in a browser: they tell a ref that they go by a null, and nothing else. */
function AnchoredInBrowser({ testID }: { readonly testID: string }) {
  const anchor = useAnchor('card');
  const told = useCallback((view: View | null) => void anchor(view), [anchor]);
  return <View ref={told} testID={testID} />;
}

test('what went from the table is forgotten: pieces travel from what still lies there', () => {
  measured({ lying: CORNER, gone: HOLE }, SCREEN);
  const table = (isBoth: boolean) => (
    <AnchorProvider>
      <Rooted>
        <AnchoredInBrowser testID="lying" />
        {isBoth ? <AnchoredInBrowser testID="gone" /> : <Lying name="card" />}
      </Rooted>
    </AnchorProvider>
  );
  const { rerender } = render(table(true));
  rerender(table(false));
  expect(screen.getByText('card 40 50 100 20')).toBeTruthy();
});

function Rooted({ children }: { readonly children: ReactNode }) {
  return <View ref={useAnchor(ROOT)}>{children}</View>;
}

test('each scene is made of the table before its fact and the one after it, the last of them the table as it is', () => {
  jest.useFakeTimers();
  const given: string[] = [];
  const watched = ({ before, after }: { readonly before: number; readonly after: number }, fact: Fact) => {
    given.push(`${before} to ${after}`);
    return sceneOf(null, fact);
  };
  const say = ({ type }: Fact) => type;
  const onShown = jest.fn();
  function Watched() {
    useStage({ view: 10, told: TOLD, onShown, sceneOf: watched, sounds: {}, say });
    return null;
  }
  render(
    <MotionProvider speed="normal" reduced="off">
      <Watched />
    </MotionProvider>,
  );
  for (let fact = 0; fact < TOLD.length; fact += 1) wait(1000);
  jest.useRealTimers();
  expect(onShown).toHaveBeenCalledTimes(1);
  expect([...new Set(given)]).toEqual(['7 to 7', '7 to 8', '8 to 8', '8 to 10', '10 to 10']);
});

test('what moves obeys whoever has chosen for himself, and else the device', async () => {
  const modeWith = async (reduced: 'system' | 'on' | 'off') => {
    const { unmount } = render(
      <MotionProvider speed="normal" reduced={reduced}>
        {null}
      </MotionProvider>,
    );
    await act(async () => undefined);
    const { mode } = screen.UNSAFE_getByType(ReducedMotionConfig).props as { readonly mode: ReduceMotion };
    unmount();
    return mode;
  };
  const device = jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(true);
  expect(await modeWith('system')).toBe(ReduceMotion.Always);
  expect(await modeWith('off')).toBe(ReduceMotion.Never);
  device.mockResolvedValue(false);
  expect(await modeWith('system')).toBe(ReduceMotion.Never);
  expect(await modeWith('on')).toBe(ReduceMotion.Always);
  device.mockRestore();
});
