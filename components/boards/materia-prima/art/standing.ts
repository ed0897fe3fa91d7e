import type { ViewBox } from '@/components/kit/drawing/drawing';
import type { FigureId } from '@/engine/games/materia-prima/state';
import { REACHES } from './figure-reaches';

/** The box that a cut-out figure needs, with its cream edge. */
export function figureBox(figure: FigureId): ViewBox {
  const { left, top, right } = REACHES[figure];
  return [left - 6, top - 6, right - left + 12, 18 - top];
}

/** All that is printed of it, with the shadow of its card. */
export function cardBox(figure: FigureId): ViewBox {
  const { left, top, right } = REACHES[figure];
  return [left - 18, top - 12, right - left + 38, 34 - top];
}

/** An alchemist on his skull side, with the light about him. */
export const SKULL_BOX: ViewBox = [-80, -162, 160, 200];

/** A portrait: what is seen of it, and how far its picture reaches. */
export const BUST = { radius: 34, box: [-39, -39, 78, 78] as ViewBox } as const;
/** Where in it the feet of an alchemist would be. */
export const PORTRAIT_FEET = 86;
