import { memo, useEffect, useMemo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { css, Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import type { Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';
import { useLiving } from '@/components/kit/living';
import { endlessly, toAndFro, useMotion } from '@/components/kit/motion';
import type { Cauldron } from '@/engine/games/witchs-brew/data';
import { brew, bubblesOf, DEPTH, flicker, shimmer, STEAM } from './cauldron-marks';
import { Drawing } from './drawing';

const BOX = [-76, -66, 152, 144] as const;
const RISE = 420;

interface LayerProps {
  readonly cauldron: Cauldron;
  readonly width: number;
}

function Sheet({ marks, width }: { readonly marks: readonly Mark[]; readonly width: number }) {
  return <Drawing layers={[marks]} viewBox={BOX} width={width} height={(width * BOX[3]) / BOX[2]} />;
}

/** The brew at its level: it rises and sinks behind the rim. */
export const Liquid = memo(function Liquid(props: LayerProps & { readonly level: number }) {
  const { cauldron, width, level } = props;
  const { duration } = useMotion();
  const shown = useSharedValue(level);
  useEffect(() => {
    shown.set(withTiming(level, { duration: duration(RISE), easing: Easing.out(Easing.cubic) }));
  }, [shown, level, duration]);
  const unit = width / BOX[2];
  const risen = useAnimatedStyle(() => ({
    opacity: shown.get() > 0.01 ? 1 : 0,
    transform: [{ translateY: (1 - shown.get()) * DEPTH * unit }],
  }));
  return (
    <Animated.View style={[styles.layer, risen]}>
      <Sheet marks={brew(cauldron)} width={width} />
    </Animated.View>
  );
});

interface BoilingProps extends LayerProps {
  readonly level: number;
  readonly isOn: boolean;
}

/** Light, bubbles and, while it boils, steam. Bubbles rest where nothing may move. */
export const Boiling = memo(function Boiling({ cauldron, width, level, isOn }: BoilingProps) {
  const shimmering = useLiving(isOn ? SHIMMERS : null);
  const bubbles = bubblesOf(cauldron);
  const sunk = (1 - level) * DEPTH * (width / BOX[2]);
  const resting = [...shimmer(cauldron), ...bubbles.slice(0, isOn ? 4 : 3).flat()];
  if (!shimmering) {
    const all = isOn ? [...resting, ...bubbles.slice(4).flat(), ...STEAM] : resting;
    return (
      <Animated.View style={[styles.layer, { transform: [{ translateY: sunk }] }]}>
        <Sheet marks={all} width={width} />
      </Animated.View>
    );
  }
  return (
    <>
      <Animated.View style={[styles.layer, shimmering]}>
        <Sheet marks={[...shimmer(cauldron), ...STEAM]} width={width} />
      </Animated.View>
      {GROUPS.map(({ shown, period }) => (
        <Rising key={period} period={period} reach={14 * (width / BOX[2])}>
          <Sheet marks={shown.flatMap((index) => bubbles[index] ?? [])} width={width} />
        </Rising>
      ))}
    </>
  );
});

/** Bubbles that rise together; the periods have no common measure, so that it never looks like a loop. */
const GROUPS = [
  { shown: [0, 4], period: 1130 },
  { shown: [1, 3, 6], period: 1490 },
  { shown: [2, 5], period: 1810 },
] as const;

interface RisingProps {
  readonly period: number;
  readonly reach: number;
  readonly children: ReactNode;
}

function Rising({ period, reach, children }: RisingProps) {
  const rising = useLiving(useMemo(() => endlessly(risingBy(reach), period), [reach, period]));
  return <Animated.View style={[styles.layer, rising]}>{children}</Animated.View>;
}

/** Keyframes are kept by the browser for good: the same ones are made only once. */
const risingBy = once((reach: number) => {
  const at = (share: number) => ({ transform: [{ translateY: reach * (0.35 - 1.35 * share) }] });
  return css.keyframes({
    '0%': { opacity: 0, ...at(0) },
    '20%': { opacity: 1, ...at(0.2) },
    '75%': { opacity: 1, ...at(0.75) },
    '100%': { opacity: 0, ...at(1) },
  });
});

const SHIMMERING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0.7 } });
const FLICKERING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });
const SHIMMERS = toAndFro(SHIMMERING, 1300);
const FLICKERS = toAndFro(FLICKERING, 310);

/** Bright flames that come and go before the steady ones. */
export const Flicker = memo(function Flicker({ cauldron, width }: LayerProps) {
  const flickering = useLiving(FLICKERS);
  if (!flickering) return null;
  return (
    <Animated.View style={[styles.layer, flickering]}>
      <Sheet marks={flicker(cauldron)} width={width} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } });
