import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { box, disc, fill, path, type Mark } from '@/components/kit/drawing/marks';
import { FRAME } from '../art/paints';
import { parchment } from './parchment-marks';

const GOLD = '#e0b45c';
const gilt = { stroke: GOLD, strokeWidth: 4, strokeLinejoin: 'round' } as const;

const DIAMONDS = [-66, 66]
  .flatMap((x) => [-104, 104].map((y) => `M${x} ${y - 9}L${x + 9} ${y}L${x} ${y + 9}L${x - 9} ${y}Z`))
  .join('');

/** The back of a card of 200 by 280: night-blue leather with a gilt seal. */
export const BACK: readonly Mark[] = [
  box([-97, -136, 196, 276, 5], '#000', { fillOpacity: 0.55, transform: 'translate(6 10)' }),
  parchment([-99, -139, 198, 278], {
    seed: 955,
    tone: ['#6a4a78', '#3c2648', '#1d1026'],
    stray: 2.4,
    step: 17,
    fibres: 20,
    burn: 0.4,
  }),
  path(handCut(corners(-84, -124, 168, 248, 16), 0.6, 40, chance(4)), {
    fill: 'none',
    stroke: FRAME,
    strokeWidth: 4,
  }),
  disc(0, 0, 62, 'none', gilt),
  path('M0-62L53.7 31H-53.7Z', { fill: 'none', ...gilt }),
  box([-24, -17, 48, 48], 'none', gilt),
  disc(0, 7, 17, 'none', gilt),
  fill(DIAMONDS, GOLD),
];
