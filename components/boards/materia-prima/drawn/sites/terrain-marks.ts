import { fill, oval, type Mark } from '@/components/kit/drawing/marks';
import { shade, sheen, shape, slab, stroke } from '../../art/hand';
import { SOILS } from '../../art/hues';
import type { Tile } from '@/engine/games/materia-prima/map';
import type { Tint } from '../../art/paints';

/** What grows and lies on a hex, each on 0, 0; 27 units are the side of a hex. */

const PINE_INK = '#0e2a30';

export const PINE: readonly Mark[] = [
  shade(2.5, 1, 6, 2.2, 0.3),
  fill('M-.9 1V-3H.9V1Z', '#3a2410'),
  shape('M0-15L4.2-8.6H2.6L5.6-4H3.6L6.6.2C3-.6-3-.6-6.6.2L-3.6-4H-5.6L-2.6-8.6H-4.2Z', '@conifer', 0.8, {
    stroke: PINE_INK,
  }),
  sheen('M0-14L-3-9-1.6-9-4-4.6-2-4.6-4.6-.8-1-1Z', '#e8ffff', 0.26),
];

/** A taller, slimmer one, so that a wood is no pattern. */
export const FIR: readonly Mark[] = [
  shade(2.2, 1, 5, 2, 0.3),
  fill('M-.8 1V-3H.8V1Z', '#3a2410'),
  shape(
    'M.2-19L3-13.4 1.9-13.6 4.2-9 2.8-9.2 5-4.6 3.6-4.8 5.6.2C2.6-.8-2.6-.8-5.4.2L-3.6-4.6-4.8-4.4-2.8-9.2-4-9-1.8-13.6-2.8-13.4Z',
    '@conifer',
    0.8,
    { stroke: PINE_INK },
  ),
  sheen('M.2-18L-1.9-13.6-1-13.8-3-9.4-2-9.6-4.2-4.8-2.8-5-4-.6-1.2-1Z', '#e8ffff', 0.2),
];

export const BUSH: readonly Mark[] = [
  shade(2, 1, 6, 2, 0.28),
  fill('M-.8 1.4V-3H.8V1.4Z', '#4a2f16'),
  shape('M-5-2C-8-5-5-9-2.6-8.6-1.6-11.6 3-11.4 3.6-8.4 6.8-8 7-3.6 4.6-2 2-.8-2.4-.8-5-2Z', '@green', 0.8, {
    stroke: '#22390f',
  }),
  sheen(
    'M2.8-1.7C5.6-2.4 6.4-4.6 5.6-6.4 4.6-3.8 2-2.6-.6-2.4-3-2.2-4-2.8-4-2.8-2-1.4 1-1.2 2.8-1.7Z',
    '#16280a',
    0.4,
  ),
  stroke('M-4.6-4C-5.6-6.6-3-7.6-1.8-7.2M0-9.4C1-10 2-9.6 2.2-8.8', '#eaf5c9', 0.9, 0.75),
];

/** A bush that bears. */
export const APPLE: readonly Mark[] = [
  ...BUSH,
  stroke('M-2.6-4.8h.1M1-6.6h.1M3.6-4.2h.1M.3-3.1h.1', '#d8432f', 1.5),
];

export function hill(tile: Tile): readonly Mark[] {
  return [
    shade(3, 2.4, 12, 3, 0.22),
    shape(
      'M-12.6 2.4C-11-2.4-8.4-6.6-4-8.4-.6-9.8 2.6-8.6 4.6-6.6 8-4.2 10.6-1 12.8 2.4 6 4.4-6.6 4.4-12.6 2.4Z',
      `@hill-${tile}`,
      0.85,
      { stroke: '#3a2a14' },
    ),
    sheen('M-11 1.4C-9.4-3-7-6-3.4-7.4-1.6-8.1-.4-8-.4-8-4.4-6-7.6-3-8.6 1.8Z', '#fffbe4', 0.38),
    stroke(
      'M3.4-6.4C5.6-4 7-1 7.6 2M5.8-5C8-2.6 9-.6 9.8 1.8M1-6.6C3-3.6 4.2-.6 4.8 2.4M-1.2-5.4C.4-3 1.4-.8 1.8 1.6M8.2-2.6C9.6-1 10.6.6 11.2 1.6',
      '#3a2a14',
      0.65,
      0.75,
    ),
    stroke(
      'M-6.4-1.6q-.4-1.6-1.2-2M-6.4-1.6v-2.4M-6.4-1.6q.4-1.6 1.2-2M-2.2 1q-.4-1.6-1.2-2M-2.2 1v-2.4M-2.2 1q.4-1.6 1.2-2',
      '#3f4a18',
      0.6,
    ),
  ];
}

type Range = 'stone' | 'dusk' | 'red';

export function mountain(range: Range): readonly Mark[] {
  const snow = shape(
    'M1.6-18L5-11 2.4-8.6 1-11-1-8-2.4-9ZM-5-11L-2.4-9-4.4-6.4-5.6-7.4-7-6.4Z',
    '#fffaf0',
    0.6,
    {
      stroke: '#2a1d12',
    },
  );
  return [
    shade(3, 2, 14, 4, 0.3),
    shape('M-13 3L-5-11-2.4-9 1.6-18 5-11 7-12.4 14 3C6 5-7 5-13 3Z', `@mount-${range}`, 1, {
      stroke: '#2a1d12',
    }),
    sheen('M1.6-17L.4-9.4 2-4 .4 3.6C6 3.8 10 3.8 13.2 2.8L7-11.2 5-9.8Z', '#12080a', 0.26),
    ...(range === 'stone' ? [snow] : []),
    stroke('M2-8L5 2.6M6-8L10 2.4M4-6L7.4 2.6M-1-6L0 3', '#24180e', 0.7, 0.6),
    stroke('M-11.6 2L-5-9.4M-8 2.6L-4.6-3.6', '#fff6e0', 0.8, 0.45),
  ];
}

const GRASSES = { green: '#5c6b2c', gilt: '#6e5316', dusk: '#2e2838', ash: '#4a2418' } as const;
type Grass = keyof typeof GRASSES;

export const grass = (kind: Grass): readonly Mark[] => [
  stroke('M0 0q-.8-3-2.6-4M0 0v-5M0 0q.8-3 2.6-4', GRASSES[kind], 0.9),
];

export const REED: readonly Mark[] = [
  stroke('M0 0C-1-5-2-7-3.6-9M0 0V-11M0 0C1-5 2-7 3.6-8.4', '#26331a', 1),
  shape(slab(-1, -12.6, 2, 4.4, 1), '#5a3416', 0.4, { stroke: '#26331a' }),
  stroke('M-5 1q2.5-2 5 0t5 0', '#d7ebd6', 0.9, 0.8),
];

/** Still water between the reeds. */
export const POOL: readonly Mark[] = [
  oval(0, 0, 13.4, 5.8, '@pool', { stroke: '#3c5a4a', strokeWidth: 0.8 }),
  stroke('M-10.4-2C-8-4.4-2-5.2 4-4.8', '#3c5a4a', 1.1, 0.35),
  stroke('M-7 .6q2.7-1.9 5.4 0t5.4 0M1 3q2-1.4 4 0t4 0', '#fff', 0.9, 0.75),
  shape('M5-1.6a2.6 1.3 0 1 0 2.4 1.5L5-1.6Z', '#7c9a3e', 0.5, { stroke: '#2f4a1a' }),
];

export const DUNE: readonly Mark[] = [
  sheen('M-9 1C-5-4 0-5 2-4 5-3 7 0 10 1 5 2.6-4 2.6-9 1Z', '#fff0c4', 0.35),
  sheen('M2-4C5-3 7 0 10 1 7 1.9 4.4 2.1 2.4 2.1 4 .4 3.6-2 2-4Z', '#5a3a12', 0.34),
  stroke('M-9 1C-5-4 0-5 2-4 5-3 7 0 10 1', '#7a5a1f', 1),
  stroke('M-5 1.4C-3-1 0-2.6 2-2.4', '#fff4cf', 0.9, 0.8),
];

export const CRACK: readonly Mark[] = [
  stroke('M-8 2L-3-1 0 2 5-3 9-2M0 2L1 6M-3-1L-4-5', '#ff7a2c', 4, 0.18),
  stroke('M-8 2L-3-1 0 2 5-3 9-2M0 2L1 6M-3-1L-4-5', '#2a0f08', 1.9),
  stroke('M-8 2L-3-1 0 2 5-3 9-2M0 2L1 6', '#ffab4a', 0.85),
];

export const ROCK: readonly Mark[] = [
  shade(1, 1.2, 4.6, 1.5, 0.3),
  shape('M-4 1L-3-3 0-5 3-3 4 1Z', '@stone', 0.8, { stroke: '#2a1d12' }),
  sheen('M0-5L3-3 4 1H1.4L1.6-2Z', '#1c120a', 0.34),
];

export const RUIN: readonly Mark[] = [
  shade(2, 2.2, 9, 2, 0.35),
  shape('M-6 2V-9L-4.4-8-2.6-9V-4L-1-5V2Z', '@stone-wall', 0.9, { stroke: '#2a1d12' }),
  shape('M3 2V-6L5-7.6 6.6-6V2Z', '@stone-wall', 0.9, { stroke: '#2a1d12' }),
  stroke('M-6-5.4H-3M-5-2H-1.4M3.2-2.4H6.4M-8 2H9', '#2a1d12', 0.7, 0.8),
];

export const THORN: readonly Mark[] = [
  shade(1.6, 1.2, 4.4, 1.4, 0.25),
  stroke(
    'M0 1C-1-4 1-7-1-11M0-4L4-8M-.4-6L-4-9M-1-9L1.6-13M2.4-6.4L5.4-6.2M-2.4-7.6L-4.8-6.8',
    '#1f1a26',
    1.5,
  ),
  stroke('M-.5.6C-1.2-3.6.4-6.6-1.3-10.6', '#7c7088', 0.5, 0.8),
];

const FLOWERS = { cream: '#fff4cf', poppy: '#e8622a', white: '#ffffff', heather: '#b58ac0' } as const;
export type Flower = keyof typeof FLOWERS;

export const flower = (kind: Flower): readonly Mark[] => [
  oval(0, 0, 1.05, 1.05, FLOWERS[kind], { stroke: '#3a2a14', strokeWidth: 0.35 }),
];

/** The tone of the grass that grows on a soil. */
export function grassOf(tile: Tile): Grass {
  if (tile === 'blackholm') return 'dusk';
  if (tile === 'cinder-fells' || tile === 'hammerbreach') return 'ash';
  return tile === 'gilt-heath' ? 'gilt' : 'green';
}

export function rangeOf(tile: Tile): Range {
  if (tile === 'blackholm') return 'dusk';
  return tile === 'cinder-fells' ? 'red' : 'stone';
}

export function soilTones(tile: Tile): readonly [Tint, Tint] {
  const [light, , deep] = SOILS[tile];
  return [light as Tint, deep as Tint];
}
