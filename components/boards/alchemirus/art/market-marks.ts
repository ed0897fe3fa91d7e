import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times, type Chance } from '@/components/kit/drawing/geometry';
import { box, cutOff, fill, group, line, oval, path, type Mark } from '@/components/kit/drawing/marks';
import { at } from '@/engine/core/list';
import { STALLS, type Stall } from '@/engine/games/alchemirus/data';
import { buildingArt } from './building-art';
import type { EstateHues } from './estate-hues';
import { gilt } from './estate-marks';
import { discs, glow, shape, stroke } from './hand';
import { paving } from './paving';

interface Area {
  readonly width: number;
  readonly height: number;
}

/** How large a stall is drawn in its scene. */
const stallUnit = ({ width, height }: Area): number => Math.min(height * 0.0038, width * 0.0026);

/** The breadth that a stall takes up at the left of its scene. */
export const stallWidth = (area: Area): number => 212 * stallUnit(area);

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

function sky(stall: Stall, { width, height }: Area, hues: EstateHues, random: Chance): readonly Mark[] {
  if (!hues.isNight) return [box([0, 0, width, height], '@heaven')];
  const stars = times(14, () => [random() * width, random() * height * 0.4, 0.5 + random() * 0.6] as const);
  return [
    box([0, 0, width, height], `@sky-${stall}`),
    fill(discs(stars), '#fff', 0.5),
    box([0, 0, width, height], '#140c18', { fillOpacity: 0.5 }),
  ];
}

/** A square of the town by a stall, which stands at its left. */
export function marketScene(stall: Stall, area: Area, hues: EstateHues): readonly Mark[] {
  const { width, height } = area;
  const random = chance(STALLS.indexOf(stall) + 5);
  const edge = handCut(corners(0, 0, width, height, 6), 1.1, 14, random);
  const [unit, floor] = [stallUnit(area), height * 0.7];
  return [
    path(edge, { fill: '#000', fillOpacity: hues.shadow, transform: 'translate(3 5)' }),
    cutOff(edge, [
      ...sky(stall, area, hues, random),
      fill(skyline(area, random), hues.isNight ? '#1c1420' : at(hues.hills, 0), 0.55),
      box([0, round(floor - 2), width, round(height * 0.34)], hues.lane),
      ...paving(
        { x: 0, y: floor, width, height: height - floor, row: 7, stone: [9, 6], tones: hues.cobbles },
        random,
      ),
      glow(width * 0.25, height * 0.55, height * 0.7, 'amber', hues.isNight ? 0.45 : 0.2),
      ...bunting(width, random),
      oval(106 * unit, height * 0.81, 104 * unit, 15 * unit, '@shadow'),
      group(
        `translate(${round(106 * unit)} ${round(height * 0.79)}) scale(${Math.round(unit * 1000) / 1000})`,
        buildingArt(stall),
      ),
    ]),
    ...gilt(edge),
  ];
}

/** A table for a good, 78 by 26 units. */
export const STAND: readonly Mark[] = [
  shape('M6 3H72L78 17H0Z', '@wood', 1.4),
  shape('M0 17H78V24H0Z', '@wood-dark', 1.4),
  line('M7 4.5H71', '#ffe6b8', 1.2, { strokeOpacity: 0.8 }),
];
