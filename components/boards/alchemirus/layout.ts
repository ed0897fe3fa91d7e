import {
  arrangementFor,
  within,
  hasLargeText,
  type Arrangement,
  type Room,
} from '@/components/kit/shell/arrangement';
import { estatePlan, type EstatePlan } from './art/estate-plan';
import { FAME_HEIGHT } from './art/fame-plan';

/** Where the regions of the board go, and how large they are, from the room there is. */

export interface Layout {
  readonly arrangement: Arrangement;
  /** Text is so large that captions no longer fit beside or inside pictures. */
  readonly isLargeText: boolean;
  /** It is higher than the screen: what is to be done stays in sight at its foot. */
  readonly isScrolled: boolean;
  /** So little room that words give way to signs. */
  readonly isTight: boolean;
  readonly width: number;
  readonly height: number;
  /** Ring, bank and the others; where there are panes, the left one. */
  readonly upper: { readonly width: number; readonly height: number };
  /** Estate and hand; where there are panes, the right one. */
  readonly lower: { readonly width: number };
  readonly ring: number;
  readonly bank: BankLayout;
  readonly opponents: { readonly width: number; readonly height: number; readonly hasEstates: boolean };
  readonly fame: number;
  readonly estate: EstatePlan;
  readonly hand: HandLayout;
  /** While cards are marked: the room for the sockets, or for them and the cards of the hand in rows below. */
  readonly pay: { readonly height: number; readonly isApart: boolean };
}

interface BankLayout {
  readonly shape: 'column' | 'row' | 'cards';
  /** Of one card. */
  readonly width: number;
  readonly height: number;
}

interface HandLayout {
  readonly width: number;
  readonly card: number;
  readonly height: number;
}

export const PAD = 8;
export const GAP = 6;
/** Above and below the path of fame. */
export const FAME_AIR = 4;
/** Where everything just fits, things lie close together. */
const LOW_PHONE = 800;
export const HEADER = 52;
/** Less what of the path is only air. */
export const FAME = FAME_HEIGHT - 2 * FAME_AIR;
export const BAR = 62;
/** Cards are so much higher than wide, and rise a little when they are chosen. */
const CARD = 1.52;
const RISE = 12;
/** On a smaller ring the Spirit's places could not be told apart by a finger. */
const LEAST_RING = 262;
/** Here words need the room of pictures. */
export const NARROW = 356;

const ARRANGED: Readonly<Record<Arrangement, (room: Room) => Layout>> = { stack, beside, panes };

export function layoutFor(room: Room): Layout {
  return ARRANGED[arrangementFor(room)](room);
}

const plateOf = (textScale: number): number => Math.round(17 * Math.min(1.5, textScale));

/** The height that two rows of plots take up if they are as broad as there is room. */
function naturalEstate(width: number, plate: number): number {
  const unit = (width - 12) / 6 / 205;
  return Math.round(2 * (236 * unit + plate) + 22);
}

const NO_HAND: HandLayout = { width: 0, card: 0, height: 0 };

function handIn(width: number, card: number): HandLayout {
  return { width, card, height: Math.round(card * CARD + RISE) };
}

function stack(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const inner = width - 2 * PAD;
  const plate = plateOf(textScale);
  const isNarrow = width < NARROW || isLargeText;
  const bank = isNarrow ? rowBank(inner) : columnBank(room);
  const isLow = height < LOW_PHONE;
  const opponents = opponentsIn(inner, room, isLow ? 48 : room.opponents === 1 ? 64 : 54);
  const most = isNarrow ? Math.min(inner, 340) : inner - bank.width - GAP;
  const least = isNarrow ? most : Math.max(LEAST_RING, bankHeight(bank));
  const natural = naturalEstate(inner, plate);
  const card = within(58, width * 0.172, 104);
  const rest = HEADER + FAME + (isReplay ? 0 : BAR) + opponents.height + (isLow ? 1 : 6) * GAP;
  const lack = rest + least + natural + handIn(inner, card).height - height;
  const hand = isReplay ? NO_HAND : handIn(inner, lack > 0 ? Math.max(56, card - lack / 2) : card);
  const lowest = natural * (isReplay ? 0.66 : 0.84);
  const estate = Math.round(Math.max(lowest, Math.min(natural, height - rest - least - hand.height)));
  const spare = height - rest - estate - hand.height;
  const ring = Math.min(most, Math.max(LEAST_RING, spare));
  const isScrolled = isLargeText || isNarrow || spare < least;
  const left = Math.max(0, spare - Math.max(ring, least));
  const grown = isScrolled ? natural : estate + Math.min(left * 0.6, estate * 0.5);
  const upper = opponents.height + FAME + Math.max(ring, isNarrow ? ring : bankHeight(bank)) + 3 * GAP;
  return {
    arrangement: 'stack',
    isLargeText,
    isScrolled,
    isTight: width < NARROW,
    width,
    height,
    upper: { width, height: upper },
    lower: { width },
    ring,
    bank,
    opponents,
    fame: inner,
    estate: estatePlan({ width: inner, height: grown, columns: 6, rows: 2, top: 16, plate }),
    hand,
    pay: { height: height - HEADER - BAR - grown - 5 * GAP, isApart: false },
  };
}

function columnBank({ width, height, isReplay }: Room): BankLayout {
  const most = isReplay ? Math.max(LEAST_ROW, height * 0.075) : 70;
  return {
    shape: 'column',
    width: within(92, width * 0.25, 150),
    height: within(LEAST_ROW, width * 0.12, most),
  };
}

/** Five open cards and the piles below them. */
export const PILES = 52;
const LEAST_ROW = 48;
const bankHeight = ({ height }: BankLayout): number => 5 * height + PILES;

function rowBank(inner: number): BankLayout {
  const width = Math.floor((inner - 5 * 4) / 6);
  return { shape: 'row', width, height: Math.round(Math.max(60, width * 1.36)) };
}

function opponentsIn(width: number, { opponents, textScale }: Room, height: number): Layout['opponents'] {
  const each = Math.floor((width - (opponents - 1) * GAP) / opponents);
  const least = hasLargeText(textScale) ? 200 : 92;
  return {
    width: Math.max(least, each),
    height: Math.round(height * Math.max(1, Math.min(textScale, 1.7))),
    hasEstates: opponents === 1,
  };
}

function beside(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const plate = plateOf(textScale);
  const bank: BankLayout = { shape: 'column', width: 96, height: 48 };
  const ring = within(230, Math.min(height - HEADER - 2 * GAP, width * 0.39), 420);
  const left = ring + bank.width + 2 * PAD + GAP;
  const lower = width - left;
  const inner = lower - 2 * PAD;
  const hand = isReplay ? NO_HAND : handIn(inner, within(54, inner * 0.16, 70));
  const others = isReplay ? inner : left - 2 * PAD;
  const opponents = opponentsIn(others, room, 54);
  const free = height - (isReplay ? opponents.height + FAME + GAP : BAR + hand.height) - 3 * GAP;
  const natural = naturalEstate(inner, plate);
  const estate = isReplay ? Math.min(free - 2 * PAD, natural * 1.4) : Math.max(natural, free);
  return {
    arrangement: 'beside',
    isLargeText,
    isScrolled: isLargeText || estate > free,
    isTight: true,
    width,
    height,
    upper: { width: left, height },
    lower: { width: lower },
    ring,
    bank,
    opponents,
    fame: others,
    estate: estatePlan({ width: inner, height: estate, columns: 6, rows: 2, top: 16, plate }),
    hand,
    pay: { height: height - HEADER - GAP, isApart: true },
  };
}

function panes(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const plate = plateOf(textScale);
  const left = Math.round(width * 0.475);
  const inner = left - 3 * PAD;
  const card = within(62, (inner - 6 * 8) / 6.1, 92);
  const bank: BankLayout = { shape: 'cards', width: card, height: Math.round(card * 1.46) };
  const opponents = { ...opponentsIn(inner, room, 118), hasEstates: true };
  const ring = within(
    LEAST_RING,
    Math.min(inner - 16, height - HEADER - bank.height - opponents.height - 60),
    620,
  );
  const lower = width - left;
  const right = lower - 2 * PAD;
  const held = within(76, Math.min(right * 0.165, height * 0.125), 116);
  const hand = isReplay ? NO_HAND : handIn(right, held);
  const bar = isReplay ? 0 : BAR;
  const estate = Math.max(300, height - FAME - HEADER * 0.3 - hand.height - bar - 6 * GAP);
  return {
    arrangement: 'panes',
    isLargeText,
    isScrolled: isLargeText,
    isTight: false,
    width,
    height,
    upper: { width: left, height },
    lower: { width: lower },
    ring,
    bank,
    opponents,
    fame: right - 116,
    estate: estatePlan({ width: right, height: estate, columns: 4, rows: 3, top: 20, plate }),
    hand,
    pay: { height: height - HEADER - GAP, isApart: true },
  };
}
