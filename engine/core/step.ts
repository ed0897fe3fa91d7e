import type { Agenda } from './agenda';
import type { GameTypes, Table } from './game';

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
  return {
    seats: table.seats,
    options: table.options,
    rng: table.rng,
    agenda: todo.length === 0 ? table.agenda : [...todo, ...table.agenda],
    state,
    facts: table.facts.length === 0 ? facts : [...table.facts, ...facts],
  };
}

const NOTHING: readonly never[] = [];
