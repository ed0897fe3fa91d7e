import { chance, polygon, round, times, type Chance, type Point } from '@/components/kit/drawing/geometry';
import { coated, fill, fine, line, type Mark } from '@/components/kit/drawing/marks';

// What covers a material, over one tile; a small drawing does without.

type Texture = (tile: Point, seed: number) => readonly Mark[];

function scattered(
  [left, top]: Point,
  random: Chance,
  count: number,
  make: (x: number, y: number) => string,
): string {
  return times(count, () => make(Math.round(left + random() * 200), Math.round(top + random() * 200))).join(
    '',
  );
}

const dot = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

export const flames: Texture = (tile, seed) => {
  const random = chance(seed);
  const lick = (x: number, y: number) => {
    const h = 26 + random() * 34;
    const n = (share: number) => round(h * share);
    return `M${x} ${round(y + 15)}c-${n(0.36)}-${n(0.2)}-${n(0.2)}-${n(0.6)} ${n(0.06)}-${n(1)}c${n(0.02)} ${n(0.42)} ${n(0.42)} ${n(0.5)} ${n(0.2)} ${n(0.92)}Z`;
  };
  return fine(
    fill(scattered(tile, random, 5, lick), '#fff0a0', 0.2),
    fill(scattered(tile, random, 4, lick), '#fff0a0', 0.38),
  );
};

export const pores: Texture = (tile, seed) => {
  const random = chance(seed);
  const pit = (x: number, y: number) => dot(x, y, round(1 + random() * 1.4));
  const crack = (x: number, y: number) =>
    `M${x} ${y}l${round(random() * 10 - 5)} ${round(6 + random() * 7)}l${round(random() * 10 - 3)} ${round(5 + random() * 6)}l${round(random() * 8 - 6)} 6`;
  return fine(
    fill(scattered(tile, random, 16, pit), '#8a6a44', 0.38),
    line(scattered(tile, random, 5, crack), '#8a6a44', 1.7, { strokeOpacity: 0.6 }),
  );
};

/** Scales only where the outline is. */
export function scales([left, top]: Point, outline: readonly Point[]): readonly Mark[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const from = Math.max(0, Math.floor((Math.min(...xs) - left) / 16) - 1);
  const to = Math.min(13, Math.ceil((Math.max(...xs) - left) / 16) + 1);
  const first = Math.max(0, Math.floor((Math.min(...ys) - top) / 14) - 1);
  const last = Math.min(15, Math.ceil((Math.max(...ys) - top) / 14) + 1);
  const row = 'q0 11 8 12t8-12'.repeat(Math.max(0, to - from));
  const rows = times(Math.max(0, last - first), (index) => {
    const shift = (first + index) % 2 ? 0 : 8;
    return `M${left + from * 16 - shift} ${top - 6 + (first + index) * 14}${row}`;
  }).join('');
  return fine(
    coated(
      rows,
      { fill: 'none', stroke: '#0d4a34', strokeWidth: 1.9, strokeOpacity: 0.36 },
      {
        fill: 'none',
        stroke: '#eaffb0',
        strokeWidth: 1.3,
        strokeOpacity: 0.26,
        transform: 'translate(1.4 1.8)',
      },
    ),
  );
}

export const grain: Texture = ([left, top], seed) => {
  const random = chance(seed);
  const fibre = (index: number) => {
    const length = 50 + random() * 130;
    const [x, y] = [round(left - 6 + index * 8.4 + random() * 4), round(top - 10 + random() * 40)];
    return `M${x} ${y}q${round(random() * 12 - 6)} ${round(length * 0.3)} ${round(random() * 8 - 4)} ${round(length * 0.55)}t${round(random() * 10 - 5)} ${round(length * 0.45)}`;
  };
  const fibres = times(26, fibre);
  const knots = times(2, (): Point => [round(left + 40 + random() * 120), round(top + 40 + random() * 120)]);
  const oval = ([x, y]: Point, rx: number, ry: number) =>
    `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0`;
  return fine(
    line(fibres.filter((_, index) => index % 2 === 0).join(''), '#3a1d0c', 2.4, { strokeOpacity: 0.5 }),
    line(fibres.filter((_, index) => index % 2 === 1).join(''), '#f0c48a', 2, { strokeOpacity: 0.3 }),
    fill(knots.map((knot) => oval(knot, 6, 9)).join(''), '#3a1d0c', 0.55),
    line(knots.map((knot) => oval(knot, 11, 15)).join(''), '#3a1d0c', 2, { strokeOpacity: 0.45 }),
  );
};

export const hairs: Texture = (tile, seed) => {
  const random = chance(seed);
  const hair = (x: number, y: number) => {
    const length = 9 + random() * 9;
    const lean = ((x - 300) / 300) * 5;
    return `M${x} ${y}q${round(lean * 0.4 - 1)} ${round(length * 0.6)} ${round(lean)} ${round(length)}`;
  };
  return fine(
    line(scattered(tile, random, 45, hair), '#203a80', 2.2, { strokeOpacity: 0.42 }),
    line(scattered(tile, random, 45, hair), '#f2f8ff', 2, { strokeOpacity: 0.5 }),
  );
};

export const speckles: Texture = (tile, seed) => {
  const random = chance(seed);
  return fine(
    fill(
      scattered(tile, random, 26, (x, y) => dot(x, y, round(1 + random() * 1.8))),
      '#ffc8ee',
      0.35,
    ),
  );
};

export const facets: Texture = (tile, seed) => {
  const random = chance(seed);
  const facet = (x: number, y: number) => {
    const [size, turn] = [18 + random() * 30, random() * 6.3];
    const corners = [0, 2.1 + random() * 0.6, 4.2 + random() * 0.6];
    return polygon(corners.map((a): Point => [x + Math.cos(turn + a) * size, y + Math.sin(turn + a) * size]));
  };
  const crack = (x: number, y: number) =>
    `M${x} ${y}l${round(8 + random() * 10)} ${round(10 + random() * 8)}l-4 ${round(8 + random() * 8)}l${round(8 + random() * 6)} 8`;
  return fine(
    fill(scattered(tile, random, 8, facet), '#fff', 0.16),
    fill(scattered(tile, random, 7, facet), '#1c2430', 0.13),
    line(scattered(tile, random, 4, crack), '#1c2430', 2, { strokeOpacity: 0.55 }),
    fill(
      scattered(tile, random, 20, (x, y) => dot(x, y, round(0.8 + random() * 1.5))),
      '#1c2430',
      0.35,
    ),
  );
};
