import type { Anatomy } from './anatomy';
import { eye, laugh, leaf, moss, mushroom } from './features';
import { points, smooth, tube, type Point } from '@/components/kit/drawing/geometry';
import { barky } from './edges';
import { HUES } from './hues';
import { fine, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, onSide, RUMP, sideX, TAIL, TORSO, type Spot } from './sockets';
import { bodyPart, solid, tubeOf } from './solid';
import { curled } from './tail';
import { grain } from './textures';

const CONTOUR = HUES.wood.contour;

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart('wood', spot, barky(outline, spot.tile, spot.seed), grain(spot.tile, spot.seed + 5));

type Sprig = readonly [x: number, y: number, angle: number, scale: number];

const SPRIGS: Readonly<Record<'left' | 'right', readonly Sprig[]>> = {
  left: [
    [110, 70, -150, 1.25],
    [104, 62, -112, 1.2],
    [96, 84, 178, 1.2],
    [136, 62, -82, 0.95],
  ],
  right: [
    [116, 84, -168, 1.15],
    [104, 92, 160, 1.25],
    [92, 74, -130, 1.1],
    [128, 66, -105, 0.95],
  ],
};

function branch(spot: Spot): readonly Mark[] {
  const twig = points(spot.isRight ? '170,96 128,78 98,86' : '170,96 128,78 98,58');
  return [
    tubeOf('wood', onSide(spot, twig), [24, 14, 8], { texture: grain(spot.tile, spot.seed) }),
    body(spot, earOn(spot, points('172,72 146,78 134,90 148,116 172,128'))),
    ...SPRIGS[spot.isRight ? 'right' : 'left'].map(([x, y, angle, scale]) =>
      leaf(sideX(spot, x), y, spot.isRight ? 180 - angle : angle, scale),
    ),
  ];
}

const HEAD = headOutline({
  low: points('234,188 220,166 210,146'),
  up: points('218,54 240,34 256,38 270,26'),
  top: points('300,32'),
});

const FACE: readonly Mark[] = [
  oval(262, 98, 34, 33, '#5a3418', { stroke: CONTOUR, strokeWidth: 3.4 }),
  oval(338, 98, 34, 33, '#5a3418', { stroke: CONTOUR, strokeWidth: 3.4 }),
  ...fine(line('M236 84q10-18 30-16M312 84q10-18 30-16', '#d9a066', 3, { strokeOpacity: 0.8 })),
  ...eye({ at: [262, 99], radius: 23, iris: '@iris-green', contour: CONTOUR, look: [3, 1] }),
  ...eye({ at: [338, 99], radius: 23, iris: '@iris-green', contour: CONTOUR, look: [-1, 1] }),
  inked('M228 66q22-16 50-2l-2 9q-26-10-46 2ZM372 66q-22-16-50-2l2 9q26-10 46 2Z', '@leaf', '#1c3a12', 3),
  inked('M288 116q12-10 22 2l10 22q-18 12-36 0Z', '#a8703c', CONTOUR, 3.6),
  ...fine(line('M292 122q6-6 11-2l4 12', '#f0c48a', 3)),
  inked('M252 152Q300 190 348 152Q326 166 300 165T252 152Z', CONTOUR, CONTOUR, 4),
  ...fine(line('M246 146q-4 5 2 10M354 146q4 5-2 10', CONTOUR, 4)),
];

const RING_LINES = [42, 32, 22, 12, 4].map((radius, index) =>
  oval(300 + index, 310 + index, radius, radius * 1.24, 'none', {
    stroke: '#8a5628',
    strokeWidth: 2.6 - index * 0.2,
  }),
);

const ARMS = {
  left: {
    hand: [76, 350] as Point,
    fingers: points('-34,18 -18,36 4,40 22,26'),
    outline: '158,238 112,250 74,288 56,336 58,354 82,362 98,350 104,334 116,318 152,306',
    bend: 2,
    leaf: leaf(66, 292, 190, 0.62),
    moss: [112, 254, 38] as const,
  },
  right: {
    hand: [72, 250] as Point,
    fingers: points('-30,-14 -14,-34 8,-36 28,-20'),
    outline: '166,252 132,276 104,278 98,256 88,240 58,240 50,254 42,292 54,332 100,348 156,332',
    bend: -2,
    leaf: leaf(550, 316, 8, 0.62),
    moss: [470, 316, 36] as const,
  },
};

function arm(spot: Spot): readonly Mark[] {
  const side = ARMS[spot.isRight ? 'right' : 'left'];
  const [hx, hy] = side.hand;
  const finger = ([dx, dy]: Point) =>
    smooth(
      tube(
        onSide(spot, [
          [hx + dx * 0.1, hy + dy * 0.1],
          [hx + dx * 0.6 + side.bend, hy + dy * 0.6],
          [hx + dx, hy + dy],
        ]),
        [10, 7, 4],
      ),
    );
  return [
    solid('wood', side.fingers.map(finger).join(''), { depth: 0.5 }),
    body(spot, armOn(spot, points(side.outline))),
    side.leaf,
    ...moss(side.moss[0], side.moss[1], side.moss[2], spot.seed),
  ];
}

const LEG =
  '160,418 116,420 88,452 84,506 72,540 40,560 14,584! 40,580 44,594! 66,580 84,594! 100,578 126,594! 134,576 166,588! 140,546 138,520 162,508';

export const WOOD: Anatomy = {
  ear: branch,
  head: (spot) => [
    leaf(296, 26, -58, 0.72),
    leaf(300, 28, -128, 0.6),
    body(spot, HEAD),
    ...FACE,
    mushroom(232, 26, 0.8),
  ],
  torso: (spot) => [
    body(spot, TORSO),
    oval(300, 310, 50, 62, '#d6a566', { stroke: CONTOUR, strokeWidth: 4 }),
    ...RING_LINES,
    ...fine(
      line('M300 310L338 272M300 310l-10 54', '#8a5628', 2.4),
      line('M264 276q14-20 34-22', '#fff0cc', 4, { strokeOpacity: 0.7 }),
    ),
    ...moss(222, 238, 58, spot.seed),
    ...moss(330, 362, 40, spot.seed + 1),
  ],
  arm,
  leg: (spot) => [
    body(spot, legOn(spot, points(LEG))),
    mushroom(sideX(spot, 92), 430, 0.9),
    ...moss(spot.isRight ? 450 : 112, 424, 38, spot.seed + 4),
  ],
  tail: (spot) => [
    curled(
      tubeOf('wood', TAIL, [24, 20, 16, 12, 10, 7, 5], {
        texture: grain(spot.tile, spot.seed + 8).slice(0, 2),
      }),
      [body(spot, RUMP), ...moss(330, 420, 44, spot.seed + 3)],
    ),
    group('translate(-6 12)', [
      leaf(252, 504, -120, 0.9),
      leaf(252, 504, -58, 0.85),
      leaf(252, 504, -90, 0.7),
    ]),
    leaf(362, 562, 10, 0.5),
    leaf(300, 574, -150, 0.5),
  ],
  laugh: laugh('M248 147Q300 162 352 147Q347 191 300 193Q253 191 248 147Z', CONTOUR, CONTOUR, '#a84a34'),
};
