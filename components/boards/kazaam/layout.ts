import {
  arrangementFor,
  within,
  hasLargeText,
  THUMB_SIDE,
  type Arrangement,
  type Room,
} from '@/components/kit/shell/arrangement';
/** Where the regions of the board go, and how large they are, from the room there is. */

export interface Layout {
  /** A replay shows nothing but what is to be looked at. */
  readonly arrangement: Arrangement | 'replay';
  /** Text is so large that captions no longer fit beside or inside pictures. */
  readonly isLargeText: boolean;
  /** Whether there is room for generous pieces. */
  readonly isRoomy: boolean;
  /** The panes beside each other do not fit, and have to be scrolled. */
  readonly isScrolled: boolean;
  /** So little room that everything is drawn as small as can be touched. */
  readonly isTight: boolean;
  /** The own board with its frame. */
  readonly board: number;
  readonly bench: {
    readonly width: number;
    readonly art: number;
    /** Two by two: four below each other would be higher than the board. */
    readonly isSquare: boolean;
  };
  readonly opponents: { readonly width: number; readonly columns: number; readonly board: number };
  readonly hand: {
    readonly width: number;
    readonly height: number;
    readonly tile: number;
    /** Take back and hint stand one above the other beside it. */
    readonly isThumbUpright: boolean;
  };
  readonly vessels: { readonly width: number; readonly glass: number; readonly isUpright: boolean };
  /** Of two boards that are compared on one page. */
  readonly pair: number;
  /** Left and right pane, or the column beside the board. */
  readonly main: number;
  readonly side: number;
  readonly bar: number;
}

export const PAD = 8;
export const GAP = 6;
const FRAME = 14;
const LEAST_BOARD = 3 * 56 + FRAME;

const ARRANGED: Readonly<Record<Arrangement, (room: Room) => Layout>> = { stack, beside, panes };

export function layoutFor(room: Room): Layout {
  return room.isReplay ? replay(room) : ARRANGED[arrangementFor(room)](room);
}

/** A tile of the board inside its frame. */
export function tileIn(board: number): number {
  return (board - FRAME) / 3;
}

function stack({ width, height, textScale, opponents }: Room): Layout {
  const isLargeText = hasLargeText(textScale);
  const inner = width - 2 * PAD;
  const isRoomy = width >= 600;
  const isLow = height < 640;
  const benchWidth = isRoomy ? 96 : 58;
  const hand = isRoomy ? { least: 150, most: 220 } : { least: isLow ? 80 : 100, most: 168 };
  const panel = isRoomy ? 128 : isLow ? 84 : 106;
  const glass = isLow && !isRoomy ? Math.min(LOW_GLASS, glassIn(inner)) : glassIn(inner);
  const others = HEADER + panel + glass * 1.1 + 16 + BAR + 6 * GAP;
  const wide = isLargeText ? inner : inner - benchWidth - GAP;
  const high = isLargeText ? wide : height - others - hand.least;
  const board = within(LEAST_BOARD, Math.min(wide, high), isRoomy ? 600 : 420);
  return {
    arrangement: 'stack',
    isLargeText,
    isScrolled: true,
    isRoomy,
    isTight: width < 380,
    board,
    bench: benchIn(benchWidth, board, isLargeText, inner - board - GAP),
    opponents: row(inner, opponents, isLargeText ? 280 : LEAST_PANEL, isLow ? 51 : 72),
    hand: handIn(inner, within(hand.least, height - others - board, hand.most)),
    vessels: { width: inner, glass, isUpright: false },
    pair: pairIn(width, height, isLargeText),
    main: inner,
    side: 0,
    bar: inner,
  };
}

function beside({ width, height, textScale, opponents }: Room): Layout {
  const isLargeText = hasLargeText(textScale);
  const bench = isLargeText ? 120 : 58;
  const shelf = 76;
  const least = HEADER_ROW + 4 * PAD + 2 * GAP;
  const board = within(LEAST_BOARD, Math.min(height - 2 * PAD, width - bench - shelf - least), 480);
  const main = board + bench + shelf + 2 * GAP;
  const side = width - main - 4 * PAD;
  return {
    arrangement: 'beside',
    isLargeText,
    isScrolled: isLargeText || height < LEAST_BESIDE,
    isRoomy: false,
    isTight: true,
    board,
    bench: benchIn(bench, board, false),
    opponents: row(side, opponents, isLargeText ? 240 : LEAST_PANEL, 57),
    hand: handIn(side, within(100, height - HEADER - 96 - BAR - 4 * GAP, 150)),
    vessels: { width: shelf, glass: uprightGlass(board, 46), isUpright: true },
    pair: pairIn(width, height, isLargeText),
    main,
    side,
    bar: side,
  };
}

function panes({ width, height, textScale }: Room): Layout {
  const isLargeText = hasLargeText(textScale);
  const side = within(320, width * 0.364, 460);
  const main = width - side - SEAM;
  const bench = isLargeText ? 150 : within(84, main * 0.145, 118);
  const shelf = 112;
  const handHeight = within(150, height * 0.25, 240);
  const across = main - bench - shelf - 2 * PAD - 2 * GAP;
  const board = within(LEAST_BOARD, Math.min(across, height - 78 - handHeight - 5 * GAP), 680);
  const bar = within(140, main * 0.22, 200);
  return {
    arrangement: 'panes',
    isLargeText,
    isScrolled: isLargeText || board === LEAST_BOARD,
    isRoomy: true,
    isTight: false,
    board,
    bench: benchIn(bench, board, false),
    opponents: { width: side - 2 * PAD, columns: 1, board: 162 },
    hand: handIn(main - bar - 2 * PAD - GAP, handHeight),
    vessels: { width: shelf, glass: uprightGlass(board, 72), isUpright: true },
    pair: pairIn(width, height, isLargeText),
    main,
    side,
    bar,
  };
}

/** A stack without bench, hand and buttons: what they would take goes to the board. */
function replay(room: Room): Layout {
  const { width, height } = room;
  if (width > height * LYING) return lyingReplay(room);
  const { isRoomy, vessels, ...rest } = stack(room);
  const inner = width - 2 * PAD;
  const panel = isRoomy ? 128 : height < 640 ? 84 : 106;
  const high = height - HEADER - panel - vessels.glass * 1.1 - 16 - 5 * GAP;
  const board = within(LEAST_BOARD, Math.min(inner, high), 640);
  return { ...rest, isRoomy, vessels, arrangement: 'replay', board };
}

/** The board at one side, all else at the other. */
function lyingReplay(room: Room): Layout {
  const { width, height, opponents } = room;
  const board = within(LEAST_BOARD, Math.min(height - 2 * PAD, width * 0.56), 640);
  const side = width - board - 3 * PAD;
  return {
    ...stack(room),
    arrangement: 'replay',
    board,
    opponents: row(side, opponents, LEAST_PANEL, 57),
    vessels: { width: side, glass: glassIn(side), isUpright: false },
    main: board,
    side,
  };
}

/** A pane that is so much wider than high lies on its side. */
const LYING = 1.25;
export const SEAM = 7;
const HEADER = 54;
/** What the head needs beside three buttons; if they went below it, they would push the hand out of sight. */
export const HEADER_ROW = 304;
const BAR = 62;
/** A header, a row of opponents, a hand and buttons, one below the other. */
const LEAST_BESIDE = HEADER + 104 + 100 + BAR + 4 * GAP;
/** Where there is no height for larger ones. */
const LOW_GLASS = 46;

/** A sixth of the width holds a glass with its number. */
function glassIn(width: number): number {
  return Math.min(72, (width / 6) * 0.88);
}

/** Six of them with their shelves are as high as the board. */
function uprightGlass(board: number, most: number): number {
  return within(28, (board / 6 - 20) / 1.11, most);
}

/** Four things that a finger can touch, one below the other; and two of them side by side. */
const LEAST_COLUMN = 4 * 48 + 3 * GAP;
const LEAST_SQUARE = 2 * 48 + GAP;
const SQUARE_ART = 30;

function benchIn(width: number, board: number, isLargeText: boolean, room = width): Layout['bench'] {
  if (isLargeText) return { width, art: 56, isSquare: false };
  const isSquare = board < LEAST_COLUMN && room >= LEAST_SQUARE;
  const art = isSquare ? SQUARE_ART : Math.round(Math.min(width * 0.7, board / 4 - 30));
  return { width, art, isSquare };
}

/** Two boards, one above the other on a phone, side by side elsewhere, with a question and two answers below. */
function pairIn(width: number, height: number, isLargeText: boolean): number {
  if (isLargeText) return Math.min(260, width - 60);
  const isStacked = width < 640;
  const free = height - 352;
  return within(112, isStacked ? free / 2 - 24 : Math.min(free, width / 2 - 200), 320);
}

/** As large as a finger. */
const TOUCHED = 48;

/** So narrow an opponent can be that all four of them go beside each other at 320. */
const LEAST_PANEL = 70;

/** All opponents side by side; where text is large one of them, and the row is scrolled. */
function row(width: number, opponents: number, least: number, board: number): Layout['opponents'] {
  const columns = Math.max(1, Math.min(opponents, Math.floor((width + GAP) / (least + GAP))));
  return { columns, width: Math.floor((width - (columns - 1) * GAP) / columns), board };
}

function handIn(width: number, height: number): Layout['hand'] {
  const isThumbUpright = height >= 2 * TOUCHED + 4;
  const thumb = isThumbUpright ? THUMB_SIDE : 2 * THUMB_SIDE;
  return { width: width - thumb, height, tile: Math.round(height * 0.66), isThumbUpright };
}
