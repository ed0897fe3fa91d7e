import type { Anatomy } from './anatomy';
import { along, points, round, smooth, times, tube, type Point } from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { box, disc, fill, fine, group, inked, line, path, type Mark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, onSide, RUMP, sideX, TAIL, TORSO, type Spot } from './sockets';
import { bead, bodyPart, solid } from './solid';
import { pores } from './textures';

const CONTOUR = HUES.bone.contour;
const CRACK = '#8a6a44';

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart('bone', spot, smooth(outline), pores(spot.tile, spot.seed + 5));

const HORNS = {
  left: '166,66 126,60 100,40 84,6! 68,42 76,86 104,118 156,134',
  right: '166,64 124,62 86,76 56,110 40,150! 74,136 100,124 150,134',
};

function horn(spot: Spot): readonly Mark[] {
  const rings = times(6, (index) => {
    const x = sideX(spot, 186 - index * 19);
    return spot.isRight ? `M${x} ${54 + index * 2}q-12 40 4 84` : `M${x} ${58 - index * 7}q12 40-4 84`;
  }).join('');
  const outline = earOn(spot, points(HORNS[spot.isRight ? 'right' : 'left']));
  return [
    bodyPart('bone', spot, smooth(outline), [
      ...pores(spot.tile, spot.seed),
      ...fine(line(rings, '#8a6430', 3, { strokeOpacity: 0.55 })),
    ]),
  ];
}

const HEAD = headOutline({ low: points('238,184 230,166 210,148'), up: points('216,52 250,20 300,12') });

function socketEye(x: number, glance: number): readonly Mark[] {
  return [
    disc(x, 102, 22, '@glow-teal'),
    disc(x, 102, 10, '#d8fff2'),
    disc(x + glance, 103, 5, '#0c3338'),
    ...fine(disc(x - 2, 99, 2.6, '#fff')),
  ];
}

const FACE: readonly Mark[] = [
  inked(
    'M224 100C222 70 262 64 278 84 288 102 276 128 252 130 234 130 226 118 224 100ZM376 100C378 70 338 64 322 84 312 102 324 128 348 130 366 130 374 118 376 100Z',
    '@hollow',
    CONTOUR,
    3.6,
  ),
  ...socketEye(254, 2),
  ...socketEye(348, 1),
  fill('M300 118l11 20q-5 7-11 1-6 6-11-1Z', '#2a1420'),
  inked('M256 154Q300 178 344 154L340 172Q300 194 260 172Z', '#2a1420', CONTOUR, 3.4),
  ...[159, 163, 165, 165, 163].map((y, index) =>
    box([264 + index * 14, y, 12.5, index === 1 ? 9 : 15, 3.5], '#fffaea', {
      stroke: CONTOUR,
      strokeWidth: 2.2,
    }),
  ),
  ...fine(line('M318 18l-10 16 12 8-8 16', CRACK, 3)),
];

function rib(y: number, w: number, t: number): string {
  const x = (share: number) => round(300 + w * share);
  return (
    `M300 ${y}C${x(0.5)} ${y - 9} ${x(1)} ${y - 4} ${304 + w} ${y + 12}L${x(1)} ${y + 12 + t * 0.5}` +
    `C${x(0.8)} ${y + t * 0.75} ${x(0.45)} ${y + t} 300 ${y + t + 5}C${x(-0.45)} ${y + t} ${x(-0.8)} ${y + t * 0.75} ${x(-1)} ${y + 12 + t * 0.5}` +
    `L${296 - w} ${y + 12}C${x(-1)} ${y - 4} ${x(-0.5)} ${y - 9} 300 ${y}Z`
  );
}

const HEART = 'M300 270c-12-20-42-9-32 15 8 17 22 26 32 36 10-10 24-19 32-36 10-24-20-35-32-15Z';
const RIBS = [rib(240, 60, 16), rib(268, 70, 16), rib(297, 69, 15), rib(325, 58, 14)].join('');

const CHEST: readonly Mark[] = [
  inked(
    'M300 222C352 220 374 246 374 284 374 326 350 372 300 374 250 372 226 326 226 284 226 246 248 220 300 222Z',
    '@hollow',
    CONTOUR,
    4,
  ),
  ...fine(
    line('M236 262Q232 330 286 368', '#000', 9, { strokeOpacity: 0.5 }),
    disc(300, 296, 58, '#ff5a4a', { fillOpacity: 0.12 }),
    disc(300, 296, 40, '#ff5a4a', { fillOpacity: 0.2 }),
  ),
  solid('bone', RIBS, { depth: 0.32, contourWidth: 3.4, isFlat: true }),
  solid('bone', 'M292 226Q300 222 308 226L311 350Q300 362 289 350Z', {
    depth: 0.3,
    contourWidth: 3.4,
    isFlat: true,
  }),
  ...fine(path(HEART, { fill: '#2a0c10', fillOpacity: 0.4, transform: 'translate(3 5)' })),
  inked(HEART, '@cap', '#4a0c10', 3.8),
  ...fine(line('M279 278q4-9 13-7', '#ffd6c8', 4)),
];

/** A long bone between two joints, knobbed at both ends. */
function longBone([ax, ay]: Point, [bx, by]: Point, w: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const q = (t: number, n: number): Point => [ax + ux * t - uy * n, ay + uy * t + ux * n];
  const knob = (side: 1 | -1): readonly Point[] => [
    q(-2, side * w * 1.5),
    q(w, side * w * 1.6),
    q(w * 1.8, side * w * 0.8),
    q(length / 2, side * w * 0.7),
    q(length - w * 1.8, side * w * 0.8),
    q(length - w, side * w * 1.6),
    q(length + 4, side * w * 1.5),
    q(length + w * 0.7, side * w * 0.6),
  ];
  return smooth([...knob(-1), q(length, 0), ...knob(1).slice().reverse(), q(-w * 0.7, 0)]);
}

interface Reach {
  readonly upper: readonly [Point, Point];
  readonly lower: readonly [Point, Point];
  readonly hand: Point;
  readonly fingers: readonly Point[];
}

const HANGING: Reach = {
  upper: [
    [146, 284],
    [92, 312],
  ],
  lower: [
    [86, 314],
    [74, 356],
  ],
  hand: [70, 366],
  fingers: points('-26,10 -12,22 4,24 18,14'),
};
const WAVING: Reach = {
  upper: [
    [148, 290],
    [84, 322],
  ],
  lower: [
    [78, 318],
    [66, 258],
  ],
  hand: [66, 246],
  fingers: points('-26,-16 -12,-32 6,-34 22,-22'),
};

function arm(spot: Spot): readonly Mark[] {
  const { upper, lower, hand, fingers } = spot.isRight ? WAVING : HANGING;
  const put = ([x, y]: Point): Point => [sideX(spot, x), y];
  const bone = ([from, to]: readonly [Point, Point], width: number) =>
    solid('bone', longBone(put(from), put(to), width), { depth: 0.6 });
  const [hx, hy] = hand;
  const finger = ([dx, dy]: Point) =>
    smooth(tube([put([hx + dx * 0.25, hy + dy * 0.25]), put([hx + dx, hy + dy])], [7.5, 6.5]));
  const palm: readonly Point[] = [
    [hx - 20, hy],
    [hx - 10, hy - 16],
    [hx + 12, hy - 16],
    [hx + 20, hy],
    [hx + 8, hy + 15],
    [hx - 10, hy + 15],
  ];
  return [
    bone(upper, 15),
    bone(lower, 13),
    solid('bone', fingers.map(finger).join(''), { depth: 0.45 }),
    solid('bone', smooth(palm.map(put)), { depth: 0.6 }),
    bodyPart(
      'bone',
      spot,
      smooth(armOn(spot, points('170,238 140,252 130,280 140,308 170,322'))),
      pores(spot.tile, spot.seed),
    ),
  ];
}

function leg(spot: Spot): readonly Mark[] {
  const piece = (text: string, depth: number, texture: readonly Mark[] = []) =>
    solid('bone', smooth(onSide(spot, points(text))), { depth, texture });
  const toes = [80, 106]
    .map((x) => `M${sideX(spot, x)} 594q${spot.isRight ? '-2-14-8-18' : '2-14 8-18'}`)
    .join('');
  return [
    piece(
      '118,462 104,470 106,500 96,540 88,560 104,572 128,566 132,548 130,506 140,478 130,462',
      0.7,
      pores(spot.tile, spot.seed),
    ),
    body(spot, legOn(spot, points('166,422 140,430 112,418 90,434 92,466 112,484 140,490 170,514'))),
    piece('66,592 58,576 80,560 116,552 142,566 146,592', 0.8, [line(toes, CONTOUR, 3.2)]),
    piece('30,592 26,578 44,568 66,576 72,592', 0.6),
  ];
}

const VERTEBRAE = along(TAIL, false, 2).map((point, index) => {
  const r = 18 - index * 0.8;
  return bead('@bead-bone', CONTOUR, point, [r, r * 0.94], 3.8);
});

export const BONE: Anatomy = {
  ear: horn,
  head: (spot) => [body(spot, HEAD), ...FACE],
  torso: (spot) => [body(spot, TORSO), ...CHEST],
  arm,
  leg,
  tail: (spot) => [
    ...VERTEBRAE.slice(0, 6).flat(),
    body(spot, RUMP),
    inked(
      'M248 440C234 466 258 490 280 478 290 464 276 438 248 440ZM352 440C366 466 342 490 320 478 310 464 324 438 352 440Z',
      '@hollow',
      CONTOUR,
      2.8,
    ),
    ...fine(line('M300 404v22M294 432l6 8 6-8', CRACK, 3.4)),
    ...VERTEBRAE.slice(6).flat(),
    group('translate(-6 12)', [
      solid(
        'bone',
        smooth(points('240,500 226,478 232,462 246,466 250,448! 262,464 276,464 276,484 262,504')),
        {
          depth: 0.6,
        },
      ),
    ]),
  ],
  laugh: [
    inked('M252 150Q300 172 348 150L340 186Q300 206 260 186Z', '#2a1420', CONTOUR, 4),
    ...[157, 161, 163, 161, 157].map((y, index) =>
      box([263 + index * 15, y, 13, index === 1 ? 8 : 12, 3], '#fffaea', { stroke: CONTOUR, strokeWidth: 2 }),
    ),
    ...[184, 187, 187, 184].map((y, index) =>
      box([272 + index * 14, y, 12, 9, 3], '#fffaea', { stroke: CONTOUR, strokeWidth: 2 }),
    ),
  ],
};
