import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { box, disc, line, path, type Mark } from '@/components/kit/drawing/marks';
import { down, lin } from '../art/paints';
import { plateInk, type PlateKind } from '../art/plate-inks';
import { lit, shadowed } from './lit';

const TRAY_WOOD = lin('#7a5430', '#4d321b', '#2a190d');

/** Wood round a dark bed, 7 inside the edge. */
export function tray(width: number, height: number): readonly Mark[] {
  const edge = handCut(corners(0, 0, width, height, 14), 0.6, 30, chance(9));
  return [
    shadowed(edge, [2, 5], 0.5),
    lit(edge, TRAY_WOOD, { line: 1.8 }),
    box([7, 7, width - 14, height - 14, 9], '#0d0705', { fillOpacity: 0.65 }),
    path(`M8 16Q8 8 17 8H${width - 16}`, {
      fill: 'none',
      stroke: '#000',
      strokeOpacity: 0.6,
      strokeWidth: 3,
    }),
  ];
}

/** A place of the tray, 58 by 72. */
export const FREE: readonly Mark[] = [
  box([1, 1, 56, 70, 5], '#000', {
    fillOpacity: 0.5,
    stroke: '#c9a35a',
    strokeOpacity: 0.8,
    strokeWidth: 1.4,
    strokeDasharray: '4 3.4',
  }),
];
export const PLUS: readonly Mark[] = [line('M20 36h18M29 27v18', '#e2b04a', 3.4)];

interface PlateHues {
  readonly face: string;
  readonly light: string;
  readonly hasRivets?: true;
}

/** Verdigris is safe, cinnabar is brave. */
const PLATES: Readonly<Record<PlateKind, PlateHues>> = {
  favour: { face: down('#cdf6ea', '#6cc4b2', '#46a08f'), light: '#e6fff8' },
  claim: { face: down('#bf4430', '#a32616', '#640f0c'), light: '#ffc4ae' },
  brass: { face: down('#ffeeb8', '#e0ab40', '#8a5a16'), light: '#fff6d4', hasRivets: true },
  leather: { face: down('#5d4330', '#3b291c', '#20150d'), light: '#c79a62', hasRivets: true },
  dull: { face: down('#4a3e33', '#352b23', '#241c16'), light: '#6a5a46' },
};

/** The face of a large button; metal and leather are riveted. */
export function plate(kind: PlateKind, width: number, height: number): readonly Mark[] {
  const { face, light, hasRivets = false } = PLATES[kind];
  const ink = plateInk(kind);
  const random = chance(Math.round(width + height));
  const edge = handCut(corners(0, 0, width, height, 12), 0.5, 30, random);
  const rivets = hasRivets
    ? [9, width - 9].map((x) => disc(x, height / 2, 2.6, light, { stroke: '#2a1704', strokeWidth: 0.9 }))
    : [];
  return [
    shadowed(edge, [2, 4], 0.55),
    lit(edge, face, { line: 1.8, rimColour: light, rim: 0.8, shadeWidth: 9, scale: 0.8 }),
    path(handCut(corners(5, 5, width - 10, height - 10, 9), 0.3, 40, random), {
      fill: 'none',
      stroke: ink,
      strokeOpacity: 0.4,
      strokeWidth: 1.1,
    }),
    ...rivets,
  ];
}

/** From the price to what one gets. */
export const ARROW: readonly Mark[] = [line('M-6 0h10M0-4l5 4-5 4', '#000', 2)];
