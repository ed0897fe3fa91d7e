import type { Size } from '@/components/kit/use-size';

/** How high the rail with the prices is. */
export const RAIL = 48;
/** How many stands lie side by side; more of them are scrolled. */
export const SIDE_BY_SIDE = 3;
export const STAND_GAP = 6;
const LEAST_STAND = 56;
const MOST_STAND = 92;
/** With two prices to choose from. */
const WIDE_RAIL = 80;
const EDGE = 4;

interface Stands {
  /** Where they begin: they go a little before the building rather than out of sight. */
  readonly left: number;
  readonly width: number;
  /** The width of one. */
  readonly stand: number;
  /** The width of two prices under one. */
  readonly rail: number;
}

/** Stands beside a building that takes up so much at the left: as large as there is room for, and none out of sight. */
export function standsIn({ width, height }: Size, building: number, count: number): Stands {
  const shown = Math.max(1, Math.min(SIDE_BY_SIDE, count));
  const gaps = (shown - 1) * STAND_GAP;
  const needed = Math.max(shown * LEAST_STAND + gaps, WIDE_RAIL);
  const left = Math.max(0, Math.min(building, width - needed - EDGE));
  const room = width - left - EDGE;
  const each = (room - gaps) / shown;
  const stand = Math.round(Math.max(LEAST_STAND, Math.min(MOST_STAND, each - 1, height - RAIL - 38)));
  return { left, width: room, stand, rail: Math.floor(Math.min(Math.max(WIDE_RAIL, stand), each)) };
}
