import { ring } from '@/components/kit/drawing/geometry';
import { cutOff, disc, group, type Mark } from '@/components/kit/drawing/marks';
import { glow, shade, shape, slab, stroke, sheen } from './hand';
import { ELEMENT_HUES } from './hues';
import { LEVEL, type Element, type Level } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import type { Theme, Tint } from './paints';
import { SIGN_PATHS } from './signs';

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

const keep = keeper<readonly Mark[]>();

/** Behind the liquid: shadow, neck and the dark of the glass. */
export function vesselBack(element: Element): readonly Mark[] {
  return keep(`back ${LEVEL[element]}`, () => [
    shade(1.4, 11, 9, 2.6, 0.4),
    shape('M-3-9V-13.4H3V-9Z', '#cfe6ea', 1, { fillOpacity: 0.35, stroke: '#1a120a' }),
    shape(slab(-4, -15, 8, 3, 1.2), '@brass', 0.7, { stroke: '#2b1806' }),
    shape(VESSELS[LEVEL[element]], '@glass', 1.2, { stroke: '#1a120a' }),
  ]);
}

/** Before it: the rim of the glass, its light, and the sign. */
export function vesselFront(element: Element, isEmpty: boolean, theme: Theme): readonly Mark[] {
  return keep(`front ${element} ${isEmpty} ${theme}`, () => front(element, isEmpty, theme));
}

function front(element: Element, isEmpty: boolean, theme: Theme): readonly Mark[] {
  const [light, hue, deep] = ELEMENT_HUES[element] as readonly [Tint, Tint, Tint];
  const [halo, ink] = isEmpty
    ? theme === 'dark'
      ? (['#000', hue] as const)
      : (['#fff', deep] as const)
    : ([light, '#1a0d04'] as const);
  return [
    stroke(VESSELS[LEVEL[element]], '@glass-edge', 1.3),
    stroke('M-7-2.4C-6.6-5.4-5-7-2.6-7.6', '#fff', 1.3, 0.75),
    group('scale(.62)', [
      stroke(SIGN_PATHS[element], halo, 6, isEmpty ? 0.4 : 0.95),
      stroke(SIGN_PATHS[element], ink, 2.6),
    ]),
  ];
}

/** Light round the vessels that a conversion is about. */
export const VESSEL_GLOW: readonly Mark[] = [glow(0, 0, 19, 'gold')];

/** A whole vessel at rest, for pictures that do not move. */
export function vesselMarks(element: Element, amount: number, theme: Theme): readonly Mark[] {
  const liquid = group(`translate(0 ${surfaceAt(amount)})`, liquidMarks(element));
  return [
    ...vesselBack(element),
    ...(amount > 0 ? [cutOff(VESSELS[LEVEL[element]], [liquid])] : []),
    ...vesselFront(element, amount === 0, theme),
  ];
}

export type TubeState = 'dim' | 'bright' | 'glowing';

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

/** A tube of brass; a glowing one carries beads of what flows through it. */
export function tubeMarks(d: string, state: TubeState, element: Element, theme: Theme): readonly Mark[] {
  const [edge, metal, light] = TUBES[theme][state];
  const hue = ELEMENT_HUES[element][1];
  const beads: Mark = {
    type: 'path',
    d,
    ink: { fill: 'none', stroke: hue, strokeWidth: 3.6, strokeDasharray: '1 7', strokeLinecap: 'round' },
  };
  return [
    stroke(d, edge, 8, 0.8),
    stroke(d, metal, 5),
    group('translate(-1 -.6)', [stroke(d, light, 1.6)]),
    ...(state === 'glowing' ? [beads] : []),
  ];
}

/** The brass number plate beside a vessel, radius 10. */
export function platePlain(isDim: boolean): readonly Mark[] {
  return keep(`plate ${isDim}`, () => [
    disc(1, 1.7, 10, '#000', { fillOpacity: 0.5 }),
    disc(0, 0, 10, isDim ? '@brass-dim' : '@brass', { stroke: '#2b1806', strokeWidth: 1.1 }),
    stroke('M-7.4-3C-6-6-3.4-7.8 0-8', '#fff8d8', 1, isDim ? 0.3 : 0.8),
  ]);
}
