import {
  arrangementFor,
  within,
  hasLargeText,
  type Arrangement,
  type Room,
} from '@/components/kit/shell/arrangement';
import { at } from '@/engine/core/list';

import { mapHeight, mapWidth } from './art/hex';

/** Where the regions of the board go, and how large they are, from the room there is. */

export interface Layout {
  readonly arrangement: Arrangement;
  /** Text is so large that words need the room of pictures. */
  readonly isLargeText: boolean;
  /** It is higher than the screen: the buttons stay in sight at its foot. */
  readonly isScrolled: boolean;
  readonly isTight: boolean;
  readonly width: number;
  readonly height: number;
  /** The window on the map. */
  readonly map: MapLayoutBox;
  /** What is beside or below the map. */
  readonly stack: { readonly width: number };
  readonly opponents: { readonly width: number; readonly height: number };
  readonly card: { readonly width: number; readonly height: number; readonly isSmall: boolean };
  readonly deed: { readonly height: number };
}

export interface MapLayoutBox {
  readonly width: number;
  readonly height: number;
  /** The side of a hex where the whole map is to be seen. */
  readonly side: number;
  /** How much larger it is shown at first, so that every hex can be touched. */
  readonly zoom: number;
}

/** The row of one's figures and of what one keeps to oneself. */
interface TabsLayout {
  readonly gap: number;
  readonly tab: number;
  readonly opener: number;
}

/** From roomy to as close as fingers can still tell them apart: the map and the list choose figures as well. */
const TAB_ROWS = [
  { gap: 6, opener: 54, least: 48 },
  { gap: 3, opener: 48, least: 48 },
  { gap: 2, opener: 44, least: 36 },
] as const;
const MOST_TAB = 76;
const OPENERS = 3;

/** Every figure has its place in the row: nothing has to be looked for beyond its end. */
export function tabsIn(width: number, figures: number): TabsLayout {
  const rows = TAB_ROWS.map(({ gap, opener, least }) => {
    const room = width - 2 * PAD - OPENERS * (opener + gap);
    const each = Math.floor((room - (figures - 1) * gap) / Math.max(1, figures));
    return { gap, opener, tab: Math.min(MOST_TAB, each), fits: each >= least };
  });
  const { gap, opener, tab } = rows.find(({ fits }) => fits) ?? at(rows, rows.length - 1);
  return { gap, opener, tab };
}

export const PAD = 8;
export const GAP = 6;
export const HEADER = 52;
export const TABS = 52;
export const NARROW = 356;
/** Of a hex that a finger can touch. */
const TOUCHABLE_SIDE = 26.5;
/** For less the whole map is worth more. */
const WORTHWHILE = 1.1;
/** What of the chart is to be seen round the map, in sides of a hex. */
const COAST = { x: 0.5, y: 0.75 };
/** On a tablet there is room for more of the sea. */
const SEA = { x: 1.3, y: 1.1 };

/** So that three of them stand side by side on the narrowest phone. */
const LEAST_OPPONENT = 94;

const CARD = 150;
const SMALL_CARD = 108;
const DEED = 60;
/** Of an opponent who has a row of his own. */
const ESTATE = 48;

const ARRANGED: Readonly<Record<Arrangement, (room: Room) => Layout>> = { stack, beside, panes };

export function layoutFor(room: Room): Layout {
  return ARRANGED[arrangementFor(room)](room);
}

/** The window on the map: the whole of it, or as much as can still be touched. */
function mapIn(width: number, height: number, coast: typeof COAST): MapLayoutBox {
  const across = width / (mapWidth(1) + coast.x);
  const down = height / (mapHeight(1) + coast.y);
  const side = Math.min(across, down);
  const wanted = Math.min(1.5, TOUCHABLE_SIDE / side);
  return { width, height, side, zoom: wanted < WORTHWHILE ? 1 : wanted };
}

/** Where nothing is touched, all of it. */
const wholeMap = (width: number, height: number, coast: typeof COAST): MapLayoutBox => ({
  ...mapIn(width, height, coast),
  zoom: 1,
});

const naturalMap = (width: number, coast: typeof COAST): number =>
  Math.round((width / (mapWidth(1) + coast.x)) * (mapHeight(1) + coast.y));

function opponentsIn(width: number, { opponents, textScale }: Room, height: number): Layout['opponents'] {
  const each = Math.floor((width - (opponents - 1) * GAP) / opponents);
  const least = hasLargeText(textScale) ? 190 : LEAST_OPPONENT;
  return {
    width: Math.max(least, Math.min(each, 190)),
    height: Math.round(height * Math.max(1, Math.min(textScale, 1.4))),
  };
}

const deedIn = (textScale: number) => ({ height: Math.round(DEED * Math.max(1, Math.min(textScale, 1.27))) });

function stack(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const inner = width - 2 * PAD;
  const opponents = opponentsIn(inner, room, 52);
  const deed = deedIn(textScale);
  const natural = naturalMap(width, COAST);
  const rest = HEADER + opponents.height + TABS + (isReplay ? 0 : deed.height) + 6 * GAP;
  const isSmall = isLargeText || height - rest - CARD < natural * 0.86;
  const card = isSmall ? SMALL_CARD : CARD;
  const left = height - rest - (isReplay ? 0 : card);
  const isScrolled = isLargeText || left < 250;
  const map = isScrolled ? within(250, natural, height * 0.62) : within(250, left, natural * 1.12);
  return {
    arrangement: 'stack',
    isLargeText,
    isScrolled,
    isTight: width < NARROW,
    width,
    height,
    map: isReplay ? wholeMap(width, map, COAST) : mapIn(width, map, COAST),
    stack: { width },
    opponents,
    card: { width: Math.min(inner, 560), height: card, isSmall },
    deed,
  };
}

function beside(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const most = isReplay ? 0.64 : 0.5;
  const map = within(height * 0.8, Math.min(height * 1.05, width * most), width * (most + 0.05));
  const stackWidth = width - map;
  const inner = stackWidth - 2 * PAD;
  return {
    arrangement: 'beside',
    isLargeText: hasLargeText(textScale),
    isScrolled: true,
    isTight: true,
    width,
    height,
    map: isReplay ? wholeMap(map, height, COAST) : mapIn(map, height, COAST),
    stack: { width: stackWidth },
    opponents: isReplay ? { width: Math.min(inner, 190), height: 50 } : opponentsIn(inner, room, 50),
    card: { width: inner, height: SMALL_CARD, isSmall: true },
    deed: deedIn(textScale),
  };
}

function panes(room: Room): Layout {
  const { width, height, textScale } = room;
  const side = within(370, width * 0.325, 440);
  const map = width - side;
  const inner = side - 2 * PAD;
  return {
    arrangement: 'panes',
    isLargeText: hasLargeText(textScale),
    isScrolled: true,
    isTight: false,
    width,
    height,
    map: mapIn(map, height, SEA),
    stack: { width: side },
    opponents: { width: inner, height: Math.round(ESTATE * within(1, textScale, 1.4)) },
    card: { width: inner, height: CARD, isSmall: false },
    deed: deedIn(textScale),
  };
}
