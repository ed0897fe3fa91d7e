import { times, round } from '@/components/kit/drawing/geometry';
import { box, cutOff, group, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Colour } from '@/engine/core/guise';
import { diamondMarks } from './badge-marks';
import { figureMarks } from './figure-art';
import { REACHES } from './figure-reaches';
import { GEAR } from './gear-art';
import { cast, glow, shape, sheen, slab, stroke } from './hand';
import { engraved, icon, type IconName } from './icons';
import type { Equipment, FormulaId, Homunculus, Stone } from '@/engine/games/materia-prima/cards';
import type { Kind, Level, Thing } from '@/engine/games/materia-prima/data';
import { kindOf } from '@/engine/games/materia-prima/queries/formulas';
import type { Tint } from './paints';
import type { Area } from './sheet-marks';
import { thingMarks } from './thing-marks';
import { stoneMarks } from './stone-marks';

/** Ribbon and icon tell the kind. */
const KIND_LOOKS: Readonly<Record<Kind, readonly [ribbon: Tint, name: IconName]>> = {
  homunculus: ['#1F6157', 'flask'],
  equipment: ['#7A5200', 'att'],
  stone: ['#9B2418', 'stone'],
};

export interface Window extends Area {
  readonly x: number;
  readonly y: number;
}

const RAYS = times(16, (index) => {
  const turn = (index * Math.PI) / 8;
  return `M0 0L${round(Math.cos(turn) * 200)} ${round(Math.sin(turn) * 200)}`;
}).join('');

/** The picture's ground: light in its middle, rays, the shade of what stands in it. */
export function windowMarks({ x, y, width, height }: Window, ground: Tint, k: number): readonly Mark[] {
  const pane = slab(x, y, width, height, 6 * k);
  return [
    sheen(pane, ground, 1),
    cutOff(pane, [
      group(`translate(${round(x + width / 2)} ${round(y + height / 2)})`, [
        stroke(RAYS, '#fff', 1.2 * k, 0.09),
      ]),
      oval(x + width / 2, y + height * 0.95, width * 0.6, height * 0.2, '#000', { fillOpacity: 0.35 }),
    ]),
  ];
}

export function windowFrame({ x, y, width, height }: Window, k: number): readonly Mark[] {
  return [
    box([x, y, width, height, 6 * k], 'none', { stroke: '#3b2406', strokeWidth: 1.4 * k }),
    box([x + 1.4 * k, y + 1.4 * k, width - 2.8 * k, height - 2.8 * k, 5 * k], 'none', {
      stroke: '#e6b23c',
      strokeWidth: 0.7 * k,
      strokeOpacity: 0.7,
    }),
  ];
}

/** A figure stands on the lower edge and breaks the frame above; things and fragments hang in its middle. */
function subject(
  formula: FormulaId,
  { x, y, width, height }: Window,
  colour: Colour,
  k: number,
): readonly Mark[] {
  const middle = round(x + width / 2);
  const kind = kindOf(formula);
  if (kind === 'homunculus') {
    const figure = formula as Homunculus;
    const { left, top, right } = REACHES[figure];
    const scale = Math.min((width + 4 * k) / (right - left + 14), (height + 4 * k) / (14 - top));
    const shift = round(middle - ((left + right) / 2) * scale);
    return [
      group(
        `translate(${shift} ${round(y + height - 9 * k)}) scale(${scale.toFixed(3)})`,
        figureMarks(figure, colour),
      ),
    ];
  }
  const scale = (Math.min(width * 0.92, height * 1.04) / 104).toFixed(3);
  const place = `translate(${middle} ${round(y + height * 0.46)}) scale(${scale})`;
  if (kind === 'stone') return [group(place, stoneMarks(formula as Stone))];
  return [
    glow(middle, y + height * 0.46, height * 0.55, 'gold', 0.6),
    group(place, GEAR[formula as Equipment]),
  ];
}

/** The ribbon of its kind at the left, the diamonds of its level at the right. */
function heading(kind: Kind, level: Level, width: number, k: number): readonly Mark[] {
  const [ribbon, name] = KIND_LOOKS[kind];
  return [
    group(`translate(${round(20 * k)} ${round(8 * k)}) scale(${k.toFixed(3)})`, [
      shape('M-12 0H12V22L0 16-12 22Z', ribbon, 0.9, { stroke: '#1a0f06' }),
      stroke('M-10.4 1.2H10.4', '#fff', 0.9, 0.4),
      group('translate(0 8) scale(.5)', icon(name, '#fff')),
    ]),
    group(`translate(${round(width - 25 * k)} ${round(17 * k)}) scale(${k.toFixed(3)})`, diamondMarks(level)),
  ];
}

function costs(cost: readonly Thing[], middle: number, y: number, k: number): readonly Mark[] {
  return cost.map((thing, index) => {
    const x = round(middle + (index - (cost.length - 1) / 2) * 25 * k);
    return group(
      `translate(${x} ${round(y)}) scale(${(k * (thing === 'soul' ? 0.96 : 1.06)).toFixed(3)})`,
      thingMarks(thing),
    );
  });
}

interface FormulaFace {
  readonly formula: FormulaId;
  readonly level: Level;
  readonly cost: readonly Thing[];
  readonly colour: Colour;
  readonly window: Window;
  readonly width: number;
}

/** All of a formula but its sheet and its words. */
export function formulaMarks({ formula, level, cost, colour, window, width }: FormulaFace): readonly Mark[] {
  const k = width / 116;
  const kind = kindOf(formula);
  return [
    ...windowMarks(window, `@card-${kind}`, k),
    ...windowFrame(window, k),
    ...subject(formula, window, colour, k),
    ...heading(kind, level, width, k),
    ...costs(cost, width / 2, window.y + window.height, k),
  ];
}

export type BackKind = Kind | 'mission';
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
