import { useEffect } from 'react';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { Defs, G, Use } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { usePaintId } from '@/components/kit/paint';
import { LiquidBody, liquidTop, Vessel, type LiquidProps, type VesselProps } from './vessel';

const MovingUse = Animated.createAnimatedComponent(Use);

const RISE = 340;

/** Rises and falls to its level as one piece: nothing of it is drawn anew. */
function MovingLiquid({ ingredient, level, paint }: LiquidProps) {
  const { duration } = useMotion();
  const id = usePaintId();
  const top = useSharedValue(liquidTop(ingredient, level));
  const time = duration(RISE);
  useEffect(() => {
    const goal = liquidTop(ingredient, level);
    top.set(time > 0 ? withTiming(goal, { duration: time, easing: Easing.out(Easing.cubic) }) : goal);
  }, [top, ingredient, level, time]);
  const risen = useAnimatedProps(() => ({ y: top.get() }));
  return (
    <>
      <Defs>
        <G id={id}>
          <LiquidBody ingredient={ingredient} paint={paint} />
        </G>
      </Defs>
      <MovingUse href={`#${id}`} animatedProps={risen} />
    </>
  );
}

const renderMoving = (liquid: LiquidProps) => <MovingLiquid {...liquid} />;

/** A vessel whose liquid rises and falls to its level. */
export function LiveVessel(vessel: Omit<VesselProps, 'renderLiquid'>) {
  return <Vessel {...vessel} renderLiquid={renderMoving} />;
}
