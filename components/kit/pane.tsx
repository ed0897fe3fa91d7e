import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useSafeAreaInsets, type EdgeInsets } from 'react-native-safe-area-context';

import { useWindow } from './turned';
import { useSize, type Size } from './use-size';

const PaneContext = createContext<Size | null>(null);
const NO_INSETS: EdgeInsets = { top: 0, right: 0, bottom: 0, left: 0 };

interface PaneProps {
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  /** What the inside needs: in a smaller pane it is laid out for that much, and shown smaller. */
  readonly least?: Size | undefined;
}

/** A part of the screen: what is inside lays itself out by the size of the pane instead of the window's. */
export function Pane({ children, style, least }: PaneProps) {
  const [size, onLayout] = useSize();
  return (
    <View style={style} onLayout={onLayout}>
      {size ? <Inside size={size} scale={least ? scaleFor(size, least) : 1} content={children} /> : null}
    </View>
  );
}

/** How much smaller it has to be shown; never larger. */
function scaleFor(size: Size, least: Size): number {
  return Math.min(1, size.width / Math.max(1, least.width), size.height / Math.max(1, least.height));
}

interface InsideProps {
  readonly size: Size;
  readonly scale: number;
  readonly content: ReactNode;
}

function Inside({ size, scale, content }: InsideProps) {
  const room = useMemo(
    () => ({ width: Math.floor(size.width / scale), height: Math.floor(size.height / scale) }),
    [size, scale],
  );
  return (
    <PaneContext.Provider value={room}>
      {scale === 1 ? (
        content
      ) : (
        <View style={[styles.shrunk, room, { transform: [{ scale }] }]}>{content}</View>
      )}
    </PaneContext.Provider>
  );
}

/** Whether this is a part of a screen, which has its own background and edges. */
export function useIsInPane(): boolean {
  return useContext(PaneContext) !== null;
}

interface Room extends Size {
  /** What the window's edges take away from it: nothing inside a pane. */
  readonly insets: EdgeInsets;
}

/** The room there is to lay things out in: the pane's, or the whole window's. */
export function useRoom(): Room {
  const pane = useContext(PaneContext);
  const { width, height } = useWindow();
  const insets = useSafeAreaInsets();
  return pane ? { ...pane, insets: NO_INSETS } : { width, height, insets };
}

const styles = StyleSheet.create({ shrunk: { position: 'absolute', transformOrigin: 'top left' } });
