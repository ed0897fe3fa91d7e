import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useMotion } from './motion';
import { Drawing, print } from './prints';
import { Touch } from './touch';

/** A common die, or the one whose faces are 0 1 1 2 2 3. */
export const DIE_FACES = {
  common: [1, 2, 3, 4, 5, 6],
  small: [0, 1, 1, 2, 2, 3],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type DieKind = keyof typeof DIE_FACES;

const TUMBLE = 700;
const FACE_TIME = 90;

interface DieProps {
  readonly kind: DieKind;
  readonly value: number;
  /** Rolls anew whenever this changes; the first is shown at rest. */
  readonly roll: number;
  /** "shows four" */
  readonly label: string;
  readonly size?: number;
  readonly onSettled?: (() => void) | undefined;
  /** Other faces than pips on bone. */
  readonly renderFace?: (value: number, size: number) => ReactNode;
}

/** Faces that flit by while it tumbles: for the eye only, the value comes from the game. */
function useTumble(kind: DieKind, value: number, roll: number, onSettled: (() => void) | undefined) {
  const { duration } = useMotion();
  const [shownRoll, setShownRoll] = useState(roll);
  const [step, setStep] = useState(0);
  const spin = useSharedValue(0);
  const isRolling = shownRoll !== roll;
  const time = duration(TUMBLE);

  useEffect(() => {
    if (!isRolling) return undefined;
    spin.set(0);
    spin.set(withTiming(1, { duration: time, easing: Easing.out(Easing.cubic) }));
    const flit = setInterval(() => setStep((now) => now + 1), FACE_TIME);
    const end = setTimeout(() => {
      setShownRoll(roll);
      onSettled?.();
    }, time);
    return () => {
      clearInterval(flit);
      clearTimeout(end);
    };
  }, [isRolling, roll, spin, time, onSettled]);

  const faces = DIE_FACES[kind];
  const face = isRolling ? (faces[(step * 5 + roll) % faces.length] ?? value) : value;
  const skip = () => {
    spin.set(1);
    setShownRoll(roll);
    if (isRolling) onSettled?.();
  };
  return { face, spin, isRolling, skip };
}

type Pips = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const renderBone = (value: number, size: number) => (
  <Drawing
    layers={[{ print: print(`die-${value as Pips}`) }]}
    viewBox={[-26, -26, 53, 55]}
    width={size}
    height={size}
  />
);

/** A die of bone; while it rolls, a tap shows the result at once. */
export function Die(props: DieProps) {
  const { kind, value, roll, label, size = 56, onSettled, renderFace = renderBone } = props;
  const { face, spin, isRolling, skip } = useTumble(kind, value, roll, onSettled);
  const tumbling = useAnimatedStyle(() => {
    const left = 1 - spin.get();
    return {
      transform: [
        { translateY: -Math.abs(Math.sin(spin.get() * Math.PI * 3)) * 26 * left },
        { rotate: `${left * 540}deg` },
      ],
    };
  });
  const bone = (
    <Animated.View style={[{ width: size, height: size }, isRolling ? tumbling : styles.still]}>
      {renderFace(face, size)}
    </Animated.View>
  );
  if (!isRolling) {
    return (
      <View role="img" aria-label={label}>
        {bone}
      </View>
    );
  }
  return (
    <Touch label={label} onPress={skip} give={0}>
      {bone}
    </Touch>
  );
}

const styles = StyleSheet.create({ still: {} });
