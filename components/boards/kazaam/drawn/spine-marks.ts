import type { Drawn } from '@/components/kit/drawing/catalogue';
import { box, line, path, type Mark } from '@/components/kit/drawing/marks';
import { TILE } from '../art/places';
import { SPINE } from '../art/spine-places';

const LEATHER: readonly Mark[] = [
  path('M42 4H10Q0 4 0 14V194Q0 204 10 204H42Z', { fill: '#1c0d05' }),
  path('M42 0H10Q0 0 0 10V190Q0 200 10 200H42Z', { fill: '@leather' }),
  path('M42 3H11Q3 3 3 11V189Q3 197 11 197H42', { fill: 'none', stroke: '@gold', strokeWidth: 3 }),
];

const SEAM: readonly Mark[] = [
  line('M40 2V198', '#1c0d05', 3),
  line('M36 8V192', '#e2b04a', 1.4, { strokeOpacity: 0.6, strokeDasharray: '5 4', strokeLinecap: 'butt' }),
];

const COVER: readonly Mark[] = [
  box([0, 4, 242, 200, 10], '#1c0d05'),
  box([0, 0, 242, 200, 10], '@leather'),
  line('M10 1.6H232', '#d99a6a', 2, { strokeOpacity: 0.7 }),
];

const RIM: readonly Mark[] = [...SEAM, box([3, 3, 236, 194, 8], 'none', { stroke: '@gold', strokeWidth: 3 })];

const plaque = (marks: readonly Mark[]): Drawn => ({
  layers: [marks],
  box: [0, 0, SPINE + TILE, 204],
  width: 133,
});

/** What is around the face of a tile that is held: leather below it, a gold rim above; and the spine alone, as it folds away. */
export const PLAQUE_PARTS: Readonly<Record<string, Drawn>> = {
  cover: plaque(COVER),
  rim: plaque(RIM),
  spine: { layers: [LEATHER, SEAM], box: [0, 0, SPINE, 204], width: 24 },
};
