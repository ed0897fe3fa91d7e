import { memo, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { Circle, Defs, Path, Rect, Svg } from 'react-native-svg';
import { GradientDef, paint, usePaintId } from './paint';
import { useMotion } from './motion';
import type { Gradient } from './tokens';
import { Touch } from './touch';

const IVORY: Gradient = {
  type: 'radial',
  centre: [0.35, 0.3],
  radius: 0.95,
  stops: [
    { at: 0, colour: '#FFFDF4' },
    { at: 0.6, colour: '#F1E3C4' },
    { at: 1, colour: '#C9AC78' },
  ],
};

/** Where the pips are: columns and rows from −1 to 1. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A common die, or the one whose faces are 0 1 1 2 2 3. */
export const DIE_FACES = {
  common: [1, 2, 3, 4, 5, 6],
  small: [0, 1, 1, 2, 2, 3],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type DieKind = keyof typeof DIE_FACES;

const Face = memo(function Face({ value, size }: { readonly value: number; readonly size: number }) {
  const id = usePaintId();
  const pips = PIPS[value] ?? [];
  return (
    <Svg width={size} height={size} viewBox="-26 -26 53 55" aria-hidden>
      <Defs>
        <GradientDef id={id} gradient={IVORY} />
      </Defs>
      <Rect x={-22} y={-19} width={46} height={46} rx={10} fill="#000000" fillOpacity={0.35} />
      <Rect
        x={-23}
        y={-23}
        width={46}
        height={46}
        rx={10}
        fill={paint(id)}
        stroke="#3A2408"
        strokeWidth={1.8}
      />
      <Rect x={-20} y={-20} width={40} height={40} rx={8} fill="none" stroke="#FFFFFF" strokeOpacity={0.6} />
      {value === 0 ? (
        <Path
          d="M-8-8L8 8M8-8L-8 8"
          stroke="#9B2418"
          strokeOpacity={0.75}
          strokeWidth={3.4}
          strokeLinecap="round"
        />
      ) : null}
      {pips.map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x * 11} cy={y * 11} r={4.3} fill="#2B1806" />
      ))}
    </Svg>
  );
});

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

const renderBone = (value: number, size: number) => <Face value={value} size={size} />;

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
