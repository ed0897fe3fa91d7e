import type { StyleProp, ViewStyle } from 'react-native';
import Animated from 'react-native-reanimated';

import type { Print } from './print';

interface MovingProps {
  readonly print: Print;
  readonly width: number;
  readonly height: number;
  /** How it moves is part of how it looks. */
  readonly style: StyleProp<ViewStyle>;
}

/** A print that moves by itself: one element. Decoration: what it means is said by whatever holds it. */
export function Moving({ print, width, height, style }: MovingProps) {
  const picture = { width, height, backgroundImage: print.picture('dark', false) as string | undefined };
  return <Animated.View aria-hidden style={[PICTURE, picture as ViewStyle, style]} />;
}

const PICTURE = { pointerEvents: 'none', backgroundSize: '100% 100%' } as ViewStyle;
