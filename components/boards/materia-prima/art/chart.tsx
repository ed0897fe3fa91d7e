import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { chartMarks } from './chart-marks';
import { Drawing } from './drawing';
import type { Theme } from './paints';

interface ChartProps {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

/** The sea chart that the map lies on. */
export const Chart = memo(function Chart({ width, height, theme }: ChartProps) {
  const marks = useMemo(() => chartMarks({ width, height }), [width, height]);
  const margin = 8;
  return (
    <View
      style={{ width, height, pointerEvents: 'none' }}
      renderToHardwareTextureAndroid
      shouldRasterizeIOS
      aria-hidden
    >
      <View style={{ position: 'absolute', left: -margin, top: -margin }}>
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
});
