import type { Homunculus, Place } from '@/engine/games/kazaam/data';
import type { Drawn } from '@/components/kit/drawing/catalogue';
import { chance, ring, round, times } from '@/components/kit/drawing/geometry';
import {
  box,
  disc,
  fill,
  fine,
  group,
  line,
  type GroupMark,
  type Mark,
} from '@/components/kit/drawing/marks';
import { BACK_STEP, ORIGIN, PORTHOLE, TILE } from '../art/places';
import { tileMarks } from './tile-marks';

const GOLD = '#f2cf7c';

const random = chance(77);
const FIBRES = times(30, () => {
  const [x, y] = [round(random() * 200), round(random() * 200)];
  return `M${x} ${y}q${round(random() * 12)} ${round(random() * 6 - 3)} ${round(6 + random() * 14)} ${round(random() * 5)}`;
}).join('');

const RAYS = times(24, (index) => {
  const angle = (index / 24) * Math.PI * 2;
  const [from, to] = index % 2 ? [66, 72] : [62, 80];
  const at = (radius: number) =>
    `${round(100 + Math.cos(angle) * radius)} ${round(100 + Math.sin(angle) * radius)}`;
  return `M${at(from)}L${at(to)}`;
}).join('');

const CORNERS = [26, 174].flatMap((x) => [26, 174].map((y) => `M${x - 8} ${y}l8-8 8 8-8 8Z`)).join('');

/** A tile that lies face down: indigo, with an eye that sleeps. */
export const BACK: readonly Mark[] = [
  box([1, 1, 198, 198, 8], '@back'),
  ...fine(line(FIBRES, '#8a78c8', 1.6, { strokeOpacity: 0.22 })),
  box([9, 9, 182, 182, 5], 'none', { stroke: '@gold', strokeWidth: 3 }),
  ...fine(
    box([15, 15, 170, 170, 3], 'none', { stroke: '#e2b04a', strokeWidth: 1.4, strokeOpacity: 0.6 }),
    fill(CORNERS, '@gold'),
  ),
  line(RAYS, '#e2b04a', 2.6),
  disc(100, 100, 57, '#1a1236', { stroke: '@gold', strokeWidth: 3 }),
  line('M58 94Q100 132 142 94', GOLD, 5),
  line('M66 106l-7 9M82 114l-4 11M100 117v12M118 114l4 11M134 106l7 9', GOLD, 4),
  fill('M108 62a19 19 0 1 0 14 24 15 15 0 0 1-14-24Z', '@gold'),
  ...fine(line('M2 12Q2 2 12 2H188', '#b0a0e8', 2, { strokeOpacity: 0.55 })),
];

/** Lies on a back on a board: a brass porthole shows which part sleeps there. That is public, since it was seen. */
export function portholeMarks(homunculus: Homunculus, place: Place): readonly Mark[] {
  const [x, y] = ORIGIN[place];
  const [cx, cy] = [x + PORTHOLE.middle, y + PORTHOLE.middle];
  const sight: GroupMark = {
    type: 'group',
    clip: ring(cx, cy, 29),
    isSmall: true,
    marks: [
      group(
        `translate(${cx} ${cy}) scale(.32) translate(${-x - 100} ${-y - 100})`,
        tileMarks(homunculus, place),
      ),
      disc(cx, cy, 29, '#1a1236', { fillOpacity: 0.25 }),
    ],
  };
  return [
    disc(cx + 2, cy + 4, 34, '#000', { fillOpacity: 0.5 }),
    disc(cx, cy, 33, '@brass', { stroke: '#2a1806', strokeWidth: 2.4 }),
    sight,
  ];
}

function handOf(count: number): Drawn {
  const backs = times(count, (index) => group(`translate(${index * BACK_STEP} 0)`, BACK));
  const across = TILE + (count - 1) * BACK_STEP;
  return {
    layers: [[{ type: 'group', isSmall: true, marks: backs }]],
    box: [0, 0, across, TILE],
    width: Math.round(across * 0.14),
    isOfMany: true,
  };
}

/** A hand from behind, at a glance. */
export const HANDS: Readonly<Record<string, Drawn>> = Object.fromEntries(
  times(9, (index) => [`backs-${index + 1}`, handOf(index + 1)]),
);
