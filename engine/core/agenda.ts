import type { Seat } from './seat';

/**
 * Waits for one player's answer. What it says is public; `open` means that the decision shows nothing hidden,
 * so it is taken on the open table without handing the device over.
 */
export interface Ask<Question> {
  readonly type: 'ask';
  readonly seat: Seat;
  readonly what: Question;
  readonly open: boolean;
}

/** A consequence without a choice, parked until the asks above it are answered. */
interface Run<Effect> {
  readonly type: 'run';
  readonly what: Effect;
}

/** What is still to be done, next item first. Empty: the game is over. */
export type Agenda<Question, Effect> = readonly (Ask<Question> | Run<Effect>)[];

export function ask<Question>(seat: Seat, what: Question): Ask<Question> {
  return { type: 'ask', seat, what, open: false };
}

export function askOpenly<Question>(seat: Seat, what: Question): Ask<Question> {
  return { type: 'ask', seat, what, open: true };
}

export function run<Effect>(what: Effect): Run<Effect> {
  return { type: 'run', what };
}

/** The agenda less the asks at its top: the first taker has settled the question for the rest. */
export function settleAsks<Question, Effect>(agenda: Agenda<Question, Effect>): Agenda<Question, Effect> {
  const parked = agenda.findIndex((item) => item.type === 'run');
  return parked < 0 ? [] : agenda.slice(parked);
}
