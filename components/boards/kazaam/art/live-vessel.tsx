import { useEffect } from 'react';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { Ellipse, Rect } from 'react-native-svg';

import { INGREDIENT_HUES } from './paints';
import { liquidTop, Vessel, type LiquidProps, type VesselProps } from './vessel';

const MovingRect = Animated.createAnimatedComponent(Rect);
const MovingEllipse = Animated.createAnimatedComponent(Ellipse);

interface MovingLiquidProps extends LiquidProps {
  readonly duration: number;
}

function MovingLiquid({ ingredient, level, paint, duration }: MovingLiquidProps) {
  const top = useSharedValue(liquidTop(ingredient, level));
  useEffect(() => {
    const goal = liquidTop(ingredient, level);
    top.value = duration > 0 ? withTiming(goal, { duration, easing: Easing.out(Easing.cubic) }) : goal;
  }, [top, ingredient, level, duration]);
  const body = useAnimatedProps(() => ({ y: top.value }));
  const gleam = useAnimatedProps(() => ({ cy: top.value }));
  const surface = useAnimatedProps(() => ({ cy: top.value + 0.8 }));
  return (
    <>
      <MovingRect x={-30} width={60} height={80} fill={paint} animatedProps={body} />
      <MovingEllipse cx={0} rx={27} ry={3.2} fill="#fff" fillOpacity={0.55} animatedProps={gleam} />
      <MovingEllipse cx={0} rx={26} ry={2.2} fill={INGREDIENT_HUES[ingredient][1]} animatedProps={surface} />
    </>
  );
}

/** A vessel whose liquid rises and falls to its level; without a duration it jumps. */
export function LiveVessel({ duration, ...vessel }: VesselProps & { readonly duration: number }) {
  return <Vessel {...vessel} renderLiquid={(liquid) => <MovingLiquid {...liquid} duration={duration} />} />;
}
