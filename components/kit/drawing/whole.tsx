import { Image } from 'expo-image';
import { StyleSheet } from 'react-native';

import type { Scheme } from '../tokens';
import type { Print } from './print';

interface WholeProps {
  readonly print: Print;
  readonly theme?: Scheme;
}

/** A print over the whole of the view it lies in, however large that is. */
export function Whole({ print, theme = 'dark' }: WholeProps) {
  return (
    <Image
      source={print.picture(theme, false) ?? null}
      contentFit={print.isStretched ? 'fill' : 'contain'}
      style={StyleSheet.absoluteFill}
      pointerEvents="none"
      aria-hidden
    />
  );
}
