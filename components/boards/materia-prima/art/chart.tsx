import { memo, useMemo } from 'react';

import { chartMarks } from './chart-marks';
import type { Theme } from './paints';
import { Still } from './piece';

interface ChartProps {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
}

/** The sea chart that the map lies on. */
export const Chart = memo(function Chart({ width, height, theme }: ChartProps) {
  const marks = useMemo(() => chartMarks({ width, height }), [width, height]);
  return <Still marks={marks} width={width} height={height} theme={theme} margin={8} />;
});
