import { ring } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { INK, shape, sheen, stroke } from '../../art/hand';
import type { Tint } from '../../art/paints';

/** A thing round 0, 0 within 46 units; light from the upper left. */
export type Thing = readonly Mark[];

export const ball = (x: number, y: number, radius: number): string => ring(x, y, radius);

/** A band of metal as a ring: outline, metal, light. */
export function hoop(x: number, y: number, rx: number, ry: number, width: number, tint: Tint): Thing {
  const d = ring(x, y, rx, ry);
  return [stroke(d, INK, width + 4.4), stroke(d, tint, width)];
}

/** Links of a chain along a curve, as dashes over a dark line. */
export function chain(d: string, tint: Tint = '#e6b23c'): Thing {
  return [
    stroke(d, INK, 6),
    { ...stroke(d, tint, 3.4), ink: { ...stroke(d, tint, 3.4).ink, strokeDasharray: '4.4 3.4' } },
  ];
}

/** Something drawn upright, as it leans on a card. */
export const leaning = (turn: number, marks: Thing): Thing => [group(`rotate(${turn})`, marks)];

/** A cut stone in a setting. */
export function jewel(x: number, y: number, radius: number, tint: Tint): Thing {
  const [r, s] = [radius, radius * 0.5];
  return [
    shape(
      `M${x - s} ${y - r}H${x + s}L${x + r} ${y - s * 0.5}L${x} ${y + r}L${x - r} ${y - s * 0.5}Z`,
      tint,
      2.2,
    ),
    sheen(`M${x - s} ${y - r}L${x - r} ${y - s * 0.5}H${x - s * 0.6}Z`, '#fff', 0.6),
    stroke(
      `M${x - r} ${y - s * 0.5}H${x + r}M${x - s * 0.6} ${y - s * 0.5}L${x} ${y + r}L${x + s * 0.6} ${y - s * 0.5}`,
      INK,
      1.2,
      0.5,
    ),
  ];
}
