import type { Game, GameTypes, Table } from '@/engine/core/game';
import { act, setUpEntry, type LogEntry, type Match } from '@/engine/core/match';
import { asked } from '@/engine/core/game';
import { toSeat } from '@/engine/core/seat';

/** A match whose moves begin on this table. */
export function matchAt<G extends GameTypes>(game: Game<G>, table: Table<G>): Match<G> {
  const log: readonly LogEntry<G>[] = [setUpEntry([])];
  const sitters = Array.from({ length: table.seats }, (_, index) => ({ name: `Guest ${index}`, bot: null }));
  const { id, rulesVersion } = game;
  return {
    record: { game: id, rulesVersion, options: table.options, seed: 1, sitters, from: table, moves: [] },
    table,
    log,
  };
}

/** The match after moves of whoever is asked, which must be accepted. */
export function actedOn<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  moves: readonly G['move'][],
): Match<G> {
  return moves.reduce<Match<G>>((now, move) => {
    const next = act(game, now, asked(now.table)?.seat ?? toSeat(0), move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)}: ${next.problem.reason}`);
    return next.value;
  }, match);
}
