import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times, type Chance } from '@/components/kit/drawing/geometry';
import {
  box,
  cutOff,
  disc,
  fill,
  line,
  oval,
  path,
  type Mark,
  type SolidMark,
} from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { lit, shadowed, strokes } from './lit';
import { across, BRASS, down, halo, lin, rad } from '../art/paints';
import { BEAM, hearthSpot, PANE, PERCHES, type HearthPlan } from '../art/spots';
import type { SceneHues } from './scene-hues';

type Three = readonly [string, string, string];
type Area = readonly [x: number, y: number, width: number, height: number];

const rectangle = ([x, y, width, height]: Area): string => `M${x} ${y}h${width}v${height}h${-width}Z`;

interface Planking {
  readonly count: number;
  readonly seed: number;
  readonly tone: Three;
  readonly isUpright?: boolean;
}

/** Boards side by side, each with its own grain. */
function planks(area: Area, planking: Planking, hues: SceneHues): Mark {
  const [x, y, width, height] = area;
  const { count, seed, tone, isUpright = false } = planking;
  const random = chance(seed);
  const boards = times(count, (index): SolidMark => {
    const board: Area = isUpright
      ? [x + (width / count) * index, y - 30, width / count, height + 60]
      : [x - 30, y + (height / count) * index, width + 60, height / count];
    return plank(board, tone, isUpright, hues, random);
  });
  return cutOff(rectangle(area), boards);
}

function plank(board: Area, tone: Three, isUpright: boolean, hues: SceneHues, random: Chance): SolidMark {
  const d = handCut(corners(...board), 0.5, 40, random);
  const [x, y, width, height] = board;
  const grain = times(10, () => {
    const [u, v, bend, length] = [random(), random(), (random() - 0.5) * 4, random()];
    return isUpright
      ? `M${round(x + u * width)} ${round(y + v * height * 0.8)}q${round(bend)} 20 0 ${round(40 + length * 60)}`
      : `M${round(x + u * width * 0.8)} ${round(y + v * height)}q30 ${round(bend)} ${round(50 + length * 90)} 0`;
  });
  return {
    type: 'solid',
    d,
    under: [{ fill: lin(...tone), fillOpacity: round((0.86 + random() * 0.14) * 100) / 100 }],
    inside: [line(grain.join(''), hues.grain, 1.1, { strokeOpacity: 0.45 })],
    coats: [
      {
        fill: 'none',
        stroke: '#ffd9a0',
        strokeOpacity: hues.gleam,
        strokeWidth: 2.2,
        transform: 'translate(1 1.4)',
      },
    ],
    contour: { fill: 'none', stroke: hues.joint, strokeWidth: 1.5 },
  };
}

/** A wall of rough stones; stones of one colour are one path. */
function stones(area: Area, rowHeight: number, seed: number, hues: SceneHues): Mark {
  const [x, y, width, height] = area;
  const random = chance(seed);
  const laid: (readonly [kind: number, d: string])[] = [];
  for (let row = 0; row * rowHeight < height; row += 1) {
    let left = x - (row % 2 ? rowHeight * 0.9 : 0) - random() * 8;
    while (left < x + width) {
      const breadth = rowHeight * (1.5 + random() * 0.9);
      const stone = corners(left + 1, y + row * rowHeight + 1, breadth - 2.4, rowHeight - 2.4, 4);
      const d = handCut(stone, 1.1, 11, random);
      laid.push([Math.floor(random() * hues.stones.length), d]);
      left += breadth;
    }
  }
  const painted = laid.map(([kind, d]) =>
    path(d, { fill: rad(...at(hues.stones, kind)), stroke: '#0b0807', strokeWidth: 1.2 }),
  );
  return cutOff(rectangle(area), [box([...area], hues.mortar), ...painted]);
}

function pane(
  [x, y, width, height]: Area,
  isLast: boolean,
  hues: SceneHues,
  random: Chance,
): readonly Mark[] {
  const [left, right, foot] = [round(x + 2), round(x + width - 2), round(y + height)];
  const shoulder = round(y + height * 0.42);
  const middle = round((left + right) / 2);
  const d = `M${left} ${foot}V${shoulder}Q${left} ${y} ${middle} ${y}Q${right} ${y} ${right} ${shoulder}V${foot}Z`;
  const [orbX, orbY] = [right - 14 * (height / 36), y + height * 0.36];
  const sparks = times(
    5,
    () => [x + random() * width, y + 4 + random() * height * 0.5, 0.6 + random() * 0.6] as const,
  );
  const rise = round(4 + random() * 6);
  return [
    fill(d, hues.sky),
    cutOff(d, [
      ...(isLast
        ? [disc(orbX, orbY, height * 0.62, hues.orbLight), disc(orbX, orbY, height * 0.19, hues.orb)]
        : []),
      ...sparks.map(([sx, sy, r]) => disc(sx, sy, r, '#fff', { fillOpacity: 0.8 })),
      fill(
        `M${left - 4} ${foot}V${round(y + height * 0.8)}q8-${rise} 16 0t14 0 14 0 14 0 14 0 14 0V${foot}Z`,
        hues.hills,
        0.85,
      ),
      path(d, {
        fill: 'none',
        stroke: '#000',
        strokeOpacity: hues.shadow,
        strokeWidth: 6,
        transform: 'translate(1.6 2)',
      }),
    ]),
    path(d, { fill: 'none', stroke: hues.joint, strokeWidth: 4.6 }),
    path(d, { fill: 'none', stroke: hues.paneFrame, strokeWidth: 2.8 }),
  ];
}

/** Four windows side by side, that span of them, over where the beam lies. */
export function windows(span: number, hues: SceneHues): readonly Mark[] {
  const random = chance(88);
  return times(PERCHES, (index) =>
    pane([(index * span) / PERCHES, 1.4, span / PERCHES, PANE - 1.4], index === PERCHES - 1, hues, random),
  ).flat();
}

/** A beam of that length; it goes on beyond both ends. */
export function beam(width: number, hues: SceneHues): readonly Mark[] {
  const wood = chance(404);
  const d = handCut(corners(-10, PANE, width + 20, BEAM), 0.8, 20, wood);
  const grain = strokes(Math.round(width / 18), wood, (next) => [
    next() * (width - 40) - 10,
    PANE + 2 + next() * 10,
    (next() - 0.5) * 2,
    30 + next() * 26,
  ]);
  return [
    shadowed(d, [2, 7], hues.shadow),
    lit(d, hues.beam, {
      line: 1.6,
      scale: 0.6,
      inside: [line(grain, hues.grain, 1, { strokeOpacity: 0.55 })],
    }),
  ];
}

/** A brass perch on the beam before each window. */
export function perches(span: number): readonly Mark[] {
  return times(PERCHES, (index) => {
    const x = (span * (index + 0.5)) / PERCHES;
    return box([round(x - 14), PANE - 2, 28, 6, 3], BRASS, { stroke: '#2e1a04', strokeWidth: 1 });
  });
}

/** Stones around a dark recess in which three fires burn. */
export function hearth(plan: HearthPlan, hues: SceneHues): readonly Mark[] {
  const { width, height, scale } = plan;
  const [left, right] = [8, width - 8];
  const arch = `M${left} ${height}V30Q${left} 14 ${left + 22} 13H${right - 22}Q${right} 14 ${right} 30V${height}Z`;
  const random = chance(5);
  const soot = times(26, () => {
    const [x, y] = [left + 6 + random() * (width - 66), 22 + random() * Math.max(10, height - 70)];
    return `M${round(x)} ${round(y)}h${round(16 + random() * 16)}v${round(8 + random() * 4)}`;
  });
  return [
    stones([0, 0, width, height], 22 * Math.sqrt(scale), 51, hues),
    fill(arch, hues.recess),
    path(arch, { fill: 'none', stroke: '#000', strokeWidth: 5, strokeOpacity: 0.6 }),
    path(`M${left + 2} ${height}V31Q${left + 2} 16 ${left + 23} 15H${right - 23}`, {
      fill: 'none',
      stroke: '#caa06a',
      strokeWidth: 1.4,
      strokeOpacity: 0.5,
    }),
    path(soot.join(''), { fill: 'none', stroke: '#000', strokeOpacity: 0.4, strokeWidth: 1.6 }),
    ...times(3, (index) => {
      const { x, y } = hearthSpot(plan, index);
      return oval(x, y + 22 * scale, 76 * scale, 66 * scale, FIRELIGHT);
    }),
  ];
}

const FIRELIGHT = halo([0, '#ff9a3c', 0.5], [1, '#ff7a1c', 0]);

/** Rows of boards lit by a candle and the windows. */
export function wall(width: number, height: number, hues: SceneHues): readonly Mark[] {
  const count = Math.max(3, Math.round(height / 43));
  return [
    box([0, 0, width, height], hues.ground),
    planks([0, 0, width, height], { count, seed: 12, tone: hues.wall }, hues),
    oval(width * 0.28, height * 0.79, width * 0.62, 120, hues.candleLight),
    oval(width / 2, 70, width * 0.62, 70, hues.windowLight),
  ];
}

const edgeShade = ({ joint, shadow }: SceneHues) =>
  [
    [0, joint, shadow],
    [1, joint, 0],
  ] as const;

/** The bench of the player who acts: before the hearth, or upright beside it. */
export function bench(width: number, height: number, isUpright: boolean, hues: SceneHues): readonly Mark[] {
  const count = isUpright ? Math.max(3, Math.round(width / 82)) : Math.max(3, Math.round(height / 58));
  const wood = planks(
    [0, 0, width, height],
    { count, seed: isUpright ? 78 : 77, tone: hues.bench, isUpright },
    hues,
  );
  return [
    box([0, 0, width, height], hues.ground),
    wood,
    ...(isUpright
      ? [
          box([0, 0, 11, height], hues.benchEdgeUpright),
          box([11, 0, 16, height], across(...edgeShade(hues))),
          oval(width / 2, height * 0.32, width * 0.8, height * 0.44, hues.benchLight),
        ]
      : [
          box([0, 0, width, 9], hues.benchEdge),
          line(`M0 .8H${width}`, '#ffe0a8', 1.4, { strokeOpacity: 0.6 }),
          box([0, 9, width, 12], down(...edgeShade(hues))),
          box([0, 0, width, height], hues.benchLight),
        ]),
  ];
}

/** Velvet under what only one player may see. */
export function velvet(width: number, height: number): readonly Mark[] {
  const random = chance(17);
  const nap = times(Math.min(420, Math.round((width * height) / 1370)), () => {
    const [x, y] = [random() * width, random() * height];
    return `M${round(x)} ${round(y)}l${round(3 + random() * 5)} ${round(-2 - random() * 3)}`;
  });
  return [
    box([0, 0, width, height], '#0f0d1a'),
    box([0, 0, width, height], rad('#34315c', '#1d1a38', '#0d0b1a')),
    path(nap.join(''), { fill: 'none', stroke: '#7d78c4', strokeOpacity: 0.14, strokeWidth: 1 }),
  ];
}

/** A line across the hearth from which potion cards hang. */
export function rope(width: number): readonly Mark[] {
  const d = `M0 3Q${round(width / 2)} 17 ${width} 3`;
  return [line(d, '#000', 4, { strokeOpacity: 0.5, transform: 'translate(2 4)' }), line(d, '#b08a50', 2.4)];
}

export const PEG: readonly Mark[] = [
  lit('M-4-7.5h8v15h-8Z', rad('#e6b878', '#9a642c', '#4a2a0e'), { line: 1.4, scale: 0.4 }),
];
