import { carryOn, type Mind } from '@/engine/core/bot';
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
  return plan.shortlist(table, ask.seat, moves).map((move) => {
    const after = carryOn(plan, own, table, move);
    const promised = asked(after) ? hopes(after) : mind.shares(after);
    return { move, promise: at(promised, ask.seat) };
  });
}

function reply(mind: Mind<Kazaam>, table: KazaamTable): KazaamMove {
  const choice = candidates(mind, table, mind.legalIn(table));
  return choice.reduce((best, one) => (one.promise > best.promise ? one : best)).move;
}
