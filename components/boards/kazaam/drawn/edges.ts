import { at } from '@/engine/core/list';
import { along, chance, polygon, writer, type Point } from '@/components/kit/drawing/geometry';

export function mirrored(points: readonly Point[]): readonly Point[] {
  return points.map(([x, y, corner]) => (corner ? [600 - x, y, corner] : [600 - x, y]));
}

/** How far inside its tile a point lies: edge treatments fade out towards the seam. */
function insideTile([x, y]: Point, [left, top]: Point): number {
  return Math.max(0, Math.min(x - left, left + 200 - x, y - top, top + 200 - y));
}

/** Bark: the curve in short straight steps, a little out of line. */
export function barky(points: readonly Point[], tile: Point, seed: number): string {
  const random = chance(seed);
  return polygon(
    along(points, true, 4).map((point): Point => {
      const give = Math.min(1, insideTile(point, tile) / 16) * 4.2;
      return [point[0] + (random() - 0.5) * give, point[1] + (random() - 0.5) * give];
    }),
  );
}

/** Stone: straight facets from point to point. */
export function rocky(points: readonly Point[], tile: Point, seed: number): string {
  const random = chance(seed);
  return polygon(
    points.map((point): Point => {
      const give = Math.min(3, insideTile(point, tile) / 8) * 2;
      return [point[0] + (random() - 0.5) * give, point[1] + (random() - 0.5) * give];
    }),
  );
}

interface Tufts {
  readonly length: number;
  readonly step: number;
  readonly seed: number;
}

/** Fur: tufts along the curve that fall downwards on both sides. */
export function furry(points: readonly Point[], tile: Point, { length, step, seed }: Tufts): string {
  const random = chance(seed);
  const dense = along(points, true, 10);
  const outward = isClockwise(dense) ? 1 : -1;
  let last = at(dense, 0);
  let walked = 0;
  let goal = step;
  const path = writer(last);
  for (let index = 1; index <= dense.length; index += 1) {
    const [here, before] = [at(dense, index % dense.length), at(dense, index - 1)];
    walked += Math.hypot(here[0] - before[0], here[1] - before[1]);
    if (walked < goal && index < dense.length) continue;
    const fade = Math.min(1, insideTile(here, tile) / 22) * Math.min(1, insideTile(last, tile) / 22);
    tuft(path, last, here, length * (0.7 + 0.6 * random()) * fade, outward);
    last = here;
    walked = 0;
    goal = step * (0.75 + 0.5 * random());
  }
  return path.close();
}

function tuft(path: ReturnType<typeof writer>, from: Point, to: Point, reach: number, outward: number): void {
  if (reach < 0.6) {
    path.to('l', to);
    return;
  }
  const span = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [tx, ty] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
  const out = (point: Point, share: number): Point => [
    point[0] + ty * outward * reach * share,
    point[1] - tx * outward * reach * share,
  ];
  const fall = (ty >= -0.25 ? 1 : -1) * reach * 0.75;
  const middle = out([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1);
  const tip: Point = [middle[0] + tx * fall, middle[1] + ty * fall];
  const [full, flat] = fall > 0 ? [0.75, 0.15] : [0.15, 0.75];
  path.to('q', out(from, full), tip);
  path.to('q', out(to, flat), to);
}

function isClockwise(points: readonly Point[]): boolean {
  const area = points.reduce((total, [x, y], index) => {
    const next = at(points, (index + 1) % points.length);
    return total + x * next[1] - next[0] * y;
  }, 0);
  return area > 0;
}
