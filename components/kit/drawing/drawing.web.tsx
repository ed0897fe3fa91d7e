import { View, type ViewStyle } from 'react-native';

import type { DrawingComponent, Paints } from './drawing';
import { drawingNodes } from './nodes';
import { pictureOf } from './svg-text';

/**
 * In a browser a drawing is one picture instead of a hundred elements: every frame in which anything moves would go
 * through all of them again.
 */
export function makeDrawing(paints: Paints): DrawingComponent {
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style }) {
    const nodes = drawingNodes(layers, { prefix: '', isSmall }, (name) => paints(name, theme));
    const picture = { width, height, backgroundImage: pictureOf(viewBox.join(' '), nodes) };
    return <View aria-hidden style={[PICTURE, picture, style]} />;
  };
}

const PICTURE = { pointerEvents: 'none', backgroundSize: '100% 100%', flexShrink: 0 } as ViewStyle;
