import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { Circle, G, Svg } from 'react-native-svg';
import { UNDER } from './paint';
import { TIMES } from './motion';
import { Drawing, print } from './prints';
import { swallowRelease } from './release';

const AnimatedCircle = Animated.createAnimatedComponent(Circle);

/** The drawing is 288 wide; the way round is filled at this radius. */
const BOX = 288;
const RADIUS = 120;
const WHOLE = [-BOX / 2, -BOX / 2, BOX, BOX] as const;
const ROUND = 2 * Math.PI * RADIUS;
interface HoldRingProps {
  readonly label: string;
  readonly size: number;
  readonly onHeld: () => void;
  /** In the middle of the ring. */
  readonly children: ReactNode;
}

function useHold(onHeld: () => void) {
  const part = useSharedValue(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The ring says how long is left: it fills with reduced motion as well.
  const fill = (to: number, duration: number) =>
    part.set(withTiming(to, { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never }));
  const held = () => {
    swallowRelease();
    onHeld();
  };
  const press = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(held, TIMES.hold);
    fill(1, TIMES.hold);
  };
  const letGo = () => {
    clearTimeout(timer.current);
    fill(0, TIMES.turn);
  };
  return { part, press, letGo };
}

/** A brass ring that fills while it is held and runs back when it is let go. */
export function HoldRing({ label, size, onHeld, children }: HoldRingProps) {
  const { part, press, letGo } = useHold(onHeld);
  const props = useAnimatedProps(() => ({ strokeDashoffset: ROUND * (1 - part.get()) }));
  const spark = useAnimatedStyle(() => ({
    opacity: part.get() > 0.01 ? 1 : 0,
    transform: [{ rotate: `${part.get() * 360}deg` }],
  }));
  // By keyboard the plain button is the way: a held key repeats in its own rhythm.
  const reach = Platform.OS === 'web' ? { tabIndex: -1 as const } : {};
  return (
    <Pressable
      aria-label={label}
      accessible={false}
      {...reach}
      onPressIn={press}
      onPressOut={letGo}
      style={[styles.ring, { width: size, height: size }]}
      testID="hold-ring"
    >
      <View style={[StyleSheet.absoluteFill, UNDER]}>
        <Drawing layers={[{ print: print('hold-ring') }]} viewBox={WHOLE} width={size} height={size} />
        <Svg width={size} height={size} viewBox={WHOLE.join(' ')} style={StyleSheet.absoluteFill} aria-hidden>
          <G transform="rotate(-90)" fill="none">
            {STROKES.map((stroke) => (
              <AnimatedCircle
                key={stroke.strokeWidth}
                r={RADIUS}
                strokeDasharray={[ROUND, ROUND]}
                animatedProps={props}
                {...stroke}
              />
            ))}
          </G>
        </Svg>
      </View>
      <Animated.View style={[StyleSheet.absoluteFill, UNDER, spark]}>
        <View style={[styles.spark, { top: size * (0.5 - RADIUS / BOX) - SPARK / 2 }]} />
      </Animated.View>
      {children}
    </Pressable>
  );
}

const SPARK = 15;
const STROKES = [
  { stroke: '#FF9A30', strokeOpacity: 0.4, strokeWidth: 17 },
  { stroke: '#FFD04A', strokeOpacity: 1, strokeWidth: 10 },
  { stroke: '#FFF6C8', strokeOpacity: 1, strokeWidth: 3 },
] as const;

const styles = StyleSheet.create({
  ring: { alignItems: 'center', justifyContent: 'center', userSelect: 'none', touchAction: 'none' } as object,
  spark: {
    position: 'absolute',
    alignSelf: 'center',
    width: SPARK,
    height: SPARK,
    borderRadius: SPARK / 2,
    backgroundColor: '#FFFBE6',
    borderWidth: 1.6,
    borderColor: '#C8601A',
    boxShadow: '0px 0px 14px #FFC850',
  },
});
