import { ring } from '@/components/kit/drawing/geometry';
import { line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from './lit';
import { rad } from '../art/paints';

function chain(d: string): readonly Mark[] {
  return [
    line(d, '#0b0807', 11),
    line(d, '#aab0b8', 6, { strokeDasharray: '6 5' }),
    line(d, '#5e646c', 6, { strokeDasharray: '6 5', strokeDashoffset: 5.5 }),
  ];
}

/** Two chains crossed under a lock, in a square of 80. */
export const CHAINS: readonly Mark[] = [
  ...chain('M-36-39L36 39'),
  ...chain('M36-39L-36 39'),
  lit(ring(0, 1, 13), rad('#e0e4e8', '#7a8087', '#2f3338'), { scale: 0.6 }),
  line('M0-2.6V1M0 1L-2 6H2Z', '#1a0f0a', 2.6),
];
