import { memo } from 'react';

import { times } from '@/components/kit/drawing/geometry';
import { bedBand, plotPlace, shapeOf, skyBand, wallBand, type Band, type EstatePlan } from './estate-plan';
import { Gilt } from './gilt';
import type { Theme } from './paints';
import { Laid } from './piece';
import { plotHeight } from './plot';
import type { Print } from '@/components/kit/drawing/print';
import { print } from './prints';

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
  const { width, height, rows } = plan;
  const shape = shapeOf(plan);
  const strip = (key: string, picture: Print, band: Band) => (
    <Strip key={key} print={picture} band={band} width={width} theme={theme} />
  );
  return (
    <Gilt width={width} height={height} theme={theme}>
      {strip('sky', print(`sky-${shape}`), skyBand(plan))}
      {times(rows, (index) => [
        strip(`bed ${index}`, print(`bed-${shape}-${index % 2 === 0 ? 0 : 1}`), bedBand(plan, index)),
        index > 0 ? strip(`wall ${index}`, print(`wall-${shape}`), wallBand(plan, index)) : null,
      ])}
    </Gilt>
  );
});

interface StripProps {
  readonly print: Print;
  readonly band: Band;
  readonly width: number;
  readonly theme: Theme;
}

/** A part of the land from edge to edge. */
function Strip({ print: picture, band: { top, bottom }, width, theme }: StripProps) {
  const [left, over, across, high] = picture.box;
  const down = (bottom - top) / high;
  return (
    <Laid
      print={picture}
      space={{ left, top: over - top / down, unit: width / across, down }}
      theme={theme}
    />
  );
}
