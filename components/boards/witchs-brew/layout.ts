import {
  arrangementFor,
  within,
  hasLargeText,
  type Arrangement,
  type Room,
} from '@/components/kit/shell/arrangement';
/** Where the regions of the board go, and how large they are, from the room there is. */

export interface Layout {
  readonly arrangement: Arrangement;
  /** Text is so large that captions no longer fit beside or inside pictures. */
  readonly isLargeText: boolean;
  /** Spell beside the signs and shelves side by side, instead of one below the other. */
  readonly isBroad: boolean;
  /** It is higher than the screen: what is to be done stays in sight at its foot. */
  readonly isScrolled: boolean;
  /** All the room inside the insets. */
  readonly width: number;
  readonly height: number;
  readonly workshop: { readonly width: number; readonly height: number };
  readonly header: { readonly scale: number; readonly height: number; readonly span: number };
  readonly signs: SignsLayout;
  readonly shelf: { readonly width: number; readonly scale: number; readonly pitch: number };
  readonly spell: { readonly width: number };
  readonly hearth: HearthLayout;
  readonly bench: BenchLayout;
}

interface SignsLayout {
  readonly width: number;
  /** Null where it grows with its text. */
  readonly height: number | null;
  readonly scale: number;
  /** How far they hang below the beam. */
  readonly chain: number;
  /** The whole row can be moved sideways. */
  readonly isScrolled: boolean;
}

interface HearthLayout {
  readonly height: number;
  readonly scale: number;
  /** The width of a card on the line above the cauldrons; null where there is no room for a line. */
  readonly card: number | null;
}

export interface BenchLayout {
  readonly width: number;
  readonly height: number;
  /** The card of the trick. */
  readonly card: number;
  readonly jar: { readonly width: number; readonly height: number };
  readonly button: number;
  /** So little room that words give way to signs. */
  readonly isTight: boolean;
  /** On a tablet held upright: as wide as it is, cards and letters are larger. */
  readonly isBroad: boolean;
}

export const PAD = 8;
export const GAP = 6;
const BROAD = 600;
/** The room that the buttons of the screen take in the head. */
const ACTIONS = 112;

/** Heights of the regions on a phone of 390 points. */
const HEAD = 50;
const SIGN = { width: 120, height: 162, chain: 10 };
const SHELVES = 116;
const SHELF_ROW = 62;
const HEARTH = 166;
const LINE = 104;
const TALL = HEAD + SIGN.chain + SIGN.height + SHELVES + HEARTH + GAP;
const SPELL = 82;

/** Who asks, in which order one speaks, who may still outdo it, and two answers. */
const ANSWERS = 248;

/** Below this nothing can be read or touched any more. */
const LEAST_SCALE = 0.66;
const LEAST_SIGN = 116;
const LEAST_SHELVES = 70;
const LEAST_HEARTH = 96;

const ARRANGED: Readonly<Record<Arrangement, (room: Room) => Layout>> = { stack, beside, panes };

export function layoutFor(room: Room): Layout {
  return ARRANGED[arrangementFor(room)](room);
}

function stack(room: Room): Layout {
  const { width, height } = room;
  const isBroad = width >= BROAD;
  const bench = isBroad
    ? within(250, height * 0.3, 330)
    : within(222, Math.max(height * 0.345, Math.min(ANSWERS, height * 0.388)), 320);
  const workshop = { width, height: height - bench };
  const above = isBroad ? broad(room, workshop) : tall(room, workshop);
  return {
    ...frame(room, 'stack'),
    ...above,
    isBroad,
    workshop,
    bench: lyingBench(width, bench),
  };
}

function beside(room: Room): Layout {
  const { width, height } = room;
  const bench = within(250, width * 0.41, 400);
  const workshop = { width: width - bench, height };
  return {
    ...frame(room, 'beside'),
    ...broad(room, workshop),
    isBroad: true,
    workshop,
    bench: columnBench(bench, height),
  };
}

function panes(room: Room): Layout {
  const { width, height } = room;
  const bench = within(340, width * 0.347, 430);
  const workshop = { width: width - bench, height };
  return {
    ...frame(room, 'panes'),
    ...broad(room, workshop),
    isBroad: true,
    workshop,
    bench: standingBench(bench, height),
  };
}

type Frame = Pick<Layout, 'arrangement' | 'isLargeText' | 'isScrolled' | 'width' | 'height'>;

const LEAST_HEIGHT = 560;

function frame({ width, height, textScale }: Room, arrangement: Arrangement): Frame {
  const isLargeText = hasLargeText(textScale);
  const isScrolled = arrangement === 'stack' && (isLargeText || height < LEAST_HEIGHT);
  return { arrangement, isLargeText, isScrolled, width, height };
}

type Workshop = Pick<Layout, 'header' | 'signs' | 'shelf' | 'spell' | 'hearth'>;
type Area = Layout['workshop'];

/** One below the other: windows, signs, shelves with the spell beside them, hearth. */
function tall(room: Room, { width, height }: Area): Workshop {
  const scale = Math.max(LEAST_SCALE, Math.min(width / 390, height / TALL));
  const header = headerIn(width, scale);
  const signs = signsIn(room, width - 2 * PAD, scale);
  const shelves = Math.max(LEAST_SHELVES, (SHELVES - GAP) * scale);
  const free = height - header.height - signs.chain - signHeight(scale) - shelves - GAP;
  const spare = Math.max(0, free - HEARTH * scale);
  const spell = Math.round(SPELL * Math.min(scale, shelves / SHELVES) + spare * 0.1);
  return {
    header,
    signs: { ...signs, height: signs.height && signs.height + Math.round(spare * 0.25) },
    shelf: {
      width: width - spell - 3 * PAD - GAP,
      scale,
      pitch: Math.floor(shelves / 2 + spare * 0.1),
    },
    spell: { width: spell },
    hearth: hearthIn(width, Math.floor(Math.max(LEAST_HEARTH, free - spare * 0.5)), false),
  };
}

/** Spell beside the signs, shelves side by side, and the stacks on a line above the cauldrons. */
function broad(room: Room, { width, height }: Area): Workshop {
  const hasLine = height >= 640;
  const whole = HEAD + SIGN.chain + SIGN.height + SHELF_ROW + HEARTH + (hasLine ? LINE : 0) + GAP;
  const across = Math.max(3, room.opponents) * (SIGN.width + GAP) + SPELL + 3 * PAD;
  const scale = Math.max(LEAST_SCALE, Math.min(width / across, height / whole));
  const spell = Math.round(SPELL * scale * 1.08);
  const header = headerIn(width, Math.min(scale, 1.3));
  const signs = signsIn(room, width - spell - 4 * PAD, scale);
  const row = Math.round(SHELF_ROW * scale);
  const free = height - header.height - signs.chain - signHeight(scale) - row - GAP;
  return {
    header,
    signs,
    shelf: { width: Math.floor((width - 4 * PAD) / 2), scale, pitch: row },
    spell: { width: spell },
    hearth: hearthIn(width, Math.floor(Math.max(LEAST_HEARTH, free)), hasLine),
  };
}

const signHeight = (scale: number) => Math.round(Math.max(LEAST_SIGN, SIGN.height * scale));

function headerIn(width: number, scale: number): Layout['header'] {
  const span = within(132, width - ACTIONS - 84, 230 * scale);
  return { scale, height: Math.round(HEAD * Math.max(0.96, scale)), span };
}

function signsIn({ opponents, textScale }: Room, width: number, scale: number): SignsLayout {
  const isLargeText = hasLargeText(textScale);
  const each = Math.floor((width - (opponents - 1) * GAP) / opponents);
  const least = isLargeText ? 250 : 70;
  return {
    width: Math.max(least, Math.min(each, Math.round(SIGN.width * scale * 1.12))),
    height: isLargeText ? null : signHeight(scale),
    scale,
    chain: Math.round(SIGN.chain * scale),
    isScrolled: each < least,
  };
}

function hearthIn(width: number, height: number, hasLine: boolean): HearthLayout {
  const line = hasLine ? LINE * 0.9 : 0;
  const scale = Math.min((height - line) / 158, width / 3 / 124);
  const card = hasLine
    ? Math.round(Math.min(66, (height - 132 * scale) / 1.7, (width / 3 - 20) / 3.8))
    : null;
  return { height, scale, card };
}

function lyingBench(width: number, height: number): BenchLayout {
  const isTight = height < 262 || width < 340;
  const button = height < 250 ? 48 : 52;
  const isBroad = width >= BROAD;
  const most = isBroad ? 144 : Math.min(104, width * 0.26);
  const card = within(56, (height - button - 44 - 4 * PAD) / 1.4, most);
  const across = (width - card - 2 * PAD - (isTight ? 104 : 128)) / 3 - 6;
  const jar = within(28, Math.min(across, card * 1.4 - 70), 50);
  return {
    width,
    height,
    card,
    jar: { width: jar, height: Math.round(jar * 1.06) },
    button,
    isTight,
    isBroad,
  };
}

/** Narrow and low, beside the workshop. */
function columnBench(width: number, height: number): BenchLayout {
  const isTight = width < 300;
  const card = within(72, Math.min(width * 0.35, (height - 210) / 1.4), 130);
  const jar = within(28, (width - card - 60) / 3 - 8, 46);
  return {
    width,
    height,
    card,
    jar: { width: jar, height: Math.round(jar * 1.1) },
    button: 50,
    isTight,
    isBroad: false,
  };
}

function standingBench(width: number, height: number): BenchLayout {
  const card = within(120, Math.min(width * 0.43, height * 0.21), 180);
  const jar = within(36, (width - card - 60) / 3 - 8, 50);
  return {
    width,
    height,
    card,
    jar: { width: jar, height: Math.round(jar * 1.4) },
    button: 58,
    isTight: false,
    isBroad: false,
  };
}
