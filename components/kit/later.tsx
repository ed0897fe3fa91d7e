import { useDeferredValue, type ReactNode } from 'react';
import { View } from 'react-native';

interface LaterProps {
  /** The room that is kept for it. */
  readonly height?: number;
  readonly children: ReactNode;
}

/** What lies further down is drawn after what is in sight: a sheet with much on it opens as quickly as any. */
export function Later({ height = 0, children }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <View style={{ minHeight: height }} />;
}
