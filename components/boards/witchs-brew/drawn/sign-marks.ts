import { chance } from '@/components/kit/drawing/geometry';
import { box, disc, fill, group, line, path, type Mark } from '@/components/kit/drawing/marks';
import { blob, lit, shadowed } from './lit';
import { once } from '@/components/kit/drawing/once';
import { rad } from '../art/paints';
import { RAVENS } from './raven-marks';

const WAX = rad('#ff9a7c', '#b5281c', '#5a0b0a');
const PRESSED = rad('#8a1a12', '#a8261a', '#d8553e');

/** Wax around 0, 0 with a radius of 15; what is worth the same has the same edge. */
export const seal = once((points: number): readonly Mark[] => {
  const d = blob([0, 0], 15, 14, chance(77 + points * 3));
  return [
    shadowed(d, [1.4, 2]),
    lit(d, WAX, { line: 1.2, scale: 15 / 24, rimColour: '#ffd8c4', rim: 0.8 }),
    disc(0, 0, 10.8, PRESSED, { stroke: '#5a0b0a', strokeWidth: 0.8 }),
  ];
});

/** The seal that is pressed when a choice is made. */
export const GREAT_SEAL: readonly Mark[] = [
  lit(blob([0, 0], 21, 16, chance(5)), WAX, { line: 1.4, scale: 21 / 24, rimColour: '#ffd8c4', rim: 0.8 }),
  disc(0, 0, 14.7, PRESSED, { stroke: '#5a0b0a' }),
  path('M0-9.4L8.4 5.2H-8.4Z', { fill: 'none', stroke: '#ffd9c4', strokeWidth: 2 }),
  disc(0, 0, 3.4, 'none', { stroke: '#ffd9c4', strokeWidth: 1.6 }),
];

const CROWN_EDGE = 'M-14 7L-15-6-7 0 0-10 7 0 15-6 14 7Z';

/** 30 units wide. */
export const CROWN: readonly Mark[] = [
  shadowed(CROWN_EDGE, [1.5, 2], 0.5),
  lit(CROWN_EDGE, rad('#fff4c0', '#e2ab36', '#84500c'), { line: 1.6, scale: 0.5 }),
  disc(0, 3, 2.2, '#c7301f'),
  disc(-8, 3.4, 1.6, '#3f8a6a'),
  disc(8, 3.4, 1.6, '#3f8a6a'),
];

/** An open hand that is given something: 24 units wide, in one colour. */
export const PALM: readonly Mark[] = [
  line('M-11 2Q-10-1-6 2L-1 5H4Q6 3 3 2L-1 1M4 4L9 0Q12 0 11 2L6 9H-3L-11 5', '#000', 2.4),
  disc(1, -6, 3.6, '#000'),
];

/** 26 units high. */
export const HOURGLASS: readonly Mark[] = [
  lit('M-7-10H7Q7-3 1.4 0Q7 3 7 10H-7Q-7 3-1.4 0Q-7-3-7-10Z', rad('#ffffff', '#cfe0da', '#6d8078'), {
    line: 1.4,
    scale: 0.4,
    shade: 0.2,
  }),
  fill('M-5-5H5Q3.4-2 0 0Q-3.4-2-5-5ZM-6 9Q-4 4 0 4T6 9Z', '#d39a32'),
  line('M-9-11H9M-9 11H9', '#8a5a1c', 3.4),
  line('M-9-11.6H9M-9 10.4H9', '#f2cf7c', 1.2),
];

/** The stroke through a claim that was taken, over a place of 60 by 84. */
export const STRIKE: readonly Mark[] = [
  line('M-26-30Q0-4 26 28', '#140806', 7),
  line('M-26-30Q0-4 26 28', '#e0563f', 3.6),
];

const CARD_INK = { stroke: '#1a0f0a', strokeWidth: 1 } as const;

/** Two potion cards: how many somebody has. 20 units high. */
export const CARDS: readonly Mark[] = [
  group('translate(-1.5 0) rotate(-9)', [box([-5, -7, 10, 14, 1.6], '#c9a76f', CARD_INK)]),
  group('translate(1.5 0) rotate(6)', [
    box([-5, -7, 10, 14, 1.6], '#f4e6c4', CARD_INK),
    fill('M-1.2-4h2.4v3l2 3.4q.4 2-1.2 2h-4q-1.6 0-1.2-2l2-3.4Z', '#8a2a1c'),
  ]),
];

/** A card with a raven, as it lies open. 20 units high. */
export const RAVEN_CARD: readonly Mark[] = [
  group('rotate(-4)', [
    box([-7.6, -9, 15.2, 18, 2], '#f4e6c4', CARD_INK),
    group('translate(0 .6) scale(.196)', RAVENS.flat),
  ]),
];

export const TICK: readonly Mark[] = [
  disc(1, 2, 12.5, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 12.5, rad('#fff4c0', '#e2ab36', '#8f5f1a'), { stroke: '#2e1a04', strokeWidth: 1.6 }),
  line('M-6 0l4.4 5L6-4.4', '#2a1704', 3.2),
];
