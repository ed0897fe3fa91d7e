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
import { PLACES, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard, KazaamSlot } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';

import { GreatCircle } from '../art/furniture';
import { TileBack, TileFace } from '../art/tile';
import { Dawn, dawnMargin, GroundShadow, rayMargin, Rays, sparkMargin, Sparks } from '../art/triumph';
import { DancingCreature } from './dancing-creature';
import { playerOf } from '../touch/intent';
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
      <Stage board={playerOf(view, seat).board} size={creature} />
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
  readonly size: number;
}

function Stage({ board, size }: StageProps) {
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
      {isStill ? null : <FallingAway board={board} size={size} />}
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

/** The order in which the parts wake: from the feet to the head. */
const WAKING: readonly Place[] = [
  'left-leg',
  'right-leg',
  'tail',
  'torso',
  'left-arm',
  'right-arm',
  'left-ear',
  'right-ear',
  'head',
];
const BETWEEN_PARTS = 75;

/** The tiles as they lay: one after the other falls away, and what was drawn on it goes on living. */
function FallingAway({ board, size }: Pick<StageProps, 'board' | 'size'>) {
  return WAKING.map((place, index) => {
    const slot = board[place];
    return slot ? (
      <FallingTile
        key={place}
        place={place}
        slot={slot}
        size={size / 3}
        start={TIMES.press + index * BETWEEN_PARTS}
      />
    ) : null;
  });
}

interface FallingTileProps {
  readonly place: Place;
  readonly slot: KazaamSlot;
  readonly size: number;
  readonly start: number;
}

function FallingTile({ place, slot: { tile, isUp }, size, start }: FallingTileProps) {
  const gone = useProgress({ start, time: TIMES.move });
  const falling = useAnimatedStyle(() => ({
    opacity: 1 - gone.get(),
    transform: [{ translateY: gone.get() * size * 0.3 }, { scale: 1 + 0.12 * gone.get() }],
  }));
  const index = PLACES.indexOf(place);
  const corner = { left: (index % 3) * size, top: Math.floor(index / 3) * size };
  return (
    <Animated.View style={[styles.tile, corner, falling]} aria-hidden>
      {isUp ? <TileFace tile={tileOf(tile)} size={size} /> : <TileBack size={size} asleep={tileOf(tile)} />}
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
  tile: { position: 'absolute', pointerEvents: 'none' },
  // On a layer of its own in a browser, or every step would draw all of them again.
  rays: Platform.OS === 'web' ? ({ willChange: 'transform' } as ViewStyle) : {},
  words: { color: '#F2E6CF' },
});
