import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { ring, seedOf, times } from '@/components/kit/drawing/geometry';
import { disc, fill, inked, type Mark } from '@/components/kit/drawing/marks';
import { ELEMENTS, EXTENSIONS, KINDS, LEVELS, MISSIONS } from '@/engine/games/materia-prima/data';

import {
  BACKS,
  CARD_WINDOW,
  MISSION_WINDOW,
  NICHE,
  RIBBON,
  SCENE,
  SHEET_MARGIN,
  SHEETS,
  STAGE,
  type Area,
  type SheetName,
} from '../art/area';
import { cast, slab, stroke } from '../art/hand';
import { BACK_KINDS } from '../art/names';
import { FULL } from '../art/vessel-marks';
import { backMarks, headingMarks, windowMarks } from './card-marks';
import { extensionMarks, extensionPlace } from './extension-marks';
import { missionPicture, WAX } from './mission-marks';
import { nicheEdge, nicheGround } from './niche-marks';
import { sceneBehind, sceneBefore } from './scene-marks';
import { sheetMarks } from './sheet-marks';
import { contentMarks, plateMarks, vesselBack, vesselFront, VESSEL_GLOW } from './vessel-marks';

type Entry = readonly [name: string, drawn: Drawn];

const entry = (name: string, marks: readonly Mark[], box: ViewBox, width: number): Entry => [
  name,
  { layers: [marks], box, width },
];

const round = ({ width, height }: Area, margin: number): ViewBox => [
  -margin,
  -margin,
  width + 2 * margin,
  height + 2 * margin,
];

/** What takes the shape of whatever room it is given. */
const stretched = (
  name: string,
  layers: Drawn['layers'],
  area: Area,
  margin: number,
  width: number,
): Entry => [name, { layers, box: round(area, margin), width, isStretched: true }];

const sheets = (Object.keys(SHEETS) as SheetName[]).map((name) =>
  stretched(
    name,
    [sheetMarks(SHEETS[name], { seed: seedOf(name) })],
    SHEETS[name],
    SHEET_MARGIN,
    Math.min(240, Math.max(120, SHEETS[name].width)),
  ),
);

const formulas = KINDS.flatMap((kind) => [
  stretched(`window-${kind}`, [windowMarks(CARD_WINDOW, `@card-${kind}`, 1)], CARD_WINDOW, 0, 110),
  ...LEVELS.map((level) =>
    entry(`heading-${kind}-${level}`, headingMarks(kind, level), [0, 0, 116, 32], 150),
  ),
]);

const missions = MISSIONS.map((mission) =>
  stretched(`mission-${mission}`, [missionPicture(mission)], MISSION_WINDOW, 0, 150),
);

const backs = [
  ...BACK_KINDS.map((kind) =>
    stretched(`back-${kind}`, [backMarks(kind, BACKS.back.height)], BACKS.back, 8, 100),
  ),
  stretched('back-broad', [backMarks('mission', BACKS.broad.height)], BACKS.broad, 8, 180),
];

const PLAQUE: ViewBox = [-46, -34, 92, 68];

const tower = [
  ...EXTENSIONS.map((extension) => entry(`plaque-${extension}`, extensionMarks(extension), PLAQUE, 92)),
  ['plaque-free', { layers: (theme) => [extensionPlace(theme)], box: PLAQUE, width: 92 }],
] as const satisfies readonly Entry[];

const VESSEL: ViewBox = [-13, -17, 28, 32];

const still = [
  ...LEVELS.map((level) => entry(`vessel-${level}`, vesselBack(level), VESSEL, 60)),
  ...ELEMENTS.flatMap((element) => [
    ...times(FULL, (index) =>
      entry(`liquid-${element}-${index + 1}`, contentMarks(element, index + 1), [-11, -11, 22, 22], 44),
    ),
    entry(`glass-${element}`, vesselFront(element, false, 'dark'), [-12, -12, 24, 24], 38),
    [
      `empty-${element}`,
      { layers: (theme) => [vesselFront(element, true, theme)], box: [-12, -12, 24, 24], width: 38 },
    ] as const satisfies Entry,
  ]),
  entry('vessel-light', VESSEL_GLOW, [-20, -20, 40, 40], 60),
  entry('plate', plateMarks(false), [-11, -11, 23, 23], 34),
  entry('plate-dim', plateMarks(true), [-11, -11, 23, 23], 34),
];

const SLOT = 19;

const slotMarks: readonly Mark[] = [
  disc(0, 0, SLOT, '#0d0906', { fillOpacity: 0.5, stroke: '#000', strokeOpacity: 0.5, strokeWidth: 1 }),
  stroke(ring(0, 0, SLOT - 0.6), '@glass-edge', 1.3),
  stroke('M-11.4-5.7C-9.5-12.4-3.8-15.2 1.9-14.8', '#fff', 1.2, 0.5),
];

const stageMarks: readonly Mark[] = [
  fill(slab(0, 0, STAGE.width, STAGE.height, 12), '@vignette', 0.8),
  stroke(slab(0, 0, STAGE.width, STAGE.height, 12), '@brass', 2.6),
  stroke(slab(2.4, 2.4, STAGE.width - 4.8, STAGE.height - 4.8, 10), '#1a0f06', 1),
];

const NOTCH = RIBBON.height * 0.28;
const BANNER = `M0 0H${RIBBON.width}L${RIBBON.width - NOTCH} ${RIBBON.height / 2} ${RIBBON.width} ${RIBBON.height}H0L${NOTCH} ${RIBBON.height / 2}Z`;

/** Cards and plates, the still, and what things lie on. */
export const CARD_PRINTS: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...sheets,
  ...formulas,
  ...missions,
  ...backs,
  ...tower,
  ...still,
  entry('wax', WAX, [-18, -18, 36, 36], 36),
  stretched('niche', [nicheGround], NICHE, 2, 80),
  stretched('niche-edge', [nicheEdge], NICHE, 2, 80),
  stretched('scene', (theme) => [sceneBehind(theme)], SCENE, 6, 280),
  stretched('scene-before', (theme) => [sceneBefore(theme)], SCENE, 6, 280),
  stretched('stage', [stageMarks], STAGE, 2, 240),
  stretched('banner', [[cast(BANNER, 1, 2), inked(BANNER, '@parchment', '#2a180a', 1)]], RIBBON, 3, 110),
  entry('slot', slotMarks, [-20, -20, 40, 40], 48),
]);
