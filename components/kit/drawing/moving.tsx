import { Image } from 'expo-image';
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

const MovingImage = Animated.createAnimatedComponent(Image);

/** A print that moves by itself: one view. Decoration: what it means is said by whatever holds it. */
export function Moving({ print, width, height, style }: MovingProps) {
  return (
    <MovingImage
      source={print.picture('dark', false) ?? null}
      contentFit="contain"
      style={[{ width, height }, style as object]}
      pointerEvents="none"
      aria-hidden
    />
  );
}
