import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { Mark } from '@/components/kit/drawing/marks';
import { Drawing } from './drawing';

interface PieceProps {
  readonly layers: readonly (readonly Mark[])[];
  /** What takes up room, in the units of the drawing. */
  readonly box: ViewBox;
  /** How far shadow and glow reach beyond it. */
  readonly margin: number;
  readonly width: number;
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** A drawing that takes up the room of its box while its shadow and its glow reach beyond. */
export function Piece({ layers, box, margin, width, isSmall = false, style, children }: PieceProps) {
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
          isSmall={isSmall}
        />
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  piece: { pointerEvents: 'none' },
  drawing: { position: 'absolute' },
});
