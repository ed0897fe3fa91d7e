import type { ViewBox } from '@/components/kit/drawing/drawing';
import { round } from '@/components/kit/drawing/geometry';

export interface FamePlan {
  readonly width: number;
  /** The fame at which the last round begins. */
  readonly goal: number;
}

/** The path as it lies, pawns standing over it included. */
export const FAME_HEIGHT = 44;
const ENDS = 14;

/** Where a stone lies; who has more than the goal stands on its laurel. */
export function stonePlace({ width, goal }: FamePlan, fame: number): readonly [x: number, y: number] {
  const index = Math.max(0, Math.min(goal, fame));
  const x = ENDS + ((width - 2 * ENDS) * index) / goal;
  return [round(x), round(FAME_HEIGHT - 15 + Math.sin(index * 0.9) * 1.8)];
}

export const isMilestone = (index: number): boolean => index % 5 === 0;

export const FAME_GOALS = [15, 20] as const;

/** How broad the path is drawn: the nearest is fitted to the room there is. */
export const FAME_WIDTHS = [344, 374, 412, 500, 680] as const;

const MARGIN = 8;

export const fameBox = (width: number): ViewBox => [
  -MARGIN,
  -MARGIN,
  width + 2 * MARGIN,
  FAME_HEIGHT + 2 * MARGIN,
];

/** A stone about its middle. */
export const STONE_BOX: ViewBox = [-10, -10, 20, 20];
