import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import type { AlchemirusQuestion } from '@/engine/games/alchemirus/state';
import type { AlchemirusSeatView, AlchemirusView } from '@/engine/games/alchemirus/view';

/** Whose estate lies before us: one's own, or on the open table that of whoever is asked openly or has the turn. */
export function nearSeat({ viewer, asked, turn }: AlchemirusView): Seat {
  if (viewer !== 'public') return viewer;
  return asked?.open ? asked.seat : turn;
}

export function playerOf(view: AlchemirusView, seat: Seat): AlchemirusSeatView {
  return at(view.players, seat);
}

export function othersOf(view: AlchemirusView, seat: Seat): readonly Seat[] {
  return othersFrom(seat, view.players.length);
}

/** What the asked player is asked, if it is a question of this kind. */
export function questionOf<Type extends AlchemirusQuestion['type']>(
  { asked }: AlchemirusView,
  type: Type,
): Extract<AlchemirusQuestion, { readonly type: Type }> | null {
  return asked?.what.type === type
    ? (asked.what as Extract<AlchemirusQuestion, { readonly type: Type }>)
    : null;
}
