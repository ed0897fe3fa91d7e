import type { Drawn } from '@/components/kit/drawing/catalogue';
import { box, cutOff, disc, group, oval, path, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { ATHANOR } from '../athanor-paths';
import { FURNACE_BOX } from '../furnace-box';

const INK = '#1C0E08';
const LINE = 16;
const EDGE = { stroke: INK, strokeWidth: LINE, strokeLinejoin: 'round' } as const satisfies Ink;

const shine = (d: string, stroke: string, strokeWidth: number, strokeOpacity = 1): Mark =>
  path(d, { fill: 'none', stroke, strokeWidth, strokeOpacity, strokeLinecap: 'round' });

const RECEIVER: readonly Mark[] = [
  path(ATHANOR.dish, { fill: '@furnace-brass', ...EDGE }),
  path(ATHANOR.flask, { fill: '#1A2420', fillOpacity: 0.75 }),
  cutOff(ATHANOR.flask, [
    box([640, 738, 260, 150], '@liquid'),
    oval(766, 738, 118, 17, '#DFFFF4'),
    oval(766, 743, 112, 12, '#6FD8BE'),
    disc(800, 800, 12, '#FFFFFF', { fillOpacity: 0.6 }),
    disc(744, 826, 8, '#FFFFFF', { fillOpacity: 0.6 }),
  ]),
  path(ATHANOR.flask, { fill: 'none', stroke: '#E6FBF4', strokeWidth: LINE, strokeLinejoin: 'round' }),
  shine('M680 748Q686 700 722 678', '#FFFFFF', LINE + 2),
  path(ATHANOR.beak, { fill: '@furnace-copper', ...EDGE }),
  shine('M590 280C668 262 728 316 754 480', '#FFE0B8', LINE, 0.85),
  box([728, 574, 76, 30, 8], '@furnace-brass', { stroke: INK, strokeWidth: 12 }),
];

const OVEN: readonly Mark[] = [
  path(ATHANOR.dome, { fill: '@furnace-copper', ...EDGE }),
  shine('M322 404C322 318 364 268 420 250', '#FFF0D4', LINE + 4, 0.85),
  path(ATHANOR.seams, { stroke: '#4A1C0A', strokeOpacity: 0.45, strokeWidth: 5, fill: 'none' }),
  path(ATHANOR.finial, { fill: '@furnace-brass', ...EDGE }),
  disc(448, 150, 42, '@rivet', EDGE),
  shine('M420 140A32 32 0 0 1 441 120', '#FFFBE4', 10),
  path(ATHANOR.body, { fill: '@brick' }),
  cutOff(ATHANOR.body, [
    path(ATHANOR.mortar, { stroke: '#20100C', strokeOpacity: 0.75, strokeWidth: 8, fill: 'none' }),
    group('translate(3 6)', [
      path(ATHANOR.mortar, { stroke: '#FFD0A0', strokeOpacity: 0.16, strokeWidth: 4, fill: 'none' }),
    ]),
    path('M272 872L296 452', { stroke: '#FFD6AA', strokeOpacity: 0.8, strokeWidth: 16 }),
    path('M640 872L612 440H560Q600 640 590 872Z', { fill: '#120604', fillOpacity: 0.45 }),
  ]),
  path(ATHANOR.body, { fill: 'none', ...EDGE }),
  path(ATHANOR.door, { fill: '@furnace-brass', ...EDGE }),
];

const FIREPLACE: readonly Mark[] = [path(ATHANOR.window, { fill: '@fire', ...EDGE })];

const BEFORE: readonly Mark[] = [
  path(ATHANOR.collar, { fill: '@furnace-brass', ...EDGE }),
  path(ATHANOR.foot, { fill: '@furnace-brass', ...EDGE }),
  path('M250 868H600', { stroke: '#FFF8D8', strokeOpacity: 0.8, strokeWidth: 7, strokeLinecap: 'round' }),
];

const SHADE = oval(556, 896, 390, 40, '#000000', { fillOpacity: 0.4 });

/** Behind its flames, and before them: collar and foot. */
export const FURNACE: Readonly<Record<string, Drawn>> = {
  athanor: { layers: [[SHADE], RECEIVER, OVEN, FIREPLACE], box: FURNACE_BOX, width: 140 },
  'athanor-front': { layers: [BEFORE], box: FURNACE_BOX, width: 140 },
};
