import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { useMotion } from '@/components/kit/motion';
import { useTheme } from '@/components/kit/theme';

import { Candle, CandleFlame } from './art/furniture';

export interface LivingCandleProps {
  readonly isLit: boolean;
  readonly size: number;
}

/** A candle whose flame breathes. */
export const LivingCandle = memo(function LivingCandle({ isLit, size }: LivingCandleProps) {
  const { scheme } = useTheme();
  return (
    <View>
      <Candle isLit={isLit} isBare size={size} theme={scheme} />
      {isLit ? <Flame size={size} /> : null}
    </View>
  );
});

const BREATH = 1100;

function Flame({ size }: { readonly size: number }) {
  const { scheme } = useTheme();
  const { isStill } = useMotion();
  const light = useSharedValue(1);
  useEffect(() => {
    if (isStill) return undefined;
    const breath = { duration: BREATH, easing: Easing.inOut(Easing.quad) };
    light.set(withRepeat(withTiming(0.72, breath), -1, true));
    return () => {
      cancelAnimation(light);
      light.set(1);
    };
  }, [isStill, light]);
  const flickering = useAnimatedStyle(() => ({ opacity: light.get() }));
  return (
    <Animated.View style={[StyleSheet.absoluteFill, flickering]}>
      <CandleFlame size={size} theme={scheme} />
    </Animated.View>
  );
}
