import { disc, path, type Mark } from '@/components/kit/drawing/marks';
import { seedOf } from '@/components/kit/drawing/geometry';
import { once } from '@/components/kit/drawing/once';
import type { Spell } from '@/engine/games/witchs-brew/data';
import { BRASS, halo } from '../art/paints';
import { shadowed } from './lit';
import { parchment } from './parchment-marks';
import { SPELL_DEEDS, SPELL_PICTURES } from './spell-marks';

const RED = '#8a2a1c';
const HEPTAGRAM = 'M0-43L16.1 27.3L-28.9-29.1L36.1 2.2L-36.1 2.2L28.9-29.1L-16.1 27.3Z';

function circle(opacity: number): readonly Mark[] {
  const ink = { stroke: RED, strokeOpacity: opacity };
  return [
    disc(0, -6, 37, 'none', { ...ink, strokeWidth: 1.6 }),
    disc(0, -6, 32, 'none', { ...ink, strokeWidth: 1, strokeDasharray: '1.6 4' }),
    path(HEPTAGRAM, { fill: 'none', ...ink, strokeWidth: 1 }),
  ];
}

const CLEARING = disc(0, -6, 27, halo([0, '#fff8df', 0.95], [0.7, '#f4e4ba', 0.85], [1, '#f4e4ba', 0]));

export const PIN: readonly Mark[] = [
  disc(1.2, -65.5, 4, '#000', { fillOpacity: 0.4 }),
  disc(0, -67, 4, BRASS, { stroke: '#3a2208', strokeWidth: 1.2 }),
];

function ground(seed: number): readonly Mark[] {
  const sheet = parchment([-49, -69, 98, 138], {
    seed,
    tone: ['#f7eccb', '#e2cc98', '#b08a50'],
    stray: 3,
    step: 9,
    fibres: 34,
  });
  return [shadowed(sheet.d, [3, 5], 0.5), sheet];
}

/** A page of 100 by 140, without its name. */
export const pageOf = once((spell: Spell): readonly Mark[] => [
  ...ground(seedOf(spell)),
  ...circle(0.55),
  CLEARING,
  ...SPELL_PICTURES[spell],
  ...SPELL_DEEDS[spell],
]);

/** A spell that is not open yet. */
export const PAGE_BACK: readonly Mark[] = [
  ...ground(77),
  ...circle(0.8),
  disc(0, -6, 9, 'none', { stroke: RED, strokeOpacity: 0.8, strokeWidth: 1.6 }),
  disc(0, -6, 2.4, RED, { fillOpacity: 0.8 }),
];
