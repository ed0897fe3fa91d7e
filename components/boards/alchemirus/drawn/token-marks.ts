import { chance, handCut, round, times, type Point } from '@/components/kit/drawing/geometry';
import { box, disc, fill, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { shape, stroke } from './hand';
import { once } from '@/components/kit/drawing/once';

interface LeafPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const LEAVES: readonly LeafPlace[] = [
  { x: 5, y: 9, turn: -20 },
  { x: 9, y: 4, turn: -50 },
  { x: 11, y: -2, turn: -80 },
  { x: 9.5, y: -8, turn: -105 },
];

/** A leaf of so many units at a place, turned, on either branch. */
function leaf({ x, y, turn }: LeafPlace, size: number, side: number): string {
  const angle = (turn * Math.PI) / 180;
  const point = (left: number, top: number): string => {
    const [across, down] = [
      left * Math.cos(angle) - top * Math.sin(angle),
      left * Math.sin(angle) + top * Math.cos(angle),
    ];
    return `${round(side * across)} ${round(down)}`;
  };
  const tip = [size, -1] as const;
  return `M${side * x} ${y}q${point(size * 0.43, -size * 0.57)} ${point(...tip)}q${point(-size * 0.29, size * 0.7)} ${point(-size, 1)}z`;
}

const FOLIAGE = [-1, 1]
  .flatMap((side) =>
    LEAVES.flatMap((place) => [leaf(place, 7, side), leaf({ ...place, turn: place.turn - 75 }, 6, side)]),
  )
  .join('');

/** Two branches of laurel within a radius of 15. */
export const laurel = once((colour: string): readonly Mark[] => [
  line('M0 11C-12 9-13-4-7-11M0 11C12 9 13-4 7-11', colour, 1.8),
  fill(FOLIAGE, colour),
]);

/** What is counted stands in the middle of a laurel. */
export const LAUREL_FIELD: Mark = disc(0, -0.4, 8.6, '#1c120b', { fillOpacity: 0.92 });

const STAR = 'M0-10l2.8 6.4 7 .6-5.3 4.6 1.6 6.8-6.1-3.6-6.1 3.6 1.6-6.8-5.3-4.6 7-.6z';

/** A fame token: a star on purple in a wreath. */
export const FAME_TOKEN: readonly Mark[] = [
  disc(0, -0.4, 15, '@glow-gold', { fillOpacity: 0.7 }),
  ...laurel('#d69a1c'),
  disc(0, -0.4, 7.4, '#3a1c50', { stroke: '#7a5200', strokeWidth: 0.8 }),
  { type: 'group', transform: 'translate(0 -.4) scale(.5)', marks: [shape(STAR, '#ffdc6a', 1)] },
];

/** A brass seal of a radius of 10 for a number; Gloria's has red rays. */
export const costSeal = once((isStar: boolean): readonly Mark[] => {
  const rays = times(16, (index) => {
    const [turn, reach] = [(index * Math.PI) / 8, index % 2 ? 10.2 : 13];
    return `${round(Math.cos(turn) * reach)} ${round(Math.sin(turn) * reach)}`;
  });
  return [
    disc(1, 2, 10.5, '#000', { fillOpacity: 0.5 }),
    ...(isStar ? [shape(`M${rays.join('L')}Z`, '@red', 0.8)] : []),
    disc(0, 0, 10, '@brass-round', { stroke: '#2b1806', strokeWidth: 1.2 }),
    disc(0, 0, 7.8, 'none', { stroke: '#6a430f', strokeWidth: 0.7 }),
    stroke('M-6.6-4A8 8 0 0 1-1-7.8', '#fffbe0', 1.3, 0.8),
  ];
});

function waxEdge(): string {
  const points = times(12, (index): Point => {
    const turn = index * 0.5236;
    return [10.6 * Math.cos(turn), 10.6 * Math.sin(turn)];
  });
  return handCut(points, 0.9, 5, chance(31));
}

const WAX_EDGE = waxEdge();

/** Red wax with a tick, of a radius of 10: this card pays. */
export const WAX_TICK: readonly Mark[] = [
  path(WAX_EDGE, { fill: '#000', fillOpacity: 0.5, transform: 'translate(1 2)' }),
  inked(WAX_EDGE, '@wax', '#3a0806', 0.8),
  disc(0, 0, 7.6, 'none', { stroke: '#5c0f0a', strokeWidth: 0.9 }),
  stroke('M-6.6-3A7.4 7.4 0 0 1-1-7.4', '#ffc8b4', 1.1, 0.8),
  stroke('M-3.4 0L-.8 3L4-3.2', '#fff0dc', 2),
];

/** A card face down, 14 by 20, as a sign for the currency. */
export const CARD_SIGN: readonly Mark[] = [
  box([-6.2, -9, 14, 20, 1.6], '#000', { fillOpacity: 0.4 }),
  box([-7, -10, 14, 20, 1.6], '@leather', { stroke: '#120a1e', strokeWidth: 1 }),
  box([-5.4, -8.4, 10.8, 16.8, 0.8], 'none', { stroke: '#d3a043', strokeWidth: 0.7 }),
  line('M0-3.8L3.3 1.9H-3.3Z', '#f0c45c', 0.9),
  disc(0, 0, 1.2, '#ffdc6a'),
];

export const house = once((colour: string): readonly Mark[] => [
  inked('M-8 0L0-8L8 0V8H-8Z', colour, '#1c0f06', 1.4),
  box([-2.4, 2, 4.8, 6], '#241c16'),
]);

export const CRATE: readonly Mark[] = [
  shape('M-9-6H9V8H-9Z', '@wood', 1.4),
  stroke('M-9-1H9M-9 3.4H9M-4-6V8M4-6V8', '#3a200d', 1, 0.8),
  shape('M-10-9H10V-5H-10Z', '@wood-dark', 1.2),
];

export const PADLOCK: readonly Mark[] = [
  shape('M-7-1H7V9H-7Z', '#c9b697', 1.6),
  stroke('M-4.5-1V-5a4.5 4.5 0 0 1 9 0V-1', '#c9b697', 2.6),
  disc(0, 4, 1.8, '#241c16'),
];
