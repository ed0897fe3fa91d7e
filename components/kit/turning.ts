import type { EdgeInsets } from 'react-native-safe-area-context';

import type { Box } from './stage/box';

/** By how many degrees clockwise something is turned on the table. */
export type Turn = 0 | 90 | 180 | 270;

export const STRAIGHT: Turn = 0;
const TURNS: readonly Turn[] = [STRAIGHT, 90, 180, 270];

/** Whether the sides have changed places. */
export const isAcross = (turn: Turn): boolean => turn === 90 || turn === 270;

/** To whom the table is turned who sits at such a place of so many, counted clockwise from the near edge. */
export function turnOfPlace(place: number, places: number): Turn {
  return TURNS[Math.round((4 * place) / Math.max(1, places)) % 4] ?? STRAIGHT;
}

interface Way {
  readonly x: number;
  readonly y: number;
}

/** Which way something goes on the turned table that goes so on the screen. */
export function wayOn(turn: Turn, { x, y }: Way): Way {
  'worklet';
  if (turn === 90) return { x: y, y: -x };
  if (turn === 180) return { x: -x, y: -y };
  return turn === 270 ? { x: -y, y: x } : { x, y };
}

/** Which part of something on the turned table lies where that part of it is on the screen, both as shares of its sides. */
export function shareOn(turn: Turn, { x, y }: Way): Way {
  if (turn === 90) return { x: y, y: 1 - x };
  if (turn === 180) return { x: 1 - x, y: 1 - y };
  return turn === 270 ? { x: 1 - y, y: x } : { x, y };
}

/** A box of the window as it is measured on the turned table, from where that leaves the window's corner. */
export function boxOn(turn: Turn, { x, y, width, height }: Box): Box {
  if (turn === 90) return { x: y, y: -x - width, width: height, height: width };
  if (turn === 180) return { x: -x - width, y: -y - height, width, height };
  return turn === 270 ? { x: -y - height, y: x, width: height, height: width } : { x, y, width, height };
}

/** What the edges of the window take away, by the edges of the turned table. */
export function insetsFrom({ top, right, bottom, left }: EdgeInsets, turn: Turn): EdgeInsets {
  if (turn === 90) return { top: right, right: bottom, bottom: left, left: top };
  if (turn === 180) return { top: bottom, right: left, bottom: top, left: right };
  return turn === 270 ? { top: left, right: top, bottom: right, left: bottom } : { top, right, bottom, left };
}
