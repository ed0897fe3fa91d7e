import { disc, fine, type Mark } from '@/components/kit/drawing/marks';
import { archedWindow, smoke } from '../growth';
import { built, glow, INK, shape, stroke, SUNLIT } from '../hand';
import { DARK_STONE, masonry, shingles, STONE, VERDIGRIS } from '../textures';

const JOINT = '#12403a';

const WINGS: readonly Mark[] = [
  built(
    'M-90 16V-46H-40V16Z',
    '@stone',
    masonry([-92, -48, 54, 66], { row: 10, stone: 16, seed: 71, tones: STONE }),
    SUNLIT,
  ),
  built(
    'M40 16V-46H90V16Z',
    '@stone-shade',
    masonry([38, -48, 54, 66], { row: 10, stone: 16, seed: 72, tones: DARK_STONE }),
  ),
  built(
    'M-96-42L-84-66H-34V-42Z',
    '@verdigris',
    shingles([-98, -68, 66, 28], { row: 9, tile: 11, seed: 5, tones: VERDIGRIS, joint: JOINT }),
    SUNLIT,
  ),
  built(
    'M96-42L84-66H34V-42Z',
    '@verdigris',
    shingles([32, -68, 66, 28], { row: 9, tile: 11, seed: 6, tones: VERDIGRIS, joint: JOINT }),
    { fill: '#04201c', fillOpacity: 0.4 },
  ),
  shape('M-78-60L-76-110H-62L-60-60Z', '@copper-across'),
  shape('M-80-108H-58V-116H-80Z', '@brass-across', 2),
  shape('M60-60L62-100H74L76-60Z', '@copper-across'),
  shape('M58-98H78V-106H58Z', '@brass-across', 2),
  ...smoke(
    [
      [-69, -124, 10, 0.5],
      [-62, -138, 13, 0.35],
      [-72, -152, 9, 0.25],
      [68, -114, 9, 0.45],
      [74, -127, 11, 0.3],
    ],
    '#c8b4f0',
  ),
];

const DRUM: readonly Mark[] = [
  built(
    'M-50 16L-48-62H48L50 16Z',
    '@stone',
    masonry([-52, -64, 104, 82], { row: 11, stone: 18, seed: 73, tones: STONE }),
    SUNLIT,
  ),
  shape('M-56-58H56V-68H-56Z', '@stone-cap'),
  stroke('M-54-66H54', '#fffbe8', 1.4, 0.8),
  shape('M-50-68C-50-116-24-134 0-134S50-116 50-68Z', '@verdigris-round'),
  stroke('M-26-69C-26-104-14-124-4-133M26-69C26-104 14-124 4-133M0-69V-134', '#164a44', 2, 0.85),
  ...fine(
    stroke('M-24-71C-24-102-12-122-3-131', '#d2f5e6', 1.2, 0.7),
    stroke('M-49-82Q0-70 49-82M-43-104Q0-94 43-104', '#164a44', 1.4, 0.6),
  ),
  stroke('M-43-78C-42-102-30-117-18-124', '#f2fff8', 3.6, 0.75),
];

const LANTERN: readonly Mark[] = [
  glow(0, -148, 30, 'violet', 0.9),
  shape('M-12-133V-154H12V-133Z', '@window-violet'),
  stroke('M-4-133V-154M4-133V-154', '#2a1460', 1.4),
  shape('M-17-152L0-170L17-152Z', '@verdigris'),
  shape('M-16-137H16V-131H-16Z', '@brass', 1.8),
  disc(0, -172, 4, '@gold', { stroke: INK, strokeWidth: 1.4 }),
];

const ROSE: readonly Mark[] = [
  glow(0, -26, 52, 'violet', 0.85),
  disc(0, -28, 27, '@stone-cap', { stroke: INK, strokeWidth: 2.4 }),
  disc(0, -28, 21, '@window-violet', { stroke: INK, strokeWidth: 2 }),
  stroke('M0-46L17-17H-17Z', '#2a1460', 2.8),
  stroke('M-8.6-34.2H8.6V-17.2H-8.6Z', '#2a1460', 2.2),
  ...fine(stroke('M0-46L17-17H-17Z', '#fff0ff', 1.1)),
  disc(0, -25.6, 5.4, '#fff6c8', { stroke: '#2a1460', strokeWidth: 1.6 }),
];

const PIPE = 'M-62-84C-52-90-54-76-44-80';

export const LABRIUM: readonly Mark[] = [
  ...WINGS,
  ...DRUM,
  ...LANTERN,
  ...ROSE,
  shape('M-16 16V6Q0-2 16 6V16Z', '@wood-dark', 2),
  shape('M-24 14H24L30 22H-30Z', '@stone-cap', 2),
  ...fine(stroke('M-27 18H27', '#8a7a5c', 1.2)),
  glow(-66, -16, 22, 'rose', 0.7),
  ...archedWindow([-75, -30, 18, 28], '@rose'),
  glow(66, -16, 22, 'blue', 0.6),
  ...archedWindow([57, -30, 18, 28]),
  stroke(PIPE, INK, 8),
  stroke(PIPE, '#d67d42', 4.6),
];

/** The lamp in its lantern and the light behind its round window, which come and go. */
export const LABRIUM_FLICKER: readonly Mark[] = [
  glow(0, -146, 34, 'violet', 0.9),
  glow(0, -28, 40, 'violet', 0.7),
];
