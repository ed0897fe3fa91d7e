import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { useMotion } from '@/components/kit/motion';

const NOBODY = -1;
const MAKE_ROOM = 120;

/** A row on its way: where it was taken, where it would land, and how far it has come. */
export interface Dragging {
  readonly from: SharedValue<number>;
  readonly to: SharedValue<number>;
  readonly travelled: SharedValue<number>;
  readonly height: SharedValue<number>;
}

/** Shared by the rows of one list; at rest again as soon as the list shows the new order. */
export function useDragging(order: string): Dragging {
  const from = useSharedValue(NOBODY);
  const to = useSharedValue(NOBODY);
  const travelled = useSharedValue(0);
  const height = useSharedValue(1);
  useLayoutEffect(() => {
    from.set(NOBODY);
    travelled.set(0);
  }, [order, from, travelled]);
  return { from, to, travelled, height };
}

interface ReorderRowProps {
  readonly dragging: Dragging;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** What is taken hold of; the rest of the row is `children`. */
  readonly grip: ReactElement;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A row that can be dragged to another place among rows of about the same height; the others make room. */
export function ReorderRow({ dragging, index, count, onMove, grip, children, style }: ReorderRowProps) {
  const { from, to, travelled, height } = dragging;
  const { duration } = useMotion();
  const own = useSharedValue(1);
  const time = duration(MAKE_ROOM);

  // The list keeps its order until the row is let go: a browser forgets the finger when what it holds is moved.
  const pan = Gesture.Pan()
    .onStart(() => {
      from.set(index);
      to.set(index);
      height.set(own.get());
    })
    .onUpdate(({ translationY }) => {
      travelled.set(translationY);
      const steps = Math.round(translationY / height.get());
      to.set(Math.min(count - 1, Math.max(0, index + steps)));
    })
    .onFinalize(() => {
      if (from.get() !== index) return;
      if (to.get() !== index) scheduleOnRN(onMove, to.get());
      else {
        from.set(NOBODY);
        travelled.set(0);
      }
    });

  const place = useAnimatedStyle(() => {
    const taken = from.get();
    if (taken === NOBODY) return { transform: [{ translateY: 0 }], zIndex: 0 };
    if (taken === index) return { transform: [{ translateY: travelled.get() }], zIndex: 1 };
    const isPassed = (taken < index && index <= to.get()) || (to.get() <= index && index < taken);
    const shift = isPassed ? (taken < index ? -height.get() : height.get()) : 0;
    return {
      transform: [{ translateY: time === 0 ? shift : withTiming(shift, { duration: time }) }],
      zIndex: 0,
    };
  });

  return (
    <Animated.View
      onLayout={({ nativeEvent }) => own.set(Math.max(1, nativeEvent.layout.height))}
      style={[style, place]}
    >
      <GestureDetector gesture={pan}>{grip}</GestureDetector>
      {children}
    </Animated.View>
  );
}
