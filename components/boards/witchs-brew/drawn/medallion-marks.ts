import { disc, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { once } from '@/components/kit/drawing/once';
import type { Role } from '@/engine/games/witchs-brew/data';
import { BRASS, rad } from '../art/paints';
import { ROLE_HUES } from './figure-marks';

const DARK = '#1a0d06';
const PALE = '#fff3d2';

const solid = (d: string): Mark => fill(d, DARK);
const pale = (d: string): Mark => fill(d, PALE);

/** The sign of a role around 0, 0 within a radius of 11. */
const SIGNS: Readonly<Record<Role, readonly Mark[]>> = {
  'wolf-keeper': [solid('M-8-9L-3.6-4.6H3.6L8-9 8.6-1 5 2 3 7.4 0 9-3 7.4-5 2-8.6-1Z')],
  'snake-hunter': [line('M6-7.5Q-6-10-6-4.6T2 .4 4.6 6Q2 9.4-7 8', DARK, 3.2), disc(6.4, -7, 2.8, DARK)],
  'herb-collector': [solid('M0 10V0Q-9 0-9-8Q-1-8 0-1Q1-9 9-9Q9 1 0 2Z'), line('M0 10V-2', DARK, 2)],
  witch: [
    solid(
      'M-10 7Q0 3.4 10 7L9 9Q0 6.4-9 9ZM-5.6 4.6Q-4-3-6-8Q-8-10-10-8.6Q-7-12-2-10Q4-6 6 4.4Q0 3-5.6 4.6Z',
    ),
  ],
  wizard: [
    solid('M-8.6 9Q0 5.6 8.6 9L7.8 6.6 0-11-7.8 6.6Z'),
    pale('M0-4l1 2.4 2.6.2-2 1.7.7 2.5L0 1.4-2.3 2.8l.7-2.5-2-1.7 2.6-.2Z'),
  ],
  druid: [
    line(
      'M0 9V3M0 3Q-6 2-7-4L-8-10M-7-3.6L-11-6M-5 1Q-3-3-4-8M0 3Q6 2 7-4L8-10M7-3.6L11-6M5 1Q3-3 4-8',
      DARK,
      2.4,
    ),
    disc(0, 7.6, 2.6, DARK),
  ],
  alchemist: [solid('M-2.6-9.6H2.6V-3Q8.6 0 8.6 5Q8 10 0 10T-8.6 5Q-8.6 0-2.6-3Z'), disc(0, 4, 3, PALE)],
  'fortune-teller': [
    disc(0, -2, 7.4, DARK),
    solid('M-7 10Q-6 6 0 6T7 10Z'),
    pale('M1-6l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1Z'),
  ],
  assistant: [
    solid(
      'M-10 2H10L9 10H-9ZM-8 1V-4L-6.6-6V-9H-4.4V-6L-3 1ZM-2.4 1V-4L-1-6V-9H1V-6L2.4-4V1ZM3-4L4.4-6V-9H6.6V-6L8-4V1H3Z',
    ),
  ],
  warlock: [
    solid('M0-5Q-5-9-10.4-7V6Q-5 4 0 8Q5 4 10.4 6V-7Q5-9 0-5Z'),
    line('M0-4V7M-7-3Q-4-4-2.4-2M7-3Q4-4 2.4-2M-7 1Q-4 0-2.4 2M7 1Q4 0 2.4 2', PALE, 1.3),
  ],
  cutpurse: [
    solid(
      'M10.6-10.6L-1.4 3.6-3.8 1.2Q2-8 10.6-10.6ZM-6.4-1.6L1.8 6.6-.2 8.6-3.4 5.6-8 10.2-10.2 8-5.6 3.4-8.4.4Z',
    ),
    disc(6, 6, 4.4, DARK),
    disc(6, 6, 1.8, PALE),
  ],
  monk: [solid('M-10.4 1H10.4Q9.4 10 4 10.4H-4Q-9.4 10-10.4 1Z'), solid('M0-1Q-5-4 0-11Q5-4 0-1Z')],
};

const SHADOW = disc(1.2, 1.8, 16, '#000', { fillOpacity: 0.45 });

export const medallionOf = once((role: Role): readonly Mark[] => {
  const [light, base] = ROLE_HUES[role];
  return [
    SHADOW,
    disc(0, 0, 16, BRASS, { stroke: '#2e1a04', strokeWidth: 1.4 }),
    disc(0, 0, 12.8, rad('#fff6e0', light, base), { stroke: '#3a2208', strokeWidth: 1.2 }),
    group('scale(.9)', SIGNS[role]),
    line('M-12-8A14.4 14.4 0 0 1-4-13.8', '#fffbe6', 1.6),
  ];
});

/** A card that is still held, face down. */
export const MEDALLION_BACK: readonly Mark[] = [
  SHADOW,
  disc(0, 0, 16, rad('#5a4030', '#2e2018', '#150d09'), { stroke: '#8a6a3a', strokeWidth: 1.6 }),
  disc(0, 0, 11, 'none', { stroke: '#a9834a', strokeWidth: 1, strokeDasharray: '2 2.4' }),
  path('M0-8L7 4.4H-7Z', { fill: 'none', stroke: '#c79a4e', strokeWidth: 1.4 }),
  disc(0, 0.6, 2.6, 'none', { stroke: '#c79a4e', strokeWidth: 1.2 }),
];
