import { round, times } from '@/components/kit/drawing/geometry';
import { disc, fill, fine, group, inked, type Mark } from '@/components/kit/drawing/marks';
import { discs, glow, INK, repeated, shape, stroke } from '../hand';
import type { Tint } from '../paints';

/** Every other ray round 0, −72. */
function rays(first: 0 | 1, reach: number): string {
  return times(12, (index) => {
    const turn = ((index * 2 + first) * Math.PI) / 12;
    const point = (angle: number) =>
      `${round(Math.cos(angle) * reach)} ${round(-72 + Math.sin(angle) * reach)}`;
    return `M0-72L${point(turn - 0.055)}L${point(turn + 0.055)}Z`;
  }).join('');
}

/** The light that breaks forth behind it. */
export const GLORY: readonly Mark[] = [
  fill(rays(0, 210), '#ffe39a', 0.3),
  fill(rays(1, 170), '#ffe39a', 0.18),
  glow(0, -72, 100, 'gold', 0.75),
];

const PLINTH: readonly Mark[] = [
  shape('M-34 20H34L28 6H-28Z', '@stone-cap'),
  shape('M-24 6L-20-10H20L24 6Z', '@stone'),
  shape('M-44 20H44V28H-44Z', '@stone-cap'),
];

const LEAF = 'M0 0C6-9 18-9 26 0C18 7 6 7 0 0Z';
const LEAVES = [
  [18, -17, -18],
  [35, -26, -30],
  [49, -41, -50],
  [58, -60, -70],
  [62, -80, -88],
  [60, -100, -104],
  [53, -117, -116],
  [45, -130, -126],
] as const;

function leaf(x: number, y: number, turn: number, tint: Tint): Mark {
  return group(`translate(${x} ${y}) rotate(${turn})`, [
    shape(LEAF, tint, 1.8),
    ...fine(stroke('M3 0H20', '#5e3b0c', 1, 0.7)),
  ]);
}

/** The right half of the wreath; the left one is its mirror image. */
const BRANCH: readonly Mark[] = [
  stroke('M6-14C64-22 78-86 44-132', '#5e3b0c', 5),
  stroke('M6-14C64-22 78-86 44-132', '#d3a043', 2.6),
  ...LEAVES.flatMap(([x, y, turn]) => [
    leaf(x, y, turn - 42, '@laurel-shade'),
    leaf(x, y, turn + 42, '@laurel'),
  ]),
];

const STAR = times(16, (index) => {
  const turn = (index * Math.PI) / 8 - Math.PI / 2;
  const reach = index % 2 ? 10 : index % 4 ? 19 : 28;
  return `${round(Math.cos(turn) * reach)} ${round(-74 + Math.sin(turn) * reach)}`;
}).join('L');

const MEDAL: readonly Mark[] = [
  disc(0, -74, 36, '@purple', { stroke: INK, strokeWidth: 2.6 }),
  disc(0, -74, 31, 'none', { stroke: '#e2b04a', strokeWidth: 2 }),
  shape(`M${STAR}Z`, '@gold', 2),
  disc(0, -74, 7.5, '@gold', { stroke: '#6a430f', strokeWidth: 1.6 }),
  ...fine(disc(0, -74, 2, '#6a430f'), stroke('M-26-86A30 30 0 0 1-10-102', '#fff', 2.4, 0.6)),
];

const CROWN: readonly Mark[] = [
  shape('M-24-116L-30-142L-14-130L0-152L14-130L30-142L24-116Z', '@gold-down'),
  shape('M-25-118H25V-109H-25Z', '@gold', 2),
  inked(
    discs([
      [-30, -144, 5],
      [30, -144, 5],
    ]),
    '#f06ab4',
    INK,
    1.6,
  ),
  disc(0, -155, 5, '#8cc4ff', { stroke: INK, strokeWidth: 1.6 }),
  ...fine(
    fill(
      discs([
        [-31.4, -145.6, 1.4],
        [-1.4, -156.6, 1.4],
        [28.6, -145.6, 1.4],
      ]),
      '#fff',
    ),
    inked(
      discs([
        [-14, -113.5, 2.6],
        [0, -113.5, 2.6],
        [14, -113.5, 2.6],
      ]),
      '#b5341f',
      INK,
      0.9,
    ),
  ),
];

const RIBBON: readonly Mark[] = [
  shape('M-74-14L-50-20V2L-74 8L-66-4Z', '@red'),
  shape('M74-14L50-20V2L74 8L66-4Z', '@red-shade'),
  shape('M-54-22Q0-4 54-22V0Q0 18-54 0Z', '@red'),
  ...fine(stroke('M-50-18Q0-1 50-18', '#ffd9b0', 1.6, 0.8)),
  shape(
    repeated([-16, 0, 16], (x) => `M${x} ${x ? -10 : -8}l2 5h5l-4 3.4 1.6 5.2-4.6-3-4.6 3 1.6-5.2-4-3.4h5z`),
    '#ffdc6a',
    0.9,
  ),
];

/** Fame itself: a wreath round a star, a crown, a ribbon. */
export const WREATH: readonly Mark[] = [
  group('scale(-1 1)', BRANCH),
  ...BRANCH,
  ...MEDAL,
  ...CROWN,
  ...RIBBON,
];

export const GLORIA: readonly Mark[] = [...PLINTH, ...WREATH];
