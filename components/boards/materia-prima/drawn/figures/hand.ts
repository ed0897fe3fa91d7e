import { ring } from '@/components/kit/drawing/geometry';
import { coated, oval, path, type Mark, type PathMark } from '@/components/kit/drawing/marks';
import type { Colour } from '@/engine/core/guise';
import { INK, sheen, shape, stroke } from '../../art/hand';
import { OWNERS } from '../../art/hues';
import type { Tint } from '../../art/paints';

export { INK };

/** What a figure wears in its owner's colour. */
interface Dress {
  readonly cloth: Tint;
  readonly deep: Tint;
  readonly light: Tint;
  readonly hue: Tint;
  readonly dark: Tint;
}

/** A part that is cut out of card belongs to the edge of the standee; lines and lights only lie on it. */
export interface Part extends PathMark {
  readonly isCut?: true;
}

/** A figure on 0, 0, where 100 units are the side of a hex. */
export type Figure = (dress: Dress) => readonly Part[];

export function body(d: string, tint: Tint, width = 2.8): Part {
  return { ...shape(d, tint, width), isCut: true };
}

/** Thin lines and faint lights are left out where a figure is small. */
const THIN = 2;
const FAINT = 0.45;

export function mark(d: string, tint: Tint = INK, width = 2.4, opacity = 1): Part {
  return { ...stroke(d, tint, width, opacity), ...(width < THIN ? { isFine: true } : {}) };
}

export function light(d: string, tint: Tint = '#fff', opacity = 0.35): Part {
  return { ...sheen(d, tint, opacity), ...(opacity < FAINT ? { isFine: true } : {}) };
}

export const ball = (x: number, y: number, radius: number): string => ring(x, y, radius);
export const egg = (x: number, y: number, rx: number, ry: number): string => ring(x, y, rx, ry);

export function dressOf(colour: Colour): Dress {
  const [bright, hue, dark] = OWNERS[colour];
  return {
    cloth: `@cloth-${colour}`,
    deep: `@cloth-deep-${colour}`,
    light: bright as Tint,
    hue: hue as Tint,
    dark: dark as Tint,
  };
}

const outline = (parts: readonly Part[]): string =>
  parts
    .filter(({ isCut }) => isCut)
    .map(({ d }) => d)
    .join('');

const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const CREAM = '#f6e8c9';
const SHADOW = '#120a05';

/** The card that a figure is cut out of: its shadow and its cream edge. */
export function cardUnder(parts: readonly Part[]): Mark {
  const shadow = {
    fill: SHADOW,
    fillOpacity: 0.55,
    stroke: SHADOW,
    strokeOpacity: 0.55,
    strokeWidth: 15,
  };
  return coated(
    outline(parts),
    { ...shadow, ...round, transform: 'translate(2 3)' },
    { fill: CREAM, stroke: CREAM, strokeWidth: 10, ...round },
  );
}

/** Part by part: where two of them turn different ways round, one path would have a hole. */
export function silhouette(parts: readonly Part[], tint: string): readonly Mark[] {
  const ink = { fill: tint, stroke: tint, strokeWidth: 10, ...round };
  return parts.filter(({ isCut }) => isCut).map(({ d }) => path(d, ink));
}

export type Eyes = readonly [leftX: number, leftY: number, rightX: number, rightY: number];

/** Behind the skull side of a figure. */
export const SKULL_LIGHT: Mark = oval(0, -56, 78, 92, '@glow-teal');

/** Over it: a dark veil, and light in its eyes. */
export function soulless(parts: readonly Part[], [x1, y1, x2, y2]: Eyes): readonly Mark[] {
  const eyes = (radius: number) => ball(x1, y1, radius) + ball(x2, y2, radius);
  return [
    ...parts.filter(({ isCut }) => isCut).map(({ d }) => sheen(d, '#06211f', 0.4)),
    sheen(eyes(6.4), '#3fffd0', 0.35),
    sheen(eyes(3), '#d8fff4', 1),
  ];
}
