import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { Scheme } from '../tokens';
import type { DrawingComponent, ViewBox } from './drawing';
import type { Layer } from './parts';

interface PieceProps {
  readonly layers: readonly Layer[];
  /** What takes up room, in the units of the drawing. */
  readonly box: ViewBox;
  /** How far shadow and glow reach beyond it. */
  readonly margin: number;
  readonly width: number;
  readonly theme?: Scheme;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A drawing that takes up the room of its box while its shadow and its glow reach beyond. */
export function makePiece(Drawing: DrawingComponent) {
  return function Piece(props: PieceProps) {
    const { layers, box, margin, width, theme = 'dark', isSmall = false, style, children } = props;
    const [x, y, across, high] = box;
    const scale = width / across;
    const drawn = {
      layers,
      viewBox: [x - margin, y - margin, across + 2 * margin, high + 2 * margin],
      width: (across + 2 * margin) * scale,
      height: (high + 2 * margin) * scale,
      theme,
      isSmall,
    } as const;
    // What reaches beyond takes up no room.
    if (!children) return <Drawing {...drawn} style={[{ margin: -margin * scale }, style]} />;
    return (
      <View style={[styles.piece, { width, height: high * scale }, style]} aria-hidden>
        <Drawing {...drawn} style={[styles.drawing, { left: -margin * scale, top: -margin * scale }]} />
        {children}
      </View>
    );
  };
}

interface BitmapProps {
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Holds what is drawn once and then stands still: kept as a bitmap where the device can. */
export function Bitmap({ style, children }: BitmapProps) {
  return (
    <View style={style} renderToHardwareTextureAndroid shouldRasterizeIOS aria-hidden>
      {children}
    </View>
  );
}

interface SignProps {
  readonly marks: Layer;
  readonly box: ViewBox;
  readonly size: number;
  readonly theme?: Scheme;
}

/** A small drawing; its size is its height. */
export function makeSign(Drawing: DrawingComponent) {
  return function Sign({ marks, box, size, theme = 'dark' }: SignProps) {
    const width = (size * box[2]) / box[3];
    return <Drawing layers={[marks]} viewBox={box} width={width} height={size} theme={theme} />;
  };
}

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  drawing: { position: 'absolute' },
});
