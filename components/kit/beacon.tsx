import { createContext, use, useEffect, useId, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { Glow } from './glow';
import { useMotion } from './motion';
import type { Box } from './stage/box';
import { useTheme } from './theme';

/** Tells where on the screen something is lit; null when it is no longer. */
export type TellLit = (id: string, box: Box | null) => void;

const LitContext = createContext<TellLit | null>(null);

/** For whoever has to keep out of the way of what is lit below. */
export const LitProvider = LitContext.Provider;

const CALL = 1500;
const CALLING = css.keyframes({
  '0%': { opacity: 0, transform: [{ scale: 1 }] },
  '20%': { opacity: 0.9, transform: [{ scale: 1 }] },
  '100%': { opacity: 0, transform: [{ scale: 1.22 }] },
});

/** Things glide and scroll: it is looked again where they are. */
const LOOK_AGAIN_MS = 250;

export interface BeaconProps {
  readonly isOn: boolean;
  readonly radius?: number | undefined;
  readonly isDashed?: boolean | undefined;
}

/** The light on what a hint wants to be touched: one thing among all that could be. Lies over its parent. */
export function Beacon({ isOn, ...rest }: BeaconProps) {
  return isOn ? <Lit {...rest} /> : null;
}

function Lit({ radius = 9, isDashed = false }: Omit<BeaconProps, 'isOn'>) {
  const { colours } = useTheme();
  const { isStill } = useMotion();
  const ring = { borderRadius: radius + 4, borderColor: colours.glowEdge };
  return (
    <View ref={useTelling()} collapsable={false} style={styles.beacon} testID="beacon">
      <Glow isOn radius={radius} isDashed={isDashed} />
      {isStill ? null : <Animated.View style={[styles.ring, ring, CALLING_ON]} />}
    </View>
  );
}

const CALLING_ON = {
  animationName: CALLING,
  animationDuration: `${CALL}ms`,
  animationIterationCount: 'infinite',
  animationTimingFunction: 'ease-out',
} as const;

function useTelling() {
  const tell = use(LitContext);
  const id = useId();
  const ref = useRef<View>(null);
  useEffect(() => {
    if (!tell) return undefined;
    bringIntoView(ref.current);
    const look = () =>
      ref.current?.measureInWindow((x, y, width, height) => tell(id, { x, y, width, height }));
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      clearInterval(timer);
      tell(id, null);
    };
  }, [tell, id]);
  return ref;
}

/** On the smallest screens what is meant may have been scrolled away. */
function bringIntoView(view: View | null): void {
  if (Platform.OS === 'web') (view as unknown as Element | null)?.scrollIntoView({ block: 'nearest' });
}

const styles = StyleSheet.create({
  beacon: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  ring: { ...StyleSheet.absoluteFill, margin: -4, borderWidth: 3 },
});
