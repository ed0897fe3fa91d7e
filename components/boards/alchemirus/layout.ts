import {
  arrangementFor,
  within,
  hasLargeText,
  type Arrangement,
  type Room,
} from '@/components/kit/shell/arrangement';
import { estatePlan, type EstatePlan } from './art/estate-plan';
import { MOST_BUILDINGS } from '@/engine/games/alchemirus/data';

import { FAME_HEIGHT } from './art/fame-plan';
import { miniEstateHeight } from './art/mini-plan';

/** Where the regions of the board go, and how large they are, from the room there is. */

export interface Layout {
  readonly arrangement: Arrangement;
  /** Text is so large that captions no longer fit beside or inside pictures. */
  readonly isLargeText: boolean;
  /** It is higher than the screen: what is to be done stays in sight at its foot. */
  readonly isScrolled: boolean;
  /** The same of each pane, where there are panes: what fits is not scrolled, so that pieces can be carried out of it. */
  readonly isPaneScrolled: { readonly upper: boolean; readonly lower: boolean };
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
  readonly opponents: OpponentsLayout;
  readonly fame: number;
  readonly estate: EstatePlan;
  readonly hand: HandLayout;
  /** While cards are marked: the room for the sockets, or for them and the cards of the hand in rows below. */
  readonly pay: { readonly height: number; readonly isApart: boolean };
}

interface OpponentsLayout {
  /** Panels side by side or one below the other, or seals at the corners of the ring. */
  readonly shape: 'row' | 'column' | 'corners';
  /** Of one of them. */
  readonly width: number;
  readonly height: number;
  readonly hasEstates: boolean;
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
  const opponents = opponentsAbove(inner, room, isLow);
  const others = heightOf(opponents, room.opponents);
  const most = isNarrow ? Math.min(inner, 340) : inner - bank.width - GAP;
  const least = isNarrow ? most : Math.max(LEAST_RING, bankHeight(bank));
  const natural = naturalEstate(inner, plate);
  const card = within(58, width * 0.172, 104);
  const rest = HEADER + FAME + (isReplay ? 0 : BAR) + others + (isLow ? 1 : 6) * GAP;
  const lack = rest + least + natural + handIn(inner, card).height - height;
  const hand = isReplay ? NO_HAND : handIn(inner, lack > 0 ? Math.max(56, card - lack / 2) : card);
  const lowest = natural * (isReplay ? 0.66 : 0.84);
  const estate = Math.round(Math.max(lowest, Math.min(natural, height - rest - least - hand.height)));
  const spare = height - rest - estate - hand.height;
  const ring = Math.min(most, Math.max(LEAST_RING, spare));
  const isScrolled = isLargeText || isNarrow || spare < least;
  const isHeldAbove = isScrolled && !isLargeText;
  const left = Math.max(0, spare - Math.max(ring, least));
  const grown = isScrolled ? natural : estate + Math.min(left * 0.6, estate * 0.5);
  const upper =
    (isHeldAbove ? 0 : others) + FAME + Math.max(ring, isNarrow ? ring : bankHeight(bank)) + 3 * GAP;
  return {
    arrangement: 'stack',
    isLargeText,
    isScrolled,
    isPaneScrolled: { upper: false, lower: false },
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
  const roomiest = width < ROOMY ? 70 : 58;
  const most = isReplay ? Math.max(LEAST_ROW, height * 0.075) : roomiest;
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

function opponentsIn(width: number, { opponents, textScale }: Room, height: number): OpponentsLayout {
  const isLarge = hasLargeText(textScale);
  return {
    shape: isLarge ? 'column' : 'row',
    width: isLarge ? width : Math.floor((width - (opponents - 1) * GAP) / opponents),
    height: Math.round(height * Math.max(1, Math.min(textScale, 1.7))),
    hasEstates: opponents === 1,
  };
}

/** From here on there is room for the estates of all. */
const ROOMY = 700;

function opponentsAbove(width: number, room: Room, isLow: boolean): OpponentsLayout {
  if (width < ROOMY || hasLargeText(room.textScale) || room.opponents === 1) {
    return opponentsIn(width, room, isLow ? 48 : room.opponents === 1 ? 64 : 54);
  }
  const { width: each } = opponentsIn(width, room, 0);
  return { ...opponentsIn(width, room, tallPanel(each, 6)), hasEstates: true };
}

/** What the name and the counts of a panel take up, and the largest that a plot of it is drawn. */
export const PANEL_WORDS = 54;
const MOST_MINI = 44;

/** A panel with room for twelve plots in so many columns. */
function tallPanel(width: number, columns: number): number {
  const cell = Math.min(MOST_MINI, (width - 2 * PAD) / columns);
  return Math.ceil(PANEL_WORDS + miniEstateHeight(cell * columns, MOST_BUILDINGS, columns) + 4);
}

export function heightOf({ shape, height }: OpponentsLayout, count: number): number {
  if (shape === 'corners') return 0;
  return shape === 'row' ? height : count * (height + GAP) - GAP;
}

/** Above, between and below what lies in a pane on a low screen. */
const AIR_BESIDE = 30;
/** There plots may lie so much closer than they would. */
const CLOSE = 0.9;
/** A seal at a corner of the ring. */
const CORNER = 48;

function beside(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const plate = plateOf(textScale);
  const bank: BankLayout = { shape: 'column', width: 96, height: 48 };
  const path = isReplay ? 0 : FAME;
  const ring = within(230, Math.min(height - HEADER - path - 2 * GAP, width * 0.39), 420);
  const left = ring + bank.width + 2 * PAD + GAP;
  const lower = width - left;
  const inner = lower - 2 * PAD;
  const natural = naturalEstate(inner, plate);
  const least = natural * CLOSE;
  const lowest = (height - BAR - least - AIR_BESIDE - RISE) / CARD;
  const hand = isReplay ? NO_HAND : handIn(inner, within(54, Math.min(inner * 0.16, Math.floor(lowest)), 70));
  const others = isReplay ? inner : left - 2 * PAD;
  const opponents: OpponentsLayout =
    isReplay || isLargeText
      ? opponentsIn(others, room, 54)
      : { shape: 'corners', width: CORNER, height: CORNER, hasEstates: false };
  const free = height - (isReplay ? opponents.height + FAME + GAP : BAR + hand.height) - AIR_BESIDE;
  const estate = isReplay ? Math.min(free - 2 * PAD, natural * 1.4) : Math.max(least, free);
  return {
    arrangement: 'beside',
    isLargeText,
    isScrolled: isLargeText || estate > free,
    isPaneScrolled: {
      upper: isLargeText || HEADER + Math.max(ring, bankHeight(bank)) + path + GAP > height,
      lower: isLargeText || estate > free,
    },
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

/** So large a ring is left before others are given more room. */
const GOOD_RING = 340;
const LEAST_PANEL = 118;

/** Their estates are as large as there is room. */
function opponentsInPane(width: number, room: Room, most: number): OpponentsLayout {
  if (hasLargeText(room.textScale)) return opponentsIn(width, room, 54);
  const { width: each } = opponentsIn(width, room, 0);
  const height = Math.max(LEAST_PANEL, Math.min(most, tallPanel(each, each > 6 * MOST_MINI ? 6 : 4)));
  return { ...opponentsIn(width, room, height), hasEstates: true };
}

function panes(room: Room): Layout {
  const { width, height, textScale, isReplay = false } = room;
  const isLargeText = hasLargeText(textScale);
  const plate = plateOf(textScale);
  const left = Math.round(width * 0.475);
  const inner = left - 3 * PAD;
  const card = within(62, (inner - 6 * 8) / 6.1, 92);
  const bank: BankLayout = { shape: 'cards', width: card, height: Math.round(card * 1.46) };
  const free = height - HEADER - bank.height - 60;
  const opponents = opponentsInPane(inner, room, free - GOOD_RING);
  const others = heightOf(opponents, room.opponents);
  const ring = within(LEAST_RING, Math.min(inner - 16, free - others), 620);
  const lower = width - left;
  const right = lower - 2 * PAD;
  const held = within(76, Math.min(right * 0.165, height * 0.125), 116);
  const hand = isReplay ? NO_HAND : handIn(right, held);
  const bar = isReplay ? 0 : BAR;
  const spare = height - FAME - HEADER * 0.3 - hand.height - bar - 6 * GAP;
  const estate = Math.max(300, spare);
  return {
    arrangement: 'panes',
    isLargeText,
    isScrolled: isLargeText,
    isPaneScrolled: { upper: isLargeText || free - others < ring, lower: isLargeText || spare < estate },
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
