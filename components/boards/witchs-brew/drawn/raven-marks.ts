import { disc, fill, line, path, type Mark } from '@/components/kit/drawing/marks';
import { lit } from './lit';
import { INK, lin, rad } from '../art/paints';

const BODY =
  'M-34 21L-17 4Q-15-13 2-18Q4-30 16-30.5Q25-30 28-23L42-16.5 27-14Q26-1 16 8Q6 16-6 14L-11 11-28 25Z';
const DARK = '#0b0b0d';
const AMBER = '#f2b63a';
const FEATHER = { rimColour: '#bcd2ff', scale: 0.8 } as const;
const BLACK = rad('#6f84a8', '#262b3a', '#08090d');

/** Looks to the right; 56 units high, its feet at y 25. */
const PERCHED: readonly Mark[] = [
  line('M-1 12V24M8 10V24', INK, 3),
  line('M-6 25h9M4 25h9', INK, 3.4),
  lit(BODY, BLACK, { ...FEATHER, line: 2.2, rim: 0.8, rimWidth: 2.6, shadeWidth: 8 }),
  lit('M2-11Q-16-7-24 15Q-6 14 8 4Q16-4 2-11Z', rad('#5d739c', '#1d2230', '#07080b'), {
    ...FEATHER,
    line: 1.6,
    rim: 0.6,
    rimWidth: 2,
    shadeWidth: 6,
    scale: 0.6,
  }),
  line('M-18 11L-4-2M-11 11L2-1M-3 9L7-1', '#060709', 1.6, { strokeOpacity: 0.9 }),
  lit('M26-23L42-16.5 27-14.5Z', lin('#9aa0a8', '#4b4f57', '#1c1e22'), { line: 1.6, scale: 0.4 }),
  disc(18.6, -23, 3.4, AMBER, { stroke: DARK, strokeWidth: 1.4 }),
  disc(19, -23, 1.5, DARK),
];

const FLAT: readonly Mark[] = [
  fill(BODY, '#1c1420'),
  line('M-1 12V25M8 10V25', '#1c1420', 3),
  disc(18.6, -23, 2.6, AMBER),
];

/** A perch that is still free, against a night sky or a morning one. */
const outline = (fill: string, fillOpacity: number, stroke: string): readonly Mark[] => [
  path(BODY, {
    fill,
    fillOpacity,
    stroke,
    strokeOpacity: 0.9,
    strokeWidth: 2.2,
    strokeDasharray: '4 3.6',
  }),
];

const FLYING: readonly Mark[] = [
  lit('M10-4Q20-34 6-54Q2-40-4-40Q-2-28-10-26Q-6-14-8-4Z', rad('#46587c', '#1a1e2a', '#07080b'), {
    ...FEATHER,
    line: 2,
    rim: 0.6,
    rimWidth: 2.2,
    shadeWidth: 7,
    scale: 0.7,
  }),
  lit('M-46 12L-24 2Q-8-8 12-6Q18-14 26-11Q32-8 33-5L44-1 32 2Q22 10 2 10L-22 8-42 18Z', BLACK, {
    ...FEATHER,
    line: 2.2,
    rim: 0.8,
    rimWidth: 2.4,
    shadeWidth: 7,
    scale: 0.7,
  }),
  lit(
    'M12 0Q0-30-34-44Q-30-34-38-32Q-28-24-34-18Q-22-16-24-8Q-12-6-12 2Q2 8 12 0Z',
    rad('#7d93ba', '#2a3042', '#0a0b10'),
    { ...FEATHER, rimColour: '#cfe0ff', line: 2.2, rim: 0.8, rimWidth: 2.4, shadeWidth: 8 },
  ),
  line('M-28-36Q-8-20 4-4M-28-22Q-12-14 0-4M-18-10L-2-2', '#07080b', 1.6, { strokeOpacity: 0.9 }),
  disc(25, -6, 3, AMBER, { stroke: DARK, strokeWidth: 1.3 }),
  disc(25.4, -6, 1.3, DARK),
];

type RavenPose = 'perched' | 'flying' | 'flat' | 'outline' | 'day-outline';

export const RAVENS: Readonly<Record<RavenPose, readonly Mark[]>> = {
  perched: PERCHED,
  flying: FLYING,
  flat: FLAT,
  outline: outline('#0c1428', 0.3, '#f4d890'),
  'day-outline': outline('#ffffff', 0.35, '#3a2208'),
};
