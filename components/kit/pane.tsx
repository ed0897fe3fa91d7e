import { createContext, useContext, type ReactNode } from 'react';
import { useWindowDimensions, View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets, type EdgeInsets } from 'react-native-safe-area-context';

import { useSize, type Size } from './use-size';

const PaneContext = createContext<Size | null>(null);
const NO_INSETS: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

export interface PaneProps {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

/** A part of the screen: what is inside lays itself out by the size of the pane instead of the window's. */
export function Pane({ children, style }: PaneProps) {
  const [size, onLayout] = useSize();
  return (
    <View style={style} onLayout={onLayout}>
      {size ? <PaneContext.Provider value={size}>{children}</PaneContext.Provider> : null}
    </View>
  );
}

/** Whether this is a part of a screen, which has its own background and edges. */
export function useIsInPane(): boolean {
  return useContext(PaneContext) !== null;
}

export interface Room extends Size {
  /** What the window's edges take away from it: nothing inside a pane. */
  readonly insets: EdgeInsets;
}

/** The room there is to lay things out in: the pane's, or the whole window's. */
export function useRoom(): Room {
  const pane = useContext(PaneContext);
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  return pane ? { ...pane, insets: NO_INSETS } : { width, height, insets };
}
