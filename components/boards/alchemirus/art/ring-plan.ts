import { round, times } from '@/components/kit/drawing/geometry';
import { FIELDS, HAUNTS, type SpiritPlace } from '@/engine/games/alchemirus/data';

/** The ring about 0, 0: fields between two radii, brass round them, the Spirit's well inside. */
export const RING = {
  /** Half of what the ring takes up. */
  edge: 136,
  outer: 126,
  inner: 79.4,
  /** The Spirit's own ring, and the size of a medallion on it. */
  haunts: 49.7,
  medal: 19,
} as const;

export const RADIUS = 128;
export const STEP = (2 * Math.PI) / FIELDS.length;
const DEGREE = Math.PI / 180;
/** Half of a field, less the gap to the next one. */
export const HALF = STEP / 2 - 0.016;

export type Place = readonly [x: number, y: number];

export const around = (radius: number, turn: number): Place => [
  Math.cos(turn) * radius,
  Math.sin(turn) * radius,
];

/** The middle of a field as an angle: the first one is at the top, then clockwise. */
export const turnOf = (index: number): number => index * STEP - Math.PI / 2;

/** Fields at the foot, whose words would stand on their heads. */
export const isAtFoot = (index: number): boolean => index >= 3 && index <= 5;

export const point = ([x, y]: Place): string => `${round(x)} ${round(y)}`;

function slice(from: number, to: number, middle: number, half: number): string {
  const [a, b] = [middle - half, middle + half];
  return `M${point(around(to, a))}A${to} ${to} 0 0 1 ${point(around(to, b))}L${point(around(from, b))}A${from} ${from} 0 0 0 ${point(around(from, a))}Z`;
}

/** The outline of a field, and of what lies inside its edge. */
export const sector = (index: number): string => slice(RING.inner, RING.outer, turnOf(index), HALF);
export const INSIDES: readonly string[] = times(FIELDS.length, (index) =>
  slice(RING.inner + 3, RING.outer - 3, turnOf(index), HALF * 0.93),
);

export function arc(radius: number, from: number, to: number): string {
  const isLong = Math.abs(to - from) > Math.PI ? 1 : 0;
  const isClockwise = to > from ? 1 : 0;
  return `M${point(around(radius, from))}A${radius} ${radius} 0 ${isLong} ${isClockwise} ${point(around(radius, to))}`;
}

const turnOfHaunt = (index: number): number => (index * 2 * Math.PI) / 5 - Math.PI / 2;

/** Where a medallion lies: five on the Spirit's ring, the Domo in the centre. */
export function hauntPlace(place: SpiritPlace): Place {
  const index = HAUNTS.findIndex((haunt) => haunt === place);
  return index < 0 ? [0, 0] : around(RING.haunts, turnOfHaunt(index));
}

/** The middle of an engraving; it makes room for pawns. */
export function signPlace(index: number, pawns: number): Place {
  const shift = pawns > 0 ? (isAtFoot(index) ? 1 : -1) * (pawns > 1 ? 13 : 10) * DEGREE : 0;
  return around(RADIUS * (pawns > 0 ? 0.765 : 0.785), turnOf(index) + shift);
}

/** The way of a pawn over the fields. */
export const wayOf = (from: number, steps: number): string =>
  arc(RADIUS * 0.695, turnOf(from) + 17 * DEGREE, turnOf(from + steps) - 13 * DEGREE);

/** Where something lies on a field: the middle, the stud at its inner edge, a pawn's foot. */
export const fieldMiddle = (index: number): Place => around(RADIUS * 0.8, turnOf(index));
export const studPlace = (index: number): Place => around(RING.inner - 1.5, turnOf(index));

/** A pawn stands beside the engraving; a crowd spreads over the whole field. */
export function pawnPlace(index: number, order: number, count: number): Place {
  const side = isAtFoot(index) ? -1 : 1;
  const [x, y] = around(RADIUS * 0.74, turnOf(index) + side * pawnShift(order, count) * DEGREE);
  return [x, y + 7];
}

function pawnShift(order: number, count: number): number {
  if (count === 1) return 10.5;
  return count === 2 ? 2 + order * 13 : 15 - (order * 30) / (count - 1);
}
