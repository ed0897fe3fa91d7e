import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyGame, GameTypes } from '@/engine/core/game';
import { replay, witnessed, type LogEntry } from '@/engine/core/match';
import { allSeats, type Seat } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { recordOf } from '@/engine/lab/transcript';
import { recapOf } from '@/engine/store/match/recap';

const FOLDER = join(__dirname, '..', 'playthroughs');

/** What the others did between two moves of a reader, each time, in the recorded games. */
function* absences(game: AnyGame): Generator<readonly [Seat, number, readonly LogEntry<GameTypes>[]]> {
  const files = readdirSync(FOLDER).filter((file) => new RegExp(`^${game.id}-\\d`).test(file));
  for (const file of files) {
    const match = replay(game, recordOf(readFileSync(join(FOLDER, file), 'utf8')));
    if (!match.ok) throw new Error(file);
    const { seats } = match.value.table;
    for (const reader of allSeats(seats)) {
      let away: LogEntry<GameTypes>[] = [];
      for (const entry of witnessed(game, match.value, reader).slice(1)) {
        if (entry.seat !== reader) away = [...away, entry];
        else if (away.length > 0) {
          yield [reader, seats, away];
          away = [];
        }
      }
    }
  }
}

/** Where everybody watches all the time there is no recap. */
const recapped = games.filter(({ isWatched = false }) => !isWatched);

test.each(recapped.map((game) => [game.id, game] as const))(
  '%s: nobody is said to have done nothing that could be seen where something was seen',
  (_, game) => {
    const silent = new Set<string>();
    for (const [reader, seats, entries] of absences(game)) {
      for (const { seat, headlines } of recapOf(entries, reader, seats, game.weigh, game.doer)) {
        if (headlines.length > 0) continue;
        const facts = entries.filter((entry) => entry.seat === seat).flatMap((entry) => entry.facts);
        silent.add(facts.map(({ type }) => type).join(', '));
      }
    }
    expect([...silent]).toEqual([]);
  },
);
