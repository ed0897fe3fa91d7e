import { ring } from '@/components/kit/drawing/geometry';
import { line, type Mark } from '@/components/kit/drawing/marks';
import { slab, stroke, sheen } from './hand';
import { ELEMENT_HUES } from './hues';
import type { Element, Level } from '@/engine/games/materia-prima/data';
import type { Theme, Tint } from './paints';

/** The bodies of vessels by the level of what they hold, radius 10. */
export const VESSELS: Readonly<Record<Level, string>> = {
  1: ring(0, 0, 10),
  2: slab(-9.4, -9, 18.8, 18.6, 4.4),
  3: 'M0-10.6L9.6-5V5.4L0 10.8-9.6 5.4V-5Z',
};

/** A vessel is full at this many. */
export const FULL = 5;

/** Where the liquid's surface is for an amount; under the vessel when there is none. */
export function surfaceAt(amount: number): number {
  return amount > 0 ? 9.6 - Math.min(amount, FULL) * 3.3 - 1.6 + 1.6 * (amount >= FULL ? 0.4 : 0) : 13;
}

/** The liquid with its surface at 0: whoever shows it moves it up and down. */
export function liquidMarks(element: Element): readonly Mark[] {
  const wave = 'M-13 0C-6.6-1.4-3.4 1.2 0 0S6.6-1.2 13 0';
  return [
    sheen(`${wave}V26H-13Z`, `@liquid-${element}`, 1),
    stroke(wave, '#fff', 0.9, 0.8),
    sheen(
      'M-5 5.6a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0ZM2.4 3.4a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0ZM4.4 7.6a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0Z',
      '#fff',
      0.6,
    ),
  ];
}

/** What glows lies over all else. */
export const TUBE_STATES = ['dim', 'bright', 'glowing'] as const;
export type TubeState = (typeof TUBE_STATES)[number];

const TUBES: Readonly<
  Record<Theme, Readonly<Record<TubeState, readonly [edge: Tint, metal: Tint, light: Tint]>>>
> = {
  dark: {
    dim: ['#0c0704', '#4a3a26', '#6b5738'],
    bright: ['#0c0704', '#b98a36', '#f6d98a'],
    glowing: ['#0c0704', '#ffe08a', '#fff8dc'],
  },
  light: {
    dim: ['#a08c68', '#d8c8a4', '#eee2c6'],
    bright: ['#4a2d08', '#b98a36', '#f6d98a'],
    glowing: ['#4a2d08', '#ffe08a', '#fff8dc'],
  },
};

const lightMoved = { transform: 'translate(-1 -.6)' } as const;

/** Tubes of brass that are in the same state, as one path. */
export function tubeMarks(d: string, state: TubeState, theme: Theme): readonly Mark[] {
  const [edge, metal, light] = TUBES[theme][state];
  return [stroke(d, edge, 8, 0.8), stroke(d, metal, 5), line(d, light, 1.6, lightMoved)];
}

/** What flows through a tube that glows. */
export const beadMarks = (d: string, element: Element): Mark => ({
  type: 'path',
  d,
  ink: {
    fill: 'none',
    stroke: ELEMENT_HUES[element][1],
    strokeWidth: 3.6,
    strokeDasharray: '1 7',
    strokeLinecap: 'round',
  },
});
