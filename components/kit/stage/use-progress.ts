import { useEffect } from 'react';
import { Easing, useSharedValue, withDelay, withTiming, type SharedValue } from 'react-native-reanimated';

import { useMotion } from '../motion';

/** From 0 to 1, or as far as is wanted, while the time lasts; both in milliseconds at normal speed. */
export function useProgress(
  { start, time }: { readonly start: number; readonly time: number },
  goal = 1,
): SharedValue<number> {
  const { duration } = useMotion();
  const progress = useSharedValue(0);
  useEffect(() => {
    const timing = { duration: duration(time), easing: Easing.inOut(Easing.quad) };
    progress.set(withDelay(duration(start), withTiming(goal, timing)));
  }, [progress, duration, start, time, goal]);
  return progress;
}
