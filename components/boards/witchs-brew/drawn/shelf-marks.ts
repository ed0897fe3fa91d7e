import { corners } from '@/components/kit/drawing/corners';
import { chance, handCut, round, times } from '@/components/kit/drawing/geometry';
import { box, disc, fill, group, inked, line, oval, type Mark } from '@/components/kit/drawing/marks';
import type { Colour, Shelf } from '@/engine/games/witchs-brew/data';
import { bottle } from './bottle-marks';
import { DROPS, SOCKETS } from './drop-marks';
import { COIN, COIN_SOCKET } from './gold-marks';
import { lit, strokes } from './lit';
import { across, down, halo } from './paints';
import type { SceneHues } from './scene-hues';

/** Height of a shelf with its brackets, and the line its board lies on, in units. */
export const SHELF = { height: 60, board: 50, sockets: 78 } as const;
const { board: FOOT, sockets: FIRST } = SHELF;
const WIDEST = 27;

/** Where the middle of a socket is on a shelf so many units wide. */
export function socketPlace(width: number, need: number, index: number): readonly [number, number] {
  const step = Math.min(WIDEST, (width - FIRST - 4) / need);
  return [FIRST + step * (index + 0.5), FOOT - 25];
}

function board(shelf: Shelf, width: number, hues: SceneHues): readonly Mark[] {
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

const DAY_CANDLE: readonly Mark[] = [
  lit('M-6 0V-13Q-3-16 0-13Q3-16 6-12V0Z', across('#fff6da', '#efd9a4', '#b08a50'), {
    line: 1.3,
    scale: 0.4,
  }),
  fill('M0-27Q4.5-20 0-16Q-4.5-20 0-27Z', down('#fffbe0', '#ffc04a', '#f2742a')),
];

/** A candle that stands on a line at 0, 0 and lights the wall behind it. */
export const CANDLE: readonly Mark[] = [CANDLELIGHT, ...DAY_CANDLE];

interface ShelfPlan {
  readonly shelf: Shelf;
  readonly width: number;
  readonly hasBottle: boolean;
  readonly hasCandle: boolean;
}

/** Everything of a shelf that stays: board, bottle and, where there is no raven, a candle. */
export function shelfGround(plan: ShelfPlan, hues: SceneHues): readonly Mark[] {
  const { shelf, width, hasBottle, hasCandle } = plan;
  return [
    ...board(shelf, width, hues),
    ...(hasBottle ? [group(`translate(24 ${FOOT - 29}) scale(.56)`, bottle(shelf))] : []),
    ...(hasCandle ? [group(`translate(56 ${FOOT - 10})`, hues.isNight ? CANDLE : DAY_CANDLE)] : []),
  ];
}

/** The sockets: what lies on the shelf, then what is missing. */
export function shelfSockets(
  width: number,
  need: number,
  lying: number | readonly Colour[],
): readonly Mark[] {
  return times(need, (index) => {
    const [x, y] = socketPlace(width, need, index);
    return [
      oval(x, FOOT - 10, 9, 2.4, '#000', { fillOpacity: 0.45 }),
      group(`translate(${round(x)} ${y}) scale(1.04)`, content(lying, index)),
    ];
  }).flat();
}

function content(lying: number | readonly Colour[], index: number): readonly Mark[] {
  if (typeof lying === 'number') return index < lying ? COIN : COIN_SOCKET;
  const colour = lying[index];
  return colour ? DROPS[colour] : SOCKETS.any;
}
