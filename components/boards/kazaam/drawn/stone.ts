import type { Anatomy } from './anatomy';
import { crystal, moss } from './features';
import { chance, points, polygon, times, type Point } from '@/components/kit/drawing/geometry';
import { rocky } from './edges';
import { HUES } from './hues';
import { disc, fill, fine, inked, line, type Mark, type SolidMark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, onSide, RUMP, sideX, torsoOutline, type Spot } from './sockets';
import { bodyPart, solid } from './solid';
import { facets } from './textures';

const CONTOUR = HUES.stone.contour;

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart('stone', spot, rocky(outline, spot.tile, spot.seed), facets(spot.tile, spot.seed + 5));

function boulder(spot: Spot, text: string, step: number, depth: number): SolidMark {
  const seed = spot.seed + step;
  return solid('stone', rocky(onSide(spot, points(text)), spot.tile, seed), {
    depth,
    texture: facets(spot.tile, seed + 1).slice(0, 2),
  });
}

type Growth = readonly [x: number, y: number, angle: number, scale: number];

const CRYSTALS: Readonly<Record<'left' | 'right', readonly Growth[]>> = {
  left: [
    [120, 88, -58, 1.1],
    [132, 72, -22, 0.95],
    [116, 104, -94, 0.85],
  ],
  right: [
    [118, 96, -96, 0.9],
    [122, 84, -62, 1.05],
    [112, 108, -128, 0.8],
  ],
};

function ear(spot: Spot): readonly Mark[] {
  return [
    ...CRYSTALS[spot.isRight ? 'right' : 'left'].map(([x, y, angle, scale]) =>
      crystal(sideX(spot, x), y, spot.isRight ? -angle : angle, scale),
    ),
    body(spot, earOn(spot, points('172,58 140,54 112,76 104,108 128,138 172,142'))),
  ];
}

const HEAD = headOutline({ low: points('236,188 216,174 207,146'), up: points('214,48 236,24 276,16') });
const TORSO = torsoOutline({ low: points('208,376 207,334'), up: points('220,226') });

const FACE: readonly Mark[] = [
  inked(
    'M224 88L240 70 288 62 296 74 304 74 312 62 360 70 376 88 366 94 316 88 300 92 284 88 234 94Z',
    '#7a838e',
    CONTOUR,
    4,
  ),
  ...fine(line('M230 84L242 73 286 66', '#fff', 3, { strokeOpacity: 0.7 })),
  inked(
    'M232 90L288 94 286 122 262 132 238 120ZM368 90L312 94 314 122 338 132 362 120Z',
    '#1a2230',
    CONTOUR,
    3.6,
  ),
  disc(262, 108, 26, '@glow'),
  disc(338, 108, 26, '@glow'),
  disc(262, 109, 12, '#ffe48a'),
  disc(338, 109, 12, '#ffe48a'),
  disc(264, 110, 5.5, '#3a1e04'),
  disc(338, 110, 5.5, '#3a1e04'),
  ...fine(disc(259, 105, 3.4, '#fff'), disc(334, 105, 3.4, '#fff')),
  inked('M290 118L310 118 318 142 300 150 282 142Z', '#aab2ba', CONTOUR, 3.6),
  ...fine(fill('M291 120L300 148 284 141Z', '#fff', 0.45)),
  inked('M246 154L274 164 300 167 326 164 354 154 340 178 316 188 284 188 260 178Z', '#1a2230', CONTOUR, 3.8),
  inked('M268 163l16 3-3 11-11-2zM318 166l15-4-3 11-10 3z', '#eef0f2', CONTOUR, 2.2),
  ...fine(fill('M286 185q14-9 28 0', '#c8605a')),
];

const FLOWER: readonly Mark[] = fine(
  line('M306 14q0-10 6-12M306 14q-2-8-9-8', '#2f6a24', 3),
  disc(314, 6, 5.5, '#ffd6e2', { stroke: '#7a3a50', strokeWidth: 2 }),
);

const SEAL: readonly Mark[] = [
  disc(300, 308, 66, '@glow-teal', { fillOpacity: 0.6 }),
  disc(300, 308, 43, '#59626e', { stroke: CONTOUR, strokeWidth: 4 }),
  disc(300, 308, 36, 'none', { stroke: '#8ff0d4', strokeWidth: 2.6 }),
  line('M300 276L328 324H272ZM282 306h36', '#a8ffe6', 4.6),
  ...fine(disc(300, 296, 4, '#eafff8'), line('M268 290q8-16 24-20', '#fff', 4, { strokeOpacity: 0.6 })),
];

const ARMS = {
  left: {
    fore: '108,290 70,292 50,322 60,352 94,350 112,322',
    upper: '160,240 116,244 86,266 82,296 106,318 146,308 170,300',
    fist: '46,344 100,340 114,362 104,390 62,394 34,378',
    knuckles: 'M56 392l2-22M74 394v-22M92 392l-2-22',
  },
  right: {
    fore: '94,330 52,326 40,286 54,262 92,264 108,290',
    upper: '158,256 124,272 92,292 78,320 104,350 146,340 170,320',
    fist: '108,262 66,270 32,254 30,222 52,206 92,206 112,228',
    knuckles: 'M548 208l-2 24M528 206v26M508 208l2 24',
  },
};

function arm(spot: Spot): readonly Mark[] {
  const { fore, upper, fist, knuckles } = ARMS[spot.isRight ? 'right' : 'left'];
  return [
    boulder(spot, fore, 1, 0.7),
    boulder(spot, upper, 3, 0.75),
    body(spot, armOn(spot, points('172,232 148,240 134,280 148,318 172,328'))),
    boulder(spot, fist, 6, 0.75),
    line(knuckles, CONTOUR, 3.6),
  ];
}

function leg(spot: Spot): readonly Mark[] {
  const x = (value: number) => sideX(spot, value);
  return [
    boulder(spot, '84,452 68,480 76,556 130,560 134,500 124,462', 1, 0.75),
    body(spot, legOn(spot, points('168,414 128,408 88,420 66,452 84,486 128,498 168,520'))),
    boulder(spot, '26,592 18,572 46,548 96,540 138,550 156,576 150,592', 2, 0.75),
    line(`M${x(54)} 592v-18M${x(86)} 592v-20M${x(118)} 592v-18`, CONTOUR, 3.6),
    ...moss(spot.isRight ? 464 : 96, 418, 40, spot.seed + 5),
  ];
}

function pebble(seed: number, x: number, y: number, radius: number): SolidMark {
  const random = chance(seed);
  const corners = times(7, (index): Point => {
    const angle = (index / 7) * 6.283 + random() * 0.5;
    return [
      x + Math.cos(angle) * radius * (0.9 + random() * 0.25),
      y + Math.sin(angle) * radius * (0.86 + random() * 0.2),
    ];
  });
  return solid('stone', polygon(corners), { depth: 0.5 });
}

function tail(spot: Spot): readonly Mark[] {
  const pebbles = (
    [
      [352, 520, 28],
      [366, 556, 26],
      [326, 576, 24],
      [284, 576, 21],
      [250, 560, 19],
    ] as const
  ).map(([x, y, radius], index) => pebble(spot.seed + index, x, y, radius));
  return [
    ...pebbles.slice(0, 3),
    body(spot, RUMP),
    ...moss(250, 418, 50, spot.seed + 6),
    ...pebbles.slice(3),
    crystal(236, 552, -24, 0.66),
    crystal(240, 554, 12, 0.9),
  ];
}

export const STONE: Anatomy = {
  ear,
  head: (spot) => [body(spot, HEAD), ...FACE, ...moss(244, 28, 100, spot.seed), ...FLOWER],
  torso: (spot) => [body(spot, TORSO), ...SEAL, ...moss(350, 236, 46, spot.seed + 2)],
  arm,
  leg,
  tail,
  laugh: [
    inked('M242 150L272 160 300 163 328 160 358 150 344 182 316 194 284 194 256 182Z', '#1a2230', CONTOUR, 4),
    inked('M264 158l18 4-3 12-12-2zM318 162l17-5-3 12-11 3z', '#eef0f2', CONTOUR, 2.2),
    fill('M280 191q20-16 40 0l-4 3h-32z', '#c8605a'),
  ],
};
