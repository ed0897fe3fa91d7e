import { round } from '@/components/kit/drawing/geometry';
import type { Cauldron } from '@/engine/games/witchs-brew/data';

/** How far the brew sinks from full to empty. */
export const DEPTH = 12;

/** How high the plate of a recipe lies on the belly of a cauldron. */
export const plateHeight = (cauldron: Cauldron): number => (cauldron === 'copper' ? 26 : 30);
const stepOf = (count: number): number => (count > 4 ? 15.5 : 17.5);
export const plateWidth = (count: number): number => count * stepOf(count) + 12;

/** Where a drop of a recipe lies on the belly. */
export function recipePlace(cauldron: Cauldron, count: number, index: number): readonly [number, number] {
  return [round((index - (count - 1) / 2) * stepOf(count)), plateHeight(cauldron)];
}

/** Height of a shelf with its brackets, and the line its board lies on, in units. */
export const SHELF = { height: 60, board: 50, sockets: 78 } as const;
const WIDEST = 27;

/** Where the middle of a socket is on a shelf so many units wide. */
export function socketPlace(width: number, need: number, index: number): readonly [number, number] {
  const step = Math.min(WIDEST, (width - SHELF.sockets - 4) / need);
  return [round(SHELF.sockets + step * (index + 0.5)), SHELF.board - 25];
}

export interface PerchPlan {
  /** Of the whole beam, and of the windows in its middle. */
  readonly width: number;
  readonly span: number;
  /** 1 on a phone. */
  readonly scale: number;
}

/** The height of the windows, and of the beam below them, on a phone. */
export const PANE = 36;
export const BEAM = 14;
export const PERCHES = 4;

export const perchesHeight = (scale: number): number => (PANE + BEAM + 9) * scale;

/** Where the middle of the raven on a perch is; those for whom none is left sit between the windows. */
export function perchSpot({ width, span, scale }: PerchPlan, index: number) {
  const along = index < PERCHES ? index + 0.5 : (index % PERCHES) + 1;
  return {
    x: (width - span) / 2 + (span * along) / PERCHES - 1,
    y: (PANE - 16) * scale,
  };
}

export interface HearthPlan {
  readonly width: number;
  readonly height: number;
  /** 1 on a phone. */
  readonly scale: number;
}

/** Where the 0, 0 of a cauldron's space lies in the hearth. */
export function hearthSpot({ width, height, scale }: HearthPlan, index: number) {
  return { x: width / 2 + (index - 1) * ((width - 16) / 3 + 0.5) * 0.99, y: height - 72 * scale };
}

/** How high the row of a good in a purse is, where its sign is 28 high. */
export const PURSE_ROW = 38;
