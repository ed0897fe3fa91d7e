import type { AnyGame, GameTypes, Table, Traced } from '@/engine/core/game';
import type { LogEntry, Match } from '@/engine/core/match';
import { followEntry } from '@/engine/core/told';

type AnyTable = Table<GameTypes>;
type Entry = LogEntry<GameTypes>;

/**
 * Tells fact by fact what a match came to from an entry of its log on. Asked again as the match goes on, it remembers
 * the last tables; otherwise the record is played once more.
 */
export function follower() {
  let tables: ReadonlyMap<Entry, AnyTable> = new Map();
  return (game: AnyGame, { record, table, log }: Match, first: number): readonly Traced<GameTypes>[] => {
    const known = new Map<Entry, AnyTable>();
    const trail: Traced<GameTypes>[] = [];
    let now = rememberedAt(first - 1);
    for (const [index, entry] of log.entries()) {
      if (index < first) continue;
      const followed = followEntry(game, record, index, now);
      now = followed.table;
      known.set(entry, now);
      trail.push(...followed.trail);
    }
    const last = log[log.length - 1];
    if (last) known.set(last, table);
    tables = known;
    return trail;

    function rememberedAt(index: number): AnyTable | undefined {
      const entry = log[index];
      const before = entry && (index === log.length - 1 ? table : tables.get(entry));
      if (entry && before) known.set(entry, before);
      return before;
    }
  };
}
