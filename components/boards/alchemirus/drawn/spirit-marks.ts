import { disc, fill, fine, path, type Mark } from '@/components/kit/drawing/marks';
import { glow, shape, stroke } from './hand';

const BODY =
  'M6-76C-4-66-34-56-35-24C-35-10-34-2-42 8C-56 20-64 16-70 6C-70 28-58 38-44 36C-46 52-54 58-62 58C-48 72-32 64-28 52C-24 66-14 76 2 88C-2 74 0 64 6 56C14 70 30 74 44 64C34 62 28 54 30 44C44 50 62 44 68 24C58 32 48 26 42 12C36 0 34-8 35-24C36-46 16-54 6-76Z';

const SPARKS = [
  [-50, -30, 1.8],
  [-62, -8, 1.3],
  [54, -34, 1.6],
  [64, -8, 2],
  [-28, -66, 1.4],
  [40, -62, 1.2],
  [-72, 30, 1.5],
  [74, 44, 1.4],
  [20, 80, 1.3],
] as const;

/** What glows in the hood; it may breathe. */
export const EYES: readonly Mark[] = [
  glow(-10, -24, 15, 'teal', 0.95),
  glow(10, -24, 15, 'teal', 0.95),
  fill('M-18-27Q-9-32-3-21Q-12-18-18-27ZM18-27Q9-32 3-21Q12-18 18-27Z', '#e6fff8'),
];

/** The Spirit of Transmutation about its heart, some 90 units to each side. */
export const SPIRIT: readonly Mark[] = [
  disc(0, -4, 84, '@spirit-halo'),
  path(BODY, { fill: '@spirit-veil', transform: 'translate(-5 -6) scale(1.22)' }),
  fill(
    'M-44 30C-74 14-84-20-62-44C-70-20-58-2-38 2ZM42 28C72 16 86-12 70-40C74-16 60-2 38 4Z',
    '@spirit-veil',
  ),
  fill(BODY, '@spirit-robe'),
  stroke(
    'M6-76C-4-66-34-56-35-24C-35-10-34-2-42 8M6-76C16-54 36-46 35-24C34-8 36 0 42 12',
    '#0a0420',
    2.4,
    0.9,
  ),
  stroke('M2-69C-8-60-31-50-31-23C-31-8-31 0-38 10C-46 20-54 22-62 19', '#efe8ff', 2.4, 0.9),
  ...fine(
    stroke(
      'M33 40C44 44 54 42 62 34M-40 38C-40 48-46 54-52 57M-22 46C-20 60-12 68-4 76M10 48C16 60 26 66 36 63',
      '#b8a8ff',
      1.8,
      0.6,
    ),
    stroke('M-20 14C-24 26-24 34-20 44M18 14C24 28 22 36 18 46M0 34C-2 44-2 50 0 58', '#0e0638', 2, 0.55),
  ),
  shape('M0-54C-20-50-25-36-24-22C-23-4-8 6 0 8C8 6 23-4 24-22C25-36 20-50 0-54Z', '@spirit-face', 1.6, {
    stroke: '#8a76e8',
  }),
  ...EYES,
  glow(0, 24, 20, 'violet', 0.8),
  disc(0, 24, 11, 'none', { stroke: '#efe8ff', strokeWidth: 1.8 }),
  stroke('M0 13.5L9 29.5H-9Z', '#efe8ff', 1.8),
  disc(0, 24.5, 2.2, '#d8fff4'),
  ...fine(...SPARKS.flatMap(([x, y, r]) => [glow(x, y, r * 4, 'teal', 0.7), disc(x, y, r, '#e6fff8')])),
];
