import type { Catalogue } from '@/components/kit/drawing/catalogue';
import { box, cutOff, disc, fill, group, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { down, round } from '@/components/kit/shades';
import { GOLD, type Gradient } from '@/components/kit/tokens';
import { PLACES, type Homunculus, type Place } from '@/engine/games/kazaam/data';
import type { KazaamBoard } from '@/engine/games/kazaam/state';
import { TILES } from '@/engine/games/kazaam/tiles';
import { FROM_BACK_TO_FRONT } from '../art/places';
import { seamsOn, sewnSeams } from '../art/seams';
import { livingPart } from './living-marks';
import { gradient } from './paints';
import { stitchMarks } from './stitch-marks';

const CORNERS =
  'M18 26L26 18 34 26 26 34ZM166 26L174 18 182 26 174 34ZM18 174L26 166 34 174 26 182ZM166 174L174 166 182 174 174 182Z';

const RAYS = Array.from({ length: 24 }, (_, ray) => {
  const turn = (ray / 24) * 2 * Math.PI;
  const [from, to] = ray % 2 === 0 ? [62, 80] : [66, 72];
  const point = (radius: number): string =>
    `${(100 + Math.cos(turn) * radius).toFixed(1)} ${(100 + Math.sin(turn) * radius).toFixed(1)}`;
  return `M${point(from)}L${point(to)}`;
}).join('');

/** The back of a tile, plainer than in the game: in a box of 200. */
const BACK: readonly Mark[] = [
  box([5, 9, 198, 198, 9], '#000000', { fillOpacity: 0.4 }),
  box([1, 1, 198, 198, 8], '@night'),
  box([9, 9, 182, 182, 5], 'none', { stroke: '@rim', strokeWidth: 3.4 }),
  fill(CORNERS, '@rim'),
  path(RAYS, { stroke: '#E2B04A', strokeWidth: 3, strokeLinecap: 'round' }),
  disc(100, 100, 57, '#1A1236', { stroke: '@rim', strokeWidth: 3 }),
  path('M58 94Q100 132 142 94M66 106l-7 9M82 114l-4 11M100 117v12M118 114l4 11M134 106l7 9', {
    fill: 'none',
    stroke: '#F2CF7C',
    strokeLinecap: 'round',
    strokeWidth: 4.6,
  }),
  fill('M108 62a19 19 0 1 0 14 24 15 15 0 0 1-14-24Z', '@rim'),
];

interface Bottle {
  readonly outline: string;
  readonly liquid: string;
  /** Of its surface. */
  readonly colour: string;
  readonly level: number;
}

const ROUND_BOTTLE: Bottle = {
  outline: 'M-7-30V-16C-20-12-15-2-20 4C-30 14-24 31-12 31H12C24 31 30 14 20 4C15-2 20-12 7-16V-30Z',
  liquid: '@rose',
  colour: '#D68AB4',
  level: 6,
};

const CONE_BOTTLE: Bottle = {
  outline: 'M-7-30V-12L-24 24Q-26 31-18 31H18Q26 31 24 24L7-12V-30Z',
  liquid: '@lemon',
  colour: '#F0E442',
  level: 8,
};

function bottleMarks({ outline, level, liquid, colour }: Bottle): readonly Mark[] {
  return [
    oval(4, 32, 25, 4.6, '#000000', { fillOpacity: 0.45 }),
    fill(outline, '#EAF8FF', 0.16),
    cutOff(outline, [
      box([-30, level, 60, 40], liquid),
      oval(0, level, 27, 3.2, '#FFFFFF', { fillOpacity: 0.6 }),
      oval(0, level + 0.8, 26, 2.2, colour),
      disc(6, 19, 2.2, '#FFFFFF', { fillOpacity: 0.5 }),
      disc(-4, 25, 1.6, '#FFFFFF', { fillOpacity: 0.5 }),
    ]),
    path(outline, { fill: 'none', stroke: '#D8EEF2', strokeWidth: 2.4, strokeLinejoin: 'round' }),
    line('M-16 12Q-17 20-11 25', '#FFFFFF', 3),
    box([-10.5, -38, 21, 10, 2.6], '#B9844A', { stroke: '#3A2008', strokeWidth: 1.7 }),
  ];
}

/** The creature in the cabinet: sewn together from many kinds. */
const KINDS: Readonly<Record<Place, Homunculus>> = {
  'left-ear': 'reptile',
  head: 'fur',
  'right-ear': 'fire',
  'left-arm': 'wood',
  torso: 'fur',
  'right-arm': 'stone',
  'left-leg': 'fur',
  tail: 'insect',
  'right-leg': 'fur',
};

const BOARD = Object.fromEntries(
  PLACES.map((place) => {
    const tile = TILES.find((one) => one.place === place && one.homunculus === KINDS[place]);
    return [place, tile ? { tile: tile.id, isUp: true } : null];
  }),
) as KazaamBoard;

const CREATURE: readonly Mark[] = FROM_BACK_TO_FRONT.flatMap((place) => [
  ...livingPart(KINDS[place], place),
  ...seamsOn(place, sewnSeams(BOARD)).flatMap(stitchMarks),
]);

/** Two tiles, two bottles, and in the middle a creature that has come alive: in a box of 168 by 154, floor at 150. */
const MARKS: readonly Mark[] = [
  group('translate(5 16) rotate(-7 26 26) scale(.26)', BACK),
  group('translate(110 14) rotate(9 26 26) scale(.26)', BACK),
  disc(84, 85, 88, '@light'),
  group('translate(19 126) scale(.66)', bottleMarks(ROUND_BOTTLE)),
  group('translate(149 126) scale(.66)', bottleMarks(CONE_BOTTLE)),
  oval(84, 147, 53, 5, '#000000', { fillOpacity: 0.5 }),
  group('translate(20.3 22.5) scale(.212)', CREATURE),
];

const PAINTS: Readonly<Record<string, Gradient>> = {
  night: round(0.35, 0.3, 0.95, [0, '#3A2A5E'], [0.6, '#241A44'], [1, '#120C28']),
  light: round(0.5, 0.5, 0.5, [0, '#8CA6E8', 0.8], [0.6, '#33406E', 0.35], [1, '#1A1630', 0]),
  rose: down([0, '#FFE2F2'], [0.3, '#D68AB4'], [1, '#87406A']),
  lemon: down([0, '#FFFBC8'], [0.3, '#F0E442'], [1, '#A8930C']),
  rim: GOLD,
};

/** What stands for it in the cabinet. */
export const catalogue: Catalogue = {
  paints: (name, theme) => PAINTS[name] ?? gradient(name, theme),
  drawn: { kazaam: { layers: [MARKS], box: [0, 0, 168, 154], width: 240 } },
};
