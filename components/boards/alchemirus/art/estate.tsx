import { memo, useMemo } from 'react';

import { estateHues } from './estate-hues';
import { estateGround, plotPlace, type EstatePlan } from './estate-marks';
import type { Theme } from './paints';
import { Scene } from './piece';
import { plotHeight } from './plot';

export { estatePlan, type EstatePlan } from './estate-marks';

/** Units of a plot to its width, above its ground line, and down to its name plate. */
const PLOT = { width: 208, above: 152, plate: 62 } as const;

interface PlotFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The upper edge of its name plate. */
  readonly plateTop: number;
  /** Its middle and its cell: what may be touched. */
  readonly middle: number;
  readonly cell: number;
}

/** Where a plot lies, from the upper left of the estate. */
export function plotFrame(plan: EstatePlan, index: number): PlotFrame {
  const { x, y } = plotPlace(plan, index);
  const width = PLOT.width * plan.unit;
  return {
    left: x - width / 2,
    top: y - PLOT.above * plan.unit,
    width,
    height: plotHeight(width),
    plateTop: y + PLOT.plate * plan.unit,
    middle: x,
    cell: plan.cell,
  };
}

interface EstateGroundProps {
  readonly plan: EstatePlan;
  readonly theme: Theme;
}

/** The land that the plots lie on, as large as its plan. */
export const EstateGround = memo(function EstateGround({ plan, theme }: EstateGroundProps) {
  const marks = useMemo(() => estateGround(plan, estateHues(theme)), [plan, theme]);
  return <Scene marks={marks} width={plan.width} height={plan.height} theme={theme} margin={8} />;
});
