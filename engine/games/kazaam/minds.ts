import { sum } from '@/engine/core/list';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { TILE_COUNT, TILES, type TileId } from './tiles';

/** What somebody with a perfect memory could know. */
export interface Mind {
  /**
   * For every tile the set of hidden places where it may be, as bits (the hand of each seat, the reserve, the
   * discards). A tile on a board has none: everybody sees it.
   */
  readonly may: readonly number[];
  readonly still: readonly Still[];
}

/** At least so many of these tiles are in a hand: they were known to be, and others were seen to be taken from it. */
interface Still {
  readonly hand: number;
  readonly least: number;
  readonly tiles: readonly TileId[];
}

/** One mind a seat, and last that of the open table, which saw only what is public. */
export type Minds = readonly Mind[];

export const RESERVE = 1 << 5;
export const DISCARDS = 1 << 6;
const ON_A_BOARD = 0;

export function handOf(seat: number): number {
  return 1 << seat;
}

export function dealtMinds(hands: readonly (readonly TileId[])[]): Minds {
  const anywhere = sum(hands.map((_, seat) => handOf(seat))) | RESERVE;
  const open: Mind = { may: TILES.map(() => anywhere), still: [] };
  return [...hands.map((hand, seat) => seeingOwn(open, seat, hand)), open];
}

/** What a seat knows that has seen what the open table saw, and its own hand. */
export function seeingOwn(open: Mind, seat: number, hand: readonly TileId[]): Mind {
  const may = open.may.map((places) => places & ~handOf(seat));
  for (const tile of hand) may[tile] = handOf(seat);
  return { may, still: [] };
}

/** Everybody saw where the tile went, and out of which hand, if it was in one. */
export function allSaw(minds: Minds, tile: TileId, places: number, from = ON_A_BOARD): Minds {
  return minds.map((mind) => sawGo(mind, tile, from, places));
}

export function sawPlayed(minds: Minds, tile: TileId, from = ON_A_BOARD): Minds {
  return allSaw(minds, tile, ON_A_BOARD, from);
}

/** One seat saw all the tiles in a place: these and no others are there. */
export function oneSaw(minds: Minds, seat: Seat, tiles: readonly TileId[], place: number): Minds {
  return minds.map((mind, index) => {
    if (index !== seat) return mind;
    const may = mind.may.map((places) => places & ~place);
    return settled({
      may: placed(may, tiles, place),
      still: mind.still.filter(({ hand }) => hand !== place),
    });
  });
}

/** A tile that goes from one hidden place, which holds so many, to another. */
interface Passage {
  readonly tile: TileId;
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** The witnesses saw which it was, the others that it was one of many. */
export function moved(minds: Minds, passage: Passage, witnesses: readonly Seat[]): Minds {
  const { tile, from, to } = passage;
  return minds.map((mind, index) =>
    witnesses.some((seat) => seat === index) ? sawGo(mind, tile, from, to) : blurred(mind, passage),
  );
}

/** Everybody sees that a place is empty: nothing is there any more. */
export function leftWith(minds: Minds, place: number, count: number): Minds {
  if (count > 0) return minds;
  return minds.map(({ may, still }) =>
    settled({ may: may.map((places) => places & ~place), still: still.filter(({ hand }) => hand !== place) }),
  );
}

/** KZ-10: the reserve was empty, so the discards are now the reserve and nothing else is in it. */
export function reshuffled(minds: Minds): Minds {
  return minds.map(({ may, still }) => ({
    may: may.map((places) => (places & ~RESERVE & ~DISCARDS) | (places & DISCARDS ? RESERVE : 0)),
    still,
  }));
}

function placed(may: readonly number[], tiles: readonly TileId[], places: number): readonly number[] {
  const copy = may.slice();
  for (const tile of tiles) copy[tile] = places;
  return copy;
}

function sawGo({ may, still }: Mind, tile: TileId, from: number, to: number): Mind {
  const now = placed(may, [tile], to);
  if (still.length === 0) return { may: now, still };
  const fewer = still.map((one) =>
    one.tiles.includes(tile) && one.hand === from ? { ...one, least: one.least - 1 } : one,
  );
  // Where it has gone it is not one of those that were there before.
  const others = fewer.map((one) => ({ ...one, tiles: one.tiles.filter((other) => other !== tile) }));
  return settled({ may: now, still: others });
}

function blurred(mind: Mind, passage: Passage): Mind {
  const { from, to } = passage;
  const still =
    passage.from === RESERVE || passage.from === DISCARDS ? mind.still : stillAfter(mind, passage);
  let copy: number[] | null = null;
  for (let tile = 0; tile < TILE_COUNT; tile += 1) {
    const places = mind.may[tile] as number;
    if ((places & from) === 0 || (places & to) !== 0) continue;
    copy ??= mind.may.slice();
    copy[tile] = places | to;
  }
  if (copy === null && still === mind.still) return mind;
  return settled({ may: copy ?? mind.may, still });
}

/**
 * What is still known of two hands when a tile goes from one to the other: of those that were in the one, all but one
 * are; and where there were no others, one of them is in the other.
 */
function stillAfter({ may, still }: Mind, { from, to, size }: Passage): readonly Still[] {
  const sure = TILES.map(({ id }) => id).filter((id) => may[id] === from);
  const known = [
    { hand: from, least: sure.length, tiles: sure },
    ...still.filter(({ hand }) => hand === from),
  ];
  const gone = known.filter(({ least }) => least === size).map(({ tiles }) => tiles);
  const came = still.map((one) => {
    const isMore = one.hand === to && gone.some((tiles) => isSame(tiles, one.tiles));
    return isMore ? { ...one, least: one.least + 1 } : one;
  });
  const isNew = (tiles: readonly TileId[]) =>
    !still.some((one) => one.hand === to && isSame(one.tiles, tiles));
  return [
    ...came.filter(({ hand }) => hand !== from),
    ...known.map((one) => ({ ...one, least: one.least - 1 })),
    ...gone.filter(isNew).map((tiles) => ({ hand: to, least: 1, tiles })),
  ];
}

function isSame(some: readonly TileId[], others: readonly TileId[]): boolean {
  return some.length === others.length && some.every((tile) => others.includes(tile));
}

/** Tiles that were seen elsewhere are left out; where all that are left must be there, they are. */
function settled({ may, still }: Mind): Mind {
  if (still.length === 0) return { may, still };
  const left = still
    .map((one) => ({ ...one, tiles: one.tiles.filter((tile) => ((may[tile] ?? 0) & one.hand) !== 0) }))
    .filter(({ least }) => least > 0);
  const certain = left.find(({ least, tiles }) => least >= tiles.length);
  if (!certain) return { may, still: left };
  return settled({
    may: placed(may, certain.tiles, certain.hand),
    still: left.filter((one) => one !== certain),
  });
}

/** How many tiles a hidden place holds. */
export interface Room {
  readonly place: number;
  readonly size: number;
}

/** How often it is tried to keep to what is still known of hands. */
const TRIES = 12;

/**
 * Puts every hidden tile into a place where the mind thinks it possible, filling each room exactly. It knows
 * nothing but its arguments, so the real places cannot show through.
 */
export function imagine(
  { may, still }: Mind,
  rooms: readonly Room[],
  rng: Rng,
): ReadonlyMap<number, readonly TileId[]> {
  let chance = rng;
  for (let left = still.length > 0 ? TRIES : 0; left > 0; left -= 1) {
    const tried = imagined(may, still, rooms, chance);
    if (tried.content) return tried.content;
    chance = tried.rng;
  }
  const { content } = imagined(may, [], rooms, chance);
  if (!content) throw new Error('No such world');
  return content;
}

type Content = ReadonlyMap<number, TileId[]>;

/**
 * Tiles that are still in some hand come first, then the others from the surest to the least sure; where an earlier
 * choice leaves no room, tiles are moved on along a chain that makes some.
 */
function imagined(
  may: readonly number[],
  still: readonly Still[],
  rooms: readonly Room[],
  rng: Rng,
): { readonly content: Content | null; readonly rng: Rng } {
  const mixed = shuffle(
    rng,
    TILES.map((tile) => tile.id).filter((tile) => may[tile] !== ON_A_BOARD),
  );
  let chance = mixed.rng;
  const choose = (count: number): number => {
    const drawn = below(chance, count);
    chance = drawn.rng;
    return drawn.value;
  };
  const content = new Map<number, TileId[]>(rooms.map((room) => [room.place, []]));
  const fixed = [...may];
  for (const tile of kept(may, still, mixed.value)) fixed[tile.id] = tile.hand;
  const surest = [...mixed.value].sort((one, other) => bitCount(fixed[one]) - bitCount(fixed[other]));
  const isPossible = surest.every((tile) => house(tile, fixed, rooms, content, choose));
  return { content: isPossible ? content : null, rng: chance };
}

/** Which of the tiles of which some are still in a hand are taken to be there: the first in a mixed order. */
function kept(
  may: readonly number[],
  still: readonly Still[],
  mixed: readonly TileId[],
): readonly { readonly id: TileId; readonly hand: number }[] {
  const held = new Map<TileId, number>();
  for (const { hand, least, tiles } of still) {
    const there = tiles.filter((tile) => held.get(tile) === hand || may[tile] === hand).length;
    const open = mixed.filter((tile) => tiles.includes(tile) && !held.has(tile) && may[tile] !== hand);
    for (const tile of open.slice(0, Math.max(0, least - there))) held.set(tile, hand);
  }
  return [...held].map(([id, hand]) => ({ id, hand }));
}

function house(
  tile: TileId,
  may: readonly number[],
  rooms: readonly Room[],
  content: Content,
  choose: (count: number) => number,
): boolean {
  const possible = rooms.filter((room) => ((may[tile] ?? 0) & room.place) !== 0);
  const free = possible.map((room) => room.size - contentOf(content, room).length);
  const total = sum(free);
  if (total === 0) return makeRoom(tile, may, rooms, content, new Set());
  // Each free place is equally likely, so a large room gets its share.
  let left = choose(total);
  const room = possible.find((_, index) => (left -= free[index] ?? 0) < 0);
  if (room) contentOf(content, room).push(tile);
  return true;
}

/** Moves a tile that could be elsewhere out of the way, and so on, until everything has its place. */
function makeRoom(
  tile: TileId,
  may: readonly number[],
  rooms: readonly Room[],
  content: Content,
  tried: Set<number>,
): boolean {
  for (const room of rooms) {
    if (((may[tile] ?? 0) & room.place) === 0 || tried.has(room.place)) continue;
    tried.add(room.place);
    const inside = contentOf(content, room);
    if (inside.length < room.size) {
      inside.push(tile);
      return true;
    }
    for (const [index, other] of inside.entries()) {
      if (!makeRoom(other, may, rooms, content, tried)) continue;
      inside[index] = tile;
      return true;
    }
  }
  return false;
}

function contentOf(content: Content, room: Room): TileId[] {
  return content.get(room.place) ?? [];
}

function bitCount(bits = 0): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
