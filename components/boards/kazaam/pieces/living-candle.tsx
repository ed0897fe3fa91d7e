import { memo } from 'react';
import Animated, { css } from 'react-native-reanimated';

import { toAndFro, useMotion } from '@/components/kit/motion';
import { useTheme } from '@/components/kit/theme';

import { Candle, CandleFlame, candleWidth } from '../art/furniture';

interface LivingCandleProps {
  readonly isLit: boolean;
  readonly size: number;
}

/** A candle in a row, whose flame breathes. */
export const LivingCandle = memo(function LivingCandle({ isLit, size }: LivingCandleProps) {
  const { scheme } = useTheme();
  return (
    <>
      <Candle isLit={isLit} size={size} theme={scheme} />
      {isLit ? <Flame size={size} /> : null}
    </>
  );
});

const BREATH = 1100;
const FLICKERING = css.keyframes({ from: { opacity: 1 }, to: { opacity: 0.72 } });

function Flame({ size }: { readonly size: number }) {
  const { scheme } = useTheme();
  const { isStill } = useMotion();
  return (
    <Animated.View
      style={[{ marginLeft: -candleWidth(size) }, isStill ? null : toAndFro(FLICKERING, BREATH)]}
    >
      <CandleFlame size={size} theme={scheme} />
    </Animated.View>
  );
}
