import type { Drawn } from '@/components/kit/drawing/catalogue';
import type { ViewBox } from '@/components/kit/drawing/drawing';
import { times } from '@/components/kit/drawing/geometry';
import { box, disc, group, type Mark } from '@/components/kit/drawing/marks';
import { EQUIPMENT_PIECES, FORMULA_LEVEL, STONES } from '@/engine/games/materia-prima/cards';
import { BASICS, ELEMENTS, LEVELS, type Level } from '@/engine/games/materia-prima/data';

import { glow } from '../art/hand';
import {
  BADGE_KINDS,
  BOSSES,
  DIE_SIDES,
  ICONS,
  MOST_PIPS,
  flamesBox,
  pipsWidth,
  type DieSide,
} from '../art/names';
import { badgeMarks, bossMarks, diamondMarks, flameMarks, pipRowMarks } from './badge-marks';
import { dieMarks } from './die-marks';
import { GEAR } from './gear-art';
import { engraved, icon } from './icons';
import { sealMarks } from './signs';
import { emblemMarks, fragmentMarks, shardMarks } from './stone-marks';
import { HEART, NO_SOUL, SKULL, SOUL, tokenMarks } from './token-marks';

type Entry = readonly [name: string, drawn: Drawn];

const entry = (name: string, marks: readonly Mark[], box: ViewBox, width: number): Entry => [
  name,
  { layers: [marks], box, width },
];

const SOUL_BOX: ViewBox = [-14, -14, 28, 28];
const ICON_BOX: ViewBox = [-13, -13, 26, 26];

const tokens = [
  ...ELEMENTS.map((element) => entry(`token-${element}`, tokenMarks(element), [-12, -12, 25, 25], 44)),
  entry('token-soul', SOUL, SOUL_BOX, 46),
  entry('no-soul', NO_SOUL, SOUL_BOX, 26),
  entry('heart', HEART, [-11, -11, 22, 22], 26),
  entry('skull', SKULL, [-11, -11, 22, 22], 26),
  ...BASICS.map((element) => entry(`seal-${element}`, sealMarks(element), [-11, -11, 23, 23], 40)),
];

/** All that somebody may have of the Stone. */
const SO_FAR: readonly (readonly Level[])[] = [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]];

const EMBLEM_BOX: Readonly<Record<Level, ViewBox>> = {
  1: [-21, -36, 42, 42],
  2: [-21, -36, 42, 42],
  3: [-21, -2, 42, 42],
};

const things = [
  ...EQUIPMENT_PIECES.map((piece) => entry(`gear-${piece}`, GEAR[piece], [-56, -58, 112, 112], 60)),
  ...LEVELS.map((level) => entry(`shard-${level}`, shardMarks(level), [-48, -48, 96, 96], 66)),
  ...STONES.map((stone) =>
    entry(`emblem-${stone}`, emblemMarks(stone), EMBLEM_BOX[FORMULA_LEVEL[stone]], 29),
  ),
  ...SO_FAR.map((levels) =>
    entry(
      `stone-so-far-${levels.join('') || 0}`,
      fragmentMarks(levels),
      levels.length === LEVELS.length ? [-14, -15, 28, 28] : [-12, -13, 24, 24],
      levels.length === LEVELS.length ? 64 : 36,
    ),
  ),
  entry('gear-light', [glow(0, 0, 50, 'gold', 0.6)], [-50, -50, 100, 100], 60),
];

const icons = ICONS.flatMap((name) => [
  entry(`icon-${name}`, icon(name, '#000'), ICON_BOX, 28),
  entry(`engraved-${name}`, engraved(name), ICON_BOX, 28),
]);

const pips = times(MOST_PIPS, (index) => index + 1).flatMap((count) =>
  times(count + 1, (left) =>
    entry(
      `pips-${count}-${left}`,
      pipRowMarks(count, left),
      [-pipsWidth(count) / 2, -4.9, pipsWidth(count), 9.8],
      5 * count + 8,
    ),
  ),
);

/** The price of a way, on its tag. */
const prices = times(MOST_PIPS, (index) => {
  const count = index + 1;
  const half = pipsWidth(count) / 2;
  const tag = box([-half, -4.9, 2 * half, 9.8, 4.9], '#1a0f06', { stroke: '#ffdf7e', strokeWidth: 1 });
  return entry(
    `price-${count}`,
    [tag, ...pipRowMarks(count, count)],
    [-half - 1, -5.9, 2 * half + 2, 11.8],
    5 * count + 9,
  );
});

/** Actions side by side, or one below the other: those that are left burn. */
const flames = times(MOST_PIPS, (index) => index + 1).flatMap((count) =>
  times(count + 1, (left) => [
    entry(`flames-${count}-${left}`, flameMarks(count, left, 'row'), flamesBox(count, 'row'), 18 * count),
    entry(`column-${count}-${left}`, flameMarks(count, left, 'column'), flamesBox(count, 'column'), 13),
  ]).flat(),
);

const TOTALS = { attack: '@cinnabar', defence: '@lapis' } as const;

const totalMarks = (side: DieSide): readonly Mark[] => [
  disc(1, 2.4, 24, '#000', { fillOpacity: 0.5 }),
  disc(0, 0, 24, '@brass', { stroke: '#1a0f06', strokeWidth: 1.6 }),
  disc(0, 0, 20, TOTALS[side], { stroke: '#1a0f06', strokeWidth: 1.4 }),
  group('rotate(-45)', [disc(0, -14, 9, '#fff', { fillOpacity: 0.16 })]),
];

const fight = DIE_SIDES.flatMap((side) => [
  ...times(4, (value) => entry(`die-${side}-${value}`, dieMarks(side, value), [-25, -27, 56, 56], 52)),
  entry(`total-${side}`, totalMarks(side), [-26, -26, 53, 53], 54),
]);

/** Small things, and signs. */
export const SIGN_PRINTS: Readonly<Record<string, Drawn>> = Object.fromEntries([
  ...tokens,
  ...things,
  ...icons,
  ...pips,
  ...prices,
  ...flames,
  ...fight,
  ...BADGE_KINDS.map((kind) => entry(`badge-${kind}`, badgeMarks(kind), [-11, -11, 23, 23], 46)),
  ...BOSSES.map((name) => entry(`boss-${name}`, bossMarks(name), [-15, -15, 31, 31], 32)),
  ...LEVELS.map((level) => entry(`diamonds-${level}`, diamondMarks(level), [-17, -6, 34, 12], 40)),
]);
