import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  FadeIn,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';

import { useFeel } from '@/components/kit/feel';
import { TIMES, useMotion } from '@/components/kit/motion';
import { Paint } from '@/components/kit/paint';
import { Body } from '@/components/kit/type';
import { useTheme } from '@/components/kit/theme';
import { Button } from '@/components/kit/button';
import type { Seat } from '@/engine/core/seat';

import { GreatCircle } from './art/furniture';
import { DancingCreature } from './dancing-creature';
import { playerOf } from './intent';
import { useTable } from './table';

export interface KazaamMomentProps {
  readonly seat: Seat;
  readonly size: number;
  readonly onDone: () => void;
}

const AFTERGLOW = 1600;

/** The ninth tile lies: the circle lights up, the creature comes alive, the word is spoken. */
export function KazaamMoment({ seat, size, onDone }: KazaamMomentProps) {
  const { situation, speech } = useTable();
  const { isStill, duration, fade } = useMotion();
  const { play } = useFeel();
  useEffect(() => {
    play('triumph');
  }, [play]);
  useEffect(() => {
    const time = TIMES.big + AFTERGLOW;
    const timer = setTimeout(onDone, isStill ? time : duration(time));
    return () => clearTimeout(timer);
  }, [onDone, isStill, duration]);
  return (
    <Animated.View entering={FadeIn.duration(fade())} style={styles.moment}>
      <Word />
      <View style={{ width: size, height: size }}>
        <CircleOfLight size={size} />
        <DancingCreature board={playerOf(situation.view, seat).board} size={size} />
      </View>
      <Body isItalic align="center" size={19} style={styles.words}>
        {speech.words.lives(speech.who(seat))}
      </Body>
      <Button kind="walnut" size="small" label={speech.words.skip} onPress={onDone} />
    </Animated.View>
  );
}

/** The circle that nine tiles complete, and light behind it. */
function CircleOfLight({ size }: { readonly size: number }) {
  const { scheme, materials } = useTheme();
  const { duration } = useMotion();
  const light = useSharedValue(0);
  useEffect(() => {
    light.set(withTiming(1, { duration: duration(TIMES.big / 2) }));
  }, [light, duration]);
  const shining = useAnimatedStyle(() => ({
    opacity: light.get(),
    transform: [{ rotate: `${(1 - light.get()) * -60}deg` }, { scale: 0.7 + 0.3 * light.get() }],
  }));
  const halo = size * 0.3;
  return (
    <Animated.View style={[StyleSheet.absoluteFill, shining]} aria-hidden>
      <View style={[StyleSheet.absoluteFill, { margin: -halo }]}>
        <Paint gradient={materials.halo} />
      </View>
      <GreatCircle size={size} theme={scheme} />
    </Animated.View>
  );
}

function Word() {
  const { faces } = useTheme();
  const { duration } = useMotion();
  const { speech } = useTable();
  const spoken = useSharedValue(0);
  useEffect(() => {
    spoken.set(withDelay(duration(TIMES.move), withTiming(1, { duration: duration(TIMES.big / 2) })));
  }, [spoken, duration]);
  const growing = useAnimatedStyle(() => ({
    opacity: spoken.get(),
    transform: [{ scale: 1.5 - 0.5 * spoken.get() }],
  }));
  return (
    <View role="heading" aria-label={speech.words.kazaam}>
      <Animated.Text
        aria-hidden
        adjustsFontSizeToFit
        numberOfLines={1}
        style={[styles.word, { fontFamily: faces.display }, growing]}
      >
        {speech.words.kazaam.toUpperCase()}
      </Animated.Text>
    </View>
  );
}

const styles = StyleSheet.create({
  moment: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 16,
    padding: 16,
    backgroundColor: 'rgba(10, 6, 8, 0.94)',
  },
  word: {
    fontSize: 52,
    letterSpacing: 2,
    color: '#FFD45A',
    textAlign: 'center',
    textShadowColor: '#7A3A0C',
    textShadowOffset: { width: 0, height: 4 },
    textShadowRadius: 1,
  },
  words: { color: '#F2E6CF' },
});
