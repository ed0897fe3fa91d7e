import type { Anatomy } from './anatomy';
import { belly, claw, eye, fangs, laugh } from './features';
import { points, smooth, tube, type Point } from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { fine, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, onSide, RUMP, sideX, TAIL, TORSO, type Spot } from './sockets';
import { bodyPart, solid, tubeOf } from './solid';
import { curled } from './tail';
import { scales } from './textures';

const CONTOUR = HUES.reptile.contour;
const FIN = { fill: '#e8793a', shade: '#7a1f10', shine: '#ffe2a8' };

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart('reptile', spot, smooth(outline), scales(spot.tile, outline));

const FINS = {
  left: {
    outline: '178,56 168,30 150,8! 134,40 94,14! 94,52 44,48! 66,84 26,104! 72,122 128,144 172,138',
    tips: points('150,8 94,14 44,48 26,104'),
  },
  right: {
    outline: '176,58 150,34 124,20! 116,46 72,38! 84,72 38,82! 68,104 36,132! 84,138 140,146 174,136',
    tips: points('124,20 72,38 38,82 36,132'),
  },
};

function fin(spot: Spot): readonly Mark[] {
  const { outline, tips } = FINS[spot.isRight ? 'right' : 'left'];
  const x = (value: number) => sideX(spot, value);
  const rays = tips
    .map(([tx, ty]) => `M${x(194)} 100Q${x((194 + tx) / 2)} ${(100 + ty) / 2 - 8} ${x(tx)} ${ty}`)
    .join('');
  return [
    solid('reptile', smooth(earOn(spot, points(outline))), {
      ...FIN,
      texture: [line(rays, CONTOUR, 12), line(rays, '#63b04a', 7)],
    }),
    body(spot, earOn(spot, points('180,68 164,80 158,100 164,120 180,132'))),
  ];
}

const HEAD = headOutline({ low: points('226,186 208,160'), up: points('214,58 232,34 262,30 284,40') });
const SPIKE = 'M-13 18Q-4-6 0-20 10-2 14 18Z';

const CREST: readonly Mark[] = (
  [
    [300, 22, 0],
    [268, 30, -18],
    [332, 30, 18],
  ] as const
).map(([x, y, angle]) =>
  inked(SPIKE, FIN.fill, CONTOUR, 4, { transform: `translate(${x} ${y}) rotate(${angle})` }),
);

const FACE: readonly Mark[] = [
  inked('M222 148C236 118 364 118 378 148 372 180 340 192 300 192S228 180 222 148Z', '#b8dc7c', CONTOUR, 3.4),
  ...fine(
    line('M236 142C256 126 300 126 330 130', '#fff', 4, { strokeOpacity: 0.55 }),
    oval(280, 137, 5.5, 4, CONTOUR),
    oval(320, 137, 5.5, 4, CONTOUR),
  ),
  line('M230 154Q300 190 370 154', CONTOUR, 4.4),
  inked('M254 165l6 13 8-8zM346 165l-6 13-8-8z', '#fffbe8', CONTOUR, 2.4),
  inked('M300 173q2 16-4 22l8-5 8 5q-6-10-4-22z', '#e0435a', '#5a0f1c', 2.4),
  ...eye({ at: [256, 82], radius: 26, iris: '@iris-gold', contour: CONTOUR, look: [4, 3], isSlit: true }),
  ...eye({ at: [344, 82], radius: 26, iris: '@iris-gold', contour: CONTOUR, look: [-2, 3], isSlit: true }),
  inked('M230 70Q252 48 282 70Q256 60 230 70ZM370 70Q348 48 318 70Q344 60 370 70Z', '#3d8a3c', CONTOUR, 3.4),
];

const HANDS = {
  left: {
    at: [78, 350] as Point,
    fingers: points('-33,7 -17,24 6,26 25,10'),
    outline: '158,238 112,250 74,288 56,334 60,356 84,364 100,348 112,320 152,306',
    crease: 'M120 266q-18 8-28 26',
  },
  right: {
    at: [70, 254] as Point,
    fingers: points('-30,-10 -13,-29 9,-30 28,-13'),
    outline: '166,252 132,276 108,276 100,252 84,236 58,236 44,252 40,292 54,332 100,348 156,332',
    crease: 'M504 330q20-4 32-22',
  },
};

function arm(spot: Spot): readonly Mark[] {
  const { at: hand, fingers, outline, crease } = HANDS[spot.isRight ? 'right' : 'left'];
  const toe = ([dx, dy]: Point): readonly Point[] =>
    onSide(spot, [
      [hand[0] + dx * 0.2, hand[1] + dy * 0.2],
      [hand[0] + dx * 0.9, hand[1] + dy * 0.9],
    ]);
  return [
    ...fingers.map(([dx, dy]) => {
      const angle = (Math.atan2(dy, spot.isRight ? -dx : dx) * 180) / Math.PI - 90;
      return claw([sideX(spot, hand[0] + dx * 1.06), hand[1] + dy * 1.06], angle, 0.8, CONTOUR);
    }),
    solid('reptile', fingers.map((finger) => smooth(tube(toe(finger), [10, 8.5]))).join(''), { depth: 0.5 }),
    body(spot, armOn(spot, points(outline))),
    ...fine(line(crease, CONTOUR, 3.4, { strokeOpacity: 0.35 })),
  ];
}

const TOES = points('40,584 72,587 104,587 134,584');

function leg(spot: Spot): readonly Mark[] {
  const outline =
    '160,416 108,420 72,456 66,504 60,540 34,562 28,584 48,590 140,590 154,576 138,550 140,524 162,508';
  const toe = ([x, y]: Point) =>
    smooth(
      onSide(spot, [
        [x - 15, y - 2],
        [x - 8, y - 16],
        [x + 8, y - 16],
        [x + 15, y - 2],
        [x, y + 7],
      ]),
    );
  return [
    body(spot, legOn(spot, points(outline))),
    solid('reptile', TOES.map(toe).join(''), { depth: 0.4 }),
    ...TOES.map(([x, y]) => claw([sideX(spot, x), y - 3], spot.isRight ? -8 : 8, 0.95, CONTOUR)),
    ...fine(
      line(spot.isRight ? 'M508 450q-26-14-50 0' : 'M92 450q26-14 50 0', CONTOUR, 3.4, {
        strokeOpacity: 0.5,
      }),
    ),
  ];
}

const TAIL_SPIKES: readonly Mark[] = (
  [
    [390, 544, 75],
    [378, 584, 130],
    [226, 562, 235],
  ] as const
).map(([x, y, angle]) =>
  inked('M-10 8Q0-10 3-16 8-6 10 8Z', FIN.fill, CONTOUR, 3, {
    transform: `translate(${x} ${y}) rotate(${angle})`,
  }),
);

const TAIL_FIN = solid(
  'reptile',
  smooth(points('244,506 222,494 224,470 250,446! 280,468 278,496 258,508')),
  {
    ...FIN,
    depth: 0.7,
    texture: [line('M250 508V452M250 494l-18-14M252 494l18-14', CONTOUR, 3)],
  },
);

export const REPTILE: Anatomy = {
  ear: fin,
  head: (spot) => [...CREST, body(spot, HEAD), ...FACE],
  torso: (spot) => [
    body(spot, TORSO),
    ...belly({
      top: 230,
      bottom: 390,
      halfWidth: 52,
      bands: 6,
      colours: ['#f3e6a0', '#e2c970'],
      contour: '#5a4a14',
    }),
  ],
  arm,
  leg,
  tail: (spot) => [
    ...TAIL_SPIKES,
    curled(tubeOf('reptile', TAIL, [28, 25, 21, 17, 13, 10, 7], { depth: 0.6 }), [
      body(spot, RUMP),
      ...fine(line('M262 446q38 22 76 0M252 474q48 30 96 0', CONTOUR, 3.4, { strokeOpacity: 0.4 })),
    ]),
    group('translate(-6 12)', [TAIL_FIN]),
  ],
  laugh: [
    ...laugh('M234 151Q300 174 366 151Q358 194 300 195Q242 194 234 151Z', '#5a0f1c', CONTOUR, '#e0606a'),
    fangs(CONTOUR, 158, 254),
  ],
};
