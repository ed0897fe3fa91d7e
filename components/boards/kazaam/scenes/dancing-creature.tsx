import { useEffect, useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';

import { TIMES, useMotion } from '@/components/kit/motion';
import { useIsResting } from '@/components/kit/rest';
import type { KazaamBoard } from '@/engine/games/kazaam/state';

import { JOYFUL, LivingCreature, livingLayers, livingMargin, type LivingLayer } from '../art/living';

interface DancingCreatureProps {
  readonly board: KazaamBoard;
  readonly size: number;
}

const WAVE = 420;

/** The finished creature: a small jump, then it waves, pricks its ears and tilts its head. Still where motion is unwanted. */
export function DancingCreature({ board, size }: DancingCreatureProps) {
  const { isStill } = useMotion();
  return isStill ? <LivingCreature board={board} size={size} /> : <Dance board={board} size={size} />;
}

function Dance({ board, size }: DancingCreatureProps) {
  const { duration } = useMotion();
  const isResting = useIsResting();
  const wave = useSharedValue(0);
  const jump = useSharedValue(0);
  useEffect(() => {
    const swing = { duration: duration(WAVE), easing: Easing.inOut(Easing.quad) };
    wave.set(
      isResting
        ? withTiming(0, swing)
        : withDelay(duration(TIMES.move), withRepeat(withTiming(1, swing), -1, true)),
    );
  }, [wave, isResting, duration]);
  useEffect(() => {
    jump.set(
      withDelay(
        duration(TIMES.move),
        withSequence(withTiming(1, { duration: duration(180) }), withTiming(0, { duration: duration(220) })),
      ),
    );
    return () => {
      cancelAnimation(wave);
      cancelAnimation(jump);
    };
  }, [wave, jump, duration]);
  const jumping = useAnimatedStyle(() => ({ transform: [{ translateY: -size * 0.06 * jump.get() }] }));
  const layers = useMemo(() => livingLayers({ board, size }), [board, size]);
  const margin = livingMargin(size);
  const whole = size + 2 * margin;
  const head = layers.find(({ place }) => place === 'head');
  const isOnHead = ({ place, rides }: LivingLayer) => rides === 'head' || place === 'head';
  return (
    <View style={{ width: size, height: size }}>
      <Animated.View
        style={[styles.layer, { left: -margin, top: -margin, width: whole, height: whole }, jumping]}
      >
        {layers
          .filter((layer) => !isOnHead(layer))
          .map((layer) => (
            <Limb key={layer.place} layer={layer} wave={wave}>
              {layer.element}
            </Limb>
          ))}
        {head ? (
          <Limb layer={head} wave={wave}>
            {layers
              .filter(({ rides }) => rides === 'head')
              .map((layer) => (
                <Limb key={layer.place} layer={layer} wave={wave}>
                  {layer.element}
                </Limb>
              ))}
            <View style={styles.layer}>{head.element}</View>
          </Limb>
        ) : null}
      </Animated.View>
    </View>
  );
}

interface LimbProps {
  readonly layer: LivingLayer;
  readonly wave: SharedValue<number>;
  readonly children: ReactNode;
}

/** Turns about its socket, by as much as joy moves it. */
function Limb({ layer, wave, children }: LimbProps) {
  const degrees = JOYFUL[layer.place] ?? 0;
  const turning = useAnimatedStyle(() => ({ transform: [{ rotate: `${degrees * wave.get()}deg` }] }));
  const { x, y } = layer.pivot;
  return (
    <Animated.View style={[StyleSheet.absoluteFill, { transformOrigin: [x, y, 0] }, turning]}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({ layer: { position: 'absolute', left: 0, top: 0 } });
