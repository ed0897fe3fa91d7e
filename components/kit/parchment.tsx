import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { UNDER } from './paint';
import { Skin } from './skin';
import { OnSurface } from './theme';
import { SPACE } from './tokens';
import { useSize } from './use-size';

interface ParchmentProps {
  readonly children?: ReactNode;
  /** Sheets of the same seed are cut alike. */
  readonly seed?: number;
  readonly style?: StyleProp<ViewStyle>;
}

/** A sheet with a hand-cut edge: carries information. */
export function Parchment({ children, seed = 23, style }: ParchmentProps) {
  const [size, onLayout] = useSize();
  return (
    <View style={[styles.sheet, style]} onLayout={onLayout}>
      {size ? <Skin {...size} seed={seed} /> : <View style={styles.plain} />}
      <OnSurface surface="parchment">{children}</OnSurface>
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { padding: SPACE.large },
  plain: { ...StyleSheet.absoluteFill, ...UNDER, backgroundColor: '#F0E0BF' },
});
