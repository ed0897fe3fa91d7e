import type { GameTypes } from '@/engine/core/game';
import type { LogEntry } from '@/engine/core/match';
import type { Seat } from '@/engine/core/seat';

type Entry = Pick<LogEntry<GameTypes>, 'seat' | 'isOpen'>;

/** How often the device has gone from one human to another; questions on the open table do not count. */
export function handOversIn(log: readonly Entry[], isHuman: readonly boolean[]): number {
  const holders = log.filter(({ seat, isOpen }) => seat !== null && !isOpen && isHuman[seat]);
  return holders.filter(({ seat }, index) => index > 0 && seat !== holders[index - 1]?.seat).length;
}

/** The entry of the log up to which the seat followed the game with the device in hand. */
export function lastOwnEntry(log: readonly Entry[], seat: Seat): number {
  // The log begins with the set-up, which everybody has followed.
  return Math.max(
    0,
    log.findLastIndex((entry) => entry.seat === seat && !entry.isOpen),
  );
}
