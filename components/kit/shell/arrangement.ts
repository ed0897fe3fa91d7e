import type { TableRoom } from '../use-table-room';

/** The room for a table, and what has to find place in it. */
export interface Room extends TableRoom {
  readonly opponents: number;
  /** Nothing is to be done: without hand and buttons. */
  readonly isReplay?: boolean;
}

export type Arrangement =
  /** One below the other: phones upright, small tablets. */
  | 'stack'
  /** Side by side: phones that lie on their side. */
  | 'beside'
  /** Two panes, with room for what has happened. */
  | 'panes';

const PANES = { width: 840, height: 560 };
const LEAST_BESIDE = 560;
const LOW = 520;

export function arrangementFor({ width, height }: TableRoom): Arrangement {
  if (width >= PANES.width && height >= PANES.height) return 'panes';
  return width > height && height < LOW && width >= LEAST_BESIDE ? 'beside' : 'stack';
}

/** How broad what lies upright under the thumb is, with the gap beside it. */
export const THUMB_SIDE = 54;

const LARGE_TEXT = 1.35;

/** Whether text is so large that captions no longer fit beside or inside pictures. */
export function hasLargeText(textScale: number): boolean {
  return textScale > LARGE_TEXT;
}

/** A whole number within bounds. */
export function within(least: number, wanted: number, most: number): number {
  return Math.round(Math.max(least, Math.min(wanted, most)));
}
