import { at } from '@/engine/core/list';

/** A point of an outline; the third number marks a sharp corner. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Chance = () => number;

/** The same drawing for the same seed, everywhere and always. */
export function chance(seed: number): Chance {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % 99991;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Points written as `x,y`, a sharp corner with a mark behind it: `96,6!`. */
export function points(text: string): readonly Point[] {
  return text.split(' ').map((word) => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number);
    return word.endsWith('!') ? [x, y, 1] : [x, y];
  });
}

/** Writes path data with relative numbers of one decimal, without letting the rounding add up. */
export function writer(start: Point) {
  let [x, y] = [round(start[0]), round(start[1])];
  let data = `M${x} ${y}`;
  const offset = (point: Point): string => joined([round(point[0] - x), round(point[1] - y)]);
  return {
    to(letter: 'l' | 'q' | 'c', ...points: readonly Point[]) {
      data += letter + points.map(offset).reduce(glued);
      const end = at(points, points.length - 1);
      [x, y] = [round(x + round(end[0] - x)), round(y + round(end[1] - y))];
    },
    close: () => `${data}Z`,
    open: () => data,
  };
}

function glued(one: string, other: string): string {
  return other.startsWith('-') ? one + other : `${one} ${other}`;
}

function joined(numbers: readonly number[]): string {
  return numbers.map((number) => String(number).replace(/^(-?)0\./, '$1.')).reduce(glued);
}

interface Bend {
  readonly from: Point;
  readonly out: Point;
  readonly into: Point;
  readonly to: Point;
}

/** Catmull-Rom through the points, as Bézier pieces. */
function bends(points: readonly Point[], isClosed: boolean): readonly Bend[] {
  const count = points.length;
  const get = (index: number) =>
    at(points, isClosed ? (index + count) % count : Math.max(0, Math.min(count - 1, index)));
  return times(isClosed ? count : count - 1, (index) => {
    const [before, from, to, after] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const leave = from[2] ? corner(from, to) : tangent(before, to, length);
    const arrive = to[2] ? corner(from, to) : tangent(from, after, length);
    return {
      from,
      out: [from[0] + leave[0] / 3, from[1] + leave[1] / 3],
      into: [to[0] - arrive[0] / 3, to[1] - arrive[1] / 3],
      to,
    };
  });
}

function corner(from: Point, to: Point): Point {
  return [(to[0] - from[0]) * 0.35, (to[1] - from[1]) * 0.35];
}

function tangent(before: Point, after: Point, length: number): Point {
  const span = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
  return [((after[0] - before[0]) / span) * length * 0.95, ((after[1] - before[1]) / span) * length * 0.95];
}

export function smooth(points: readonly Point[]): string {
  const path = writer(at(points, 0));
  for (const { out, into, to } of bends(points, true)) path.to('c', out, into, to);
  return path.close();
}

/** Points along the same curve, so many to a piece. */
export function along(points: readonly Point[], isClosed: boolean, count: number): readonly Point[] {
  const all = bends(points, isClosed).flatMap((bend) => times(count, (index) => onBend(bend, index / count)));
  return isClosed ? all : [...all, at(points, points.length - 1)];
}

function onBend({ from, out, into, to }: Bend, t: number): Point {
  const rest = 1 - t;
  const weights = [rest ** 3, 3 * rest * rest * t, 3 * rest * t * t, t ** 3] as const;
  const blend = (axis: 0 | 1) =>
    weights[0] * from[axis] + weights[1] * out[axis] + weights[2] * into[axis] + weights[3] * to[axis];
  return [blend(0), blend(1)];
}

export function polygon(points: readonly Point[]): string {
  const path = writer(at(points, 0));
  for (const point of points.slice(1)) path.to('l', point);
  return path.close();
}

/** A tapered tube along a centre line, the half widths spread evenly over its length. */
export function tube(centre: readonly Point[], widths: readonly number[]): readonly Point[] {
  const spine = along(centre, false, centre.length > 2 ? 2 : 1);
  const last = spine.length - 1;
  const sides = spine.map((point, index) => {
    const [before, after] = [at(spine, Math.max(0, index - 1)), at(spine, Math.min(last, index + 1))];
    const span = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const width = widthAt(widths, index / last) / span;
    return [-(after[1] - before[1]) * width, (after[0] - before[0]) * width] as const;
  });
  const edge = (sign: 1 | -1) =>
    spine.map(([x, y], index): Point => [x + at(sides, index)[0] * sign, y + at(sides, index)[1] * sign]);
  const [end, previous] = [at(spine, last), at(spine, last - 1)];
  const span = Math.hypot(end[0] - previous[0], end[1] - previous[1]) || 1;
  const cap = at(widths, widths.length - 1) / span;
  const tip: Point = [end[0] + (end[0] - previous[0]) * cap, end[1] + (end[1] - previous[1]) * cap];
  return [...sharpFirst(edge(1)), tip, ...sharpFirst(edge(-1)).reverse()];
}

function sharpFirst(points: readonly Point[]): Point[] {
  return points.map(([x, y], index) => (index === 0 ? [x, y, 1] : [x, y]));
}

function widthAt(widths: readonly number[], share: number): number {
  const place = share * (widths.length - 1);
  const index = Math.min(widths.length - 2, Math.floor(place));
  return at(widths, index) + (at(widths, index + 1) - at(widths, index)) * (place - index);
}

/** A straight-sided outline cut by hand: subdivided, jittered and smoothed. */
export function handCut(points: readonly Point[], amplitude: number, step: number, random: Chance): string {
  const rough = points.flatMap((from, index) => {
    const to = at(points, (index + 1) % points.length);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.max(1, Math.round(length / step));
    return times(count, (part): Point => {
      const jitter = (part ? 1 : 0.35) * (random() - 0.5) * 2 * amplitude;
      const share = part / count;
      return [
        from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * jitter,
        from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * jitter,
      ];
    });
  });
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const path = writer(middle(at(rough, rough.length - 1), at(rough, 0)));
  rough.forEach((point, index) => path.to('q', point, middle(point, at(rough, (index + 1) % rough.length))));
  return path.close();
}

export function ring(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [round(rx), round(ry)];
  return `M${round(x - rx)} ${round(y)}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0-${2 * w} 0Z`;
}
