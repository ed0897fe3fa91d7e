import type { Gradient } from '../tokens';

type Shade = readonly [offset: number, colour: string, opacity?: number];
type Line = readonly [x1: number, y1: number, x2: number, y2: number];
type Round = readonly [cx: number, cy: number, radius: number];

export const DOWN: Line = [0, 0, 0, 1];
export const ACROSS: Line = [0, 0, 1, 0];
export const SLANT: Line = [0, 0, 1, 1];
export const MIDDLE: Round = [0.5, 0.5, 0.5];

const stopsOf = (shades: readonly Shade[]) =>
  shades.map(([at, colour, opacity]) => (opacity === undefined ? { at, colour } : { at, colour, opacity }));

/** From one point to another, in parts of what is painted. */
export function linear([x1, y1, x2, y2]: Line, ...shades: readonly Shade[]): Gradient {
  return { type: 'linear', from: [x1, y1], to: [x2, y2], stops: stopsOf(shades) };
}

/** Round a centre, in parts of what is painted. */
export function radial([cx, cy, radius]: Round, ...shades: readonly Shade[]): Gradient {
  return { type: 'radial', centre: [cx, cy], radius, stops: stopsOf(shades) };
}

/** Measured in the drawing instead, so that it runs on from one thing to the next. */
export function inSpace(gradient: Gradient): Gradient {
  return { ...gradient, isInSpace: true };
}
