import { at } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import {
  COST,
  FIELDS,
  FREE_STEPS,
  GLORIA_CARDS,
  MOST_STEPS,
  SPIRIT_FIELD,
  type Building,
  type Card,
  type FieldAction,
} from '@/engine/games/alchemirus/data';
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

export function actionOf(field: number): FieldAction {
  return at(FIELDS, field % FIELDS.length);
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

function isBuilding(card: Card): card is Building {
  return card !== 'gloria';
}

/** How many other cards a card takes. */
export function priceOf(card: Card): number {
  return isBuilding(card) ? COST[card] : GLORIA_CARDS;
}

/** How many fields it is from one to another, clockwise. */
export function stepsTo(from: number, field: number): number {
  return (field - from + FIELDS.length) % FIELDS.length;
}

/** AL-5: what so long a way costs. */
export function fameFor(steps: number): number {
  return steps > FREE_STEPS && steps <= MOST_STEPS ? 1 : 0;
}

/** AL-8: whether a way leads over the Spirit field and further. */
export function passesSpirit(from: number, steps: number): boolean {
  const ahead = stepsTo(from, SPIRIT_FIELD);
  return ahead > 0 && ahead < steps;
}
