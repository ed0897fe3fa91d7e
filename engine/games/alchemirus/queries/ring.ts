import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  CENTRE,
  DOMO_FIELDS,
  FIELDS,
  FREE_STEPS,
  LONG_WAY_FAME,
  SPIRIT_FIELD,
  type FieldAction,
  type SpiritPlace,
} from '../data';

/** The way of a pawn on the ring, for whoever has a table or only a view of it. */

/** Clockwise. */
export function fieldAfter(from: number, steps: number): number {
  return (from + steps) % FIELDS.length;
}

/** What is done on a field; they may be counted on round the ring. */
export function actionOn(field: number): FieldAction {
  return at(FIELDS, fieldAfter(field, 0));
}

/** How many fields it is from one to another, clockwise. */
export function stepsBetween(from: number, field: number): number {
  return fieldAfter(field - from, FIELDS.length);
}

/** AL-5: the fame that so long a way costs. */
export function fameForSteps(steps: number): number {
  return steps > FREE_STEPS ? LONG_WAY_FAME : 0;
}

/** AL-8: whether the way leads over the Spirit field and further. */
export function passesSpirit(from: number, steps: number): boolean {
  const ahead = stepsBetween(from, SPIRIT_FIELD);
  return ahead > 0 && ahead < steps;
}

interface Standing {
  readonly field: number | null;
}

/** AL-7: whether another pawn keeps this one off the field. */
export function isTaken(players: readonly Standing[], seat: Seat, field: number): boolean {
  return (
    field === SPIRIT_FIELD && players.some((player, other) => other !== seat && player.field === SPIRIT_FIELD)
  );
}

/** AL-9: how many cards so many Domos give on a field. */
export function cardsFromDomos(domos: number, field: number, spirit: SpiritPlace): number {
  return domos > 0 && spirit !== CENTRE && DOMO_FIELDS.includes(actionOn(field)) ? domos : 0;
}
