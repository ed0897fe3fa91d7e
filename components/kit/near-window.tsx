import {
  Children,
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import {
  type ScrollView,
  useWindowDimensions,
  View,
  type ViewProps,
  type ScrollViewProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import { runsOf, spanOf } from './runs';
import { Scroll } from './scroll';
import { within } from './stage/box';
import { useTurn, useWindow } from './turned';

type Look = () => void;

/** Asks to be told whenever it has scrolled; what comes back ends that. */
type WatchScrolling = (look: Look) => () => void;

const ScrollingContext = createContext<WatchScrolling | null>(null);

interface ScrollingProps extends ScrollViewProps {
  readonly ref?: Ref<ScrollView>;
}

/** Something that scrolls, and tells it to the lists that lie in it. */
export function Scrolling({ children, ...rest }: ScrollingProps) {
  const looks = useRef(new Set<Look>());
  const watch = useCallback<WatchScrolling>((look) => {
    looks.current.add(look);
    return () => void looks.current.delete(look);
  }, []);
  return (
    <Scroll {...rest} onScroll={() => looks.current.forEach((look) => look())} scrollEventThrottle={80}>
      <ScrollingContext value={watch}>{children}</ScrollingContext>
    </Scroll>
  );
}

export interface NearWindowProps {
  /** How high each row probably is, until it has been there. */
  readonly height: number | ((row: number) => number);
  /** Where the first of them probably begins, before it is known where they lie. */
  readonly from?: number;
  /** Rows that come and go together. */
  readonly together?: number;
  /** Stays mounted wherever it lies. */
  readonly kept?: number | undefined;
  readonly gap?: number;
  readonly role?: 'list';
  readonly label?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** How much beyond the window is mounted on either side, in parts of it. */
const SPARE = 0.2;

/** Rows of which only those near the window are mounted; room is kept for the others. It lies in something `Scrolling`. */
export function NearWindow(props: NearWindowProps) {
  const { width, fontScale } = useWindow();
  // Where lines break anew, no height is known any more.
  return <Rows key={`${width} ${fontScale}`} {...props} />;
}

function Rows({ height, from, together = 1, kept, gap = 0, role, label, style, children }: NearWindowProps) {
  const rows = Children.toArray(children);
  const count = Math.ceil(rows.length / together);
  const [known, setKnown] = useState<ReadonlyMap<number, number>>(new Map());
  const { ref, span, look } = useSpan(from);
  const groupHeight = (group: number): number => {
    const row = (index: number) => (typeof height === 'number' ? height : height(index));
    const own = Math.min(together, rows.length - group * together);
    const sum = Array.from({ length: own }, (_, index) => row(group * together + index)).reduce(add, 0);
    return known.get(group) ?? sum + gap * (own - 1);
  };
  const heights = Array.from({ length: count }, (_, group) => groupHeight(group));
  const remember = (group: number, now: number) =>
    setKnown((before) => (before.get(group) === now ? before : new Map(before).set(group, now)));
  const keptGroup = kept === undefined ? -1 : Math.floor(kept / together);
  return (
    <View
      ref={ref}
      collapsable={false}
      role={role}
      aria-label={label}
      style={[style, { gap }]}
      onLayout={look}
    >
      {runsOf(heights, { gap, span, kept: keptGroup }).map((run) =>
        run.isMounted ? (
          <View
            key={run.group}
            style={{ gap }}
            onLayout={({ nativeEvent }) => remember(run.group, nativeEvent.layout.height)}
          >
            {rows.slice(run.group * together, (run.group + 1) * together)}
          </View>
        ) : (
          <View key={`room ${run.group}`} style={{ height: run.height }} />
        ),
      )}
    </View>
  );
}

const add = (one: number, other: number): number => one + other;

export interface NearProps {
  /** How high it probably is, until it has been there. */
  readonly height: number;
  /** Where it probably begins, before it is known where it lies. */
  readonly from: number;
  /** Stays mounted wherever it lies. */
  readonly isKept?: boolean;
  readonly testID?: string;
  readonly onLayout?: ViewProps['onLayout'];
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Something large that is mounted only near the window; its room is kept. It lies in something `Scrolling`. */
export function Near({ height, from, isKept = false, testID, onLayout, style, children }: NearProps) {
  const { ref, span, look } = useSpan(from);
  const [known, setKnown] = useState(height);
  const isNear = isKept || (span.from < known && span.to > 0);
  return (
    <View
      ref={ref}
      collapsable={false}
      testID={testID}
      style={[style, isNear ? null : { height: known }]}
      onLayout={(event) => {
        look();
        if (isNear) setKnown(event.nativeEvent.layout.height);
        onLayout?.(event);
      }}
    >
      {isNear ? children : null}
    </View>
  );
}

/** What of it is near the window, measured from its top; until that is known, from where it probably begins. */
function useSpan(begins = 0) {
  const { height } = useWindow();
  const screen = useWindowDimensions();
  const turn = useTurn();
  const watch = use(ScrollingContext);
  const ref = useRef<View>(null);
  const guess = { begins, from: -begins, to: height - begins };
  const [span, setSpan] = useState(guess);
  if (span.begins !== begins) setSpan(guess);
  const look = useCallback(() => {
    ref.current?.measureInWindow((x, y, across, down) => {
      const whole = { x: 0, y: 0, width: screen.width, height: screen.height };
      const { y: top } = within(whole, { x, y, width: across, height: down }, turn);
      const next = spanOf(top, height, SPARE);
      setSpan((now) => (now.from === next.from && now.to === next.to ? now : { begins, ...next }));
    });
  }, [height, screen.width, screen.height, turn, begins]);
  useEffect(() => {
    look();
    return watch?.(look);
  }, [look, watch]);
  return { ref, span, look };
}
