import type { Anatomy } from './anatomy';
import { belly, cheeks, gloss, laugh } from './features';
import { along, points, round, smooth, times, type Point } from '@/components/kit/drawing/geometry';
import { HUES } from './hues';
import { disc, fill, fine, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { armOn, earOn, headOutline, legOn, onSide, RUMP, sideX, TAIL, TORSO, type Spot } from './sockets';
import { bead, bodyPart, solid, tubeOf } from './solid';
import { curled } from './tail';
import { speckles } from './textures';

const CONTOUR = HUES.insect.contour;
const AMBER = { fill: '#f2b63a', shade: '#7a4208', shine: '#fff2b8' };

const body = (spot: Spot, outline: readonly Point[]) =>
  bodyPart('insect', spot, smooth(outline), speckles(spot.tile, spot.seed + 5));

const FEELERS = {
  left: '160,92 128,50 84,42 50,62 42,104',
  right: '160,96 120,56 76,58 48,100 62,140',
};

function feeler(spot: Spot): readonly Mark[] {
  const spots = along(onSide(spot, points(FEELERS[spot.isRight ? 'right' : 'left'])), false, 4).slice(2);
  const beads = spots.slice(0, -1).flatMap((point, index) => {
    const r = 10.5 - index * 0.12;
    return bead(index % 2 ? '@bead-plum' : '@bead-rose', CONTOUR, point, [r, r]).slice(0, 2);
  });
  const tip = spots.slice(-1).flatMap((point) => bead('@bead-amber', CONTOUR, point, [19, 19], 3.6));
  return [
    ...beads,
    ...tip,
    body(spot, earOn(spot, points('174,66 150,76 140,100 150,124 174,134'))),
    gloss(spot.isRight ? 'M438 84q-10-10-22-8' : 'M156 88q8-10 22-10', 5),
  ];
}

const HEAD = headOutline({ low: points('236,188 224,168 210,146'), up: points('216,56 246,28 300,14') });

function facets(x: number, y: number): string {
  const radius = 7.2;
  const cells = times(13, (row) => times(13, (column) => [column - 6, row - 6] as const)).flat();
  return cells
    .map(([i, j]): Point => [i * radius * 1.74 + (j % 2 ? radius * 0.87 : 0), j * radius * 1.5])
    .filter(([cx, cy]) => (cx / 34) ** 2 + (cy / 38) ** 2 < 0.86)
    .map(([cx, cy]) => `M${round(x + cx)} ${round(y + cy - radius)}l6.2 3.6v7.2l-6.2 3.6-6.2-3.6v-7.2Z`)
    .join('');
}

function compoundEye(x: number): readonly Mark[] {
  const y = 94;
  return [
    ...fine(oval(x + 2, y + 4, 39, 43, CONTOUR, { fillOpacity: 0.5 })),
    oval(x, y, 37, 41, '@compound', { stroke: CONTOUR, strokeWidth: 4 }),
    ...fine(line(facets(x, y), '#dffff8', 1.5, { strokeOpacity: 0.38 })),
    oval(x + 3, y + 6, 14, 16, '#06202c'),
    disc(x - 3, y - 1, 6, '#fff'),
    ...fine(
      disc(x + 8, y + 13, 2.6, '#fff', { fillOpacity: 0.8 }),
      gloss(`M${x - 26} ${y - 12}q8-20 24-22`, 5, 0.85),
    ),
  ];
}

const MANDIBLES = inked(
  'M262 178Q238 192 248 199 272 199 284 182ZM338 178Q362 192 352 199 328 199 316 182Z',
  AMBER.fill,
  CONTOUR,
  3.6,
);

const FACE: readonly Mark[] = [
  gloss('M244 44q20-18 48-18', 6, 0.55),
  ...compoundEye(254),
  ...compoundEye(346),
  inked('M270 152Q300 182 330 152Q300 162 270 152Z', CONTOUR, CONTOUR, 4),
  fill('M286 163q14-6 28 0-14 9-28 0Z', '#ff8ab0'),
  inked('M286 36h28l-6 14h-16z', AMBER.fill, CONTOUR, 3),
  ...cheeks(72, 146, '#ff8ac8', 0.5),
];

const ARMS = {
  left: {
    pincers: ['74,344 48,356 42,382 56,394! 60,370 76,358', '76,346 104,354 110,380 98,394! 92,370 78,360'],
    wrist: '104,288 80,290 64,316 58,344 72,358 90,350 100,328 112,312',
    elbow: '150,246 118,256 88,280 84,304 104,318 132,312 154,304',
    shine: 'M94 292q4-10 16-16',
  },
  right: {
    pincers: ['70,262 44,246 46,216 62,206! 60,232 74,246', '74,262 100,250 106,222 92,208! 90,234 76,246'],
    wrist: '82,334 58,322 50,290 58,258 74,250 90,262 94,292 104,314',
    elbow: '150,262 124,286 92,298 70,316 78,340 112,346 150,326',
    shine: 'M520 300q-10 8-16 8',
  },
};

function arm(spot: Spot): readonly Mark[] {
  const { pincers, wrist, elbow, shine } = ARMS[spot.isRight ? 'right' : 'left'];
  const shape = (text: string) => smooth(onSide(spot, points(text)));
  return [
    solid('insect', pincers.map(shape).join(''), { ...AMBER, depth: 0.5 }),
    solid('insect', shape(wrist), { depth: 0.7 }),
    solid('insect', shape(elbow), { depth: 0.75, texture: speckles(spot.tile, spot.seed) }),
    body(spot, armOn(spot, points('170,236 146,248 136,280 146,312 170,324'))),
    gloss(spot.isRight ? 'M446 262q-6-10-18-12' : 'M154 262q6-10 18-12', 5),
    gloss(shine, 4.5, 0.6),
  ];
}

function leg(spot: Spot): readonly Mark[] {
  const shape = (text: string) => smooth(onSide(spot, points(text)));
  const [x, sign] = [(value: number) => sideX(spot, value), spot.isRight ? -1 : 1];
  const joints = `M${x(66)} 500q${26 * sign} 10 ${56 * sign} 0M${x(72)} 530q${26 * sign} 10 ${50 * sign} 0`;
  const thorns = points('68,488 74,516 82,544')
    .map(([tx, ty]) => `M${x(tx)} ${ty - 6}l${-15 * sign} 8 ${15 * sign} 4Z`)
    .join('');
  return [
    solid('insect', shape('96,560 66,566 24,580 20,592 62,594 92,584 132,592 150,592 148,580 122,566'), {
      ...AMBER,
      depth: 0.5,
    }),
    solid('insect', shape('78,448 64,470 72,520 86,566 104,574 122,564 120,520 116,474 104,452'), {
      depth: 0.8,
      texture: [...speckles(spot.tile, spot.seed), line(joints, CONTOUR, 3)],
    }),
    inked(thorns, AMBER.fill, CONTOUR, 2.8),
    body(spot, legOn(spot, points('164,414 120,412 82,428 68,456 86,482 124,490 164,514'))),
    gloss(spot.isRight ? 'M504 432q-10-8-24-8' : 'M92 436q12-10 34-10', 6, 0.7),
  ];
}

const STING = solid('insect', smooth(points('238,514 222,494 232,474 262,440! 262,474 274,492 262,514')), {
  ...AMBER,
  depth: 0.6,
});

const TAIL_SPOTS = along(TAIL, false, 2)
  .filter((_, index) => index % 2 === 1)
  .map(([x, y]) => disc(x, y, 15, AMBER.fill));

export const INSECT: Anatomy = {
  ear: feeler,
  head: (spot) => [MANDIBLES, body(spot, HEAD), ...FACE],
  torso: (spot) => [
    body(spot, TORSO),
    ...belly({
      top: 266,
      bottom: 392,
      halfWidth: 54,
      bands: 5,
      colours: [AMBER.fill, '#4a1550'],
      contour: CONTOUR,
    }),
    line('M250 204C256 236 282 250 300 262 318 250 344 236 350 204', CONTOUR, 4),
    line('M228 246Q262 250 292 272M372 246Q338 250 308 272', CONTOUR, 3.4),
    gloss('M226 252q-8 4-14 4', 6, 0.5),
    gloss('M262 214q6 12 16 18', 5, 0.6),
  ],
  arm,
  leg,
  tail: (spot) => [
    curled(tubeOf('insect', TAIL, [25, 24, 20, 17, 14, 12, 9], { texture: TAIL_SPOTS }), [
      body(spot, RUMP),
      line('M224 424Q300 452 376 424M216 456Q300 492 384 456M226 492Q300 520 374 492', CONTOUR, 4),
      ...fine(line('M232 433Q270 446 300 447M224 466Q262 483 296 484', '#ffd6f2', 4, { strokeOpacity: 0.7 })),
    ]),
    group('translate(-6 12)', [STING, gloss('M234 492q4-10 12-16', 4)]),
  ],
  laugh: laugh('M262 147Q300 158 338 147Q334 187 300 189Q266 187 262 147Z', CONTOUR, CONTOUR, '#ff8ab0'),
};
