import type { Colour as PlayerColour } from '@/engine/core/guise';
import { oval, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { INK, shape, stroke } from './hand';

/** The head of a pawn: ball, crescent, cone, cube. */
const HEAD_SHAPES = [
  'M0-50a12 12 0 1 1-.01 0z',
  'M5-54A14 14 0 1 0 11-30A11 11 0 0 1 5-54Z',
  'M0-56L15-30H-15Z',
  'M-11-53H11V-31H-11Z',
];

export const HEADS = HEAD_SHAPES.length;

/** A pawn on 0, 0, some 56 units high. */
export function pawnMarks(head: number, colour: PlayerColour): readonly Mark[] {
  return [
    oval(6, 5, 22, 7, '@shadow'),
    shape(
      'M-17 2C-17-6-12-8-10-10C-6-16-6-22-5-28H5C6-22 6-16 10-10C12-8 17-6 17 2C12 8-12 8-17 2Z',
      `@enamel-across-${colour}`,
    ),
    oval(0, -28, 8.5, 3.6, `@enamel-across-${colour}`, { stroke: INK, strokeWidth: 2.2 }),
    shape(at(HEAD_SHAPES, head), `@enamel-${colour}`),
    stroke('M-12 1C-9-6-4-12-3-24', '#fff', 2.4, 0.7),
    stroke('M-7-42q1-5 5-6', '#fff', 2.6, 0.8),
  ];
}
