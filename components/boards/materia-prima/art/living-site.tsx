import { memo, useEffect, useMemo } from 'react';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '@/components/kit/motion';
import type { Hex } from './hex';
import type { Ground } from './map-layout';
import { Drawing } from './drawing';
import { siteLights } from './sites/lights';

/** Fires flicker quickly, water and windows breathe. */
const BREATH = 1_100;

export interface LivingSiteProps {
  readonly hex: Hex;
  readonly ground: Ground;
  readonly side: number;
}

/** Fire, water or lit windows that breathe over the map; nothing where all is still or nothing would move. A square of two sides. */
export const LivingSite = memo(function LivingSite({ hex, ground, side }: LivingSiteProps) {
  const { isStill } = useMotion();
  const marks = useMemo(() => siteLights(ground), [ground]);
  return isStill || marks.length === 0 ? null : <Breath marks={marks} hex={hex} side={side} />;
});

function Breath({
  marks,
  hex,
  side,
}: {
  readonly marks: ReturnType<typeof siteLights>;
  readonly hex: Hex;
  readonly side: number;
}) {
  const light = useSharedValue(0);
  const pace = BREATH + ((hex.q * 31 + hex.r * 97 + 700) % 7) * 90;
  useEffect(() => {
    light.set(withRepeat(withTiming(1, { duration: pace, easing: Easing.inOut(Easing.sin) }), -1, true));
    return () => cancelAnimation(light);
  }, [light, pace]);
  const shown = useAnimatedStyle(() => ({ opacity: light.get() * 0.8 }));
  return (
    <Animated.View style={[{ pointerEvents: 'none' }, shown]}>
      <Drawing layers={[marks]} viewBox={[-100, -100, 200, 200]} width={2 * side} height={2 * side} />
    </Animated.View>
  );
}
