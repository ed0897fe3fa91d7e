import { box, disc, fill, fine, inked, oval, type Mark } from '@/components/kit/drawing/marks';
import { crown, rosettes, sprigs } from '../growth';
import { built, discs, INK, repeated, shape, stroke, SUNLIT } from '../hand';
import type { Tint } from '../paints';
import { masonry, STONE } from '../textures';

interface Planting {
  readonly tree: readonly [seed: number, fruit: Tint];
  readonly herb: readonly [height: number, Tint];
  readonly flower: Tint;
}

const PLANTINGS: readonly [Planting, Planting] = [
  { tree: [9, '#f0643c'], herb: [26, '#b48ae8'], flower: '#ffb43c' },
  { tree: [23, '#ffb8d8'], herb: [20, '#f2c23c'], flower: '#f27aa8' },
];

const WALL: readonly Mark[] = [
  built(
    'M-92 0L-92-44Q0-72 92-44L92 0Z',
    '@stone',
    masonry([-94, -72, 190, 76], { row: 11, stone: 19, seed: 5, tones: STONE }),
    SUNLIT,
  ),
  shape('M-96-41Q0-71 96-41L96-51Q0-83-96-51Z', '@stone-cap'),
  stroke('M-92-50Q0-80 92-50', '#fffbe8', 1.6, 0.8),
];

const SKEP: readonly Mark[] = [
  shape('M30-24h52l6 10h-64z', '@wood'),
  shape('M34-24C30-78 48-96 57-96S86-78 80-24Z', '@gold-down'),
  stroke(
    'M35-36q22 8 45 0M34-49q23 8 46 0M36-62q21 8 43 0M40-75q17 7 35 0M46-86q11 5 23 0',
    '#6e4410',
    2,
    0.85,
  ),
  oval(57, -32, 7, 6, '#2a1508'),
  stroke('M38-40C36-66 44-84 52-90', '#fff4c4', 3, 0.7),
];

const BEES: readonly Mark[] = [
  [24, -70],
  [92, -84],
  [84, -104],
].flatMap(([x = 0, y = 0]) => [
  oval(x, y, 3.4, 2.4, '#ffcf4a', { stroke: INK, strokeWidth: 1 }),
  oval(x - 1, y - 3.4, 2.6, 1.8, '#fff', { fillOpacity: 0.53 }),
  stroke(`M${x} ${y - 2}v4`, INK, 1.2),
]);

function bed(left: number, right: number): readonly Mark[] {
  return [
    shape(`M${left + 8}-20H${right - 8}L${right} 8H${left}Z`, '#3a2212'),
    stroke(`M${left + 8}-12H${right - 8}M${left + 5}-3H${right - 5}`, '#5c3a20', 3, 0.8),
    box([left, 6, right - left, 14], '@wood', { stroke: INK, strokeWidth: 2.4, strokeLinejoin: 'round' }),
    ...fine(
      stroke(`M${left + 2} 9H${right - 2}`, '#ffe0a8', 1.4, 0.7),
      stroke(`M${left + 2} 13H${right - 2}`, '#3a200d', 1, 0.6),
      disc(left + 5, 13, 1.4, INK),
      disc(right - 5, 13, 1.4, INK),
    ),
  ];
}

const FLOWERS = [15, 31, 47, 63, 79];
const heads = (radius: number) => discs(FLOWERS.map((x) => [x, -8, radius] as const));

function garden({ tree: [seed, fruit], herb: [height, leaf], flower }: Planting): readonly Mark[] {
  return [
    ...WALL,
    shape('M-62 0C-56-26-60-50-66-84L-42-84C-46-54-42-24-38 0Z', '@wood-across'),
    stroke('M-52-6C-50-30-54-50-56-70M-46-8q0-20-2-34', '#3a200d', 1.3, 0.7),
    ...crown(-52, -110, 39, seed, fruit),
    ...crown(-80, -84, 19, 12),
    ...crown(-22, -86, 20, 15),
    ...SKEP,
    ...fine(...BEES),
    ...bed(-92, -6),
    ...bed(4, 92),
    ...sprigs([-80, -67, -54, -41, -28, -15], [-10, height, 5], [leaf, '#4f7a34']),
    ...rosettes([-77, -58, -39, -20], 6),
    ...sprigs([20, 38, 56, 74], [-10, 18, 4], ['#7fbf4a', '#2f5a22']),
    stroke(
      repeated(FLOWERS, (x) => `M${x} 6v-13`),
      '#3c6e2c',
      2,
    ),
    inked(heads(5), flower, '#7a3a08', 1.2),
    fill(heads(2), '#8a3a10'),
  ];
}

export const HORTEN = [garden(PLANTINGS[0]), garden(PLANTINGS[1])] as const;
