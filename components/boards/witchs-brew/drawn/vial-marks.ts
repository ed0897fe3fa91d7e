import { fill, line, type Mark } from '@/components/kit/drawing/marks';
import { lit, shadowed } from './lit';
import { rad } from '../art/paints';

const GLASS = 'M-4-9h8v6q3.6 2 3.6 6v7a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3v-7q0-4 3.4-6Z';

/** A vial, worth a point, around 0, 0, 26 units high. */
export const VIAL: readonly Mark[] = [
  shadowed(GLASS, [1.3, 1.8]),
  lit(GLASS, rad('#ffffff', '#cfe3e4', '#6d8a92'), { line: 1.5, scale: 0.4, rimColour: '#fff', shade: 0.2 }),
  fill(
    'M-6.2 2.4q6-1.8 12.4 0V9.6a2.2 2.2 0 0 1-2.2 2.2H-4a2.2 2.2 0 0 1-2.2-2.2Z',
    rad('#f3d0ff', '#9a4fd0', '#3d1466'),
  ),
  lit('M-4.6-13h9.2v4.6h-9.2Z', rad('#e0b070', '#9a642c', '#4a2a0e'), { line: 1.3, scale: 0.3 }),
  line('M-3.6 5v3.6', '#fff', 1.5, { strokeOpacity: 0.9 }),
];
