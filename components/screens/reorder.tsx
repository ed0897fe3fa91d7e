import { useEffect, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

export interface ReorderRowProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** What is taken hold of; the rest of the row is `children`. */
  readonly grip: ReactNode;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A row that can be dragged to another place among rows of about the same height. */
export function ReorderRow({ index, count, onMove, grip, children, style }: ReorderRowProps) {
  const place = useSharedValue(index);
  const begun = useSharedValue(index);
  const travelled = useSharedValue(0);
  const height = useSharedValue(1);
  const isHeld = useSharedValue(false);
  useEffect(() => place.set(index), [index, place]);

  const pan = Gesture.Pan()
    .onStart(() => {
      begun.set(place.get());
      isHeld.set(true);
    })
    .onUpdate(({ translationY }) => {
      travelled.set(translationY);
      const steps = Math.round(translationY / height.get());
      const to = Math.min(count - 1, Math.max(0, begun.get() + steps));
      if (to !== place.get()) {
        place.set(to);
        scheduleOnRN(onMove, to);
      }
    })
    .onFinalize(() => {
      travelled.set(0);
      isHeld.set(false);
    });

  const held = useAnimatedStyle(() => {
    if (!isHeld.get()) return { transform: [{ translateY: 0 }], zIndex: 0 };
    const offset = travelled.get() - (place.get() - begun.get()) * height.get();
    return { transform: [{ translateY: offset }], zIndex: 1 };
  });

  return (
    <Animated.View
      onLayout={({ nativeEvent }) => height.set(Math.max(1, nativeEvent.layout.height))}
      style={[style, held]}
    >
      <GestureDetector gesture={pan}>
        <View>{grip}</View>
      </GestureDetector>
      {children}
    </Animated.View>
  );
}
