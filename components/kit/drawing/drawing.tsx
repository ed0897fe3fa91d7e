import type { ComponentType } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { Svg } from 'react-native-svg';

import { usePaintId } from '../paint';
import type { Gradient, Scheme } from '../tokens';
import { elementsOf } from './elements';
import type { Mark } from './marks';
import { drawingNodes } from './nodes';

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export interface DrawingProps {
  readonly layers: readonly (readonly Mark[])[];
  readonly viewBox: ViewBox;
  readonly width: number;
  readonly height: number;
  readonly theme?: Scheme;
  /** Leaves out what cannot be seen at a small size. */
  readonly isSmall?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** Marks on one Svg, with each gradient that they use defined once. Decoration: what it means is said by whatever holds it. */
export type DrawingComponent = ComponentType<DrawingProps>;

/** The gradient that a name stands for in a game's drawings. */
export type Paints = (name: string, theme: Scheme) => Gradient;

/** How a game draws, given its gradients. */
export function makeDrawing(paints: Paints): DrawingComponent {
  return function Drawing({ layers, viewBox, width, height, theme = 'dark', isSmall = false, style }) {
    const hand = { prefix: usePaintId(), isSmall };
    return (
      <Svg
        width={width}
        height={height}
        viewBox={viewBox.join(' ')}
        style={[{ pointerEvents: 'none' }, style]}
        aria-hidden
      >
        {elementsOf(drawingNodes(layers, hand, (name) => paints(name, theme)))}
      </Svg>
    );
  };
}
