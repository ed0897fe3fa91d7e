import { memo, useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedProps,
  useSharedValue,
  withRepeat,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { Circle, ClipPath, Defs, G, Path, Svg } from 'react-native-svg';

import { useMotion } from '@/components/kit/motion';
import { useIsResting } from '@/components/kit/rest';
import { GradientDef, paint, usePaintId } from '@/components/kit/paint';
import { Drawing, print } from '@/components/kit/prints';
import { round } from '@/components/kit/shades';
import { ATHANOR } from './athanor-paths';
import { FURNACE_BOX } from './furnace-box';

const HALO = round(
  0.5,
  0.5,
  0.5,
  [0, '#FFD060', 0.9],
  [0.3, '#FF9A2C', 0.5],
  [0.65, '#FF7A1C', 0.15],
  [1, '#FF7A1C', 0],
);

const AnimatedPath = Animated.createAnimatedComponent(Path);
const AnimatedCircle = Animated.createAnimatedComponent(Circle);

/** The breath of the fire, from 0 to 1 and back; at rest where motion is unwanted. */
function useBreath(): SharedValue<number> {
  const { isStill } = useMotion();
  const isResting = useIsResting(!isStill);
  const breath = useSharedValue(1);
  useEffect(() => {
    if (isStill) breath.set(1);
    if (isStill || isResting) return undefined;
    const easing = Easing.inOut(Easing.quad);
    breath.set(
      withRepeat(
        withSequence(withTiming(0.2, { duration: 620, easing }), withTiming(1, { duration: 980, easing })),
        -1,
      ),
    );
    return () => cancelAnimation(breath);
  }, [breath, isStill, isResting]);
  return breath;
}

function Fire({ size }: { readonly size: number }) {
  const id = usePaintId();
  const breath = useBreath();
  const middle = useAnimatedProps(() => ({ opacity: 0.72 + 0.28 * breath.value }));
  const inner = useAnimatedProps(() => ({ opacity: 1 - 0.4 * breath.value }));
  const halo = useAnimatedProps(() => ({ opacity: 0.45 + 0.3 * breath.value }));
  return (
    <Svg width={size} height={size} viewBox={FURNACE_BOX.join(' ')} style={StyleSheet.absoluteFill}>
      <Defs>
        <GradientDef id={id} gradient={HALO} />
        <ClipPath id={`${id}window`}>
          <Path d={ATHANOR.window} />
        </ClipPath>
      </Defs>
      <G clipPath={paint(`${id}window`)}>
        <Path d={ATHANOR.outerFlame} fill="#FF7416" />
        <AnimatedPath d={ATHANOR.middleFlame} fill="#FFD048" animatedProps={middle} />
        <AnimatedPath d={ATHANOR.innerFlame} fill="#FFFBE0" animatedProps={inner} />
      </G>
      <AnimatedCircle cx={448} cy={680} r={260} fill={paint(id)} animatedProps={halo} />
    </Svg>
  );
}

interface AthanorProps {
  readonly size: number;
}

/** The furnace that gave the app its name. Its fire breathes unless motion is unwanted. */
export const Athanor = memo(function Athanor({ size }: AthanorProps) {
  const frame = { viewBox: FURNACE_BOX, width: size, height: size };
  return (
    <View style={{ width: size, height: size }} aria-hidden>
      <Drawing layers={[{ print: print('athanor') }]} {...frame} />
      <Fire size={size} />
      <Drawing layers={[{ print: print('athanor-front') }]} {...frame} style={StyleSheet.absoluteFill} />
    </View>
  );
});
