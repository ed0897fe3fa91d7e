/** Hand-made lines: always the same for the same seed, so that a thing keeps its shape. */

export type Random = () => number;
type Point = readonly [number, number];

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hashOf(text: string): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return hash >>> 0;
}

export const brief = (value: number): number => Math.round(value * 10) / 10;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** One side, cut into steps that stray from the line; corners stray less. */
function strayingSide(from: Point, to: Point, stray: number, step: number, random: Random): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count }, (_, index): Point => {
    const along = index / count;
    const off = (index === 0 ? 0.35 : 1) * (random() - 0.5) * 2 * stray;
    return [from[0] + dx * along - (dy / length) * off, from[1] + dy * along + (dx / length) * off];
  });
}

/** A rectangle as cut by hand: a smooth closed path that strays by `stray` from the straight line. */
export function cutRectangle(
  width: number,
  height: number,
  stray: number,
  random: Random,
  step = 15,
): string {
  const corners: readonly Point[] = [
    [stray, stray],
    [width - stray, stray],
    [width - stray, height - stray],
    [stray, height - stray],
  ];
  const points = corners.flatMap((corner, index) =>
    strayingSide(corner, corners[(index + 1) % corners.length] ?? corner, stray, step, random),
  );
  return smoothLoop(points);
}

function smoothLoop(points: readonly Point[]): string {
  const first = points[0] ?? [0, 0];
  const start = middle(points.at(-1) ?? first, first);
  const curves = points.map((point, index) => {
    const end = middle(point, points[index + 1] ?? first);
    return `Q${brief(point[0])} ${brief(point[1])} ${brief(end[0])} ${brief(end[1])}`;
  });
  return `M${brief(start[0])} ${brief(start[1])}${curves.join('')}Z`;
}

/** Short strokes strewn over a sheet: the fibres of parchment. */
export function fibres(width: number, height: number, random: Random): string {
  const count = Math.min(220, Math.round((width * height) / 1100));
  return Array.from({ length: count }, () => {
    const length = 5 + random() * 14;
    const x = 6 + random() * Math.max(1, width - 26);
    const y = 5 + random() * Math.max(1, height - 10);
    return `M${brief(x)} ${brief(y)}q${brief(length / 2)} ${brief((random() - 0.5) * 5)} ${brief(length)} ${brief((random() - 0.5) * 4)}`;
  }).join('');
}

/** Long strokes along the boards of a bench. */
export function grain(width: number, height: number, count: number, random: Random): string {
  return Array.from({ length: count }, () => {
    const length = 90 + random() * 260;
    const half = brief(length / 2);
    return (
      `M${brief(random() * width * 0.8 - 40)} ${brief(random() * height)}` +
      `q${brief(length * 0.3)} ${brief(random() * 8 - 4)} ${half} ${brief(random() * 4 - 2)}` +
      `t${half} ${brief(random() * 6 - 3)}`
    );
  }).join('');
}
