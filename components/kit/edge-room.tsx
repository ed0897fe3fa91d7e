import { useMemo, type ReactNode } from 'react';
import { SafeAreaInsetsContext, useSafeAreaInsets } from 'react-native-safe-area-context';

interface EdgeRoomProps {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly children: ReactNode;
}

/** What is inside keeps so much further from the edges of the screen: something lies there. */
export function EdgeRoom({ top, left, right, children }: EdgeRoomProps) {
  const edges = useSafeAreaInsets();
  const insets = useMemo(
    () => ({
      top: edges.top + top,
      left: edges.left + left,
      right: edges.right + right,
      bottom: edges.bottom,
    }),
    [edges, top, left, right],
  );
  return <SafeAreaInsetsContext.Provider value={insets}>{children}</SafeAreaInsetsContext.Provider>;
}
