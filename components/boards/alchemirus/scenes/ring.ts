import type { Seat } from '@/engine/core/seat';
import { actionOn, fieldAfter } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Cue, CueOf } from './cues';
import { playerOf } from '../seats';
import { fieldAt, pawnAt, RING, standingOf, stoneAt } from './places';
import { endOf, NOTHING, type FactOf, type Shown } from './cueing';
import { withSeat } from './lying';

const HOP = 110;
const LAND = 220;
const LAUREL = 240;
const CLIMB = 110;
export const WREATH = 800;

const onField = (view: AlchemirusView, seat: Seat, field: number): AlchemirusView =>
  withSeat(view, seat, { field });

export function placing(view: AlchemirusView, { seat, field }: FactOf<'placed'>): Shown {
  const place = pawnAt(standingOf(onField(view, seat, field).players, seat, field));
  return { cues: [{ type: 'land', seat, at: place, start: 0, time: LAND }] };
}

/** A long way costs fame first. The pawn hops from field to field along the ring. */
export function walking(view: AlchemirusView, { seat, from, steps, fame }: FactOf<'moved'>): Shown {
  const goal = fieldAfter(from, steps);
  const between = Array.from({ length: steps - 1 }, (_, index) =>
    pawnAt({ index: fieldAfter(from, index + 1) }),
  );
  const way = [
    pawnAt(standingOf(view.players, seat, from)),
    ...between,
    pawnAt(standingOf(onField(view, seat, goal).players, seat, goal)),
  ];
  const paid = climbing(view, seat, -fame, 0);
  const hop: Cue = { type: 'hop', seat, on: 'ring', way, start: endOf(paid), time: HOP * steps };
  return { cues: [...paid, hop], view: withSeat(view, seat, { field: null }) };
}

/** From stone to stone, forwards or back. */
function climbing(view: AlchemirusView, seat: Seat, by: number, start: number): readonly CueOf<'hop'>[] {
  const { fame } = playerOf(view, seat);
  const steps = Math.abs(by);
  if (steps === 0) return NOTHING;
  const way = Array.from({ length: steps + 1 }, (_, index) =>
    stoneAt(Math.min(view.fameGoal, fame + Math.sign(by) * index), view.fameGoal),
  );
  return [{ type: 'hop', seat, on: 'fame', way, start, time: CLIMB * steps }];
}

/** A laurel goes to the path of fame, and the pawn climbs. */
export function honouring(
  view: AlchemirusView,
  seat: Seat,
  fame: number,
  from: string,
  start: number,
): readonly Cue[] {
  const stone = stoneAt(playerOf(view, seat).fame, view.fameGoal);
  return [
    { type: 'laurel', from, to: stone, start, time: LAUREL },
    ...climbing(view, seat, fame, start + LAUREL),
  ];
}

export function earning(view: AlchemirusView, { seat, by, fame }: FactOf<'earned'>): Shown {
  if (by === 'gifts') return { cues: honouring(view, seat, fame, fieldOf(view, seat), 0) };
  const wreath: Cue = { type: 'wreath', at: RING, start: 0, time: WREATH };
  return { cues: [wreath, ...climbing(view, seat, fame, WREATH)] };
}

function fieldOf(view: AlchemirusView, seat: Seat): string {
  const { field } = playerOf(view, seat);
  return field !== null && actionOn(field) === 'gifts' ? fieldAt(field) : RING;
}
