import { disc, line, path, type Mark, type PathMark } from '@/components/kit/drawing/marks';
import type { Colour } from '@/engine/games/witchs-brew/data';
import { lit, shadowed } from './lit';
import { rad } from '../art/paints';

interface Shape {
  readonly d: string;
  readonly material: string;
  readonly sign: PathMark;
  readonly gleam: string;
}

const TEAR = 'M0-12C3-6 8.6-1.6 8.6 4A8.6 8.4 0 0 1-8.6 4C-8.6-1.6-3-6 0-12Z';

/** Wolf blood is a tear with a triangle, venom a drip with a snake, herb juice a leaf with veins. */
const SHAPES: Readonly<Record<Colour, Shape>> = {
  red: {
    d: TEAR,
    material: rad('#ffb09a', '#d63a28', '#6d0f0d'),
    sign: path('M0-1.6L4.4 6.4H-4.4Z', {
      fill: 'none',
      stroke: '#fff0dc',
      strokeWidth: 1.7,
      strokeLinejoin: 'round',
    }),
    gleam: 'M-4.6-1q.6-2.4 2.4-3',
  },
  white: {
    d: 'M-9.4-4.4A9.2 8.4 0 0 1 9.2-3.4Q9 5.6-6.6 12.6Q-2.8 7-4.4 3.6Q-9.4 1.6-9.4-4.4Z',
    material: rad('#ffffff', '#efeedd', '#a2a78c'),
    sign: line('M4-7.6Q-4.6-9.4-3.6-5T3.4-2.4Q5 1.6-2 2', '#3d4630', 1.8),
    gleam: 'M-4.6-6q.6-2.4 2.4-3',
  },
  green: {
    d: 'M7.5-11Q12.5 4 1.5 9.6L-3.6 12-3 8.4Q-12.4 2-8-5.4Q-3-11 7.5-11Z',
    material: rad('#e0f79a', '#58a53a', '#17481b'),
    sign: line('M-2 8Q1.6 0 5.4-7.4M.2 2.6l-5-1.6M2.2-1.4l4.4 1.4', '#123a14', 1.5),
    gleam: 'M-4.6-6q.6-2.4 2.4-3',
  },
};

const LIGHT = {
  line: 1.5,
  rimWidth: 1.6,
  shadeWidth: 5,
  scale: 0.5,
  rimColour: '#fff',
  rim: 0.8,
  shade: 0.3,
};

function drop({ d, material, sign, gleam }: Shape): readonly Mark[] {
  return [
    shadowed(d, [1.4, 1.8]),
    lit(d, material, LIGHT),
    sign,
    line(gleam, '#fff', 1.5, { strokeOpacity: 0.9 }),
  ];
}

/** Around 0, 0, 25 units high. */
export const DROPS: Readonly<Record<Colour, readonly Mark[]>> = {
  red: drop(SHAPES.red),
  white: drop(SHAPES.white),
  green: drop(SHAPES.green),
};

const HOLE = { stroke: '#c9a35a', strokeOpacity: 0.75, strokeWidth: 1.3, strokeDasharray: '2.6 2' } as const;

/** What is missing keeps its hue, by night and by day. */
const GHOSTS: Readonly<Record<Colour, string>> = { red: '#f0705a', white: '#e4e2cc', green: '#8ed45c' };

function socket(colour: Colour): readonly Mark[] {
  const { d, sign } = SHAPES[colour];
  const tint = GHOSTS[colour];
  return [
    path(d, { fill: '#1a100a', fillOpacity: 0.72 }),
    path(d, { fill: tint, fillOpacity: 0.3, stroke: tint, strokeWidth: 1.5, strokeDasharray: '2.6 2' }),
    { ...sign, ink: { ...sign.ink, stroke: tint } },
  ];
}

/** The empty place of a drop has its shape. */
export const SOCKETS: Readonly<Record<Colour | 'any', readonly Mark[]>> = {
  red: socket('red'),
  white: socket('white'),
  green: socket('green'),
  any: [
    disc(0, 0, 10, '#2a1c10', { fillOpacity: 0.85, ...HOLE, strokeOpacity: 1 }),
    disc(0, -3.8, 2.3, '#f0705a'),
    disc(-3.8, 3.2, 2.3, '#e4e2cc'),
    disc(3.8, 3.2, 2.3, '#8ed45c'),
  ],
};

/** A drop of any colour: as a price or a gain. */
export const ANY_DROP: readonly Mark[] = [
  lit(TEAR, rad('#f6ecd4', '#b8a27a', '#5c4728'), { line: 1.5, rimWidth: 1.6, shadeWidth: 5, scale: 0.5 }),
  disc(0, 0, 2, '#b32718'),
  disc(-3.6, 5.4, 2, '#fff'),
  disc(3.6, 5.4, 2, '#3f8a2a'),
];
