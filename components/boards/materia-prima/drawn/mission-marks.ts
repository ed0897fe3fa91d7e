import { chance, handCut, times, type Point } from '@/components/kit/drawing/geometry';
import { group, type Mark } from '@/components/kit/drawing/marks';
import { windowMarks } from './card-marks';
import { figureMarks } from './figure-art';
import { GEAR } from './gear-art';
import { MISSION_WINDOW } from '../art/area';
import { glow, INK, shade, shape, sheen, stroke } from '../art/hand';
import type { Mission } from '@/engine/games/materia-prima/data';
import { towerMarks } from './owner-marks';
import { CITY_MARKS } from './sites/cities';
import { MINES } from './sites/mines';
import { SIGN_PATHS } from './signs';
import { SOUL, tokenMarks } from './token-marks';

const put = (x: number, y: number, scale: number, marks: readonly Mark[]): Mark =>
  group(`translate(${x} ${y}) scale(${scale})`, marks);

/** A row of standing flames in the dark. */
const CANDLES: readonly Mark[] = [-46, -30, 30, 46].flatMap((x, index) => {
  const y = index % 3 ? 30 : 24;
  return [
    glow(x, y - 16, 14, 'amber', 0.9),
    shape(`M${x - 3} ${y}V${y - 11}H${x + 3}V${y}Z`, '@wax', 1.6),
    shape(`M${x} ${y - 12}c-5-3-3-8 0-12 3 4 5 9 0 12Z`, '@flame', 1.4),
  ];
});

const OLIVE: readonly Mark[] = [
  stroke('M-14 22C-2 18 10 8 16-8', '#35561f', 3),
  shape(
    'M-6 19C-14 16-16 10-14 6-8 8-4 13-6 19ZM4 14C-4 10-4 4-2 0 4 3 7 8 4 14ZM11 5C5 0 5-6 8-10 13-6 14 0 11 5ZM-2 19C4 24 10 22 14 18 8 14 2 15-2 19ZM8 12C14 15 20 12 22 7 16 5 10 7 8 12Z',
    '@green',
    1.6,
  ),
];

/** What a mission is about, within 60 to each side and 38 up and down. */
export const MISSION_MARKS: Readonly<Record<Mission, readonly Mark[]>> = {
  tyrant: [
    put(-36, 16, 0.36, CITY_MARKS.windshire),
    put(37, 16, 0.36, CITY_MARKS.hammerbreach),
    put(0, 12, 0.5, CITY_MARKS.blackholm),
  ],
  'armory-master': [
    glow(0, 0, 44, 'gold', 0.7),
    put(0, 1, 0.68, GEAR['lapis-aegis']),
    put(-30, 2, 0.6, GEAR['copper-glaive']),
    group('translate(30 2) scale(-.6 .6)', GEAR['sunsteel-sword']),
  ],
  'lord-of-hellfire': [
    glow(0, 0, 52, 'amber'),
    put(0, 6, 0.7, MINES.fire),
    ...[-50, -33, 33, 50].map((x) => put(x, 28 - Math.abs(x) * 0.12, 0.85, tokenMarks('fire'))),
  ],
  soulreaper: [put(-32, 8, 1.8, SOUL), put(32, 8, 1.8, SOUL), put(0, -5, 2.4, SOUL)],
  pacifist: [glow(4, -6, 48, 'white', 0.7), put(-14, 4, 0.62, MINES.air), put(34, 4, 1.2, OLIVE)],
  magnate: [
    glow(0, 0, 50, 'gold', 0.9),
    put(-30, 12, 1.9, tokenMarks('gold')),
    put(30, 12, 1.9, tokenMarks('gold')),
    put(0, -10, 2.2, tokenMarks('gold')),
  ],
  spender: [
    put(0, 28, 0.46, towerMarks('purple')),
    put(-38, 14, 1.4, tokenMarks('regia')),
    put(38, 14, 1.4, tokenMarks('gold')),
    put(26, -16, 1.2, tokenMarks('platinum')),
    stroke('M-24 4C-18-4-14-8-10-10M24 6C20-2 16-6 12-8', '#ffe9a6', 2, 0.8),
  ],
  homekeeper: [
    put(0, 26, 0.48, towerMarks('green')),
    put(-38, 30, 0.5, figureMarks('clay-sentry', 'green')),
    put(38, 30, 0.44, figureMarks('copper-hound', 'green')),
  ],
  cultist: [
    shade(0, 30, 58, 10, 0.5),
    put(0, 6, 0.66, MINES.earth),
    ...CANDLES,
    stroke('M0-38L6-27H-6Z', '#ffe9a6', 1.8),
  ],
  bodyguard: [
    put(-30, 28, 0.44, towerMarks('vermilion')),
    put(12, 2, 1.7, SOUL),
    put(40, 6, 1.5, SOUL),
    shape('M14 12C20 16 32 16 38 12 40 28 34 36 26 40 18 36 12 28 14 12Z', '@steel', 2),
    sheen('M17 15C20 17 24 17 26 17V36C20 32 16 25 17 15Z', '#fff', 0.4),
    stroke('M26 18V35M18 24H34', INK, 1.6, 0.6),
  ],
};

const BLOB: readonly Point[] = times(12, (index) => {
  const turn = (index / 12) * 2 * Math.PI;
  return [15 * Math.cos(turn), 15 * Math.sin(turn)];
});

/** A drop of sealing wax with the sign of gold, radius 15. */
export const WAX: readonly Mark[] = [
  shape(handCut(BLOB, 2, 99, chance(12)), '@cinnabar', 1.4, { stroke: '#3a0805' }),
  group('scale(.7)', [stroke(SIGN_PATHS.gold, '#3a0805', 2.4)]),
  stroke('M-10-4C-9-9-4-12 1-12', '#ffd9cc', 1.4, 0.7),
];

/** The picture of a mission, without its frame. */
export function missionPicture(mission: Mission): readonly Mark[] {
  const { width, height } = MISSION_WINDOW;
  const scale = Math.min(width / 132, height / 88);
  return [
    ...windowMarks(MISSION_WINDOW, '@card-mission', 1.25),
    group(`translate(${width / 2} ${height / 2}) scale(${scale.toFixed(3)})`, MISSION_MARKS[mission]),
  ];
}
