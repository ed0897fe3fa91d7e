import type { Catalogue, Drawn } from '@/components/kit/drawing/catalogue';
import { chance, round, times, type Chance } from '@/components/kit/drawing/geometry';
import { box, fill, line, oval, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { STALLS, type Stall } from '@/engine/games/alchemirus/data';
import { buildingArt } from './building-art';
import { SQUARES, STALL_BOX, STAND_BOX, type SquareShape } from '../art/market-plan';
import { estateHues, type EstateHues } from './estate-hues';
import { discs, glow, shape, stroke } from './hand';
import { paving } from './paving';

interface Area {
  readonly width: number;
  readonly height: number;
}

function skyline({ width, height }: Area, random: Chance): string {
  const foot = round(height * 0.7);
  let [d, x] = ['', -6];
  while (x < width) {
    const [wide, high] = [round(16 + random() * 20), round(22 + random() * 40)];
    d +=
      random() < 0.5
        ? `M${round(x)} ${foot}v${-high}l${wide / 2}-14l${wide / 2} 14v${high}z`
        : `M${round(x)} ${foot}v${-high}h${wide}v${high}z`;
    x += wide + 1;
  }
  return d;
}

const FLAGS = ['#c8472e', '#e8cfa4', '#2f7c6e', '#e2b04a'] as const;

function bunting(width: number, random: Chance): readonly Mark[] {
  const count = Math.max(4, Math.round(width / 17));
  const across = width + 8;
  const flags = times(count, (index) => {
    const share = (index + 0.5) / count;
    const [x, y] = [-4 + across * share, 2 + 44 * share * (1 - share)];
    return `M${round(x - 5.5)} ${round(y)}h11l-5.5 ${round(11 + random() * 2)}z`;
  });
  return [
    stroke(`M-4 2Q${round(width / 2)} 24 ${width + 4} 2`, '#2a1a10', 1.6),
    ...FLAGS.map((tint, first) =>
      shape(flags.filter((_, index) => index % FLAGS.length === first).join(''), tint, 0.9),
    ),
  ];
}

function stars({ width, height }: Area, random: Chance): Mark {
  const places = times(14, () => [random() * width, random() * height * 0.4, 0.5 + random() * 0.6] as const);
  // Under the dusk that lies on everything behind the square.
  return fill(discs(places), '#8a868c', 0.5);
}

/** A square of the town before its sky, as broad as one stall needs or as two. */
function square(shape: SquareShape, hues: EstateHues): readonly Mark[] {
  const { width, height } = SQUARES[shape];
  const random = chance(SEEDS[shape]);
  const floor = height * 0.7;
  return [
    ...(hues.isNight ? [stars({ width, height }, random)] : []),
    fill(skyline({ width, height }, random), hues.isNight ? '#1c1420' : at(hues.hills, 0), 0.55),
    box([0, round(floor - 2), width, round(height * 0.34)], hues.lane),
    ...paving(
      { x: 0, y: floor, width, height: height - floor, row: 7, stone: [9, 6], tones: hues.cobbles },
      random,
    ),
    glow(width * 0.25, height * 0.55, height * 0.7, 'amber', hues.isNight ? 0.45 : 0.2),
    ...bunting(width, random),
  ];
}

const SEEDS: Readonly<Record<SquareShape, number>> = { broad: 6, narrow: 5 };

function squareOf(shape: SquareShape): Drawn {
  const { width, height } = SQUARES[shape];
  return {
    layers: (theme) => [square(shape, estateHues(theme))],
    box: [0, 0, width, height],
    width: shape === 'broad' ? 200 : 110,
    isStretched: true,
  };
}

/** A stall with its shadow on the ground. */
const stallOf = (stall: Stall): readonly Mark[] => [oval(0, 5, 104, 15, '@shadow'), ...buildingArt(stall)];

/** A table for a good, 78 by 26 units. */
const STAND: readonly Mark[] = [
  shape('M6 3H72L78 17H0Z', '@wood', 1.4),
  shape('M0 17H78V24H0Z', '@wood-dark', 1.4),
  line('M7 4.5H71', '#ffe6b8', 1.2, { strokeOpacity: 0.8 }),
];

export const MARKET_PRINTS: Catalogue['drawn'] = {
  'square-broad': squareOf('broad'),
  'square-narrow': squareOf('narrow'),
  ...Object.fromEntries(
    STALLS.map((stall) => [`stall-${stall}`, { layers: [stallOf(stall)], box: STALL_BOX, width: 120 }]),
  ),
  stand: { layers: [STAND], box: STAND_BOX, width: 90 },
};
