import { disc, path, type Mark } from '@/components/kit/drawing/marks';

const STAR = 'M0-6L1.7-2 6-1.8 2.6.9 3.8 5.2 0 2.8-3.8 5.2-2.6.9-6-1.8-1.7-2Z';

/** A gold star on a dark seal, for everything that is of the favourite homunculus. */
export const SEAL: readonly Mark[] = [
  disc(0, 0, 8.4, '#3a1208', { stroke: '@gold', strokeWidth: 1.5 }),
  path(STAR, { fill: '#ffd870', stroke: '#5a3608', strokeWidth: 0.5 }),
];

/** The star alone, where the drawing is small. */
export const BARE_STAR: readonly Mark[] = [
  path(STAR, { fill: '#ffd870', stroke: '#3a1208', strokeWidth: 1.6, transform: 'scale(7)' }),
];
