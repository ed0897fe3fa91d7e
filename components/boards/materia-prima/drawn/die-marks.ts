import { group, oval, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { shape, slab, stroke } from '../art/hand';
import type { DieSide } from '../art/names';
import { ring } from '@/components/kit/drawing/geometry';
import { keeper } from '@/components/kit/drawing/once';
import type { Tint } from '../art/paints';

const SWORD = 'M0-3.4L1.5-1.4 1.2 1.2H2.6V2.2H.8V3.8H-.8V2.2H-2.6V1.2H-1.2L-1.5-1.4Z';
const SHIELD = 'M0-3C1-2.3 2-2.2 2.8-2.2 2.8.8 1.6 2.4 0 3.4-1.6 2.4-2.8.8-2.8-2.2-2-2.2-1-2.3 0-3Z';

interface Look {
  readonly face: Tint;
  readonly top: Tint;
  readonly flank: Tint;
  readonly sign: string;
  readonly ink: Tint;
}

const LOOKS: Readonly<Record<DieSide, Look>> = {
  attack: { face: '@cinnabar', top: '#ffc9b5', flank: '#6d120f', sign: SWORD, ink: '#2a0704' },
  defence: { face: '@lapis', top: '#e3ebff', flank: '#1f2f66', sign: SHIELD, ink: '#0c1330' },
};

/** Where the signs of a face are, and how large. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [],
  [[0, 2, 3.8]],
  [
    [-7.2, 2, 2.9],
    [7.2, 2, 2.9],
  ],
  [
    [0, -5.2, 2.4],
    [-8, 8.4, 2.4],
    [8, 8.4, 2.4],
  ],
];

function face(side: DieSide, value: number): readonly Mark[] {
  const { sign, ink } = LOOKS[side];
  if (value === 0) {
    return [stroke(ring(0, 2, 8), '#1a0704', 3.4, 0.55), stroke(ring(0, 2, 8), '#fbe7a8', 1.9)];
  }
  return at(PLACES, value).map(([x, y, size]) =>
    group(`translate(${x} ${y}) scale(${size})`, [shape(sign, '@brass-bright', 0.9, { stroke: ink })]),
  );
}

function die(side: DieSide, value: number): readonly Mark[] {
  const { face: front, top, flank } = LOOKS[side];
  const edge = { stroke: '#1a0704' };
  return [
    oval(5, 22, 23, 6.8, '#000', { fillOpacity: 0.45 }),
    shape('M-17.2-14.8L-10-23.6H22.4L17.2-14.8Z', top, 1.2, edge),
    shape('M17.2-14.8L22.8-23.2V9.2L17.2 18.8Z', flank, 1.2, edge),
    shape(slab(-18, -16, 36, 36, 5.2), front, 1.4, edge),
    stroke(slab(-16, -14, 32, 32, 4), '#fff', 1, 0.4),
    stroke('M-14.8 4V-8.8Q-14.8-12.8-10.8-12.8H4', '#fff', 1.8, 0.65),
    ...face(side, value),
  ];
}

const keep = keeper<readonly Mark[]>();

/** A die that shows 0 to 3 swords or shields, round 0, 0 within 25 units. */
export const dieMarks = (side: DieSide, value: number): readonly Mark[] =>
  keep(`${side} ${value}`, () => die(side, value));
