import type { DrawingComponent } from '@/components/kit/drawing/drawing';

import { Svg } from './svg';

/** A drawing whose marks are not even looked up. */
export function makeDrawing(): DrawingComponent {
  return function Drawing({ viewBox, width, height, style }) {
    return (
      <Svg
        width={width}
        height={height}
        viewBox={viewBox.join(' ')}
        style={[{ pointerEvents: 'none' }, style]}
        aria-hidden
      />
    );
  };
}
