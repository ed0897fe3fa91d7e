import { round, times, writer, type Point } from '@/components/kit/drawing/geometry';
import { at } from '@/engine/core/list';

/** A hex by its axial coordinates; hexes stand on a point. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const ROOT = Math.sqrt(3);

/** The map is drawn with hexes of this side; whoever shows it scales the whole. */
export const SIDE = 100;

/** The size of the whole map: seven flowers of seven hexes. */
export function mapWidth(side: number): number {
  'worklet';
  return 8 * ROOT * side;
}

export function mapHeight(side: number): number {
  'worklet';
  return 14 * side;
}

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

/** The middle of a hex, from the middle of the map. */
export const hexSpot = ({ q, r }: Hex, side: number): Spot => ({
  x: ROOT * side * (q + r / 2),
  y: 1.5 * side * r,
});

/** The hex that a place lies in. */
export function hexAt({ x, y }: Spot, side: number): Hex {
  const r = y / (1.5 * side);
  const q = x / (ROOT * side) - r / 2;
  const rounded = [q, r, -q - r].map(Math.round) as [number, number, number];
  const astray = [q, r, -q - r].map((value, axis) => Math.abs(value - at(rounded, axis)));
  const [dq = 0, dr = 0, ds = 0] = astray;
  if (dq > dr && dq > ds) return { q: zero(-rounded[1] - rounded[2]), r: zero(rounded[1]) };
  if (dr > ds) return { q: zero(rounded[0]), r: zero(-rounded[0] - rounded[2]) };
  return { q: zero(rounded[0]), r: zero(rounded[1]) };
}

const zero = (value: number): number => (value === 0 ? 0 : value);

/** The six corners, the topmost first, then clockwise. */
export function hexCorners({ x, y }: Spot, side: number): readonly Point[] {
  return times(6, (index): Point => {
    const turn = (Math.PI / 3) * index - Math.PI / 2;
    return [x + side * Math.cos(turn), y + side * Math.sin(turn)];
  });
}

export function closed(points: readonly Point[]): string {
  const path = writer(at(points, 0));
  for (const point of points.slice(1)) path.to('l', point);
  return path.close();
}

/** One hex; `share` below 1 draws it inside its edge. */
export const hexPath = (hex: Hex, side: number, share = 1): string =>
  closed(hexCorners(hexSpot(hex, side), side * share));

const cornerKey = ([x, y]: Point): string => `${Math.round(x * 20 + 0.03)}:${Math.round(y * 20 + 0.03)}`;

/** The loops round some hexes: the edges that only one of them has, chained. In sides of a hex. */
function loopsOf(hexes: readonly Hex[]): readonly (readonly Point[])[] {
  const edges = new Map<string, readonly [Point, Point]>();
  for (const hex of hexes) {
    const corners = hexCorners(hexSpot(hex, 1), 1);
    corners.forEach((from, index) => {
      const to = at(corners, (index + 1) % 6);
      const back = `${cornerKey(to)}|${cornerKey(from)}`;
      if (!edges.delete(back)) edges.set(`${cornerKey(from)}|${cornerKey(to)}`, [from, to]);
    });
  }
  return chained([...edges.values()]);
}

function chained(edges: readonly (readonly [Point, Point])[]): readonly (readonly Point[])[] {
  const open = new Map<string, (readonly [Point, Point])[]>();
  for (const edge of edges) {
    const key = cornerKey(edge[0]);
    open.set(key, [...(open.get(key) ?? []), edge]);
  }
  const loops: Point[][] = [];
  for (const edge of edges) {
    const loop = loopFrom(edge, open);
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

function loopFrom(first: readonly [Point, Point], open: Map<string, (readonly [Point, Point])[]>): Point[] {
  const loop: Point[] = [];
  let next = open.get(cornerKey(first[0]))?.shift();
  while (next) {
    loop.push(next[0]);
    next = open.get(cornerKey(next[1]))?.shift();
  }
  return loop;
}

/** The loops round some hexes, moved outwards by `beyond`. */
export function outlines(hexes: readonly Hex[], side: number, beyond = 0): readonly (readonly Point[])[] {
  return loopsOf(hexes).map((loop) => {
    const points = loop.map(([x, y]): Point => [x * side, y * side]);
    return beyond === 0 ? points : moved(points, beyond);
  });
}

function moved(loop: readonly Point[], beyond: number): readonly Point[] {
  const count = loop.length;
  return loop.map(([x, y], index): Point => {
    const [ax, ay] = at(loop, (index - 1 + count) % count);
    const [bx, by] = at(loop, (index + 1) % count);
    const [nx, ny] = [y - ay + by - y, ax - x + x - bx];
    const length = Math.hypot(nx, ny) || 1;
    return [x + (nx / length) * beyond * 1.12, y + (ny / length) * beyond * 1.12];
  });
}

/** Round some hexes as one path: lit ground, or the veil over all that is not lit. */
export function areaPath(hexes: readonly Hex[], side: number): string {
  return outlines(hexes, side)
    .map((loop) => closed(loop.map(([x, y]): Point => [round(x), round(y)])))
    .join('');
}

/** What the veil covers: every hex of the map that is not lit. Fill it by `evenodd`. */
export function veilPath(all: readonly Hex[], lit: readonly Hex[], side: number): string {
  const bright = new Set(lit.map(hexKey));
  return areaPath(
    all.filter((hex) => !bright.has(hexKey(hex))),
    side,
  );
}
