import { CHOSEN_ROLES, ROLES } from '@/engine/games/witchs-brew/data';

/** The room inside the edges of the screen, and how much larger than designed text is shown. */
interface ChoosingRoom {
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

export interface ChoosingLayout {
  /** Cards above the tray, or the tray beside the cards. */
  readonly arrangement: 'stack' | 'beside';
  readonly isLargeText: boolean;
  readonly columns: number;
  /** The width of a card. */
  readonly card: number;
  /** The width of a card in the tray. */
  readonly trayCard: number;
  /** Of the column of tray and explanation; the whole width in a stack. */
  readonly side: number;
  /** There are more cards than fit: they scroll, and are not dragged. */
  readonly isScrolling: boolean;
  /** Lower than a phone lying on its side: the buttons of the screen stand over the cards. */
  readonly isLow: boolean;
  /** What is for sale lies below the cards, to be scrolled to: else half of them would. */
  readonly isCompact: boolean;
  /** So little room that everybody's goods lie below the cards as well, to be scrolled to. */
  readonly areStandingsBelow: boolean;
  /** Room enough to show potions and the spell as cards. */
  readonly isRoomy: boolean;
  /** Whether there is room for a line that says how to choose. */
  readonly hasHint: boolean;
}

export const EDGE = 10;
export const GAP = 6;
/** Narrower, and the name on a card could not be read. */
export const LEAST_CARD = 68;
/** Where cards are scrolled anyway they may be larger. */
const LEAST_SCROLLED = 76;
/** On the smallest phones it is better to see all of them: a touch tells the rest. */
export const LEAST_COMPACT = 58;
const MOST_CARD = 172;
const LARGE_TEXT = 1.3;
const CARD_SHAPE = 1.4;
const TRAY_SHAPE = 1.24;
const TRAY_PAD = 11;

/** How high things are at the designed text size. */
const HEAD = 50;
const GLANCE = 60;
export const STANDINGS = 58;
export const STRIP = 72;
const BUTTON = 54;
const HINT = 20;
/** As large as a finger. */
const LEAST_TRAY_CARD = 48;
const MOST_TRAY_CARD = 62;
const MOST_ON_TABLET = 92;

export function choosingLayout(room: ChoosingRoom): ChoosingLayout {
  return room.width >= 600 && room.width > room.height * 1.1 ? beside(room) : stack(room);
}

function stack({ width, height, textScale }: ChoosingRoom): ChoosingLayout {
  const isLargeText = textScale > LARGE_TEXT;
  const side = Math.min(width - 2 * EDGE, 720);
  const trayCard = trayCardIn(side, LEAST_TRAY_CARD);
  const others = HEAD + STANDINGS + GLANCE + STRIP + trayHeight(trayCard) + BUTTON + 2 * EDGE + 7 * GAP;
  const compact = isLargeText ? null : compactIn(side, height - others);
  const fit = compact ?? { ...ABOVE, ...fitted(side, isLargeText ? 0 : height - others, textScale) };
  const free = fit.isScrolling ? 0 : height - others - cardsHeight(fit);
  return {
    arrangement: 'stack',
    isLargeText,
    isLow: false,
    isRoomy: false,
    ...fit,
    trayCard: trayCardIn(
      side,
      Math.min(
        side > 600 ? MOST_ON_TABLET : MOST_TRAY_CARD,
        trayCard + Math.max(0, free - HINT) / TRAY_SHAPE,
      ),
    ),
    side,
    hasHint: free >= HINT,
  };
}

function beside({ width, height, textScale }: ChoosingRoom): ChoosingLayout {
  const isLargeText = textScale > LARGE_TEXT;
  const side = Math.round(Math.min(430, Math.max(300, width * 0.36)));
  const trayCard = trayCardIn(side, height < 480 ? LEAST_TRAY_CARD : 66);
  const main = width - side - 2 * EDGE - 3 * GAP;
  const fit = fitted(main, isLargeText ? 0 : height - HEAD - 2 * EDGE - 2 * GAP, textScale);
  const isRoomy = height >= 620 && !isLargeText;
  const isLow = height < 420;
  return {
    arrangement: 'beside',
    isLargeText,
    isLow,
    ...ABOVE,
    isRoomy,
    ...fit,
    trayCard,
    side,
    hasHint: isRoomy,
  };
}

type Fit = Pick<ChoosingLayout, 'columns' | 'card' | 'isScrolling'>;
type Order = Pick<ChoosingLayout, 'isCompact' | 'areStandingsBelow'>;

const ABOVE: Order = { isCompact: false, areStandingsBelow: false };

/** All at once where they can be read; else as many in a row as can be, and the rest by scrolling. */
function fitted(width: number, height: number, textScale: number): Fit {
  const best = largest(width, height);
  return best.card >= LEAST_CARD ? { ...best, isScrolling: false } : scrolled(width, textScale);
}

/** All at once where that is only possible with everything else below them; null where it need not or cannot be. */
function compactIn(width: number, height: number): (Fit & Order) | null {
  if (largest(width, height).card >= LEAST_CARD) return null;
  const room = height + GLANCE + GAP;
  const areStandingsBelow = largest(width, room).card < LEAST_COMPACT;
  const best = largest(width, areStandingsBelow ? room + STANDINGS + GAP : room);
  return best.card >= LEAST_COMPACT
    ? { ...best, isScrolling: true, isCompact: true, areStandingsBelow }
    : null;
}

function largest(width: number, height: number): Pick<Fit, 'columns' | 'card'> {
  const fits = [6, 4, 3].map((columns) => ({
    columns,
    card: Math.floor(
      Math.min(MOST_CARD, across(width, columns), across(height, rowsIn(columns)) / CARD_SHAPE),
    ),
  }));
  return fits.reduce((one, other) => (other.card > one.card ? other : one));
}

function scrolled(width: number, textScale: number): Fit {
  const least = LEAST_SCROLLED * Math.min(textScale, 1.7);
  const columns = [6, 4, 3].find((count) => across(width, count) >= least) ?? 2;
  return { columns, card: Math.floor(Math.min(MOST_CARD, across(width, columns))), isScrolling: true };
}

function across(room: number, count: number): number {
  return (room - (count - 1) * GAP) / count;
}

function rowsIn(columns: number): number {
  return Math.ceil(ROLES.length / columns);
}

function cardsHeight({ card, columns }: Fit): number {
  const rows = rowsIn(columns);
  return rows * card * CARD_SHAPE + (rows - 1) * GAP;
}

function trayCardIn(side: number, most: number): number {
  return Math.floor(Math.min(most, across(side - 2 * TRAY_PAD - 12, CHOSEN_ROLES)));
}

export function trayHeight(card: number): number {
  return card * TRAY_SHAPE + 2 * TRAY_PAD;
}
