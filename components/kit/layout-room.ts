/** What the layout of a board is given. */
export interface LayoutRoom {
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
  readonly opponents: number;
  /** Nothing is to be done: without hand and buttons. */
  readonly isReplay?: boolean;
}

/** As wanted, but neither less nor more, in whole px. */
export function between(least: number, wanted: number, most: number): number {
  return Math.round(Math.max(least, Math.min(wanted, most)));
}
