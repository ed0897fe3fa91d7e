import { StyleSheet, View, type ViewStyle } from 'react-native';

import type { Scheme } from '../tokens';
import type { Print } from './print';

interface WholeProps {
  readonly print: Print;
  readonly theme?: Scheme;
}

/** A print over the whole of the view it lies in, however large that is. */
export function Whole({ print, theme = 'dark' }: WholeProps) {
  const picture = { backgroundImage: print.picture(theme, false) as string | undefined };
  return <View aria-hidden style={[StyleSheet.absoluteFill, ALL, picture as ViewStyle]} />;
}

const ALL = { pointerEvents: 'none', backgroundSize: '100% 100%' } as ViewStyle;
