import { cutOff, disc, fill, fine, group, oval, type Mark } from '@/components/kit/drawing/marks';
import { lamp } from '../growth';
import { discs, glow, INK, shape, stroke } from '../hand';
import type { Glow, Tint } from '../paints';

interface Crystals {
  readonly light: Glow;
  readonly faces: readonly [Tint, Tint, Tint];
}

const CRYSTALS: readonly [Crystals, Crystals] = [
  { light: 'blue', faces: ['#8cc4ff', '#bfe0ff', '#5f9ae0'] },
  { light: 'rose', faces: ['#e0a0f0', '#f4d0ff', '#a85ac8'] },
];

const HILL = 'M-96 8L-90-40L-66-70L-56-108L-26-150L2-132L20-142L46-104L74-78L84-40L98 8Z';

const ROCK: readonly Mark[] = [
  shape(HILL, '@rock'),
  cutOff(HILL, [
    fill('M-96 8L-90-40L-66-70L-56-108L-26-150L-34-104L-58-62L-64-20L-60 8Z', '#d3d6dd', 0.75),
    fill('M-26-150L2-132L-8-96L-34-104Z', '#eef0f4', 0.7),
    fill('M2-132L20-142L46-104L22-92L-8-96Z', '#7e8290', 0.8),
    fill('M46-104L74-78L84-40L98 8H62L50-52L22-92Z', '#363845', 0.75),
    fill('M-8-96L22-92L50-52L62 8H30L30-60Z', '#565a68', 0.55),
    stroke(
      'M-34-104L-8-96L22-92M-58-62L-34-104M-64-20L-84-30M50-52L72-56M-26-150L-34-104M2-132L-8-96M46-104L22-92',
      '#22242e',
      1.4,
      0.7,
    ),
    ...fine(stroke('M-50-92l8 6M-74-44l9 5M-20-118l8 4M62-30l8 3M40-78l10 2M-80-8l8 2', '#22242e', 1.3, 0.6)),
    stroke('M14-122l9 12-4 8 10 10M-80-54l8 12 10 2', '#ffb84a', 2.6, 0.95),
    stroke('M66-66l6 14-5 8', '#ffb84a', 2.2, 0.8),
  ]),
  stroke('M-90-40L-66-70L-56-108L-26-150L2-132', '#ffffff', 1.6, 0.65),
  ...fine(oval(-28, -148, 7, 4, '#fff', { fillOpacity: 0.5 })),
];

const MOUTH = 'M-34 6V-62H30V6Z';

const ADIT: readonly Mark[] = [
  shape(MOUTH, '#0c0705'),
  glow(-2, -20, 44, 'orange', 0.75),
  cutOff(MOUTH, [
    fill('M-22 6V-48H18V6Z', '#3a1c0a', 0.8),
    glow(-2, -14, 26, 'amber', 0.9),
    stroke('M-22 6V-48H18V6', '#1a0c04', 3),
  ]),
  shape('M-42 8L-38-64H-27L-29 8Z', '@wood-across'),
  shape('M25 8L23-64H34L38 8Z', '@wood-across'),
  shape('M-50-62L-48-76L44-77L46-63Z', '@wood'),
  ...fine(
    stroke('M-46-72L42-73', '#ffe2ae', 1.6, 0.7),
    stroke('M-44-67h60M-10-70h40', '#3a200d', 1, 0.6),
    shape('M-27-50L-12-62H-24L-28-58Z', '@wood-dark', 1.6),
    shape('M23-50L8-62H20L24-58Z', '@wood-dark', 1.6),
    fill(
      discs([
        [-42, -69, 1.8],
        [-32, -69, 1.8],
        [29, -70, 1.8],
        [39, -70, 1.8],
      ]),
      INK,
    ),
  ),
  ...lamp(-2, -56, 1.05),
  stroke('M-14 2L-40 28M8 2L6 30M-18 8h28M-24 15h33M-32 23h40', '#3a2212', 4),
  stroke('M-14 2L-40 28M8 2L6 30', '#a9adb9', 2.2),
];

const CART: readonly Mark[] = [
  group('translate(58 0)', [
    shape('M-30-22C-26-40-14-38-10-42S4-44 10-38 24-38 28-22Z', '@rock'),
    stroke('M-16-30l6-5 6 4M4-34l8-2', '#ffb84a', 2.4),
    shape('M-34-24H34L26 8H-26Z', '@iron'),
    ...fine(stroke('M-30-20H30', '#d7dbe2', 1.6, 0.7)),
    stroke('M-12-20L-9 5M12-20L9 5', '#17181b', 2),
    shape('M-37-27H37V-20H-37Z', '@iron-across'),
    ...[-15, 15].flatMap((x) => [
      disc(x, 12, 9, '@iron', { stroke: INK, strokeWidth: 2.4 }),
      disc(x, 12, 3, '#c8932f', { stroke: INK, strokeWidth: 1 }),
    ]),
  ]),
];

const PICK: readonly Mark[] = [
  stroke('M-52 26L-34-10', '#8f5a2c', 4.5),
  shape('M-50-8Q-34-22-18-2Q-32-14-50-8Z', '@iron'),
];

function mine({ light, faces }: Crystals): readonly Mark[] {
  return [
    ...ROCK,
    ...ADIT,
    ...CART,
    glow(-72, -2, 30, light, 0.6),
    shape('M-88 14L-92-10L-84-24L-78-8L-78 14Z', faces[0]),
    shape('M-78 14L-74-22L-66-36L-60-18L-64 14Z', faces[1]),
    shape('M-66 14L-58-6L-50-12L-50 14Z', faces[2]),
    stroke('M-84-20v30M-67-32l-2 44', '#ffffff', 1.6, 0.8),
    ...PICK,
  ];
}

export const METALLE = [mine(CRYSTALS[0]), mine(CRYSTALS[1])] as const;
