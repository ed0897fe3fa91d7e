import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';
import type { Theme } from './paints';

interface PieceProps {
  readonly layers: readonly (readonly Mark[])[];
  /** What takes up room, in the units of the drawing. */
  readonly box: ViewBox;
  /** How far shadow and glow reach beyond it. */
  readonly margin: number;
  readonly width: number;
  readonly theme?: Theme;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A drawing that takes up the room of its box while its shadow and its glow reach beyond. */
export function Piece(props: PieceProps) {
  const { layers, box, margin, width, theme = 'dark', isSmall = false, style, children } = props;
  const [x, y, across, high] = box;
  const scale = width / across;
  return (
    <View style={[styles.piece, { width, height: high * scale }, style]} aria-hidden>
      <View style={[styles.drawing, { left: -margin * scale, top: -margin * scale }]}>
        <Drawing
          layers={layers}
          viewBox={[x - margin, y - margin, across + 2 * margin, high + 2 * margin]}
          width={(across + 2 * margin) * scale}
          height={(high + 2 * margin) * scale}
          theme={theme}
          isSmall={isSmall}
        />
      </View>
      {children}
    </View>
  );
}

interface SceneProps {
  readonly marks: readonly Mark[];
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly margin?: number;
}

/** Something that is drawn once for each size and then stands still: kept as a bitmap where the device can. */
export function Scene({ marks, width, height, theme, margin = 0 }: SceneProps) {
  return (
    <View
      style={[styles.piece, { width, height }]}
      renderToHardwareTextureAndroid
      shouldRasterizeIOS
      aria-hidden
    >
      <View style={[styles.drawing, { left: -margin, top: -margin }]}>
        <Drawing
          layers={[marks]}
          viewBox={[-margin, -margin, width + 2 * margin, height + 2 * margin]}
          width={width + 2 * margin}
          height={height + 2 * margin}
          theme={theme}
        />
      </View>
    </View>
  );
}

/** A place in px from the upper left of the piece that it lies in. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  drawing: { position: 'absolute' },
});
