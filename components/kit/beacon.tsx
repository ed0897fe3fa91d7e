import { createContext, use, useEffect, useId, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';
import { Path, Svg } from 'react-native-svg';

import type { LessonSight } from '@/engine/core/lesson';

import { useLiving } from './living';
import { toAndFro } from './motion';
import { useIsResting } from './rest';
import { useBringIntoSight } from './scroll';
import type { Box } from './stage/box';
import { useTheme } from './theme';

/** Where something is that is to be seen. */
export interface SeenBox extends Box {
  /** It is to be touched, and not only talked of. */
  readonly isLit: boolean;
}

/** Tells where on the screen something is to be seen; null when it is no longer. */
export type TellLit = (id: string, box: SeenBox | null) => void;

const LitContext = createContext<TellLit | null>(null);

/** For whoever has to keep out of the way of what is lit below. */
export const LitProvider = LitContext.Provider;

const CALL = 1500;
const CALLING = css.keyframes({
  '0%': { opacity: 0, transform: [{ scale: 1 }] },
  '20%': { opacity: 0.9, transform: [{ scale: 1 }] },
  '100%': { opacity: 0, transform: [{ scale: 1.2 }] },
});
const NOD = 620;
const NODDING = css.keyframes({
  from: { transform: [{ translateY: -3 }] },
  to: { transform: [{ translateY: 3 }] },
});
const POINT = { width: 26, height: 19 };

/** Things glide and scroll: it is looked again where they are. */
const LOOK_AGAIN_MS = 250;

interface BeaconProps {
  readonly isOn: boolean;
  readonly radius?: number | undefined;
  /** Keeps within its parent, where whatever stands out would be cut off. */
  readonly isInside?: boolean | undefined;
}

/**
 * The teacher's light on what is to be touched: one thing among all that could be. It has a colour of its own, that of
 * the words that ask for it, and a point that shows it to those who do not tell colours apart. Lies over its parent.
 */
export function Beacon({ isOn, ...rest }: BeaconProps) {
  return isOn ? <Lit {...rest} /> : null;
}

function Lit({ radius = 9, isInside = false }: Omit<BeaconProps, 'isOn'>) {
  const { colours } = useTheme();
  const calling = useLiving(CALLS);
  const nodding = useLiving(NODS);
  const ring = {
    borderRadius: radius + (isInside ? 0 : 3),
    borderColor: colours.beacon,
    margin: isInside ? 0 : -4,
  };
  return (
    <View
      ref={useTelling({ isLit: true })}
      collapsable={false}
      style={styles.beacon}
      testID="beacon"
      aria-hidden
    >
      <View style={[styles.ring, ring, { boxShadow: `0px 0px 16px 3px ${colours.beacon}` }]} />
      <View style={[styles.rim, { borderRadius: radius, margin: isInside ? 4 : 0 }]} />
      {calling ? <Animated.View style={[styles.ring, ring, calling]} /> : null}
      <Animated.View style={[styles.point, isInside ? styles.inside : null, nodding]}>
        <Svg width={POINT.width} height={POINT.height} viewBox="-13 -2 26 19">
          <Path
            d="M-10 0H10Q12 0 11 2L2 13Q0 15-2 13L-11 2Q-12 0-10 0Z"
            fill={colours.beacon}
            stroke="#FFF8E6"
            strokeWidth={2}
          />
        </Svg>
      </Animated.View>
    </View>
  );
}

/** Lies over what is talked of without being touched: words should not lie on it where they can lie elsewhere. */
export function InSight({ isOn }: { readonly isOn: boolean }) {
  return isOn ? <Seen /> : null;
}

const SpokenContext = createContext<readonly LessonSight[]>([]);

/** What words on the screen speak of just now. */
export const SpokenProvider = SpokenContext;

/** Lies over a part of the table that words may speak of. */
export function Spoken({ of }: { readonly of: LessonSight }) {
  return <InSight isOn={use(SpokenContext).includes(of)} />;
}

/** Lies over buttons that one may want at any time: words should not lie on them either. */
export function KeptClear() {
  return use(LitContext) ? <Seen /> : null;
}

function Seen() {
  return (
    <View
      ref={useTelling({ isLit: false })}
      collapsable={false}
      style={styles.beacon}
      testID="in-sight"
      aria-hidden
    />
  );
}

const NODS = toAndFro(NODDING, NOD);
const CALLS = {
  animationName: CALLING,
  animationDuration: `${CALL}ms`,
  animationIterationCount: 'infinite',
  animationTimingFunction: 'ease-out',
} as const;

function useTelling({ isLit }: Pick<SeenBox, 'isLit'>) {
  const tell = use(LitContext);
  const id = useId();
  const bring = useBringIntoSight();
  const ref = useRef<View>(null);
  // What rests lies where it lay.
  const isResting = useIsResting(tell !== null);
  useEffect(() => {
    if (tell && isLit && ref.current) bringFirst(bring, ref.current);
  }, [tell, isLit, bring]);
  useEffect(() => {
    if (!tell || isResting) return undefined;
    const look = () =>
      ref.current?.measureInWindow((x, y, width, height) => tell(id, { x, y, width, height, isLit }));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [tell, id, isLit, isResting]);
  useEffect(() => (tell ? () => tell(id, null) : undefined), [tell, id]);
  return ref;
}

let isOneBrought = false;

/** On small screens what is meant may have been scrolled away; of several that are lit together the first is brought back. */
function bringFirst(bring: (view: View) => void, view: View): void {
  if (isOneBrought) return;
  isOneBrought = true;
  setTimeout(() => {
    isOneBrought = false;
  });
  bring(view);
}

const styles = StyleSheet.create({
  beacon: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  ring: { ...StyleSheet.absoluteFill, borderWidth: 4 },
  rim: { ...StyleSheet.absoluteFill, borderWidth: 1.5, borderColor: '#FFF8E6' },
  point: {
    position: 'absolute',
    top: -POINT.height + 2,
    left: '50%',
    marginLeft: -POINT.width / 2,
  },
  inside: { top: 0 },
});
