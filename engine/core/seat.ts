/** A place at the table, counted clockwise from 0. */
export type Seat = number & { readonly brand: 'seat' };

/** Who looks: somebody at the table, or nobody in particular (the open table). */
export type Viewer = Seat | 'public';

export function toSeat(index: number): Seat {
  return index as Seat;
}

export function allSeats(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, index) => toSeat(index));
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, count: number): Seat {
  return toSeat((seat + 1) % count);
}

/** Everybody else, clockwise, beginning with the left neighbour. */
export function othersFrom(seat: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, step) => toSeat((seat + 1 + step) % count));
}
