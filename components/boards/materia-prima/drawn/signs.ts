import { disc, group, type Mark } from '@/components/kit/drawing/marks';
import { cast, stroke } from '../art/hand';
import type { Element } from '@/engine/games/materia-prima/data';
import { once } from '@/components/kit/drawing/once';
import type { Tint } from '../art/paints';

/** The alchemical sign of an element as strokes round 0, 0 within a radius of 10. */
export const SIGN_PATHS: Readonly<Record<Element, string>> = {
  water: 'M-7.5-6H7.5L0 7Z',
  earth: 'M-7.5-6.5H7.5L0 6.5ZM-6.2 .6H6.2',
  air: 'M-7.5 6H7.5L0-7ZM-6.2-.2H6.2',
  fire: 'M-7.5 6H7.5L0-7Z',
  iron: 'M3-2.2a5.2 5.2 0 1 1-1.4-1.4L7-8M2.6-8H7V-3.4',
  sulphur: 'M-6.4 1.2H6.4L0-9ZM0 1.2V9M-4 5.2H4',
  glass: 'M-6.6-3.4a3.2 3.2 0 1 0 .01 0ZM6.6-3.4a3.2 3.2 0 1 0 .01 0ZM-3.4-.2H3.4M0-.2V8M-3 8H3',
  copper: 'M0-8a4.6 4.6 0 1 0 .01 0ZM0 1.2V9M-4 5H4',
  mercury: 'M-4.6-9a4.6 4 0 0 0 9.2 0M0-5a3.9 3.9 0 1 0 .01 0ZM0 2.8V9M-3.4 6H3.4',
  regia: 'M-7-2.5H7L0 8.6ZM-6-5.5V-9L-2.6-6.6 0-9.6 2.6-6.6 6-9V-5.5Z',
  platinum: 'M-2.6-6.4A6.4 6.4 0 1 0-2.6 6.4 5 5 0 0 1-2.6-6.4ZM4.2-4a4 4 0 1 0 .01 0ZM4.2-.4v.8',
  gold: 'M0-7.4a7.4 7.4 0 1 0 .01 0ZM0-1.1a1.1 1.1 0 1 0 .01 0Z',
};

/** A sign in ink on a light of its own, so that it is read on every ground. */
export function sign(
  element: Element,
  ink: Tint,
  width: number,
  halo: Tint,
  haloWidth: number,
): readonly Mark[] {
  return [stroke(SIGN_PATHS[element], halo, haloWidth, 0.55), stroke(SIGN_PATHS[element], ink, width)];
}

/** The brass seal that tells a mine's element, radius 10. */
export const sealMarks = once((element: Element): readonly Mark[] => [
  cast('M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z', 1, 1.8),
  disc(0, 0, 10, '@brass', { stroke: '#1c0e04', strokeWidth: 1.3 }),
  disc(0, 0, 7.9, `@element-${element}`, { stroke: '#1c0e04', strokeWidth: 0.9 }),
  group('scale(.63)', sign(element, '#1a0d04', 2.7, '#fff', 4.6)),
  stroke('M-8.6-3.4C-7.4-6.6-4.4-8.6-1-8.9', '#fffbe0', 1, 0.85),
]);
