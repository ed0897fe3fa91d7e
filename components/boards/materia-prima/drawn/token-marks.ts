import { chance, handCut, times, type Point } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { cast, glow, INK, shape, sheen, slab, stroke } from '../art/hand';
import { closed } from '../art/hex';
import { ELEMENT_HUES } from '../art/hues';
import { LEVEL, type Element } from '@/engine/games/materia-prima/data';
import { keeper } from '@/components/kit/drawing/once';
import type { Tint } from '../art/paints';
import { sign } from './signs';

const around = (count: number, radius: number, turn = 0): readonly Point[] =>
  times(count, (index) => {
    const angle = (index / count) * 2 * Math.PI + turn;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

const GEM = around(6, 10.8, Math.PI / 6);
const TABLE = around(6, 6.9, Math.PI / 6);
/** How each facet of a gem takes the light: above 0 it shines, below it lies in shade. */
const FACETS = [-0.1, -0.32, -0.12, 0.28, 0.55, 0.3];

/** Level by shape: a pebble, a pressed cake, a cut gem; radius 10. */
export function tokenShape(element: Element): string {
  const level = LEVEL[element];
  if (level === 1) return handCut(around(14, 10.3), 0.55, 99, chance(element.length * 7 + 3));
  return level === 2 ? slab(-9, -9, 18, 18, 4) : closed(GEM);
}

function facets(deep: Tint): readonly Mark[] {
  const sides = GEM.map((corner, index) => {
    const next = (index + 1) % 6;
    const light = at(FACETS, index);
    const facet = closed([corner, at(GEM, next), at(TABLE, next), at(TABLE, index)]);
    return sheen(facet, light > 0 ? '#fff' : '#000', Math.abs(light));
  });
  return [...sides, stroke(closed(TABLE), deep, 0.6, 0.6)];
}

function finish(element: Element): readonly Mark[] {
  switch (LEVEL[element]) {
    case 1:
      return [
        sheen('M9.6 1.4C8.8 7 4 10 0 9.8-4 9.8-7.4 7.6-9 4-5 8.4 5 8.6 9.6 1.4Z', '#000', 0.22),
        stroke('M-7-3C-6-7-2-8.6 2-8.2', '#fff', 1.3, 0.75),
      ];
    case 2:
      return [
        stroke(slab(-6.9, -6.9, 13.8, 13.8, 2.6), '#fff', 0.9, 0.5),
        stroke('M-7.4-3V-5A2.6 2.6 0 0 1-5-7.4H3', '#fff', 1.2, 0.8),
      ];
    case 3:
      return facets(ELEMENT_HUES[element][2] as Tint);
  }
}

const SIGN_SIZES = { 1: 0.74, 2: 0.68, 3: 0.6 } as const;

function token(element: Element): readonly Mark[] {
  const [outline, level] = [tokenShape(element), LEVEL[element]];
  const [ink, halo] = level === 3 ? [2.7, 4.4] : [2.3, 3.9];
  return [
    cast(outline, 1.3, 2.1),
    shape(outline, `@element-${element}`, 1.5, { stroke: '#1c1007' }),
    ...finish(element),
    group(
      `scale(${SIGN_SIZES[level]})`,
      sign(element, level === 3 ? '#2a1706' : '#1f1208', ink, '#fff', halo),
    ),
  ];
}

const keep = keeper<readonly Mark[]>();

/** An element round 0, 0, radius 10. */
export const tokenMarks = (element: Element): readonly Mark[] => keep(element, () => token(element));

const CRYSTAL = 'M0-11L7.5-4 6 6 0 11-6 6-7.5-4Z';

/** A soul stone: cut crystal with a heart, radius 11; its light reaches to 14. */
export const SOUL: readonly Mark[] = [
  glow(0, 0, 14, 'blue'),
  cast(CRYSTAL, 1.5, 2),
  shape(CRYSTAL, '@soul', 1.5, { stroke: '#06342e' }),
  sheen('M0-11L-7.5-4-2.5-2ZM-7.5-4L-6 6-2.5-2Z', '#fff', 0.45),
  sheen('M7.5-4L6 6 0 11 2-2Z', '#04302a', 0.22),
  stroke('M0-11L2-2 7.5-4M2-2L0 11M-2.5-2L2-2M-2.5-2L0 11', '#06544a', 0.8, 0.7),
  shape(
    'M0 5.2C-5 1.4-3.6-2.2-1.4-2.2-.6-2.2 0-1.4 0-.9 0-1.4 .6-2.2 1.4-2.2 3.6-2.2 5 1.4 0 5.2Z',
    '#fff',
    0.8,
    { stroke: '#06342e' },
  ),
];

/** No soul: the empty setting. */
export const NO_SOUL: readonly Mark[] = [shape(CRYSTAL, '#0d0906', 1.8, { stroke: '#8C7657' })];

export const HEART: readonly Mark[] = [
  shape(
    'M0 8.6C-12 0-9-8.4-4.2-8.4-1.8-8.4 0-6.6 0-5 0-6.6 1.8-8.4 4.2-8.4 9-8.4 12 0 0 8.6Z',
    '@cinnabar',
    1.6,
  ),
  stroke('M-5.6-4.6C-6.6-2.6-5.6 0-4 2', '#fff', 1.6, 0.8),
];

export const SKULL: readonly Mark[] = [
  shape('M0-9C7-9 9-4 8.4 1 8 4 5 4.4 4.6 8H-4.6C-5 4.4-8 4-8.4 1-9-4-7-9 0-9Z', '#efe6d2', 1.6),
  sheen(
    'M-5.8-1a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM1-1a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM0 2L1.4 4.4H-1.4Z',
    INK,
    1,
  ),
  stroke('M-1.8 6V8M1.8 6V8', INK, 1.1),
];
