import { sum } from '@/engine/core/list';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { TILE_COUNT, TILES, type TileId } from './tiles';

/**
 * What somebody with a perfect memory could know: for every tile the set of hidden places where it may be, as
 * bits (the hand of each seat, the reserve, the discards). A tile on a board has none: everybody sees it.
 */
export type Mind = readonly number[];

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
  const open = TILES.map(() => anywhere);
  return [...hands.map((hand, seat) => seeingOwn(open, seat, hand)), open];
}

/** What a seat knows that has seen what the open table saw, and its own hand. */
export function seeingOwn(open: Mind, seat: number, hand: readonly TileId[]): Mind {
  const mind = open.map((places) => places & ~handOf(seat));
  for (const tile of hand) mind[tile] = handOf(seat);
  return mind;
}

/** Everybody saw where the tile went. */
export function allSaw(minds: Minds, tile: TileId, places: number): Minds {
  return minds.map((mind) => placed(mind, [tile], places));
}

export function sawPlayed(minds: Minds, tile: TileId): Minds {
  return allSaw(minds, tile, ON_A_BOARD);
}

/** One seat saw all the tiles in a place: these and no others are there. */
export function oneSaw(minds: Minds, seat: Seat, tiles: readonly TileId[], place: number): Minds {
  return minds.map((mind, index) => {
    if (index !== seat) return mind;
    return placed(
      mind.map((places) => places & ~place),
      tiles,
      place,
    );
  });
}

/** A tile went from one hidden place to another: the witnesses saw which, the others that it was one of many. */
export function moved(
  minds: Minds,
  tile: TileId,
  from: number,
  to: number,
  witnesses: readonly Seat[],
): Minds {
  return minds.map((mind, index) =>
    witnesses.some((seat) => seat === index) ? placed(mind, [tile], to) : blurred(mind, from, to),
  );
}

/** Everybody sees that a place is empty: nothing is there any more. */
export function leftWith(minds: Minds, place: number, count: number): Minds {
  return count > 0 ? minds : minds.map((mind) => mind.map((places) => places & ~place));
}

/** KZ-10: the reserve was empty, so the discards are now the reserve and nothing else is in it. */
export function reshuffled(minds: Minds): Minds {
  return minds.map((mind) =>
    mind.map((places) => (places & ~RESERVE & ~DISCARDS) | (places & DISCARDS ? RESERVE : 0)),
  );
}

function placed(mind: Mind, tiles: readonly TileId[], places: number): Mind {
  const copy = mind.slice();
  for (const tile of tiles) copy[tile] = places;
  return copy;
}

function blurred(mind: Mind, from: number, to: number): Mind {
  let copy: number[] | null = null;
  for (let tile = 0; tile < TILE_COUNT; tile += 1) {
    const places = mind[tile] as number;
    if ((places & from) === 0 || (places & to) !== 0) continue;
    copy ??= mind.slice();
    copy[tile] = places | to;
  }
  return copy ?? mind;
}

/** How many tiles a hidden place holds. */
export interface Room {
  readonly place: number;
  readonly size: number;
}

/**
 * Puts every hidden tile into a place where the mind thinks it possible, filling each room exactly. It knows
 * nothing but its arguments, so the real places cannot show through. Tiles are handled from the surest to the
 * least sure; where an earlier choice leaves no room, tiles are moved on along a chain that makes some.
 */
export function imagine(
  mind: Mind,
  rooms: readonly Room[],
  rng: Rng,
): ReadonlyMap<number, readonly TileId[]> {
  const mixed = shuffle(
    rng,
    TILES.map((tile) => tile.id).filter((tile) => mind[tile] !== ON_A_BOARD),
  );
  let chance = mixed.rng;
  const choose = (count: number): number => {
    const drawn = below(chance, count);
    chance = drawn.rng;
    return drawn.value;
  };
  const content = new Map<number, TileId[]>(rooms.map((room) => [room.place, []]));
  const surest = [...mixed.value].sort((one, other) => bitCount(mind[one]) - bitCount(mind[other]));
  for (const tile of surest) if (!house(tile, mind, rooms, content, choose)) throw new Error('No such world');
  return content;
}

function house(
  tile: TileId,
  mind: Mind,
  rooms: readonly Room[],
  content: ReadonlyMap<number, TileId[]>,
  choose: (count: number) => number,
): boolean {
  const possible = rooms.filter((room) => ((mind[tile] ?? 0) & room.place) !== 0);
  const free = possible.map((room) => room.size - contentOf(content, room).length);
  const total = sum(free);
  if (total === 0) return makeRoom(tile, mind, rooms, content, new Set());
  // Each free place is equally likely, so a large room gets its share.
  let left = choose(total);
  const room = possible.find((_, index) => (left -= free[index] ?? 0) < 0);
  if (room) contentOf(content, room).push(tile);
  return true;
}

/** Moves a tile that could be elsewhere out of the way, and so on, until everything has its place. */
function makeRoom(
  tile: TileId,
  mind: Mind,
  rooms: readonly Room[],
  content: ReadonlyMap<number, TileId[]>,
  tried: Set<number>,
): boolean {
  for (const room of rooms) {
    if (((mind[tile] ?? 0) & room.place) === 0 || tried.has(room.place)) continue;
    tried.add(room.place);
    const inside = contentOf(content, room);
    if (inside.length < room.size) {
      inside.push(tile);
      return true;
    }
    for (const [index, other] of inside.entries()) {
      if (!makeRoom(other, mind, rooms, content, tried)) continue;
      inside[index] = tile;
      return true;
    }
  }
  return false;
}

function contentOf(content: ReadonlyMap<number, TileId[]>, room: Room): TileId[] {
  return content.get(room.place) ?? [];
}

function bitCount(bits = 0): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
