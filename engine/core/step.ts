import type { Agenda } from './agenda';
import type { GameTypes, Table, Trail } from './game';

/**
 * The table one step on: its new state, what happened, and what is to be done about it before anything else.
 * Written out in full because it is the hottest line of every playout.
 */
export function step<G extends GameTypes>(
  table: Table<G>,
  state: G['state'],
  facts: readonly G['fact'][],
  todo: Agenda<G['question'], G['effect']> = NOTHING,
): Table<G> {
  const next: Table<G> = {
    seats: table.seats,
    options: table.options,
    rng: table.rng,
    agenda: todo.length === 0 ? table.agenda : [...todo, ...table.agenda],
    state,
    facts: table.facts.length === 0 ? facts : [...table.facts, ...facts],
  };
  return table.trail === undefined ? next : { ...next, trail: gone(table.trail, table, facts) };
}

const NOTHING: readonly never[] = [];

/** The trail with what happened on this table. */
export function gone<G extends GameTypes>(
  { from, traced }: Trail<G>,
  { rng, state }: Table<G>,
  facts: readonly G['fact'][],
): Trail<G> {
  // What was asked lies there until all is told: with nothing left to be done a view would show the end of the game.
  const before: Table<G> = {
    seats: from.seats,
    options: from.options,
    rng,
    agenda: from.agenda,
    state,
    facts: NOTHING,
  };
  return { from, traced: [...traced, ...facts.map((fact) => ({ fact, before }))] };
}

/** For what is told only once it is done: the table as it lay before, wherever somebody follows. */
export function asItLay<G extends GameTypes>(table: Table<G>, state: G['state']): Table<G> {
  return table.trail === undefined ? table : { ...table, state };
}
