import { disc, line, path, type Mark } from '@/components/kit/drawing/marks';
import { rad } from '../art/paints';
import { lit } from './lit';

/** A page of the spell book as a small sign. */
export const SPELL_SIGN: readonly Mark[] = [
  lit(
    'M-42-58Q-10-64 20-58T44-56Q40-20 44 10T40 58Q10 62-14 57T-44 58Q-40 20-44-10T-42-58Z',
    rad('#fbf2d8', '#e2cc98', '#b08a50'),
    { line: 5 },
  ),
  disc(0, 0, 30, 'none', { stroke: '#8a2a1c', strokeWidth: 6 }),
  path('M0-24L21 12H-21Z', { fill: 'none', stroke: '#8a2a1c', strokeWidth: 5 }),
];

/** Strikes out what need not be paid. */
export const STROKE: readonly Mark[] = [
  line('M-11 11L11-11', '#fbf2d8', 6.4),
  line('M-11 11L11-11', '#8a2a1c', 3.6),
];
