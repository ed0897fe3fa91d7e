import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Svg } from 'react-native-svg';

/** What stands in a niche, drawn in a box of 168 by 154 whose floor is at 150. */
export function StillLife({ children }: { readonly children: ReactNode }) {
  return (
    <Svg style={StyleSheet.absoluteFill} width="100%" height="100%" viewBox="0 0 168 154" aria-hidden>
      {children}
    </Svg>
  );
}
