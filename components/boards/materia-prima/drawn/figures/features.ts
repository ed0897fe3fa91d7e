import type { Tint } from '../../art/paints';
import { ball, body, egg, INK, light, mark, type Part } from './hand';

/** An eye of ink with a spark of light. */
function bead(x: number, y: number, radius: number): readonly Part[] {
  return [
    light(ball(x, y, radius), INK, 1),
    light(ball(x - radius * 0.3, y - radius * 0.35, radius * 0.36), '#fff', 1),
  ];
}

export function beads(x: number, y: number, apart: number, radius: number): readonly Part[] {
  return [...bead(x - apart, y, radius), ...bead(x + apart, y, radius)];
}

/** A white eye that looks somewhere. */
export function stare(
  x: number,
  y: number,
  radius: number,
  pupil: number,
  tint: Tint = '#fffbe6',
): readonly Part[] {
  return [
    light(egg(x, y, radius, radius * 1.12), tint, 1),
    light(ball(x + radius * 0.18, y + radius * 0.1, pupil), INK, 1),
    light(ball(x - radius * 0.1, y - radius * 0.32, pupil * 0.42), '#fff', 1),
  ];
}

/** Slanting eyes that mean no good. */
export function scowl(x: number, y: number, size: number, tint: Tint = '#fff'): readonly Part[] {
  const side = (sign: 1 | -1) =>
    `M${x + sign * size * 2.4} ${y - size}L${x + sign * size * 0.4} ${y + size * 0.1}L${x + sign * size * 0.7} ${y + size}C${x + sign * size * 1.7} ${y + size * 1.2} ${x + sign * size * 2.5} ${y + size * 0.4} ${x + sign * size * 2.4} ${y - size}Z`;
  return [
    light(side(-1) + side(1), tint, 1),
    light(
      ball(x - size * 1.25, y + size * 0.35, size * 0.42) +
        ball(x + size * 1.25, y + size * 0.35, size * 0.42),
      INK,
      1,
    ),
  ];
}

export function smile(x: number, y: number, half: number, width = 2.6): Part {
  return mark(`M${x - half} ${y}Q${x} ${y + half * 0.9} ${x + half} ${y}`, INK, width);
}

/** Heads of rivets as one mark. */
export function rivets(tint: Tint, ...places: readonly (readonly [x: number, y: number])[]): Part {
  return light(places.map(([x, y]) => ball(x, y, 2.4)).join(''), tint, 0.85);
}

/** A spear that stands beside whoever holds it: shaft, then point. */
export function spear(x: number, top: number, tip: Tint = '@steel'): readonly Part[] {
  return [
    body(`M${x - 2.4} 6L${x - 1} ${top + 22}h4L${x + 2.6} 6Z`, '@wood', 2.4),
    body(`M${x + 1} ${top}L${x + 9} ${top + 18} ${x + 1} ${top + 27} ${x - 7} ${top + 18}Z`, tip, 2.4),
    mark(`M${x + 1} ${top + 4}V${top + 22}`, '#fff', 1.4, 0.7),
  ];
}
