import {
  disc,
  fill,
  inked,
  line,
  oval,
  type Ink,
  type Mark,
  type PathMark,
} from '@/components/kit/drawing/marks';
import type { Glow, Tint } from './paints';

export const INK = '#24150b';

/** A thing with its ink outline. */
export function shape(d: string, tint: Tint, width = 2.4, ink?: Ink): PathMark {
  return inked(d, tint, INK, width, { strokeLinecap: 'round', ...ink });
}

/** A line with round ends: ink, a rim of light, a vein. */
export function stroke(d: string, tint: Tint = INK, width = 2.4, opacity = 1): PathMark {
  return line(d, tint, width, opacity < 1 ? { strokeOpacity: opacity } : {});
}

/** A line with an edge of ink on both sides; `whole` is how wide both are together. */
export function edged(d: string, tint: Tint, width: number, whole: number): readonly PathMark[] {
  return [stroke(d, INK, whole), stroke(d, tint, width)];
}

/** Light or shade that lies on a thing, without an outline. */
export function sheen(d: string, tint: Tint = '#fff', opacity = 0.3): PathMark {
  return fill(d, tint, opacity);
}

/** Light round something: no filter, a gradient that ends in nothing. */
export function glow(x: number, y: number, radius: number, colour: Glow, opacity = 1): Mark {
  return disc(x, y, radius, `@glow-${colour}`, opacity < 1 ? { fillOpacity: opacity } : {});
}

/** What a standing thing throws on the ground. */
export function shade(x: number, y: number, rx: number, ry: number, opacity = 0.45): Mark {
  return oval(x, y, rx, ry, '#000', { fillOpacity: opacity });
}

/** The same outline, black and moved. */
export function cast(d: string, x: number, y: number, opacity = 0.5): Mark {
  return fillMoved(d, `translate(${x} ${y})`, opacity);
}

const fillMoved = (d: string, transform: string, opacity: number): PathMark => ({
  type: 'path',
  d,
  ink: { fill: '#000', fillOpacity: opacity, transform },
});

/** A box with round corners as path data. */
export function slab(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}
