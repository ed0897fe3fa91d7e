import type { ReactNode } from 'react';
import { Platform, Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { ROOT, useAnchor, useBox } from './anchors';
import { around, type Box } from './box';

const IN_REACH = 'in-reach';

interface InReachProps {
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** What can be touched at any time, also while something is being shown: hiding the screen must not take two taps. */
export function InReach({ style, children }: InReachProps) {
  const anchor = useAnchor(IN_REACH);
  return (
    <View ref={anchor} collapsable={false} style={style} testID={IN_REACH}>
      {children}
    </View>
  );
}

interface SkipAreaProps {
  readonly label: string;
  readonly onSkip: () => void;
  /** Of what is being shown: things may have moved since the last one. */
  readonly step: number;
}

/** A tap anywhere but on what has to stay in reach ends what is being shown. */
export function SkipArea({ label, onSkip, step }: SkipAreaProps) {
  const whole = useBox(ROOT, ROOT, step);
  const free = useBox(IN_REACH, ROOT, step);
  if (!whole || !free) {
    return <Pressable {...NAMED} aria-label={label} onPress={onSkip} style={StyleSheet.absoluteFill} />;
  }
  const [largest, ...rest] = [...around(whole, free)].sort((one, other) => sizeOf(other) - sizeOf(one));
  return (
    <>
      {largest ? <Pressable {...NAMED} aria-label={label} onPress={onSkip} style={placeOf(largest)} /> : null}
      {rest.map((box, index) => (
        <Pressable key={index} {...UNNAMED} onPress={onSkip} style={placeOf(box)} />
      ))}
    </>
  );
}

const NAMED = { role: 'button', testID: 'skip' } as const;

/** One of the areas has a name for those who listen; the others only catch fingers. */
const UNNAMED = {
  testID: 'skip',
  'aria-hidden': true,
  accessible: false,
  ...(Platform.OS === 'web' ? { tabIndex: -1 as const } : {}),
} as const;

function sizeOf({ width, height }: Box): number {
  return width * height;
}

function placeOf({ x, y, width, height }: Box): ViewStyle {
  return { position: 'absolute', left: x, top: y, width, height };
}
