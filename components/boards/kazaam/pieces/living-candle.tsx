import { memo } from 'react';
import Animated, { css } from 'react-native-reanimated';

import { useLiving } from '@/components/kit/living';
import { toAndFro } from '@/components/kit/motion';
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

const FLICKERS = toAndFro(FLICKERING, BREATH);

function Flame({ size }: { readonly size: number }) {
  const { scheme } = useTheme();
  const flickering = useLiving(FLICKERS);
  return (
    <Animated.View style={[{ marginLeft: -candleWidth(size) }, flickering]}>
      <CandleFlame size={size} theme={scheme} />
    </Animated.View>
  );
}
