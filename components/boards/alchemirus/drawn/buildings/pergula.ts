import { times } from '@/components/kit/drawing/geometry';
import { disc, fill, fine, type Mark } from '@/components/kit/drawing/marks';
import { lamp, post } from '../growth';
import { discs, glow, INK, repeated, shape, stroke, SUNLIT, built } from '../hand';
import type { Tint } from '../paints';

const JARS: readonly (readonly [x: number, Tint, height: number])[] = [
  [-50, '#7fbf4a', 16],
  [-34, '#e0569a', 19],
  [-18, '#4fb0c8', 14],
  [30, '#f0a83c', 18],
  [46, '#b48ae8', 14],
];

const jars: readonly Mark[] = [
  ...JARS.map(([x, tint, height]) =>
    shape(`M${x - 6}-68v${4 - height}q0-3 3-4h6q3 1 3 4v${height - 4}z`, tint, 1.6),
  ),
  shape(JARS.map(([x, , height]) => `M${x - 4}${-71 - height}h8v4h-8z`).join(''), '#c98f52', 1),
  ...fine(
    stroke(JARS.map(([x, , height]) => `M${x - 3}${-63 - height}v${height - 8}`).join(''), '#fff', 1.3, 0.7),
  ),
];

const HERBS = [2, 14];

const SHOP: readonly Mark[] = [
  shape('M-64-108H64V-8H-64Z', '#2c1a0e'),
  glow(-14, -62, 58, 'amber', 0.65),
  stroke('M-62-66H62', '#6b4020', 4),
  stroke('M-62-68H62', '#c98f52', 1.2),
  ...jars,
  ...post(-76, -116, 11, 122),
  ...post(65, -116, 11, 122),
  stroke(
    repeated(HERBS, (x) => `M${x}-92v10`),
    '#d8b88a',
    1.2,
  ),
  shape(
    repeated(HERBS, (x) => `M${x - 5}-62q-4-14 5-22q9 8 5 22q-5-4-10 0z`),
    '@leaf',
    1.4,
  ),
  stroke(
    repeated(HERBS, (x) => `M${x - 3}-79h6`),
    '#f0dcae',
    2,
  ),
  stroke('M-34-48V-28M-52-44Q-34-52-16-44', '@brass', 3),
  ...fine(stroke('M-34-50V-28', '#5e3b0c', 1)),
  stroke('M-52-44l-6 12h12zM-16-44l-6 12h12z', '#e2b04a', 1.2),
  shape('M-60-32h16q-2 6-8 6t-8-6zM-24-32h16q-2 6-8 6t-8-6z', '@brass', 1.4),
];

const FRUIT: readonly (readonly [x: number, y: number, Tint])[] = [
  [30, -35, '#f0643c'],
  [40, -35, '#ffb43c'],
  [50, -35, '#7fbf4a'],
  [35, -42, '#ffb43c'],
  [45, -42, '#f0643c'],
];

const BOARDS = times(10, (index) => -76 + index * 17);

const COUNTER: readonly Mark[] = [
  shape('M-88-30H84L90-18H-94Z', '@wood'),
  stroke('M-86-28H83', '#ffe6b8', 1.8, 0.8),
  built(
    'M-88-18H84V18H-88Z',
    '@wood',
    fine(
      stroke(
        repeated(BOARDS, (x) => `M${x}-17V17`),
        '#3a200d',
        1.6,
        0.7,
      ),
    ),
    SUNLIT,
  ),
  fill('M-88-18H84V-12H-88Z', '#000', 0.33),
  shape('M-24-8L0-14L24-8L18 12H-18Z', '@red'),
  ...fine(stroke('M-20-6L0-11L20-6', '#ffd9a0', 1.4, 0.7)),
  shape('M0 9C-9 3-8-5 0-9C8-5 9 3 0 9Z', '#ffe6b8', 1.2),
  stroke('M0 8V-5M0 3l-4-3M0 3l4-3', '#7a2a14', 1.3),
  ...FRUIT.map(([x, y, tint]) => disc(x, y, 6, tint, { stroke: INK, strokeWidth: 1.4 })),
  ...fine(fill(discs(FRUIT.map(([x, y]) => [x - 2, y - 2, 1.6] as const)), '#fff', 0.6)),
  shape('M20-34H60L56-22H24Z', '@wood'),
  ...fine(stroke('M22-30H58M24-26H57', '#3a200d', 1, 0.6)),
];

const STRIPES = 8;

/** Every other stripe of the awning, or of the scallops along its edge. */
function stripes(first: 0 | 1): readonly [cloth: string, edge: string] {
  const each = (draw: (back: number, front: number) => string) =>
    times(STRIPES / 2, (pair) => pair * 2 + first)
      .map((index) => draw(-64 + index * 16, -98 + index * 24.5))
      .join('');
  return [
    each((back, front) => `M${back}-142h16L${front + 24.5}-98h-24.5z`),
    each((_, front) => `M${front}-98h24.5v10q-12.25 12-24.5 0z`),
  ];
}

function awning(cloth: Tint, edge: Tint): readonly Mark[] {
  const [[coloured, colouredEdge], [pale, paleEdge]] = [stripes(0), stripes(1)];
  return [
    shape(coloured, cloth, 1.4),
    shape(colouredEdge, edge, 1.8),
    shape(pale, '@cream', 1.4),
    shape(paleEdge, '#e8cfa4', 1.8),
    shape('M-64-142H64L98-98H-98Z', '@sunlit'),
    stroke('M-62-141H62', '#fff2d0', 2.4, 0.9),
    shape('M-68-148Q0-154 68-148L66-140H-66Z', '@wood'),
    fill('M-98-98H98V-94H-98Z', '#000', 0.27),
  ];
}

const stall = (cloth: Tint, edge: Tint): readonly Mark[] => [
  ...SHOP,
  ...COUNTER,
  ...awning(cloth, edge),
  ...lamp(-84, -72, 1.1),
];

export const PERGULA = [stall('@red', '#b5341f'), stall('@verdigris', '#2f7c6e')] as const;
