import { disc, fill, fine, inked, oval, type Mark } from '@/components/kit/drawing/marks';
import { smoke } from '../growth';
import { built, discs, glow, INK, shape, stroke, SUNLIT } from '../hand';
import { BRICK, domeBricks, masonry } from '../textures';

const CHIMNEY: readonly Mark[] = [
  ...smoke(
    [
      [58, -162, 13, 0.35],
      [70, -176, 16, 0.25],
      [48, -150, 10, 0.45],
    ],
    '#b9a79a',
  ),
  built(
    'M34-30L38-138H68L74-30Z',
    '@brick',
    masonry([30, -140, 50, 112], { row: 8.5, stone: 14, seed: 31, tones: BRICK }),
    SUNLIT,
  ),
  shape('M33-138H73V-149H33Z', '@stone-cap'),
  oval(53, -149, 14, 4, '#2a0e04'),
  glow(53, -152, 16, 'orange', 0.9),
];

const DOME: readonly Mark[] = [
  built('M-84 10C-92-70-52-122-10-122S70-70 62 10Z', '@brick-round', domeBricks(), { fill: '@dome-shade' }),
  stroke('M-80-20C-74-76-46-112-14-117', '#ffe0b8', 3, 0.7),
  stroke('M-87-22Q-10-6 65-22', '#2a2b30', 6),
  stroke('M-86-24Q-10-8 64-24', '#8a8f98', 1.4, 0.8),
];

/** The flames alone. */
const FIRE: readonly Mark[] = [
  fill('M-30 12C-34-10-22-14-22-30C-12-20-14-12-10-8C-6-18 0-22 0-34C8-20 12-4 8 12Z', '#ffef9a', 0.9),
  fill('M-20 12C-22 0-14-4-14-12C-8-4-6 0-4-2C-2-6 0-10 0-14C4-4 4 4 2 12Z', '#fff', 0.9),
];

const MOUTH: readonly Mark[] = [
  glow(-12, -18, 78, 'orange', 0.85),
  shape('M-48 12V-26C-48-62 26-62 26-26V12Z', '@stone'),
  stroke('M-48-12h12M26-12h-12M-45-36l12 6M23-36l-12 6M-30-51l7 11M8-51l-7 11M-11-54v12', '#5c4c36', 1.6),
  shape('M-36 12V-24C-36-48 14-48 14-24V12Z', '@fire'),
  ...FIRE,
  shape('M-52 12H30V20H-52Z', '@stone-cap'),
];

const BELLOWS: readonly Mark[] = [
  shape('M-102 18L-64-10L-58 2L-92 24Z', '@wood-across'),
  stroke('M-94 18L-66 0M-90 21L-62 3', '#7a2a14', 2.4),
  shape('M-64-10L-46-6L-46 0L-58 2Z', '@iron'),
  stroke('M-102 18l-8 4', '#5a3416', 4),
];

const logs = (radius: number) =>
  discs([
    [64, 14, radius],
    [78, 14, radius],
    [92, 14, radius],
    [71, 2, radius],
    [85, 2, radius],
  ]);

const LOGS: readonly Mark[] = [
  inked(logs(7.4), '@wood-dark', INK, 2),
  inked(logs(5), '#d8a868', '#6b4020', 1),
  ...fine(inked(logs(2), 'none', '#8f5a2c', 1)),
];

const SPARKS = [
  [-30, -66, 2],
  [4, -78, 1.8],
  [48, -168, 2.2],
  [62, -182, 1.8],
  [40, -186, 1.4],
  [-58, -40, 1.5],
] as const;

export const FORNAX: readonly Mark[] = [
  ...CHIMNEY,
  ...DOME,
  ...MOUTH,
  ...BELLOWS,
  ...LOGS,
  ...fine(...SPARKS.flatMap(([x, y, r]) => [glow(x, y, r * 4, 'orange'), disc(x, y, r, '#fff2a0')])),
];

/** What comes and goes before the steady fire. */
export const FORNAX_FLICKER: readonly Mark[] = [glow(-12, -10, 60, 'amber', 0.7), ...FIRE];
