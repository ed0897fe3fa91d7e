/** Where the chart of a race has its lines, in px. */

interface Lap {
  readonly points: readonly number[];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly least: number;
  readonly most: number;
  readonly laps: number;
}

/** Room for the figures, for whose line it is, and for when it was. */
const MARGIN = { left: 32, right: 40, top: 18, bottom: 28 };

export function frameOf(
  laps: readonly Lap[],
  { width, height }: { readonly width: number; readonly height: number },
): Frame {
  const all = laps.flatMap(({ points }) => points);
  return {
    width,
    height,
    left: MARGIN.left,
    right: width - MARGIN.right,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom,
    least: Math.min(0, ...all),
    most: Math.max(1, ...all),
    laps: laps.length,
  };
}

const round = (px: number): number => Math.round(px * 10) / 10;

const xOf = ({ left, right, laps }: Frame, lap: number): number =>
  round(left + ((right - left) * lap) / Math.max(1, laps - 1));

const yOf = ({ top, bottom, least, most }: Frame, points: number): number =>
  round(bottom - ((bottom - top) * (points - least)) / (most - least));

const pointsAt = (laps: readonly Lap[], lap: number, seat: number): number => laps[lap]?.points[seat] ?? 0;

export function pathOf(laps: readonly Lap[], seat: number, frame: Frame): string {
  return laps
    .map((_, lap) => `${lap === 0 ? 'M' : 'L'}${xOf(frame, lap)} ${yOf(frame, pointsAt(laps, lap, seat))}`)
    .join('');
}

/** So many marks tell a line from the others, and do not cover it. */
const MARKS = 4;

/** Seats have theirs at different laps, lest they lie on each other where points are equal. */
export function marksOf(
  laps: readonly Lap[],
  seat: number,
  frame: Frame,
): readonly (readonly [x: number, y: number])[] {
  const stride = (laps.length - 1) / MARKS;
  const at = Array.from({ length: MARKS }, (_, mark) =>
    Math.round(stride * (mark + 0.2 + (seat % 5) * 0.15)),
  );
  return [...new Set(at)].map((lap) => [xOf(frame, lap), yOf(frame, pointsAt(laps, lap, seat))] as const);
}

/** Round numbers of points, and where they lie. */
export function levelsOf(frame: Frame): readonly { readonly points: number; readonly y: number }[] {
  const { least, most } = frame;
  const span = most - least;
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => span / one <= 5) ?? 200;
  const first = Math.ceil(least / step);
  const count = Math.floor(most / step) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const points = (first + index) * step;
    return { points, y: yOf(frame, points) };
  });
}

/** Where each line ends, by seat, so far from one another that whose it is can be read. */
export function endsOf(laps: readonly Lap[], frame: Frame, apart: number): readonly number[] {
  const last = laps.length - 1;
  const wanted = (laps[last]?.points ?? []).map((points, seat) => ({ seat, y: yOf(frame, points) }));
  const sorted = wanted.slice().sort((one, other) => one.y - other.y || one.seat - other.seat);
  const highest = apart / 2;
  const lowest = frame.height - apart / 2;
  const places = sorted.map(({ y }, index) => Math.min(y, lowest - (sorted.length - 1 - index) * apart));
  for (const [index, y] of places.entries()) {
    places[index] = Math.max(y, index === 0 ? highest : (places[index - 1] ?? 0) + apart);
  }
  return wanted.map(({ seat }) => places[sorted.findIndex((one) => one.seat === seat)] ?? highest);
}
