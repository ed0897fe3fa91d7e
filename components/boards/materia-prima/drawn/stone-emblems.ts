import { ring, times } from '@/components/kit/drawing/geometry';
import type { Stone } from '@/engine/games/materia-prima/cards';

/** An emblem of the work as an engraver cuts it, within 22 units: its body, and lines on it or beside it. */
interface Emblem {
  readonly body: string;
  readonly lines?: string;
  /** Holes and eyes, in the colour of the ground. */
  readonly holes?: string;
}

const turned = (count: number, draw: (cos: number, sin: number) => string): string =>
  times(count, (index) => {
    const turn = (index / count) * 2 * Math.PI - Math.PI / 2;
    return draw(Math.cos(turn), Math.sin(turn));
  }).join('');

const to = (value: number): string => value.toFixed(1);
const ray = (from: number, till: number) => (cos: number, sin: number) =>
  `M${to(cos * from)} ${to(sin * from)}L${to(cos * till)} ${to(sin * till)}`;

const FROST = turned(6, (cos, sin) => {
  const twig = (side: 1 | -1) =>
    `M${to(cos * 14)} ${to(sin * 14)}L${to(cos * 19 - side * sin * 6)} ${to(sin * 19 + side * cos * 6)}`;
  return `${ray(8, 22)(cos, sin)}${twig(1)}${twig(-1)}`;
});

/** The black work. */
const BLACK = {
  'raven-head': {
    body: 'M-16 18C-20-2-14-18 0-19 9-19 14-13 15-8L25-1 13 1C10 6 5 10 6 18Z',
    holes: ring(5, -9, 2.6),
    lines: 'M14-4L21-2M-12 16C-13 8-10 4-6 2M-5 17C-5 11-2 8 2 6',
  },
  'first-ash': {
    body: 'M-22 16C-15 3-7-3 0-5 8-3 15 3 22 16Z',
    lines: 'M-5-10C-10-14 0-16-5-22M5-9C1-13 9-15 5-21',
    holes: `${ring(-8, 9, 1.6)}${ring(2, 4, 1.4)}${ring(9, 10, 1.8)}${ring(0, 12, 1.2)}`,
  },
  'black-dew': {
    body: 'M0-22C8-9 15 0 15 7A15 14 0 0 1-15 7C-15 0-8-9 0-22Z',
    holes: 'M-9 6C-9 12-5 16 0 16-5 14-7 10-7 4Z',
  },
  'buried-seed': {
    body: 'M0 20C-11 16-11 3 0-1 11 3 11 16 0 20ZM0-3C0-10-9-12-13-19-5-20-1-16 0-12 1-16 6-21 14-19 12-12 1-10 0-3Z',
    lines: 'M-22 2H-12M12 2H22',
    holes: 'M-2 4C-6 8-6 12-3 15-4 11-4 8-2 4Z',
  },
  'crow-milk': {
    body: 'M-20 3H20C18 15 9 19 0 19-9 19-18 15-20 3ZM-8-3C-10-16 2-21 16-22 15-12 6-4-8-3Z',
    lines: 'M-9-2L8-15',
    holes: 'M-15 7H15L13 10H-13Z',
  },
  'night-loam': {
    body: 'M5-22A11 11 0 1 0 13-6 9 9 0 0 1 5-22Z',
    lines: 'M-22 8C-8 1 8 1 22 8M-22 14.6C-8 7.6 8 7.6 22 14.6M-20 21C-8 14.6 8 14.6 20 21',
  },
  'sealed-egg': {
    body: 'M0-22C13-20 17 2 13 11 9 20-9 20-13 11-17 2-13-20 0-22Z',
    holes: `M-14.6 0C-6 5 6 5 14.6 0V4C6 9-6 9-14.6 4Z${ring(0, 4, 5.4)}`,
  },
  'iron-gall': {
    body: 'M-16 20V6C-16-1-9-3-9-8H7C7-3 14-1 14 6V20ZM2-9C6-21 14-25 22-23 20-14 13-8 6-6Z',
    holes: 'M-11 8H9V15H-11Z',
    lines: 'M4-9L17-20',
  },
} as const satisfies Partial<Record<Stone, Emblem>>;

/** The white work. */
const WHITE = {
  'white-swan': {
    body: 'M-22 8C-20-3-7-5 2-2 7-8 2-12 2-17 2-24 13-25 15-17L22-14 14-12C10-10 13-2 15 4 15 15 3 19-6 19-15 19-22 15-22 8Z',
    holes: `${ring(8.6, -17.4, 1.5)}M-16 8C-10 3-2 3 4 6-2 6-8 8-10 12Z`,
  },
  'moon-lime': {
    body: 'M7-21A21 21 0 1 0 7 21 25 25 0 0 1 7-21ZM14-7L16-2 21-2 17 1.4 18.6 6.4 14 3.4 9.6 6.4 11 1.4 7-2 12-2Z',
    holes: ring(-10, -4, 1.8),
  },
  'pearl-frost': {
    body: ring(0, 0, 8),
    lines: FROST,
    holes: 'M-4-1C-4-4-2-5 0-5.4-2-3-2.6-1-2 2-3.4 1-4 0-4-1Z',
  },
  'silver-tree': {
    body: `${ring(-12, -8, 5.6)}${ring(13, -11, 5.6)}${ring(0, -17, 6.4)}${ring(-15, 4, 4.4)}${ring(15, 2, 4.4)}M-3 21L-2 0H2L3 21Z`,
    lines: 'M0 10L-13 2M0 8L14-1M0 2L-11-7M0 0L12-10M0 0V-14',
  },
  'washed-bride': {
    body: 'M0-21C12-21 15-9 13 0 15 8 19 15 21 21H-21C-19 15-15 8-13 0-15-9-12-21 0-21Z',
    holes: 'M0-12C7-12 8-4 6 1 4 6 2 8 0 8-2 8-4 6-6 1-8-4-7-12 0-12Z',
    lines: 'M-11-16L-6-21 0-24 6-21 11-16',
  },
  'salt-lily': {
    body: 'M0 21C-4 10-18 5-20-8-11-8-7-4-4 1-7-10-5-17 0-24 5-17 7-10 4 1 7-4 11-8 20-8 18 5 4 10 0 21Z',
    holes: `M-1-4H1L.6 10H-.6Z`,
    lines: 'M-10 18C-6 14-3 14 0 18 3 14 6 14 10 18',
  },
  'quick-mirror': {
    body: 'M0-24A14 16 0 1 1-.1-24ZM-3.4 7H3.4L5 22H-5Z',
    holes: 'M0-19.6A10 11.6 0 1 1-.1-19.6Z',
    lines: 'M-5-5L3-14M0-2L6-8',
  },
  'dove-ash': {
    body: 'M-22-5C-13-8-9-4-4-2-9-11-7-19-2-24 7-19 11-9 11-2 15-5 19-4 22-2L15 4C11 13 0 15-8 13L-20 18-15 7C-19 3-22-1-22-5Z',
    holes: ring(14.6, -0.4, 1.3),
  },
} as const satisfies Partial<Record<Stone, Emblem>>;

/** The red work. */
const RED = {
  'red-lion': {
    body: 'M0-23C9-25 13-19 19-17 23-8 21-2 21 4 19 11 14 19 0 23-14 19-19 11-21 4-21-2-23-8-19-17-13-19-9-25 0-23Z',
    holes: 'M0-13C9-13 11-4 10 2 9 10 4 15 0 15-4 15-9 10-10 2-11-4-9-13 0-13Z',
    lines: 'M-5-3H-3M3-3H5M-3 4H3L0 7ZM0 7V10M-4 11Q0 13 4 11',
  },
  'phoenix-ember': {
    body: 'M0-22C5-20 5-13 2-9 11-15 19-15 24-22 24-7 15 2 6 4 9 11 4 17 9 23 2 21 0 17 0 12 0 17-2 21-9 23-4 17-9 11-6 4-15 2-24-7-24-22-19-15-11-15-2-9-5-13-5-20 0-22Z',
    holes: `${ring(-1.4, -15, 1.3)}M0-4L2 3 0 8-2 3Z`,
  },
  'sun-king': {
    body: `${ring(0, 3, 12)}M-10-12L-12-23-5-17 0-25 5-17 12-23 10-12Z`,
    lines: 'M-16 3H-22M16 3H22M-11-6L-15-9M11-6L15-9M-12 14L-16 18M12 14L16 18M0 19V24M-6 18L-8 22M6 18L8 22',
    holes: `${ring(-4.4, 0, 1.7)}${ring(4.4, 0, 1.7)}M-5 6Q0 12 5 6L3.6 5.4Q0 8.6-3.6 5.4Z`,
  },
  'pelican-blood': {
    body: 'M-16 21C-20 4-11-4-3-6-9-14-5-23 4-23 12-23 15-15 11-10 8-4 2 0 0 4 7 2 13 9 13 21ZM9-19L24-4 6-11Z',
    holes: `${ring(4, -16.4, 1.6)}M-4 6C-1 11 1 13 1 16A3.4 3.4 0 0 1-6 16C-6 13-5 11-4 6Z`,
  },
  'rose-crucible': {
    body: 'M-18 6H18L13 22H-13ZM0-24C6-24 8-20 8-18 14-18 17-12 14-7 14-1 7 3 0 3-7 3-14-1-14-7-17-12-14-18-8-18-8-20-6-24 0-24Z',
    holes:
      'M0-15C5-15 7-9 3-6 0-4-4-6-3-9-2-11 1-10 0-8 3-10 1-13-1-12.4-5-11-6-5-1-3-7-3-9-10-6-13-4-15-2-15 0-15Z',
  },
  'royal-crown': {
    body: 'M-21 14L-23-11-11 0 0-20 11 0 23-11 21 14Z',
    lines: 'M-20 20H20',
    holes: `${ring(0, 5, 3)}${ring(-11, 7, 2)}${ring(11, 7, 2)}`,
  },
  'dragon-ruby': {
    body: 'M-20 20C-23 0-14-9-5-11L-9-23 4-13C15-13 21-7 24 0L13 4 22 9C15 15 7 13 2 9 0 15-2 20-2 20Z',
    holes: `${ring(6, -5, 2.4)}M-14 16C-15 8-12 2-7-1-10 4-10 10-9 16Z`,
    lines: 'M16-4L19-3M-15-6L-22-10M-18 2L-24 0M-20 10L-25 10',
  },
  'last-tincture': {
    body: 'M-6-19H6V-8C15-4 20 5 15 15 11 21-11 21-15 15-20 5-15-4-6-8ZM-8-24H8V-20H-8Z',
    holes: `M-13 3C-6-1 6 7 14 2 15 0 12-3 9-4H-8C-11-3-13 0-13 3Z${ring(-3, 12, 1.8)}${ring(5, 9, 1.4)}${ring(2, 15, 1.1)}`,
  },
} as const satisfies Partial<Record<Stone, Emblem>>;

export const EMBLEMS: Readonly<Record<Stone, Emblem>> = { ...BLACK, ...WHITE, ...RED };
