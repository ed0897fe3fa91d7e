import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedProps, useSharedValue, withTiming } from 'react-native-reanimated';
import { ClipPath, Defs, Ellipse, G, Path, Rect, Svg, Use } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import type { Ingredient } from '@/engine/games/kazaam/data';
import { Drawing } from './drawing';
import { BUBBLES, depthOf, GLASSES, INGREDIENT_HUES, liquidOf, liquidTop, VESSEL_BOX } from './glass';
import { print } from './prints';
import { starOn, Vessel, vesselHeight, type VesselProps } from './vessel';

const MovingUse = Animated.createAnimatedComponent(Use);

const RISE = 340;

interface LiveVesselProps extends VesselProps {
  /** How much of it is about to be paid. */
  readonly paying: number;
}

/** A vessel whose liquid rises and falls to its level; at rest, and while nothing of it is to be paid, one picture. */
export function LiveVessel({ paying, ...vessel }: LiveVesselProps) {
  const rest = useRest(vessel.level);
  const isAtRest = rest === vessel.level && paying <= 0;
  return isAtRest ? <Vessel {...vessel} /> : <OpenVessel {...vessel} paying={paying} from={rest} />;
}

/** The level at which the liquid came to rest last. */
function useRest(level: number): number {
  const { duration } = useMotion();
  const [rest, setRest] = useState(level);
  const time = duration(RISE);
  useEffect(() => {
    if (rest === level) return undefined;
    const timer = setTimeout(() => setRest(level), time);
    return () => clearTimeout(timer);
  }, [rest, level, time]);
  return rest;
}

interface OpenVesselProps extends LiveVesselProps {
  /** Where the liquid begins to move. */
  readonly from: number;
}

/** Taken apart: what lies behind the liquid, the liquid itself, and the glass over it. */
function OpenVessel({ paying, from, ...vessel }: OpenVesselProps) {
  const { ingredient, size, theme, isFavourite = false } = vessel;
  const frame = { viewBox: VESSEL_BOX, width: size, height: vesselHeight(size), theme };
  const halo = paying > 0 ? [{ print: print('vessel-halo') }] : [];
  return (
    <View style={[styles.vessel, { width: size, height: frame.height }]} aria-hidden>
      <Drawing layers={[...halo, { print: print(`empty-${ingredient}`) }]} {...frame} style={styles.over} />
      <Inside {...vessel} paying={paying} from={from} />
      <Drawing
        layers={[{ print: print(`glass-${ingredient}`) }, ...starOn(isFavourite)]}
        {...frame}
        style={styles.over}
      />
    </View>
  );
}

function Inside({ ingredient, level, paying, from, size }: Omit<OpenVesselProps, 'theme'>) {
  const id = usePaintId();
  return (
    <Svg width={size} height={vesselHeight(size)} viewBox={VESSEL_BOX.join(' ')} style={styles.over}>
      <Defs>
        <GradientDef id={`${id}liquid`} gradient={liquidOf(ingredient)} />
        <ClipPath id={`${id}glass`}>
          <Path d={GLASSES[ingredient].outline} />
        </ClipPath>
        <G id={`${id}body`}>
          <Rect x={-30} y={0} width={60} height={80} fill={paint(`${id}liquid`)} />
          <Ellipse cx={0} cy={0} rx={27} ry={3.2} fill="#fff" fillOpacity={0.55} />
          <Ellipse cx={0} cy={0.8} rx={26} ry={2.2} fill={INGREDIENT_HUES[ingredient][1]} />
          <Path d={BUBBLES[ingredient]} fill="#fff" fillOpacity={0.5} />
        </G>
      </Defs>
      <G clipPath={paint(`${id}glass`)}>
        <MovingLiquid href={`#${id}body`} ingredient={ingredient} level={level} from={from} />
        <Payment ingredient={ingredient} level={level} paying={paying} />
      </G>
    </Svg>
  );
}

interface LiquidProps {
  readonly href: string;
  readonly ingredient: Ingredient;
  readonly level: number;
  readonly from: number;
}

/** Rises and falls to its level as one piece: nothing of it is drawn anew. */
function MovingLiquid({ href, ingredient, level, from }: LiquidProps) {
  const { duration } = useMotion();
  const top = useSharedValue(liquidTop(ingredient, from));
  const time = duration(RISE);
  useEffect(() => {
    const goal = liquidTop(ingredient, level);
    top.set(time > 0 ? withTiming(goal, { duration: time, easing: Easing.out(Easing.cubic) }) : goal);
  }, [top, ingredient, level, time]);
  const risen = useAnimatedProps(() => ({ y: top.get() }));
  return <MovingUse href={href} animatedProps={risen} />;
}

type PaymentProps = Pick<OpenVesselProps, 'ingredient' | 'level' | 'paying'>;

/** The layer that will go when something is paid. */
function Payment({ ingredient, level, paying }: PaymentProps) {
  if (paying <= 0 || level <= 0) return null;
  const top = liquidTop(ingredient, level);
  const depth = depthOf(ingredient, Math.min(paying, level));
  return (
    <>
      <Rect x={-30} y={top} width={60} height={depth} fill="#fff" fillOpacity={0.4} />
      <Path d={`M-30 ${top + depth}H30`} stroke="#fff" strokeWidth={1.6} strokeDasharray="3 2.4" />
    </>
  );
}

const styles = StyleSheet.create({
  vessel: { pointerEvents: 'none' },
  over: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
