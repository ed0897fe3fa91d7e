import { chance, handCut, round, times, type Point } from '@/components/kit/drawing/geometry';
import { coated, disc, line, type Mark } from '@/components/kit/drawing/marks';
import type { Area } from '../art/area';
import { stroke } from '../art/hand';

interface SheetLook {
  /** Sheets of the same seed are cut alike. */
  readonly seed: number;
  /** How far the edge strays. */
  readonly stray?: number;
}

const corners = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

function rivets({ width, height }: Area): readonly Mark[] {
  return corners(5, 5, width - 10, height - 10).flatMap(([x, y]) => [
    disc(x, y, 3, '@brass', { stroke: '#3b2406', strokeWidth: 0.8 }),
    disc(x - 0.8, y - 0.9, 0.8, '#fff', { fillOpacity: 0.8 }),
  ]);
}

/** Parchment with a cut and burnt edge, a fine frame and rivets, in px. */
export function sheetMarks(area: Area, { seed, stray = 1.5 }: SheetLook): readonly Mark[] {
  const { width, height } = area;
  const random = chance(seed);
  const edge = handCut(corners(0, 0, width, height), stray, 9, random);
  const fibres = times(Math.round((width * height) / 700), () => {
    const [x, y, long] = [3 + random() * (width - 16), 3 + random() * (height - 6), 4 + random() * 9];
    return `M${round(x)} ${round(y)}q${round(long / 2)} ${round((random() - 0.5) * 3)} ${round(long)} ${round((random() - 0.5) * 2.4)}`;
  }).join('');
  return [
    coated(
      edge,
      { fill: '#000', fillOpacity: 0.25, transform: 'translate(3 6)' },
      { fill: '#000', fillOpacity: 0.45, transform: 'translate(1.5 3)' },
      { fill: '@parchment' },
      { fill: '@burn' },
      { fill: 'none', stroke: '#5a3a18', strokeWidth: 1 },
    ),
    stroke(fibres, '#8a6a3a', 0.7, 0.3),
    line(handCut(corners(5, 5, width - 10, height - 10), 0.5, 20, random), '#7a5200', 0.9, {
      strokeOpacity: 0.65,
    }),
    ...rivets(area),
  ];
}
