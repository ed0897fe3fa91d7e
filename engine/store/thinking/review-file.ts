import * as v from 'valibot';

import { isAlike } from '@/engine/core/alike';
import type { GameTypes } from '@/engine/core/game';
import { replay } from '@/engine/core/match';
import { judge } from '@/engine/core/play';
import type { Lapse, Reviewed } from '@/engine/core/review';
import type { Seat } from '@/engine/core/seat';
import type { GameFile } from '../saves/game-file';
import { checksum } from '../storage/checksum';
import { readJson } from '../storage/json';

/** What was found in a finished game, kept beside it. Whose it was and what was played stand in the game itself. */
const FORMAT = 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.strictObject({
  review: v.literal(FORMAT),
  /** Whose decisions were looked at: others may not read it. */
  seats: v.array(count),
  done: count,
  of: count,
  isBrief: v.boolean(),
  lapses: v.array(
    v.strictObject({
      step: count,
      better: v.looseObject({ type: v.string() }),
      loss: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
});

type Kept = v.InferOutput<typeof schema>['lapses'][number];

export function reviewText(
  file: GameFile,
  seats: readonly Seat[],
  { lapses, ...looked }: Reviewed<GameTypes>,
): string {
  const kept = lapses.map(({ step, better, loss }) => ({ step, better, loss }));
  const json = JSON.stringify({ review: FORMAT, seats, ...looked, lapses: kept });
  return `${sumOf(file, json)}:${json}`;
}

/** Null for a text that is broken, unknown, of another game, of another end of it, or for others to read. */
export function readReview(
  file: GameFile,
  seats: readonly Seat[],
  text: string | null,
): Reviewed<GameTypes> | null {
  const [, sum, json = ''] = /^(\d+):(.*)$/.exec(text ?? '') ?? [];
  if (!sum || Number(sum) !== sumOf(file, json)) return null;
  const read = readJson(schema, json);
  if (!read.ok || !isAlike(read.value.seats, seats)) return null;
  const { done, of, isBrief, lapses: kept } = read.value;
  const lapses = kept.flatMap((one) => lapseOf(file, one) ?? []);
  return lapses.length === kept.length ? { lapses, done, of, isBrief } : null;
}

/** Bound to the very moves that were looked at. */
function sumOf({ match: { record } }: GameFile, json: string): number {
  const { game, rulesVersion, seed, moves } = record;
  return checksum(`${JSON.stringify([game, rulesVersion, seed, moves])}\n${json}`);
}

function lapseOf({ game, match: { record } }: GameFile, { step, ...kept }: Kept): Lapse<GameTypes> | null {
  const [seat, played] = record.moves[step] ?? [];
  const then = replay(game, record, step);
  if (seat === undefined || !played || !then.ok) return null;
  const better = judge(game, then.value.table, seat, kept.better);
  return better.ok ? { ...kept, step, seat, played, better: better.value } : null;
}
