import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut } from '@/components/kit/drawing/geometry';
import { box, disc, fill, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Shelf } from '@/engine/games/witchs-brew/data';
import { lit, strokes } from './lit';
import { across, down, halo } from '../art/paints';
import { SHELF } from '../art/spots';
import type { SceneHues } from './scene-hues';

const { board: FOOT } = SHELF;

/** The board with its brackets. */
export function shelfBoard(shelf: Shelf, width: number, hues: SceneHues): readonly Mark[] {
  const random = chance(shelf === 'gold' ? 61 : 62);
  const plank = handCut(corners(0.7, FOOT - 11, width - 1.4, 12), 0.7, 18, random);
  const grain = strokes(9, random, (next) => [
    next() * (width - 50),
    FOOT - 9 + next() * 8,
    (next() - 0.5) * 2,
    24 + next() * 24,
  ]);
  const brackets = `M14 ${FOOT}v9q8 0 12-9ZM${width - 14} ${FOOT}v9q-8 0-12-9Z`;
  return [
    inked(brackets, hues.bracket, '#120a05', 1.2),
    box([3, FOOT, width - 2, 8], '#000', { fillOpacity: hues.shadow * 0.9 }),
    lit(plank, hues.plank, {
      line: 1.4,
      scale: 0.5,
      inside: [line(grain, '#2a1506', 1, { strokeOpacity: 0.5 })],
    }),
  ];
}

const CANDLELIGHT = disc(0, -24, 26, halo([0, '#ffcf7a', 0.5], [0.4, '#ff9a3c', 0.18], [1, '#ff8a2c', 0]));

/** By day it gives no light. */
export const DAY_CANDLE: readonly Mark[] = [
  lit('M-6 0V-13Q-3-16 0-13Q3-16 6-12V0Z', across('#fff6da', '#efd9a4', '#b08a50'), {
    line: 1.3,
    scale: 0.4,
  }),
  fill('M0-27Q4.5-20 0-16Q-4.5-20 0-27Z', down('#fffbe0', '#ffc04a', '#f2742a')),
];

/** A candle that stands on a line at 0, 0 and lights the wall behind it. */
export const CANDLE: readonly Mark[] = [CANDLELIGHT, ...DAY_CANDLE];

/** What lies on a shelf, or is missing, with the shadow of its socket: around 0, 0. */
export const onShelf = (content: readonly Mark[]): readonly Mark[] => [
  oval(0, FOOT - 10 - SOCKET_HEIGHT, 9, 2.4, '#000', { fillOpacity: 0.45 }),
  group('scale(1.04)', content),
];

/** A socket over the foot of the shelf. */
const SOCKET_HEIGHT = FOOT - 25;
