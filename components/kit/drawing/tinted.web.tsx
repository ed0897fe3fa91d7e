import { View, type ViewStyle } from 'react-native';

import { widthOf, type Print } from './print';

interface TintedProps {
  readonly print: Print;
  /** Its height. */
  readonly size: number;
  readonly colour: string;
}

/** A sign in one colour: cut out of it. */
export function Tinted({ print, size, colour }: TintedProps) {
  const cut = {
    width: widthOf(print, size),
    height: size,
    backgroundColor: colour,
    maskImage: print.picture('dark', false) as string | undefined,
  };
  return <View aria-hidden style={[CUT_OUT, cut as ViewStyle]} />;
}

/** Where a device allows few colours, a sign keeps its own. */
const CUT_OUT = {
  pointerEvents: 'none',
  flexShrink: 0,
  maskSize: '100% 100%',
  forcedColorAdjust: 'none',
} as ViewStyle;
