import type { Drawn } from '../drawing/catalogue';
import { chance, round } from '../drawing/geometry';
import { box, disc, fill, group, path, type Mark } from '../drawing/marks';

/** The edge of a drop of wax pressed flat. */
const WAX = waxEdge();

function waxEdge(): string {
  const random = chance(31);
  const points = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * 2 * Math.PI;
    const radius = 11 + random() * 1.9;
    return [Math.cos(turn) * radius, Math.sin(turn) * radius] as const;
  });
  const middle = (index: number) => {
    const [a, b] = [points[index % 14] ?? [0, 0], points[(index + 1) % 14] ?? [0, 0]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % 14] ?? [0, 0];
    return `Q${round(x)} ${round(y)} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

const SEAL: readonly Mark[] = [
  group('translate(.8 1.6)', [fill(WAX, '#000000', 0.3)]),
  path(WAX, { fill: '@wax-red', stroke: '#5A0C10', strokeWidth: 1 }),
  disc(0, 0, 7.6, 'none', { stroke: '#5A0C10', strokeOpacity: 0.7, strokeWidth: 1.3 }),
  path('M-6.6-3.8A7.6 7.6 0 0 1 2-7.3', {
    fill: 'none',
    stroke: '#FFB8A8',
    strokeOpacity: 0.8,
    strokeWidth: 1.1,
  }),
  path('M0-5.4L4.6 3H-4.6ZM-2.8 .2H2.8', {
    fill: 'none',
    stroke: '#FFD6C8',
    strokeWidth: 1.3,
    strokeLinejoin: 'round',
  }),
];

/** Where the pips are, from −1 to 1 across and down. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

const NOUGHT = path('M-8-8L8 8M8-8L-8 8', {
  stroke: '#9B2418',
  strokeOpacity: 0.75,
  strokeWidth: 3.4,
  strokeLinecap: 'round',
});

function dieFace(pips: (typeof PIPS)[number]): readonly Mark[] {
  return [
    box([-22, -19, 46, 46, 10], '#000000', { fillOpacity: 0.35 }),
    box([-23, -23, 46, 46, 10], '@ivory', { stroke: '#3A2408', strokeWidth: 1.8 }),
    box([-20, -20, 40, 40, 8], 'none', { stroke: '#FFFFFF', strokeOpacity: 0.6 }),
    ...(pips.length === 0 ? [NOUGHT] : pips.map(([x, y]) => disc(x * 11, y * 11, 4.3, '#2B1806'))),
  ];
}

const FLAME: readonly Mark[] = [
  path('M-12 18C-20 4-8-2-10-18 2-10 2 0 6 2 8-2 8-6 7-10 18 0 18 12 10 18Z', {
    fill: '@flame',
    stroke: '#4A2008',
    strokeWidth: 2.2,
    strokeLinejoin: 'round',
  }),
  fill('M-4 17C-6 9 1 7 1 0 7 6 8 13 4 17Z', '#FFF8D8'),
];

const RADIUS = 120;
const RIVETS = Array.from({ length: 24 }, (_, index) => {
  const turn = (index / 24) * 2 * Math.PI;
  return disc(Math.cos(turn) * (RADIUS + 9.6), Math.sin(turn) * (RADIUS + 9.6), 1.3, '#4A2D08');
});

/** The brass ring of the curtain, in a box of 288: the way round it at a radius of 120 is filled while it is held. */
const RING: readonly Mark[] = [
  disc(3, 7, RADIUS + 14, '#000000', { fillOpacity: 0.5 }),
  disc(0, 0, RADIUS + 12, '@brass', { stroke: '#2A1806', strokeWidth: 2 }),
  disc(0, 0, RADIUS, 'none', { stroke: '#2A1608', strokeWidth: 15 }),
  ...RIVETS,
  disc(0, 0, RADIUS - 10, '#2A1608'),
];

export const SMALL: Readonly<Record<string, Drawn>> = {
  seal: { layers: [SEAL], box: [-14, -14, 28, 29], width: 48 },
  flame: { layers: [FLAME], box: [-22, -22, 44, 44], width: 40 },
  'hold-ring': { layers: [RING], box: [-144, -144, 288, 288], width: 240 },
  ...Object.fromEntries(
    PIPS.map((pips, value) => [
      `die-${value}`,
      { layers: [dieFace(pips)], box: [-26, -26, 53, 55] as const, width: 64 },
    ]),
  ),
};
