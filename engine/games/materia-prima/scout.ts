import type { Mind } from '@/engine/core/bot';
import { asked } from '@/engine/core/game';
import { sum } from '@/engine/core/list';
import type { Candidate, Scout } from '@/engine/core/search';
import { decided } from './bot';
import { score } from './score';
import type { MateriaPrima, MateriaPrimaMove, MateriaPrimaTable } from './state';

/** By how many points one has to lead to be some three times as likely to win. */
const LEAD = 5;
/** How much more than any other move the one that an adept would make promises. */
const USUAL = 0.02;

/** A line ends where the seat that thinks begins its next turn. */
export const scout: Scout<MateriaPrima> = {
  lines: 60,
  trust: 10,
  hopes: (_, table) => hopes(table),
  candidates,
  reply: (mind, table) => usual(table, mind.legalIn(table)),
  isEnd: (from, table) =>
    asked(table)?.what.type === 'turn' &&
    table.state.turn === from.state.turn &&
    table.state.round > from.state.round,
  isGuessed: (question) => question.type === 'mission',
};

function usual(table: MateriaPrimaTable, legal: readonly MateriaPrimaMove[]): MateriaPrimaMove {
  const ask = asked(table);
  if (!ask) throw new Error('Nobody is asked');
  return decided(table, ask.seat, legal, ask.what);
}

function candidates(
  _: Mind<MateriaPrima>,
  table: MateriaPrimaTable,
  moves: readonly MateriaPrimaMove[],
): readonly Candidate<MateriaPrima>[] {
  const others = moves.map((move) => ({ move, promise: 0 }));
  return [...others, { move: usual(table, moves), promise: USUAL }];
}

function hopes(table: MateriaPrimaTable): readonly number[] {
  const weights = score(table).map(({ total }) => Math.exp(total / LEAD));
  const all = sum(weights);
  return weights.map((weight) => weight / all);
}
