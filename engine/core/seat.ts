import { at } from './list';

/** A place at the table, counted clockwise from 0. */
export type Seat = number & { readonly brand: 'seat' };

/** Who looks: somebody at the table, or nobody in particular (the open table). */
export type Viewer = Seat | 'public';

export function toSeat(index: number): Seat {
  return index as Seat;
}

/** Seats are listed for every move of every playout, so the lists are made once. */
const MOST_SEATS = 8;
const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, index) => toSeat(index));
const TABLES = SEATS.map((_, index) => SEATS.slice(0, index + 1));
const OTHERS = TABLES.map((seats) =>
  seats.map((seat) => [...seats.slice(seat + 1), ...seats.slice(0, seat)]),
);

export function allSeats(count: number): readonly Seat[] {
  return at(TABLES, count - 1);
}

/** 0 for the first player, 1 for the next, and so on. */
export function orderOfPlay(first: Seat, seat: Seat, count: number): number {
  return (seat - first + count) % count;
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, count: number): Seat {
  return toSeat((seat + 1) % count);
}

/** Everybody else, clockwise, beginning with the left neighbour. */
export function othersFrom(seat: Seat, count: number): readonly Seat[] {
  return at(at(OTHERS, count - 1), seat);
}

/** What there is of each player, all of it, by seat. */
export function eachSeat<Player, Item>(
  players: readonly Player[],
  itemsOf: (seat: Seat, player: Player) => readonly Item[],
): readonly Item[] {
  return players.flatMap((player, index) => itemsOf(toSeat(index), player));
}
