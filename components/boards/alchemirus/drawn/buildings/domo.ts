import { chance, ring, times } from '@/components/kit/drawing/geometry';
import { box, disc, fine, inked, oval, type Mark } from '@/components/kit/drawing/marks';
import { archedWindow } from '../growth';
import { built, glow, INK, repeated, shape, stroke, SUNLIT } from '../hand';
import type { Tint } from '../paints';
import { masonry, shingles, SLATES, STONE } from '../textures';

const JOINT = '#1c2a48';

const BOOKS: readonly (readonly [x: number, Tint])[] = [
  [34, '#8c2216'],
  [39, '#256a60'],
  [58, '#31446e'],
  [62, '#8c2216'],
];

const ANNEX: readonly Mark[] = [
  shape('M78 14L96 6V-44L78-40Z', '@stone-shade'),
  built(
    'M14 14V-40H78V14Z',
    '@stone',
    masonry([12, -42, 70, 58], { row: 10, stone: 16, seed: 18, tones: STONE }),
    SUNLIT,
  ),
  built(
    'M6-38L24-76H84L102-44L84-38Z',
    '@slate',
    shingles([4, -78, 100, 42], { row: 9, tile: 11, seed: 4, tones: SLATES, joint: JOINT }),
    SUNLIT,
  ),
  stroke('M25-75H83', '#dbe8ff', 1.8, 0.8),
  glow(50, -12, 36, 'amber', 0.7),
  shape('M32 2V-22Q50-34 68-22V2Z', '@window'),
  stroke('M32-10H68M44-28V2M56-28V2', '#4a2408', 1.6),
  shape('M28 2H72V7H28Z', '@stone-cap', 1.6),
  ...fine(...BOOKS.map(([x, tint]) => box([x, -7, 4, 8, 0.6], tint, { stroke: INK, strokeWidth: 0.8 }))),
];

const TOWER: readonly Mark[] = [
  built(
    'M-70 16L-66-86H0L4 16Z',
    '@stone',
    masonry([-74, -88, 82, 106], { row: 10.5, stone: 17, seed: 28, tones: STONE }),
    SUNLIT,
  ),
  shape('M-76 16H10V8Q-33 2-76 8Z', '@stone-cap', 2),
  shape('M-78-84H12L6-72H-72Z', '@wood'),
  ...fine(stroke('M-76-82H10', '#ffe2ae', 1.4, 0.8)),
  stroke(
    repeated(
      times(8, (index) => -74 + index * 12),
      (x) => `M${x}-84v-13`,
    ),
    '#5a3416',
    3,
  ),
  stroke('M-78-98H12', INK, 4.6),
  stroke('M-78-98H12', '#b9803f', 2.6),
  built(
    'M-58-84V-112H-8V-84Z',
    '@stone',
    masonry([-60, -112, 54, 30], { row: 9, stone: 14, seed: 6, tones: STONE }),
    SUNLIT,
  ),
  ...archedWindow([-39, -110, 13, 22]),
  built(
    'M-68-108Q-33-98 2-108L-33-174Z',
    '@slate-across',
    shingles([-70, -176, 74, 76], { row: 9.5, tile: 10, seed: 14, tones: SLATES, joint: JOINT }),
    { fill: '@cone-shade' },
  ),
  stroke('M-64-110L-34-168', '#e6f0ff', 2.2, 0.85),
  stroke('M-33-174V-188', INK, 3),
  disc(-33, -188, 4.4, '@gold', { stroke: INK, strokeWidth: 1.4 }),
  stroke('M-33-184V-174', '#e2b04a', 1.4),
];

const READER: readonly Mark[] = [
  glow(-33, -36, 46, 'amber', 0.85),
  shape('M-54-8V-44C-54-72-12-72-12-44V-8Z', '@stone-cap'),
  shape('M-48-10V-44C-48-64-18-64-18-44V-10Z', '@window'),
  stroke('M-33-60V-10M-48-34H-18', '#4a2408', 1.8),
  shape('M-46-11Q-40-18-33-13Q-26-18-20-11Z', '#fff6dc', 1.3),
  ...fine(
    box([-29, -27, 4, 11, 1], '#fffbe8', { stroke: INK, strokeWidth: 0.9 }),
    oval(-27, -31, 2.2, 4, '#fff'),
  ),
  shape('M-58-10H-8V-3H-58Z', '@stone-cap', 1.8),
];

const TELESCOPE: readonly Mark[] = [
  stroke('M-2-96L10-86', INK, 3),
  shape('M-10-101L24-124L30-115L-5-93Z', '@brass'),
  shape('M22-127L32-112L36-114L27-130Z', '@brass-across'),
  stroke('M-4-101L22-119', '#fff6cc', 1.6, 0.8),
];

function ivy(): readonly Mark[] {
  const random = chance(3);
  const leaves = times(16, () => [-68 + random() * 10, 12 - random() * 62] as const);
  const tints: readonly Tint[] = ['#4f7a34', '#7fae4a', '#2f5a22'];
  return tints.map((tint, first) => {
    const d = leaves.filter((_, index) => index % 3 === first).map(([x, y]) => ring(x, y, 4, 3));
    return inked(d.join(''), tint, '#1d3a16', 0.8);
  });
}

export const DOMO: readonly Mark[] = [
  ...ANNEX,
  ...TOWER,
  ...READER,
  ...TELESCOPE,
  ...ivy(),
  shape('M70 14C64-2 72-10 78-10S92-2 88 14Z', '@leaf-round'),
  shape('M-20 18Q-33 12-46 18L-50 24H-16Z', '@stone-cap', 1.8),
];
