import { disc, group, line, type Mark } from '@/components/kit/drawing/marks';
import { lit } from '../lit';
import { INK, rad } from '../../art/paints';

const LEAF: readonly Mark[] = [
  lit('M0 9Q-8-2 0-14Q8-2 0 9Z', rad('#dcf09a', '#5c9c38', '#1f4a17'), {
    line: 1.8,
    shadeWidth: 5,
    rimWidth: 1.4,
  }),
  line('M0 7V-8', '#1f4416', 1.1, { strokeOpacity: 0.8 }),
];

type Placed = readonly (readonly [x: number, y: number, angle: number])[];

function strewn(leaf: readonly Mark[], places: Placed, scale = 1): readonly Mark[] {
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return places.map(([x, y, angle]) => group(`translate(${x} ${y}) rotate(${angle})${size}`, leaf));
}

const SPRIG: readonly Mark[] = [
  line('M0 30V-10', '#1f4416', 2.6),
  ...strewn(LEAF, [
    [0, -16, 0],
    [-9, -2, -45],
    [9, -2, 45],
    [-9, 14, -50],
    [9, 14, 50],
  ]),
];

/** A sprig with broad leaves, for the page of herbs. */
export const BROAD_SPRIG: readonly Mark[] = [
  line('M0 26V-12', '#1f4416', 3),
  ...strewn(
    LEAF,
    [
      [0, -18, 0],
      [-12, -3, -48],
      [12, -3, 48],
      [-13, 14, -56],
      [13, 14, 56],
    ],
    1.25,
  ),
];

/** The bunches in the herb collector's basket. */
export const HERBS: readonly Mark[] = (
  [
    [-50, 38, -36, 1.2],
    [-33, 28, -20, 1.3],
    [49, 36, 34, 1.25],
    [31, 28, 18, 1.28],
    [0, 54, 0, 0.9],
  ] as const
).map(([x, y, angle, scale]) => group(`translate(${x} ${y}) rotate(${angle}) scale(${scale})`, SPRIG));

const CROWN_LEAF: readonly Mark[] = [
  lit('M0 8Q-10-4 0-18Q10-4 0 8Z', rad('#d6ea8c', '#5f9a34', '#24501a'), {
    line: 1.9,
    shadeWidth: 5,
    rimWidth: 1.6,
  }),
  line('M0 6V-10', '#1f4416', 1.4),
];

export const CROWN: readonly Mark[] = strewn(CROWN_LEAF, [
  [-34, -74, -40],
  [-20, -88, -20],
  [0, -94, 0],
  [20, -88, 20],
  [34, -74, 40],
]);

function flower(x: number, y: number, petals: string, heart: string): readonly Mark[] {
  return [disc(x, y, 4.6, petals, { stroke: INK, strokeWidth: 1.5 }), disc(x, y, 1.6, heart)];
}

export const FLOWERS: readonly Mark[] = [
  ...flower(-28, -80, '#ffd75a', '#a3401a'),
  ...flower(-10, -91, '#ffe9f0', '#d9a63f'),
  ...flower(10, -91, '#ffd75a', '#a3401a'),
  ...flower(28, -80, '#ffe9f0', '#d9a63f'),
];
