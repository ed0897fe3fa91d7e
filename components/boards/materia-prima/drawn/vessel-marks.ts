import { cutOff, disc, group, type Mark } from '@/components/kit/drawing/marks';
import { LEVEL, type Element, type Level } from '@/engine/games/materia-prima/data';
import { glow, shade, shape, slab, stroke } from '../art/hand';
import { ELEMENT_HUES } from '../art/hues';
import type { Theme, Tint } from '../art/paints';
import { liquidMarks, surfaceAt, VESSELS } from '../art/vessel-marks';
import { SIGN_PATHS } from './signs';

/** Behind the liquid: shadow, neck and the dark of the glass. */
export function vesselBack(level: Level): readonly Mark[] {
  return [
    shade(1.4, 11, 9, 2.6, 0.4),
    shape('M-3-9V-13.4H3V-9Z', '#cfe6ea', 1, { fillOpacity: 0.35, stroke: '#1a120a' }),
    shape(slab(-4, -15, 8, 3, 1.2), '@brass', 0.7, { stroke: '#2b1806' }),
    shape(VESSELS[level], '@glass', 1.2, { stroke: '#1a120a' }),
  ];
}

/** Before it: the rim of the glass, its light, and the sign. */
export function vesselFront(element: Element, isEmpty: boolean, theme: Theme): readonly Mark[] {
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

/** What is in a vessel, cut off by its glass. */
export function contentMarks(element: Element, amount: number): readonly Mark[] {
  const liquid = group(`translate(0 ${surfaceAt(amount)})`, liquidMarks(element));
  return [cutOff(VESSELS[LEVEL[element]], [liquid])];
}

/** A whole vessel that is not empty. */
export const vesselMarks = (element: Element, amount: number): readonly Mark[] => [
  ...vesselBack(LEVEL[element]),
  ...contentMarks(element, amount),
  ...vesselFront(element, false, 'dark'),
];

/** The brass number plate beside a vessel, radius 10. */
export function plateMarks(isDim: boolean): readonly Mark[] {
  return [
    disc(1, 1.7, 10, '#000', { fillOpacity: 0.5 }),
    disc(0, 0, 10, isDim ? '@brass-dim' : '@brass', { stroke: '#2b1806', strokeWidth: 1.1 }),
    stroke('M-7.4-3C-6-6-3.4-7.8 0-8', '#fff8d8', 1, isDim ? 0.3 : 0.8),
  ];
}
