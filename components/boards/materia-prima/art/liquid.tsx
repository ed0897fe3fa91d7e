import { useEffect } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { ClipPath, Defs, G, Path, Svg, Use } from 'react-native-svg';

import { drawMarks } from '@/components/kit/drawing/elements';
import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { LEVEL, type Element } from '@/engine/games/materia-prima/data';
import { gradient, type Theme } from './paints';
import { liquidMarks, surfaceAt, VESSELS } from './vessel-marks';

const MovingUse = Animated.createAnimatedComponent(Use);
export const RISE = 380;

interface LiquidProps {
  readonly element: Element;
  readonly amount: number;
  /** From which amount it rises or sinks. */
  readonly from: number;
  readonly size: number;
  readonly theme: Theme;
  readonly style: StyleProp<ViewStyle>;
}

/** A liquid that moves, cut off by the glass: it rises and sinks as one piece. */
export function Liquid({ element, amount, from, size, theme, style }: LiquidProps) {
  const { duration } = useMotion();
  const prefix = usePaintId();
  const time = duration(RISE);
  const top = useSharedValue(surfaceAt(from));
  useEffect(() => {
    const goal = surfaceAt(amount);
    top.set(time > 0 ? withTiming(goal, { duration: time, easing: Easing.inOut(Easing.quad) }) : goal);
  }, [amount, time, top]);
  const risen = useAnimatedProps(() => ({ y: top.get() }));
  return (
    <Svg width={size} height={size} viewBox="-20 -20 40 40" style={[styles.layer, style]} aria-hidden>
      <Defs>
        <GradientDef id={`${prefix}liquid-${element}`} gradient={gradient(`liquid-${element}`, theme)} />
        <ClipPath id={`${prefix}glass`}>
          <Path d={VESSELS[LEVEL[element]]} />
        </ClipPath>
        <G id={`${prefix}body`}>{drawMarks(liquidMarks(element), { prefix, isSmall: false }, 'liquid')}</G>
      </Defs>
      <G clipPath={paint(`${prefix}glass`)}>
        <MovingUse href={`#${prefix}body`} animatedProps={risen} />
      </G>
    </Svg>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute' },
});
