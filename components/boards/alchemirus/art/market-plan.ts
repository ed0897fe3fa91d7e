import type { ViewBox } from '@/components/kit/drawing/drawing';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** How large a stall is drawn in its scene. */
export const stallUnit = ({ width, height }: Area): number => Math.min(height * 0.0038, width * 0.0026);

/** The breadth that a stall takes up at the left of its scene. */
export const stallWidth = (area: Area): number => 212 * stallUnit(area);

/** A stall about the middle of its ground line. */
export const STALL_BOX: ViewBox = [-124, -212, 248, 248];
/** A table of 78 by 23. */
export const STAND_BOX: ViewBox = [-2, 0, 82, 27];

/** Squares as they are drawn: what is shown is a little broader or higher. */
export const SQUARES = { broad: { width: 374, height: 200 }, narrow: { width: 184, height: 180 } } as const;
export type SquareShape = keyof typeof SQUARES;

export const squareFor = ({ width, height }: Area): SquareShape =>
  width / height > 1.4 ? 'broad' : 'narrow';
