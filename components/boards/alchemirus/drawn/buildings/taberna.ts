import { times } from '@/components/kit/drawing/geometry';
import { disc, fine, type Mark } from '@/components/kit/drawing/marks';
import { crown } from '../growth';
import { built, glow, INK, shape, stroke, SUNLIT } from '../hand';
import type { Tint } from '../paints';
import { masonry, STONE } from '../textures';

const BEAMS =
  'M-76-84H62M-76-44H62M-42-84V-44M26-84V-44M-10-140V-110M-76-46L-44-82M62-46L28-82M-44-86L-10-112L26-86';

const WALLS: readonly Mark[] = [
  shape('M52 14L82 2V-62L52-56Z', '@plaster-shade'),
  stroke('M67 8V-58M52-22L82-32', '#4a2a12', 4),
  built(
    'M-66 14V-44H54V14Z',
    '@stone',
    masonry([-68, -46, 126, 62], { row: 10, stone: 17, seed: 91, tones: STONE }),
    SUNLIT,
  ),
  shape('M62-42L90-54V-92L62-84Z', '@plaster-shade'),
  stroke('M76-48V-88', '#4a2a12', 4),
  built('M-76-42V-84L-10-148L62-84V-42Z', '@plaster', [], SUNLIT),
  stroke(BEAMS, '#3a200d', 7),
  stroke(BEAMS, '#8f5a2c', 4.4),
  ...fine(stroke('M-74-86H60M-74-46H60', '#dba869', 1.2, 0.8)),
];

const COURSES = times(8, (index) => [-10 + index * 10.2, -156 + index * 10.2, index % 2 ? 4 : 0] as const);

const tileCourses = COURSES.map(([x, y]) => `M${x} ${y}l36-11`).join('');
const tileJoints = COURSES.flatMap(([x, y, shift]) =>
  times(4, (part) => `M${x + part * 9 + shift} ${y - part * 2.8}l9 9`),
).join('');

const ROOF: readonly Mark[] = [
  built(
    'M-10-156L24-166L100-92L66-78Z',
    '@red-roof',
    fine(stroke(tileCourses, '#6a1f12', 1.4, 0.8), stroke(tileJoints, '#6a1f12', 1, 0.6)),
    { fill: '#2a0804', fillOpacity: 0.28 },
  ),
  shape('M-90-76L-10-160L74-76L64-72L-10-144L-80-72Z', '@red-roof'),
  stroke('M-86-77L-10-157', '#ffd9b0', 2, 0.9),
];

const BOTTLES: readonly (readonly [x: number, Tint, height: number])[] = [
  [-50, '#3c8a3c', 9],
  [-34, '#a3206a', 11],
  [-18, '#2a6fa0', 9],
];

const WINDOWS: readonly Mark[] = [
  glow(-8, -64, 40, 'amber', 0.7),
  shape('M-34-78H18V-50H-34Z', '@window'),
  stroke('M-34-64H18M-21-78V-50M-8-78V-50M5-78V-50', '#4a2408', 1.6),
  shape('M-38-50H22V-45H-38Z', '@wood', 1.6),
  disc(-10, -97, 8, '@window', { stroke: INK, strokeWidth: 2.2 }),
  stroke('M-10-104v14M-17-97h14', '#4a2408', 1.4),
  glow(-32, -14, 44, 'amber', 0.75),
  shape('M-60 8V-34H-6V8Z', '@wood'),
  shape('M-56 2V-30H-10V2Z', '@window'),
  stroke('M-56-14H-10M-41-30V2M-25-30V2', '#4a2408', 2),
  ...BOTTLES.map(([x, tint, height]) =>
    shape(`M${x - 4} 1v${-height}l2.4-3v-3h3.2v3l2.4 3v${height}z`, tint, 1),
  ),
  shape('M-64 8H-2L-6 14H-60Z', '@wood'),
  shape('M-64-34H-2L-8-42H-58Z', '@red-roof', 2),
];

const DOOR: readonly Mark[] = [
  shape('M8 14V-18C8-34 38-34 38-18V14Z', '@wood-dark'),
  ...fine(stroke('M18-28V14M28-28V14', '#1a0c04', 1.3), disc(33, -4, 2, '#fbe6a6')),
  shape('M4 14H42V20H4Z', '@stone-cap', 1.8),
  stroke('M8-19C8-34 38-34 38-18', '#dba869', 2.4),
];

const SIGN: readonly Mark[] = [
  stroke('M56-40H88M60-52L74-40', INK, 3.4),
  stroke('M74-40v6M88-40v6', INK, 1.4),
  shape('M66-34H98V-6L82 0L66-6Z', '@brass'),
  shape('M79-30h6v6c6 3 8 7 8 10a11 9 0 0 1-22 0c0-3 2-7 8-10z', '#7a1e4e', 1.4),
  ...fine(stroke('M76-14q0 4 3 6', '#ffd0ea', 1.6)),
];

const TUB: readonly Mark[] = [
  shape('M-92 18V2H-74V18Q-83 22-92 18Z', '@wood-across'),
  ...fine(stroke('M-92 7h18M-92 14h18', INK, 1.6)),
  ...crown(-83, -6, 10, 33),
];

export const TABERNA: readonly Mark[] = [...WALLS, ...ROOF, ...WINDOWS, ...DOOR, ...SIGN, ...TUB];
