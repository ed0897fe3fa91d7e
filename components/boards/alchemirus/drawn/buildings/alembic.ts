import { times } from '@/components/kit/drawing/geometry';
import { fill, fine, inked, oval, type Mark } from '@/components/kit/drawing/marks';
import { crown } from '../growth';
import { built, discs, glow, INK, shape, stroke, SUNLIT } from '../hand';
import { BRICK, masonry, STONE } from '../textures';

const YARD: readonly Mark[] = [
  built(
    'M-92 6V-44H92V6Z',
    '@stone',
    masonry([-94, -46, 190, 54], { row: 10, stone: 18, seed: 44, tones: STONE }),
    SUNLIT,
  ),
  shape('M-96-42H96V-51H-96Z', '@stone-cap'),
  stroke('M-94-50H94', '#fffbe8', 1.4, 0.8),
  ...crown(-84, -46, 15, 61),
  ...crown(-74, -30, 10, 62),
];

/** The flames alone. */
const FIRE: readonly Mark[] = [fill('M-28 18C-30 4-20 0-18-10C-10-2-8 2-4-2C0 6 0 12-2 18Z', '#fff4b0')];

const HEARTH: readonly Mark[] = [
  built(
    'M-62 18L-56-34H26L32 18Z',
    '@brick',
    masonry([-64, -36, 100, 56], { row: 9, stone: 15, seed: 77, tones: BRICK }),
    SUNLIT,
  ),
  shape('M-62-32H32V-41H-62Z', '@stone-cap'),
  glow(-15, 2, 46, 'orange', 0.8),
  shape('M-36 18V4C-36-22 6-22 6 4V18Z', '@fire'),
  ...FIRE,
];

const NECK = 'M-14-134C24-158 52-120 60-58';
const RIVETS = times(
  8,
  (index) => [-58 + index * 12.4, -56 + Math.sin((index / 7) * Math.PI) * 5, 1.6] as const,
);

const STILL: readonly Mark[] = [
  stroke(NECK, INK, 17),
  stroke(NECK, '#b8622e', 12),
  stroke('M-14-138C24-160 48-124 56-62', '#ffd3a6', 3, 0.9),
  stroke('M-10-128C22-146 50-108 64-58', '#5a240b', 2.6, 0.7),
  shape('M-66-46C-72-96-40-104-15-104S42-96 36-46C30-34-60-34-66-46Z', '@copper-round'),
  ...fine(
    stroke('M-64-52Q-15-40 34-52', '#5a240b', 1.6, 0.7),
    stroke('M-66-62Q-15-50 36-62', '#ffd3a6', 1.2, 0.5),
    inked(discs(RIVETS), '#ffe0bd', '#5a240b', 0.7),
  ),
  shape('M-44-100C-46-108 16-108 14-100L12-92H-42Z', '@brass'),
  shape('M-40-106C-52-142-34-156-15-156S22-142 10-106Z', '@copper-round'),
  shape('M-21-156a6 7 0 0 1 12 0z', '@brass'),
  stroke('M-56-60C-58-82-46-92-34-96M-36-116C-38-136-30-146-20-149', '#fff2dc', 4.4, 0.85),
];

const BARREL: readonly Mark[] = [
  shape('M42 18C38 0 38-40 42-60H84C88-40 88 0 84 18Z', '@wood-across'),
  ...fine(stroke('M52-58C50-30 50 0 53 17M63-59V17M74-58C76-30 76 0 73 17', '#3a200d', 1.4, 0.7)),
  shape('M40-48H86V-40H40ZM40-2H86V6H40Z', '@iron-across', 1.6),
  oval(63, -60, 21, 6, '#7ac8d8', { stroke: INK, strokeWidth: 2.4 }),
  ...fine(oval(60, -61, 13, 3, '#d6f4ff', { fillOpacity: 0.8 })),
  stroke('M84-8H94V-2', INK, 5),
  stroke('M84-8H94V-2', '#d67d42', 2.6),
];

const RECEIVER: readonly Mark[] = [
  glow(92, 12, 22, 'rose', 0.75),
  shape('M88 0h9v7c8 3 11 9 11 13a15 13 0 0 1-31 0c0-5 4-10 11-13z', '#ffffff', 2.4, { fillOpacity: 0.35 }),
  shape('M79 16h27a14 11 0 0 1-27 2z', '@rose', 1),
  ...fine(stroke('M83 17q0 8 5 12', '#fff', 2, 0.9)),
];

export const ALEMBIC: readonly Mark[] = [...YARD, ...HEARTH, ...STILL, ...BARREL, ...RECEIVER];

/** What comes and goes before the steady fire. */
export const ALEMBIC_FLICKER: readonly Mark[] = [glow(-15, 4, 44, 'amber', 0.7), ...FIRE];
