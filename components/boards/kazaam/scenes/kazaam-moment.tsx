import { useEffect, type ReactNode } from 'react';
import { Platform, Pressable, StyleSheet, View, type ViewStyle } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  FadeIn,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';

import { Button } from '@/components/kit/button';
import { useFeel } from '@/components/kit/feel';
import { TIMES, useMotion } from '@/components/kit/motion';
import { useIsResting } from '@/components/kit/rest';
import { useRoom } from '@/components/kit/pane';
import { useProgress } from '@/components/kit/stage/use-progress';
import { useTheme } from '@/components/kit/theme';
import { Body } from '@/components/kit/type';
import type { Seat } from '@/engine/core/seat';
import type { Homunculus } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';

import { Creature } from '../art/creature';
import { GreatCircle } from '../art/furniture';
import { Dawn, dawnMargin, GroundShadow, rayMargin, Rays, sparkMargin, Sparks } from '../art/triumph';
import { DancingCreature } from './dancing-creature';
import { boardOf } from '../touch/intent';
import { SpokenWord } from './spoken-word';
import { useSetting } from '../table';

interface KazaamMomentProps {
  readonly seat: Seat;
  /** Of the board on which the creature has been made. */
  readonly size: number;
  readonly onDone: () => void;
}

const AFTERGLOW = 1600;
/** The word is as wide as so many of its letters are high. */
const WORD_LENGTH = 5.6;

/** The ninth tile lies: the circle lights up, the creature comes alive, the word is spoken. */
export function KazaamMoment({ seat, size, onDone }: KazaamMomentProps) {
  const { view, speech } = useSetting();
  const { fade } = useMotion();
  const { across, creature, isLow } = useMomentRoom(size);
  useTriumph(onDone);
  return (
    <Animated.View entering={FadeIn.duration(fade())} style={[styles.moment, isLow ? styles.low : null]}>
      <SkipArea onSkip={onDone} />
      {isLow ? null : <Word across={across} />}
      <Stage {...boardOf(view, seat)} size={creature} />
      <View style={styles.told}>
        {isLow ? <Word across={across} /> : null}
        <Body isItalic align="center" size={19} style={styles.words}>
          {speech.words.lives(speech.who(seat))}
        </Body>
        <Button kind="walnut" size="small" label={speech.words.skip} onPress={onDone} />
      </View>
    </Animated.View>
  );
}

/** Large enough for joy, small enough for the words: beside each other where the screen is low. */
function useMomentRoom(size: number) {
  const { width, height } = useRoom();
  const isLow = width > height && height < 520;
  const creature = isLow ? Math.min(height * 0.7, width * 0.4) : Math.min(size, height * 0.48, width * 0.86);
  return { isLow, creature, across: isLow ? width * 0.42 : Math.min(width - 48, 620) };
}

function useTriumph(onDone: () => void): void {
  const { isStill, duration } = useMotion();
  const { play } = useFeel();
  useEffect(() => {
    play('triumph');
  }, [play]);
  useEffect(() => {
    const time = TIMES.big + AFTERGLOW;
    const timer = setTimeout(onDone, isStill ? time : duration(time));
    return () => clearTimeout(timer);
  }, [onDone, isStill, duration]);
}

/** A tap anywhere leads on; the button below says so to those who listen. */
function SkipArea({ onSkip }: { readonly onSkip: () => void }) {
  const reach = Platform.OS === 'web' ? { tabIndex: -1 as const } : {};
  return (
    <Pressable aria-hidden accessible={false} {...reach} onPress={onSkip} style={StyleSheet.absoluteFill} />
  );
}

function Word({ across }: { readonly across: number }) {
  const { words } = useSetting().speech;
  return <SpokenWord word={words.kazaam} size={Math.min(78, across / WORD_LENGTH)} start={TIMES.move} />;
}

interface StageProps {
  readonly board: KazaamBoard;
  readonly favourite: Homunculus;
  readonly size: number;
}

function Stage({ board, favourite, size }: StageProps) {
  const { scheme } = useTheme();
  const { isStill } = useMotion();
  return (
    <View style={[styles.stage, { width: size, height: size }]}>
      <TurningRays size={size} />
      <Rising margin={dawnMargin(size)} start={0} turn={0}>
        <Dawn size={size} />
      </Rising>
      <Rising margin={0} start={0} turn={-60}>
        <GreatCircle size={size} theme={scheme} />
      </Rising>
      <View style={styles.layer}>
        <GroundShadow size={size} />
      </View>
      <DancingCreature board={board} size={size} />
      {isStill ? null : <FallingAway board={board} favourite={favourite} size={size} />}
      <Twinkling size={size} />
    </View>
  );
}

interface RisingProps {
  readonly margin: number;
  readonly start: number;
  /** By how much it is turned when it begins. */
  readonly turn: number;
  readonly children: ReactNode;
}

/** Comes up out of the dark. */
function Rising({ margin, start, turn, children }: RisingProps) {
  const light = useProgress({ start, time: TIMES.big / 2 });
  const shining = useAnimatedStyle(() => ({
    opacity: light.get(),
    transform: [{ rotate: `${(1 - light.get()) * turn}deg` }, { scale: 0.7 + 0.3 * light.get() }],
  }));
  return (
    <Animated.View style={[styles.layer, { margin: -margin }, shining]} aria-hidden>
      {children}
    </Animated.View>
  );
}

const DRIFT = 24_000;

/** Rays that open behind the creature and drift round, slowly. */
function TurningRays({ size }: { readonly size: number }) {
  const { isStill } = useMotion();
  const opened = useProgress({ start: TIMES.turn, time: TIMES.big / 2 });
  const isResting = useIsResting(!isStill);
  const drift = useSharedValue(0);
  useEffect(() => {
    if (isStill || isResting) return undefined;
    // A whole turn from wherever it stands, so that it goes on without a jump.
    const turned = withTiming(drift.get() + 1, { duration: DRIFT, easing: Easing.linear });
    drift.set(withRepeat(turned, -1));
    return () => cancelAnimation(drift);
  }, [isStill, isResting, drift]);
  const turning = useAnimatedStyle(() => ({
    opacity: opened.get(),
    transform: [{ rotate: `${drift.get() * 360}deg` }, { scale: 0.5 + 0.5 * opened.get() }],
  }));
  return (
    <Animated.View style={[styles.layer, styles.rays, { margin: -rayMargin(size) }, turning]} aria-hidden>
      <Rays size={size} />
    </Animated.View>
  );
}

/** The tiles as they lay: they fade, and what was drawn on them goes on living. */
function FallingAway({ board, favourite, size }: StageProps) {
  const { scheme } = useTheme();
  const gone = useProgress({ start: TIMES.press, time: TIMES.move });
  const fading = useAnimatedStyle(() => ({ opacity: 1 - gone.get() }));
  return (
    <Animated.View style={[styles.layer, fading]} aria-hidden>
      <Creature board={board} favourite={favourite} size={size} theme={scheme} />
    </Animated.View>
  );
}

const TWINKLE = 560;

function Twinkling({ size }: { readonly size: number }) {
  const { isStill } = useMotion();
  const lit = useProgress({ start: TIMES.big / 2, time: TIMES.fade });
  const isResting = useIsResting(!isStill);
  const turn = useSharedValue(isStill ? 0.5 : 0);
  useEffect(() => {
    if (isStill) return undefined;
    if (isResting) return turn.set(withTiming(0, { duration: TWINKLE }));
    turn.set(withRepeat(withTiming(1, { duration: TWINKLE, easing: Easing.inOut(Easing.quad) }), -1, true));
    return () => cancelAnimation(turn);
  }, [isStill, isResting, turn]);
  const first = useAnimatedStyle(() => ({ opacity: lit.get() * (1 - 0.7 * turn.get()) }));
  const second = useAnimatedStyle(() => ({ opacity: lit.get() * (0.3 + 0.7 * turn.get()) }));
  const margin = { margin: -sparkMargin(size) };
  return (
    <>
      <Animated.View style={[styles.layer, margin, first]} aria-hidden>
        <Sparks size={size} set={0} />
      </Animated.View>
      <Animated.View style={[styles.layer, margin, second]} aria-hidden>
        <Sparks size={size} set={1} />
      </Animated.View>
    </>
  );
}

const styles = StyleSheet.create({
  moment: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    padding: 16,
    overflow: 'hidden',
    backgroundColor: 'rgba(10, 6, 8, 0.94)',
  },
  low: { flexDirection: 'row' },
  stage: { pointerEvents: 'none' },
  told: { alignItems: 'center', gap: 14, flexShrink: 1, maxWidth: '100%' },
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  // On a layer of its own in a browser, or every step would draw all of them again.
  rays: Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {},
  words: { color: '#F2E6CF' },
});
