import { useEffect, useState, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { TIMES, useMotion } from './motion';

interface CardTurnProps {
  readonly isFaceUp: boolean;
  readonly face: ReactNode;
  readonly back: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** Turns a card over: narrows to a line, changes its side, widens again. Only the side in sight is mounted. */
export function CardTurn({ isFaceUp, face, back, style }: CardTurnProps) {
  const { duration } = useMotion();
  const [isFaceShown, setFaceShown] = useState(isFaceUp);
  const breadth = useSharedValue(1);
  const time = duration(TIMES.turn) / 2;
  useEffect(() => {
    if (isFaceUp === isFaceShown) {
      breadth.set(withTiming(1, { duration: time }));
      return;
    }
    breadth.set(
      withTiming(0.02, { duration: time }, (isDone) => {
        if (isDone) scheduleOnRN(setFaceShown, isFaceUp);
      }),
    );
  }, [isFaceUp, isFaceShown, breadth, time]);
  const turning = useAnimatedStyle(() => ({ transform: [{ scaleX: breadth.get() }] }));
  return (
    <Animated.View style={[style, turning]}>
      <View>{isFaceShown ? face : back}</View>
    </Animated.View>
  );
}
