import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, ring, round, times } from '@/components/kit/drawing/geometry';
import {
  coated,
  cutOff,
  disc,
  fill,
  fine,
  group,
  line,
  oval,
  path,
  type Mark,
} from '@/components/kit/drawing/marks';
import type { Cauldron } from '@/engine/games/witchs-brew/data';
import { lit } from './lit';
import { once } from '@/components/kit/drawing/once';
import { BRASS, down, halo, INK, lin, rad } from '../art/paints';
import { plateWidth } from '../art/spots';

type Three = readonly [string, string, string];

interface Metal {
  readonly body: string;
  readonly rim: string;
  readonly shine: string;
  readonly brew: Three;
  /** Half the width and the height of the opening; its middle is at 0, -16. */
  readonly mouth: readonly [number, number];
  readonly glow: string;
}

const METALS: Readonly<Record<Cauldron, Metal>> = {
  iron: {
    body: rad('#a7adb5', '#4d5158', '#121315'),
    rim: lin('#b9bfc7', '#4d5158', '#17181a'),
    shine: '#e6ecf2',
    brew: ['#efffc0', '#93dc4e', '#2c6a1c'],
    mouth: [46, 10.5],
    glow: 'M-54-18C-66 44-32 60 0 60S66 44 54-18Q0-40-54-18Z',
  },
  copper: {
    body: rad('#ffd9b4', '#c8652c', '#4f1a08'),
    rim: lin('#ffe0c0', '#cf6f34', '#5a2008'),
    shine: '#fff0e0',
    brew: ['#fff4c0', '#f4a93c', '#93420c'],
    mouth: [52, 10],
    glow: 'M-60-18Q-62 44-26 58H26Q62 44 60-18Q0-38-60-18Z',
  },
  silver: {
    body: rad('#ffffff', '#a9b6c1', '#3c4852'),
    rim: lin('#ffffff', '#b9c5ce', '#4c5963'),
    shine: '#ffffff',
    brew: ['#f0fffa', '#7fdcca', '#186a62'],
    mouth: [40, 9],
    glow: 'M-48-18Q-32-6-40 3Q-62 22-42 46Q-28 60 0 60T42 46Q62 22 40 3Q32-6 48-18Q0-36-48-18Z',
  },
};

const BRIM = -16;

/** The colour of what is brewed in it. */
const brewColour = (cauldron: Cauldron): string => METALS[cauldron].brew[1];

const handle = (d: string, colour: string, [outer, inner]: readonly [number, number]): Mark =>
  coated(
    d,
    { fill: 'none', stroke: INK, strokeWidth: outer },
    { fill: 'none', stroke: colour, strokeWidth: inner },
  );

/** Legs and handles. */
const LIMBS: Readonly<Record<Cauldron, readonly Mark[]>> = {
  iron: [
    line('M-34 38L-44 66M34 38L44 66', INK, 11),
    line('M-34 38L-44 66M34 38L44 66', '#4d5158', 6.5),
    line('M-36 40L-45 64', '#b9bfc7', 1.8, { strokeOpacity: 0.8 }),
    handle('M-50 2q-14 2-12 16q4 8 12 4M50 2q14 2 12 16q-4 8-12 4', '#7b8088', [7, 3.4]),
  ],
  copper: [
    lit('M-26 50L-32 66H-24L-16 52ZM26 50L32 66H24L16 52Z', rad('#6a4a30', '#3a2414', '#150c06'), {
      line: 1.8,
      scale: 0.5,
    }),
    handle('M-53-4q-16-4-17 8q1 12 17 9M53-4q16-4 17 8q-1 12-17 9', '#e2a25a', [8, 4.4]),
  ],
  silver: [
    lit('M-24 52L-32 66H32L24 52Z', METALS.silver.rim, { line: 2, scale: 0.6 }),
    handle('M-38 4q-22-2-20 16q2 14 12 12M38 4q22-2 20 16q-2 14-12 12', '#dbe4ea', [7, 3.8]),
  ],
};

/** The fire shines on the belly. */
const warmth = (d: string, colour: string, strength: number): Mark =>
  fill(d, down([0, colour, 0], [1, colour, strength]));

const BODY_LIGHT = { shadeWidth: 20, rimWidth: 4 } as const;

function hammered(): readonly Mark[] {
  const random = chance(31);
  const dents = times(46, () => {
    const [x, y] = [(random() - 0.5) * 104, random() * 58 - 4];
    const d = ring(x, y, 3.4 + random() * 2.4, 2.6 + random() * 1.6);
    return { d, isLight: random() > 0.5 };
  });
  const stroke = (isLight: boolean, colour: string) =>
    path(
      dents
        .filter((dent) => dent.isLight === isLight)
        .map(({ d }) => d)
        .join(''),
      { fill: 'none', stroke: colour, strokeOpacity: 0.28, strokeWidth: 1.2 },
    );
  return fine(stroke(true, '#ffe0c0'), stroke(false, '#4a1806'));
}

const RIVETS: readonly Mark[] = [-44, -26, -8, 10, 28, 45].map((x) =>
  disc(x, 5.2 - Math.abs(x) * 0.14 - x * x * 0.0012, 2.6, rad('#fff', '#8c929a', '#26282b'), {
    stroke: '#0d0e10',
    strokeWidth: 0.9,
  }),
);

/** The belly; its upper edge lies under the front of the rim. */
const BODIES: Readonly<Record<Cauldron, readonly Mark[]>> = {
  iron: [
    lit('M-47-14C-64 42-32 58 0 58S64 42 47-14A47.2 11.5 0 0 1-47-14Z', METALS.iron.body, {
      ...BODY_LIGHT,
      rimColour: '#dfe8f2',
      inside: [warmth('M-60 40Q0 66 60 40V70H-60Z', '#ff8a3a', 0.5)],
    }),
    path('M-52-2Q0 12 52-2', { fill: 'none', stroke: '#0d0e10', strokeWidth: 6, strokeOpacity: 0.55 }),
    path('M-52-4Q0 10 52-4', { fill: 'none', stroke: '#7d838b', strokeWidth: 3.4 }),
    ...RIVETS,
    line('M-43 12C-44 34-32 46-18 50', METALS.iron.shine, 4.5, { strokeOpacity: 0.45 }),
  ],
  copper: [
    lit('M-54-14Q-58 40-26 56H26Q58 40 54-14A54.3 12 0 0 1-54-14Z', METALS.copper.body, {
      ...BODY_LIGHT,
      rimColour: '#fff0e0',
      inside: [...hammered(), warmth('M-60 42Q0 62 60 42V70H-60Z', '#ffb04a', 0.6)],
    }),
    line('M-47 6Q-44 32-28 44', METALS.copper.shine, 5, { strokeOpacity: 0.55 }),
  ],
  silver: [
    lit(
      'M-42-15Q-32-6-38 3Q-60 22-42 44Q-28 58 0 58T42 44Q60 22 38 3Q32-6 42-15A42.2 10.5 0 0 1-42-15Z',
      METALS.silver.body,
      {
        ...BODY_LIGHT,
        rimColour: '#ffffff',
        inside: [warmth('M-60 44Q0 62 60 44V70H-60Z', '#ffb04a', 0.4)],
      },
    ),
    path('M-37 2Q0 12 37 2', { fill: 'none', stroke: '#3c4852', strokeWidth: 4.6, strokeOpacity: 0.6 }),
    path('M-37 .4Q0 10.4 37 .4', { fill: 'none', stroke: '#fff', strokeWidth: 2 }),
    line('M-46 20Q-46 40-28 50', '#fff', 4.5, { strokeOpacity: 0.8 }),
  ],
};

/** What lies behind the brew: limbs and the dark opening. */
export const potBack = once((cauldron: Cauldron): readonly Mark[] => {
  const { rim, mouth } = METALS[cauldron];
  const [w, h] = mouth;
  return [
    ...LIMBS[cauldron],
    oval(0, BRIM, w + 6, h + 2.6, rim),
    oval(0, BRIM + 0.6, w, h, '#0c0806'),
    cutOff(ring(0, BRIM + 0.6, w - 0.6, h - 0.6), [
      fill(`M${-w} ${BRIM - 12}H${w}V${BRIM}Q0 ${BRIM - 9} ${-w} ${BRIM}Z`, rim, 0.35),
    ]),
  ];
});

/** What lies before the brew: belly and rim. */
export const potFront = once((cauldron: Cauldron): readonly Mark[] => {
  const { rim, mouth, shine } = METALS[cauldron];
  const [w, h] = mouth;
  const [inner, outer] = [ring(0, BRIM + 0.6, w, h), ring(0, BRIM, w + 8, h + 4)];
  return [
    ...BODIES[cauldron],
    path(outer + inner, { fill: rim, fillRule: 'evenodd' }),
    path(outer, { fill: 'none', stroke: INK, strokeWidth: 2.6 }),
    path(inner, { fill: 'none', stroke: INK, strokeWidth: 1.8 }),
    line(`M${-w - 5} ${BRIM - 2}Q${6 - w} ${round(BRIM - h - 2.4)}-6 ${round(BRIM - h - 2.6)}`, shine, 2.2, {
      strokeOpacity: 0.9,
    }),
  ];
});

/** The brew of a full cauldron. */
export const brew = once((cauldron: Cauldron): readonly Mark[] => {
  const { mouth, brew: shades } = METALS[cauldron];
  const [w, h] = mouth;
  return [
    oval(0, BRIM + 2, w - 3, h - 1.4, down(...shades)),
    oval(-10, BRIM, w * 0.45, h * 0.36, '#fff', { fillOpacity: 0.35 }),
  ];
});

/** The light over a brew that is nearly or quite paid for. */
export const shimmer = once((cauldron: Cauldron): readonly Mark[] => {
  const colour = brewColour(cauldron);
  return [oval(0, BRIM - 18, 52, 34, halo([0, colour, 0.5], [1, colour, 0]))];
});

const SEEDS: Readonly<Record<Cauldron, number>> = { iron: 21, copper: 33, silver: 45 };

function bubble(x: number, y: number, r: number, [, base, dark]: Three): readonly Mark[] {
  return [
    disc(x, y, r, rad('#ffffff', base, dark), {
      fillOpacity: 0.88,
      stroke: '#fff',
      strokeOpacity: 0.65,
      strokeWidth: 0.9,
    }),
    line(
      `M${round(x - r * 0.5)} ${round(y - r * 0.1)}q.2-${round(r * 0.5)} ${round(r * 0.55)}-${round(r * 0.5)}`,
      '#fff',
      1.2,
    ),
  ];
}

/** Bubbles of a boiling brew one by one: the first four lie on it, the others have risen. */
export const bubblesOf = once((cauldron: Cauldron): readonly (readonly Mark[])[] => {
  const random = chance(SEEDS[cauldron]);
  const { mouth, brew: shades } = METALS[cauldron];
  return times(7, (index) => {
    const x = (random() - 0.5) * mouth[0] * 1.5;
    const y = BRIM - 2 - random() * (index < 4 ? 7 : 30);
    return bubble(x, y, index < 4 ? 4 + random() * 4 : 2 + random() * 2.4, shades);
  });
});

export const STEAM: readonly Mark[] = [
  line(`M-18-28q-8-10 0-18t2-18M14-30q9-9 2-18t0-16`, '#fff', 3.4, { strokeOpacity: 0.18 }),
];

const FLAME = down('#ffe28a', '#f2742a', '#8a1e0c');
const FIRE_SEEDS: Readonly<Record<Cauldron, number>> = { iron: 5, copper: 9, silver: 14 };

function flames(cauldron: Cauldron): readonly string[] {
  const random = chance(FIRE_SEEDS[cauldron]);
  return times(9, (index) => {
    const x = index * 12 - 48 + (random() - 0.5) * 6;
    const tall = 18 + random() * 22;
    const waist = round(68 - tall * 0.5);
    return `M${round(x - 7)} 68Q${round(x - 9)} ${waist} ${round(x)} ${round(68 - tall)}Q${round(x + 9)} ${waist} ${round(x + 7)} 68Z`;
  });
}

const GLIMMER = oval(0, 66, 66, 16, halo([0, '#ff9a3c', 0.55], [1, '#ff7a1c', 0]));
const LOG_END = { stroke: INK, strokeWidth: 1.2 };

const LOGS: readonly Mark[] = [
  lit('M-46 66L40 60 44 68-42 75Z', rad('#8a5c34', '#4a2c14', '#1c0f06'), { line: 1.8, scale: 0.6 }),
  lit('M46 67L-38 60-42 67 42 75Z', rad('#9a6a3c', '#523216', '#200f06'), { line: 1.8, scale: 0.6 }),
  oval(-44, 70.5, 3.4, 4.6, '#c79a62', LOG_END),
  oval(44, 71, 3.4, 4.6, '#c79a62', LOG_END),
];

/** Glimmer, flames and logs. */
export const fire = once((cauldron: Cauldron): readonly Mark[] => [
  GLIMMER,
  ...flames(cauldron).map((d) => fill(d, FLAME, 0.92)),
  ...LOGS,
]);

/** Smaller, brighter flames before the others: they flicker. */
export const flicker = once((cauldron: Cauldron): readonly Mark[] => [
  group(
    'translate(0 20.4) scale(1 .7)',
    flames(cauldron).map((d) => fill(d, down('#fff6c0', '#ffb03a', '#f2742a'), 0.85)),
  ),
  ...LOGS,
]);

const HALO = [
  [34, 0.07],
  [27, 0.1],
  [20, 0.14],
  [14, 0.22],
  [9, 0.5],
  [6, 1],
] as const;

/** The golden outline of a cauldron that can be brewed from. */
export const hotGlow = once((cauldron: Cauldron): readonly Mark[] => [
  oval(0, 2, 76, 66, halo([0, '#ffe9a0', 0.34], [0.6, '#ffd36a', 0.2], [1, '#ffd36a', 0])),
  coated(
    METALS[cauldron].glow,
    ...HALO.map(([strokeWidth, strokeOpacity]) => ({
      fill: 'none',
      stroke: '#ffdc80',
      strokeWidth,
      strokeOpacity,
      strokeLinejoin: 'round' as const,
    })),
  ),
]);

/** What a cauldron needs lies on a plate before its belly: of so many drops, around 0, 0. */
export function recipePlate(count: number): readonly Mark[] {
  const width = plateWidth(count);
  return [
    path(handCut(corners(-width / 2, -14, width, 28, 8), 0.6, 14, chance(count + 3)), {
      fill: '#120b07',
      fillOpacity: 0.82,
      stroke: BRASS,
      strokeWidth: 2,
    }),
  ];
}

/** A whole cauldron that stands still, to be drawn small. */
export const stillPot = once((cauldron: Cauldron): readonly Mark[] => [
  ...potBack(cauldron),
  ...brew(cauldron),
  ...potFront(cauldron),
  ...shimmer(cauldron),
  ...bubblesOf(cauldron).slice(0, 4).flat(),
]);
