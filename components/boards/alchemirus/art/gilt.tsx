import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { Theme } from './paints';

interface GiltProps {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

const SHADOW = { dark: '3px 5px 0px rgba(0, 0, 0, 0.5)', light: '3px 5px 0px rgba(0, 0, 0, 0.26)' } as const;

/** A picture in a gilt frame; what stands out of it is cut off. */
export function Gilt({ width, height, theme, style, children }: GiltProps) {
  return (
    <View style={[styles.picture, { width, height, boxShadow: SHADOW[theme] }, style]} aria-hidden>
      {children}
      <View style={styles.frame} />
    </View>
  );
}

const RADIUS = 6;

const styles = StyleSheet.create({
  picture: { borderRadius: RADIUS, overflow: 'hidden', pointerEvents: 'none' },
  frame: {
    ...StyleSheet.absoluteFill,
    margin: 1,
    borderRadius: RADIUS - 1,
    borderWidth: 1.3,
    borderColor: '#c8932f',
    boxShadow: '0px 0px 0px 1.5px #1c0f06, inset 0px 0px 0px 1px #1c0f06',
  },
});
