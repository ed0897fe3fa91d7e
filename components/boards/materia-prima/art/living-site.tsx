import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { css } from 'react-native-reanimated';

import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
import { Drawing } from './drawing';
import type { Hex } from './hex';
import type { Ground } from './map-layout';
import { siteLights } from './sites/lights';

const BREATHING = css.keyframes({ from: { opacity: 0 }, to: { opacity: 0.8 } });
const BREATH = 1_100;

/** No two neighbours breathe together. */
const paceOf = ({ q, r }: Hex): number => BREATH + ((q * 31 + r * 97 + 700) % 7) * 90;

interface LivingSiteProps {
  readonly hex: Hex;
  readonly ground: Ground;
  readonly side: number;
}

/** Fire, water or lit windows that breathe over the map; nothing where all is still. A square of two sides. */
export const LivingSite = memo(function LivingSite({ hex, ground, side }: LivingSiteProps) {
  const marks = useMemo(() => siteLights(ground), [ground]);
  const breathing = useLiving(marks.length === 0 ? null : toAndFro(BREATHING, paceOf(hex)));
  if (!breathing) return null;
  return (
    <Animated.View style={[styles.light, breathing]}>
      <Drawing layers={[marks]} viewBox={[-100, -100, 200, 200]} width={2 * side} height={2 * side} />
    </Animated.View>
  );
});

const styles = StyleSheet.create({ light: { pointerEvents: 'none' } });
