import type { Anatomy } from './anatomy';
import { cheeks, eye, fangs, laugh } from './features';
import { points, smooth, tube, type Point } from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { fill, fine, group, inked, line, oval, type Ink, type Mark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, RUMP, sideX, TAIL, TORSO, type Spot } from './sockets';
import { bodyPart, solid } from './solid';
import { curled } from './tail';
import { flames } from './textures';

const CONTOUR = HUES.fire.contour;

/** Fire is hot inside: redder bands towards the contour. */
const HEAT: readonly Ink[] = (
  [
    [84, '#ffa02a', 0.2],
    [66, '#ff8420', 0.24],
    [50, '#fb6a1c', 0.28],
    [36, '#ee4c16', 0.32],
    [24, '#d93412', 0.36],
    [13, '#b81f0e', 0.42],
  ] as const
).map(([strokeWidth, stroke, strokeOpacity]) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  strokeOpacity,
  strokeLinejoin: 'round',
}));

const GLOW_WHEN_SMALL: Ink = {
  fill: 'none',
  stroke: '#ee4c16',
  strokeWidth: 40,
  strokeOpacity: 0.5,
  strokeLinejoin: 'round',
};

function body(spot: Spot, outline: readonly Point[]) {
  const texture = flames(spot.tile, spot.seed + 5);
  const built = bodyPart('fire', spot, smooth(outline), texture, { coats: HEAT, strength: 0.35 });
  return { ...built, shade: GLOW_WHEN_SMALL };
}

const EARS = {
  left: '180,58 172,30 150,4! 144,44 124,58 92,18! 92,66 76,84 36,74! 66,116 116,142 170,140',
  right: '178,62 150,50 128,22 96,6! 100,40 86,58 50,48! 66,86 60,108 28,118! 76,138 130,146 172,138',
};
const ARMS = {
  left: '158,238 112,246 76,270 42,268! 54,300 28,318! 42,342 26,372! 48,366 56,394! 74,370 96,390! 100,356 116,340 112,320 152,308',
  right:
    '166,252 132,274 106,268 108,244 116,214! 92,226 82,206! 66,226 44,212! 40,250 20,262! 36,292 34,318! 64,338 100,350 156,332',
};
const LEG =
  '160,418 122,412 84,404! 88,440 50,446! 74,484 66,530 34,542 10,566! 26,592 148,592 156,572 136,548 138,522 162,508';
const HEAD = headOutline({
  low: points('230,184 210,158'),
  up: points('214,54 228,22! 246,40'),
  top: points('262,34 272,4! 290,28 312,2! 322,34 338,40'),
});
const TAIL_WIDTHS = [24, 22, 18, 15, 12, 10, 9];

const FACE: readonly Mark[] = [
  oval(300, 120, 74, 62, '#fff0a0', { fillOpacity: 0.35 }),
  ...eye({ at: [264, 100], radius: 24, iris: '@iris-ember', contour: CONTOUR, look: [3, 2] }),
  ...eye({ at: [336, 100], radius: 24, iris: '@iris-ember', contour: CONTOUR, look: [-1, 2] }),
  line('M240 70q14-12 34-2M360 70q-14-12-34-2', CONTOUR, 6),
  inked('M262 144Q300 186 338 144Q300 156 262 144Z', CONTOUR, CONTOUR, 4),
  fill('M284 164q16-8 30 1-14 10-30-1Z', '#ffb03a'),
  ...fine(fill('M274 149l6 9 7-6z', '#fff6dc')),
  ...cheeks(64, 138, '#e02a12', 0.5),
];

const TAIL_FLAME = solid(
  'fire',
  smooth(points('236,512 216,494 226,468 232,482 240,452! 258,470 274,448! 276,486 266,514 250,522')),
  {
    fill: '#ffd84a',
    strength: 0.3,
    depth: 0.7,
    texture: [fill('M250 514c-16-10-14-26 0-40 0 14 16 18 8 38z', '#fff', 0.85)],
  },
);

export const FIRE: Anatomy = {
  ear: (spot) => [body(spot, earOn(spot, points(EARS[spot.isRight ? 'right' : 'left'])))],
  head: (spot) => [body(spot, HEAD), ...FACE],
  torso: (spot) => [
    body(spot, TORSO),
    oval(300, 318, 74, 86, '@glow'),
    inked(
      'M300 236C272 268 252 296 262 334 270 366 332 368 340 332 346 304 326 292 322 266 316 280 312 284 306 286 312 268 310 250 300 236Z',
      '#fff3a8',
      '#e8641c',
      3,
      { fillOpacity: 0.8 },
    ),
    fill('M302 288C284 306 278 322 284 338 292 354 316 352 318 334 318 318 306 312 302 288Z', '#fff', 0.85),
  ],
  arm: (spot) => [body(spot, armOn(spot, points(ARMS[spot.isRight ? 'right' : 'left'])))],
  leg: (spot) => [
    body(spot, legOn(spot, points(LEG))),
    line(
      [60, 90, 120]
        .map((x) => `M${sideX(spot, x)} 592q${spot.isRight ? '-3-14-10-16' : '3-14 10-16'}`)
        .join(''),
      CONTOUR,
      3.4,
    ),
  ],
  tail: (spot) => [
    curled(
      solid('fire', smooth(tube(TAIL, TAIL_WIDTHS)), {
        depth: 0.55,
        strength: 0.3,
        coats: HEAT.slice(1),
      }),
      [body(spot, RUMP)],
    ),
    group('translate(-6 12)', [TAIL_FLAME]),
  ],
  laugh: [
    ...laugh('M254 140Q300 154 346 140Q342 190 300 192Q258 190 254 140Z', CONTOUR, CONTOUR, '#ffb03a'),
    fangs(CONTOUR, 145, 266),
  ],
};
