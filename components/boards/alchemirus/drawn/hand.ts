import { ring as circle } from '@/components/kit/drawing/geometry';
import {
  disc,
  inked,
  line,
  type Ink,
  type Mark,
  type PathMark,
  type SolidMark,
} from '@/components/kit/drawing/marks';
import type { Glow, Tint } from './paints';

export const INK = '#22130a';

/** A thing with its ink outline. */
export function shape(d: string, tint: Tint, width = 2.4, ink?: Ink): PathMark {
  return inked(d, tint, INK, width, { strokeLinecap: 'round', ...ink });
}

/** A line with round ends: ink, a rim of light, a vein. */
export function stroke(d: string, tint: Tint = INK, width = 1.6, opacity = 1): PathMark {
  return line(d, tint, width, opacity < 1 ? { strokeOpacity: opacity } : {});
}

/** Light round something: no filter, a gradient that ends in nothing. */
export function glow(x: number, y: number, radius: number, colour: Glow, opacity = 1): Mark {
  return disc(x, y, radius, `@glow-${colour}`, opacity < 1 ? { fillOpacity: opacity } : {});
}

/** A wall, a roof or a dome: its material, what it is laid of, the light that falls on it, ink. */
export function built(d: string, tint: Tint, texture: readonly Mark[], ...coats: readonly Ink[]): SolidMark {
  const shade = coats[0];
  return {
    type: 'solid',
    d,
    under: [{ fill: tint }],
    inside: texture,
    coats,
    contour: { fill: 'none', stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' },
    ...(shade ? { shade } : {}),
  };
}

export const SUNLIT: Ink = { fill: '@sunlit' };

/** Many discs as one mark. */
export function discs(places: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return places.map(([x, y, radius]) => circle(x, y, radius)).join('');
}

/** The same path at several places. */
export function repeated(places: readonly number[], path: (place: number) => string): string {
  return places.map(path).join('');
}
