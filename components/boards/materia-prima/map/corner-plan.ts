import type { Spot } from '../art/hex';
import { NARROW, type MapLayoutBox } from '../layout';
import { CORNER } from './panning';

export const CORNER_BUTTONS = ['zoomOut', 'zoomIn', 'list', 'legend'] as const;
export type CornerButton = (typeof CORNER_BUTTONS)[number];

/**
 * Where the buttons of the map lie, from the upper left corner of its window. A small map has one in each corner, where the
 * sea is; on a larger one they stand together, at its foot.
 */
export function cornersOf({ width, height }: MapLayoutBox): Readonly<Record<CornerButton, Spot>> {
  const { size, margin, gap } = CORNER;
  const [left, right] = [margin, width - margin - size];
  const foot = height - margin - size;
  const upper = width < NARROW ? margin : foot - size - gap;
  return {
    zoomOut: { x: left, y: upper },
    zoomIn: { x: left, y: foot },
    list: { x: right, y: width < NARROW ? foot : upper },
    legend: { x: right, y: width < NARROW ? upper : foot },
  };
}
