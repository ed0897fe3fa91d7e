import { asked, type AnyGame } from '@/engine/core/game';
import { act, replay, type MatchRecord } from '@/engine/core/match';
import type { Seat } from '@/engine/core/seat';

/** Who was asked before a move, and whether on the open table. */
export interface PastAsk {
  readonly seat: Seat;
  readonly isOpen: boolean;
}

/** One for each move of the record. */
export function asksOf(game: AnyGame, record: MatchRecord): readonly PastAsk[] {
  const start = replay(game, record, 0);
  if (!start.ok) return [];
  let match = start.value;
  return record.moves.flatMap(([seat, move]) => {
    const ask = asked(match.table);
    const next = act(game, match, seat, move);
    if (next.ok) match = next.value;
    return ask ? [{ seat, isOpen: ask.open }] : [];
  });
}

/** How often the device has gone from one human to another; questions on the open table do not count. */
export function handOversIn(asks: readonly PastAsk[], isHuman: readonly boolean[]): number {
  const holders = asks.filter(({ seat, isOpen }) => !isOpen && isHuman[seat]);
  return holders.filter(({ seat }, index) => index > 0 && seat !== holders[index - 1]?.seat).length;
}

/** The entry of the log up to which the seat followed the game with the device in hand. */
export function lastOwnEntry(asks: readonly PastAsk[], seat: Seat): number {
  // The log begins with the set-up, so the entry of a move is one further on.
  return asks.findLastIndex((ask) => ask.seat === seat && !ask.isOpen) + 1;
}
