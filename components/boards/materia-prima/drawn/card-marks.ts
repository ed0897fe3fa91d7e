import { times, round } from '@/components/kit/drawing/geometry';
import { box, cutOff, group, oval, type Mark } from '@/components/kit/drawing/marks';
import { diamondMarks } from './badge-marks';
import { cast, shape, sheen, slab, stroke } from '../art/hand';
import { engraved, icon } from './icons';
import type { BackKind, IconName } from '../art/names';
import type { Kind, Level } from '@/engine/games/materia-prima/data';
import type { Tint } from '../art/paints';
import type { Area } from '../art/area';

/** Ribbon and icon tell the kind. */
const KIND_LOOKS: Readonly<Record<Kind, readonly [ribbon: Tint, name: IconName]>> = {
  homunculus: ['#1F6157', 'flask'],
  equipment: ['#7A5200', 'att'],
  stone: ['#9B2418', 'stone'],
};

const RAYS = times(16, (index) => {
  const turn = (index * Math.PI) / 8;
  return `M0 0L${round(Math.cos(turn) * 200)} ${round(Math.sin(turn) * 200)}`;
}).join('');

/** The ground of a picture: light in its middle, rays, the shade of what stands in it. */
export function windowMarks({ width, height }: Area, ground: Tint, k: number): readonly Mark[] {
  const pane = slab(0, 0, width, height);
  return [
    sheen(pane, ground, 1),
    cutOff(pane, [
      group(`translate(${round(width / 2)} ${round(height / 2)})`, [stroke(RAYS, '#fff', 1.2 * k, 0.09)]),
      oval(width / 2, height * 0.95, width * 0.6, height * 0.2, '#000', { fillOpacity: 0.35 }),
    ]),
  ];
}

/** Over a card 116 wide: the ribbon of its kind at the left, the diamonds of its level at the right. */
export function headingMarks(kind: Kind, level: Level): readonly Mark[] {
  const [ribbon, name] = KIND_LOOKS[kind];
  return [
    group('translate(20 8)', [
      shape('M-12 0H12V22L0 16-12 22Z', ribbon, 0.9, { stroke: '#1a0f06' }),
      stroke('M-10.4 1.2H10.4', '#fff', 0.9, 0.4),
      group('translate(0 8) scale(.5)', icon(name, '#fff')),
    ]),
    group('translate(91 17)', diamondMarks(level)),
  ];
}

const BACK_ICONS: Readonly<Record<BackKind, IconName>> = {
  homunculus: 'flask',
  equipment: 'att',
  stone: 'stone',
  mission: 'scroll',
};

const BEAMS = times(24, (index) => {
  const turn = (index * Math.PI) / 12;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  return `M${round(x * 30)} ${round(y * 30)}L${round(x * 52)} ${round(y * 52)}`;
}).join('');

/** The back of a card, 130 wide. */
export function backMarks(kind: BackKind, height: number): readonly Mark[] {
  const studs = [
    [14, 14],
    [116, 14],
    [14, height - 14],
    [116, height - 14],
  ] as const;
  return [
    cast(slab(0, 0, 130, height, 10), 3, 5),
    box([0, 0, 130, height, 10], `@back-${kind}`, { stroke: '#1a0f06', strokeWidth: 2 }),
    box([7, 7, 116, height - 14, 7], 'none', { stroke: '@brass', strokeWidth: 2.4 }),
    group(`translate(65 ${height / 2})`, [
      stroke(BEAMS, '#e6b23c', 1.6, 0.6),
      oval(0, 0, 30, 30, '@brass', { stroke: '#1a0f06', strokeWidth: 1.6 }),
      oval(0, 0, 26, 26, 'none', { stroke: '#fff', strokeWidth: 1, strokeOpacity: 0.4 }),
      group('scale(1.35)', engraved(BACK_ICONS[kind])),
    ]),
    ...studs.map(([x, y]) => oval(x, y, 3.6, 3.6, '@brass', { stroke: '#1a0f06', strokeWidth: 0.8 })),
  ];
}
