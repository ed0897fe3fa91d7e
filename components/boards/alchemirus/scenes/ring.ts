import { times } from '@/components/kit/drawing/geometry';
import { endOf } from '@/components/kit/stage/scene';
import type { Seat } from '@/engine/core/seat';
import { actionOn, fieldAfter } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { playerOf } from '../seats';
import type { Cue, CueOf, FactOf } from './cues';
import type { Tables } from './lying';
import { fieldAt, pawnAt, RING, standingOf, stoneAt } from './places';

const HOP = 110;
const LAND = 220;
const LAUREL = 240;
const CLIMB = 110;
const BURST = 550;
/** The wreath is still there as its laurel leaves. */
const GLORIA = 620;
const WREATH = 800;

export function placing({ after }: Tables, { seat, field }: FactOf<'placed'>): readonly Cue[] {
  return [{ type: 'land', seat, at: pawnAt(standingOf(after.players, seat, field)), start: 0, time: LAND }];
}

/** A long way costs fame first. The pawn hops from field to field along the ring. */
export function walking(tables: Tables, { seat, from, steps }: FactOf<'moved'>): readonly Cue[] {
  const { before, after } = tables;
  const way = [
    pawnAt(standingOf(before.players, seat, from)),
    ...times(steps - 1, (index) => pawnAt({ index: fieldAfter(from, index + 1) })),
    pawnAt(standingOf(after.players, seat, fieldAfter(from, steps))),
  ];
  const paid = climbing(tables, seat, 0);
  return [...paid, { type: 'hop', seat, way, start: endOf(paid), time: HOP * steps }];
}

/** How much fame somebody has gained by it; less than nought if he has lost some. */
export function gained({ before, after }: Tables, seat: Seat): number {
  return playerOf(after, seat).fame - playerOf(before, seat).fame;
}

/** From stone to stone, forwards or back. */
function climbing(tables: Tables, seat: Seat, start: number): readonly CueOf<'climb'>[] {
  const { fameGoal } = tables.before;
  const { fame } = playerOf(tables.before, seat);
  const by = gained(tables, seat);
  const steps = Math.abs(by);
  const way = times(steps + 1, (step) => stoneAt(Math.min(fameGoal, fame + Math.sign(by) * step), fameGoal));
  return steps === 0 ? [] : [{ type: 'climb', seat, way, start, time: CLIMB * steps }];
}

/** A laurel goes to the path of fame, and the pawn climbs. */
function honouring(tables: Tables, seat: Seat, from: string, start: number): readonly Cue[] {
  const to = stoneOf(tables.before, seat);
  return [{ type: 'laurel', from, to, start, time: LAUREL }, ...climbing(tables, seat, start + LAUREL)];
}

/** A good goes to the path of fame itself: in its light the pawn climbs. */
export function exalting(
  tables: Tables,
  { seat, good }: FactOf<'sold'>,
  from: string,
  start: number,
): readonly Cue[] {
  const to = stoneOf(tables.before, seat);
  const there = start + LAUREL;
  return [
    { type: 'good', good, from, to, stays: false, start, time: LAUREL },
    { type: 'burst', good, at: to, start: there, time: BURST },
    ...climbing(tables, seat, there),
  ];
}

const stoneOf = (view: AlchemirusView, seat: Seat): string =>
  stoneAt(Math.min(view.fameGoal, playerOf(view, seat).fame), view.fameGoal);

export function earning(tables: Tables, { seat, by }: FactOf<'earned'>): readonly Cue[] {
  if (by === 'gifts') return honouring(tables, seat, giftsOf(tables.before, seat), 0);
  return [wreath(RING, WREATH), ...honouring(tables, seat, RING, GLORIA)];
}

function giftsOf(view: AlchemirusView, seat: Seat): string {
  const { field } = playerOf(view, seat);
  return field !== null && actionOn(field) === 'gifts' ? fieldAt(field) : RING;
}

export const wreath = (place: string, time = WREATH): Cue => ({ type: 'wreath', at: place, start: 0, time });
