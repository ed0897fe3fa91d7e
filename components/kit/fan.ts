export interface FanPlace {
  /** Of the card's upper left corner, before it is turned about its middle. */
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  readonly scale: number;
}

interface Fan {
  readonly height: number;
  readonly places: readonly FanPlace[];
}

interface FanShape {
  readonly count: number;
  /** Which card is chosen, or −1. */
  readonly chosen: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly width: number;
  readonly spine?: number | undefined;
}

const TURN = 3.6;
const DROP = 2.6;
const LIFT = 0.26;
const ROOM = 16;
const GROWTH = 1.1;
const MARGIN = 6;

/** How far one card lies from the next: as much as fits, never less than a spine while that fits at all. */
function stepOf({ count, cardWidth, width, spine = 0 }: FanShape): number {
  if (count < 2) return 0;
  const fitting = (width - cardWidth - 2 * MARGIN - ROOM * 1.5) / (count - 1);
  const most = cardWidth * 0.94;
  return Math.max(Math.min(fitting, most), Math.min(spine * 0.72, fitting));
}

/** Neighbours of the chosen card give way, the right-hand ones more: their spines are on the left. */
function shift(index: number, chosen: number): number {
  if (chosen < 0) return 0;
  if (index === chosen) return -ROOM * 0.1;
  return index > chosen ? ROOM : -ROOM * 0.5;
}

export function fanOf(shape: FanShape): Fan {
  const { count, chosen, cardWidth, cardHeight, width } = shape;
  const step = stepOf(shape);
  const lift = cardHeight * LIFT;
  const half = (count - 1) / 2;
  const turn = count > 6 ? (TURN * 5) / (count - 1) : TURN;
  const places = Array.from({ length: count }, (_, index): FanPlace => {
    const off = index - half;
    const isChosen = index === chosen;
    return {
      x: width / 2 + off * step + shift(index, chosen) - cardWidth / 2,
      y: lift + off * off * DROP - (isChosen ? lift : 0),
      turn: off * turn * (isChosen ? 0.3 : 1),
      scale: isChosen ? GROWTH : 1,
    };
  });
  const sag = half * half * DROP + Math.sin((half * turn * Math.PI) / 180) * cardWidth * 0.5;
  return { height: Math.ceil(cardHeight + lift + sag), places };
}
