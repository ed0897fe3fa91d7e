import type { Anatomy } from './anatomy';
import { cheeks, claw, eye, fangs, laugh } from './features';
import { points, tube, type Point } from '@/components/kit/drawing/geometry';
import { furry } from './edges';
import { HUES } from './hues';
import { fine, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import {
  armOn,
  earOn,
  HANGING_ARM,
  headOutline,
  LEG,
  legOn,
  onSide,
  RUMP,
  sideX,
  TAIL,
  TORSO,
  WAVING_ARM,
  type Spot,
} from './sockets';
import { bodyPart, solid } from './solid';
import { curled } from './tail';
import { hairs } from './textures';

const CONTOUR = HUES.fur.contour;
const SKIN = '#7a3a50';
/** Tufts that lie wholly inside the tile need not fade towards its edge. */
const LOOSE: Point = [190, 390];

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart(
    'fur',
    spot,
    furry(outline, spot.tile, { length: 11, step: 15, seed: spot.seed }),
    hairs(spot.tile, spot.seed + 5),
  );

const EARS = {
  left: {
    outline: '178,60 158,34 126,12 86,12 64,40 66,82 96,116 146,138 176,136',
    inner: '158,74 128,40 98,32 86,52 94,84 124,106 156,112',
  },
  right: {
    outline: '170,58 128,50 88,66 60,106 52,156 72,182 100,176 120,146 150,134 176,136',
    inner: '150,82 110,82 84,112 74,150 84,162 104,142 126,116',
  },
};

function ear(spot: Spot): readonly Mark[] {
  const { outline, inner } = EARS[spot.isRight ? 'right' : 'left'];
  const [left, top] = spot.tile;
  const inside = furry(onSide(spot, points(inner)), [left - 50, top - 50], {
    length: 5,
    step: 13,
    seed: spot.seed + 3,
  });
  return [
    body(spot, earOn(spot, points(outline))),
    inked(inside, '@inner', SKIN, 2.6, { strokeOpacity: 0.8 }),
  ];
}

const HEAD = headOutline({
  low: points('228,188 207,162'),
  up: points('216,54 248,28'),
  top: points('276,22 290,10 312,10 322,24'),
});

function head(spot: Spot): readonly Mark[] {
  const muzzle = furry(points('300,112 340,120 366,146 352,176 300,186 248,176 234,146 260,120'), [200, 0], {
    length: 7,
    step: 14,
    seed: spot.seed + 9,
  });
  return [
    body(spot, HEAD),
    inked(muzzle, '#f2f7ff', '#36549f', 2.4, { strokeOpacity: 0.55 }),
    ...eye({ at: [262, 92], radius: 28, iris: '@iris-blue', contour: CONTOUR, look: [4, 3] }),
    ...eye({ at: [338, 92], radius: 28, iris: '@iris-blue', contour: CONTOUR, look: [-2, 3] }),
    inked('M284 124q16-9 32 0 2 13-16 19-18-6-16-19Z', '#e0607a', '#5a1830', 3.2),
    ...fine(line('M290 127q6-4 12-2', '#ffd6de', 3)),
    line('M300 143v8M300 151Q284 168 262 156M300 151Q316 168 338 156', CONTOUR, 4),
    inked('M276 161l5 13 8-12zM324 161l-5 13-8-12z', '#fff', CONTOUR, 2.4),
    ...cheeks(64, 136, '#ff8aa0', 0.45),
    inked('M292 26q-8-14 2-20 0 10 8 12-2-10 8-14-2 12 0 22', '#8fb4f0', CONTOUR, 3.2),
  ];
}

function torso(spot: Spot): readonly Mark[] {
  const bib = furry(points('300,232 340,254 356,310 342,372 300,396 258,372 244,310 260,254'), [200, 200], {
    length: 9,
    step: 16,
    seed: spot.seed + 2,
  });
  return [
    body(spot, TORSO),
    inked(bib, '#eaf2ff', '#36549f', 2.6, { strokeOpacity: 0.5 }),
    ...fine(
      line(
        'M270 280q6 10 2 18M300 268q4 12 0 20M328 290q2 12-4 18M284 330q6 10 2 18M316 340q2 10-4 16M300 370q4 8 0 14',
        '#8fb0e6',
        3,
      ),
    ),
  ];
}

const pad = (x: number, y: number, rx: number, ry: number) =>
  oval(x, y, rx, ry, '@inner', { stroke: SKIN, strokeWidth: 2.2 });

const PAW: readonly Mark[] = [
  inked('M516 252q0-16 14-16t14 16q-14 12-28 0Z', '@inner', SKIN, 2.4),
  pad(548, 226, 6, 7),
  pad(532, 219, 6, 7),
  pad(516, 222, 6, 7),
  pad(503, 232, 5.5, 6.5),
];
const CLAWS: readonly Mark[] = [
  claw([48, 380], 10, 0.85, CONTOUR),
  claw([68, 384], 0, 0.85, CONTOUR),
  claw([88, 380], -10, 0.85, CONTOUR),
];

function tail(spot: Spot): readonly Mark[] {
  const outline = tube(TAIL, [26, 25, 21, 18, 15, 14, 13]).map(([x, y]): Point => [x, y]);
  const pom = furry(points('242,462 268,474 276,502 262,528 238,534 218,518 214,490 224,470'), LOOSE, {
    length: 11,
    step: 14,
    seed: spot.seed + 9,
  });
  return [
    curled(
      solid('fur', furry(outline, LOOSE, { length: 9, step: 16, seed: spot.seed + 4 }), {
        texture: hairs(spot.tile, spot.seed + 1).slice(0, 1),
      }),
      [body(spot, RUMP)],
    ),
    solid('fur', pom, {
      fill: '#eef4ff',
      shade: '#5a78c0',
      depth: 0.7,
      texture: fine(
        line('M232 484q-4 14 2 24M248 478q-4 16 2 30M262 494q-2 14 0 22M228 512q2 8 8 12', '#9db8ea', 3),
      ),
    }),
  ];
}

export const FUR: Anatomy = {
  ear,
  head,
  torso,
  arm: (spot) => [
    body(spot, armOn(spot, spot.isRight ? WAVING_ARM : HANGING_ARM)),
    ...(spot.isRight ? PAW : CLAWS),
  ],
  leg: (spot) => [
    body(spot, legOn(spot, LEG)),
    pad(sideX(spot, 88), 574, 24, 12),
    ...points('50,563 72,556 104,556 126,563').map(([x, y]) => pad(sideX(spot, x), y, 7, 6.5)),
  ],
  tail,
  laugh: [
    ...laugh('M258 150Q300 160 342 150Q338 190 300 192Q262 190 258 150Z', '#3a1030', CONTOUR, '#f07a8c'),
    fangs(CONTOUR, 153, 268),
  ],
};
