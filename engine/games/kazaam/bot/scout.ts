import { carryOn, type Mind, type Steps } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Candidate, Scout } from '@/engine/core/search';
import { plan } from './bot';
import type { Kazaam, KazaamMove, KazaamTable } from '../state';
import { hopes } from './worth';

/** A line ends where the seat that thinks begins its next turn. */
export const scout: Scout<Kazaam> = {
  lines: 250,
  hopes: (_, table) => hopes(table),
  candidates,
  choices,
  reply,
  isEnd: (from, table) => {
    const { turn } = table.state;
    return turn.seat === from.state.turn.seat && turn.round > from.state.turn.round && isTurn(table);
  },
};

function isTurn(table: KazaamTable): boolean {
  return asked(table)?.what.type === 'turn';
}

function candidates(
  mind: Mind<Kazaam>,
  table: KazaamTable,
  moves: readonly KazaamMove[],
): readonly Candidate<Kazaam>[] {
  const ask = asked(table);
  if (!ask) return [];
  const own = ask.seat === mind.seat ? mind : { ...mind, seat: ask.seat };
  return plan.shortlist(table, ask.seat, moves).map((move) => candidate(own, table, move));
}

/** The same with a rest after each move: on the real table there may be hundreds of them. */
function* choices(mind: Mind<Kazaam>, table: KazaamTable): Steps<readonly Candidate<Kazaam>[]> {
  const found: Candidate<Kazaam>[] = [];
  for (const move of plan.shortlist(table, mind.seat, mind.legal)) {
    yield;
    found.push(candidate(mind, table, move));
  }
  return found;
}

function candidate(own: Mind<Kazaam>, table: KazaamTable, move: KazaamMove): Candidate<Kazaam> {
  const after = carryOn(plan, own, table, move);
  const promised = asked(after) ? hopes(after) : own.shares(after);
  return { move, promise: at(promised, own.seat) };
}

function reply(mind: Mind<Kazaam>, table: KazaamTable): KazaamMove {
  const choice = candidates(mind, table, mind.legalIn(table));
  return choice.reduce((best, one) => (one.promise > best.promise ? one : best)).move;
}
