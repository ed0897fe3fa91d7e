import type { ViewBox } from '@/components/kit/drawing/drawing';

/** Cards are so much higher than wide. */
export const CARD_RATIO = 1.52;

export const cardHeight = (width: number): number => width * CARD_RATIO;

/** The height of a card in units of 200 to its width. */
export const CARD_UNITS = 200 * CARD_RATIO;

/** The frame of parchment round the window, in those units. */
export const RIM = 11;
const MARGIN = 22;

/** A card's parchment with its shadow. */
export const SHEET_BOX: ViewBox = [-MARGIN, -MARGIN, 200 + 2 * MARGIN, CARD_UNITS + 2 * MARGIN];

/** In how many ways the parchment of a card is cut. */
export const CUTS = [0, 1, 2, 3] as const;

/** How high the window of a card is drawn: the nearest is fitted to the room that the words leave. */
export const WINDOWS = [190, 212, 236] as const;
/** On a card that shows what it does under its name. */
export const LARGE_WINDOW = 202;

/** A window with its frame, from the upper left of its card. */
export const windowBox = (height: number): ViewBox => [RIM - 3, RIM - 3, 206 - 2 * RIM, height + 6];

/** The back of a card of 100 by 152 with its shadow. */
export const BACK_BOX: ViewBox = [-7, -7, 114, 166];
/** So far is a card of the deck from the one above it, and so much they take up together. */
export const DECK_STEP = 5.8;
export const DECK_BOX: ViewBox = [-7, -7, 114 + 3 * DECK_STEP, 166 + 3 * DECK_STEP];

/** A card by its picture alone: 46 by 66. */
export const MINI = { width: 46, height: 66, margin: 4 } as const;
/** A card of the bank where there is little room: 98 by 44. */
export const ROW = { width: 98, height: 44, margin: 8 } as const;
/** A socket for a card of 46 by 63, with its brass. */
export const SOCKET = { width: 52, height: 69, margin: 4 } as const;

export const boxOf = ({ width, height, margin }: typeof MINI | typeof ROW | typeof SOCKET): ViewBox => [
  -margin,
  -margin,
  width + 2 * margin,
  height + 2 * margin,
];
