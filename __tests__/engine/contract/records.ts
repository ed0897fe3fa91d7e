import { isDeepStrictEqual } from 'node:util';
import { asked, type AnyGame } from '@/engine/core/game';
import { act, replay, takeBack, undo, undoProblem, type Match } from '@/engine/core/match';
import { open, save } from '@/engine/core/save';
import type { Seat } from '@/engine/core/seat';
import { games } from '@/engine/games';
import { daily } from '../../long';
import { expectSame, key, matchAfter, MIDDLE, STRIDE, type AnyTable, type Played } from './corpus';

/** In each game. */
const MOST_UNDONE = daily(5, 8);

/** The moves alone lead to the same table, by the same facts. */
export function expectReplay(game: AnyGame, played: Played): void {
  const again = matchAfter(game, played);
  expectSame(again.table, played.end, 'The table of the replay');
  expectSame(again.record.moves, played.moves, 'The moves of the replay');
  expectSame(
    again.log.map(({ facts }) => facts),
    played.facts,
    'What happened in the replay',
  );
  expectSame(
    again.log.map(({ seat }) => seat),
    [null, ...played.moves.map(([seat]) => seat)],
    'Who moved in the replay',
  );
}

export function expectPlainData(table: AnyTable): void {
  if (!isDeepStrictEqual(JSON.parse(key(table)), table)) throw new Error(`After JSON differs: ${key(table)}`);
}

/** Takes moves back here and there in a game, now earlier and now later; how many could be. */
export function expectUndo(game: AnyGame, played: Played): number {
  const whole = matchAfter(game, played);
  let undone = 0;
  for (let step = STRIDE * (1 + 8 * (played.seed % 3)); undone < MOST_UNDONE; step += STRIDE) {
    if (step >= played.moves.length) break;
    const [before, match] = [step - 1, step].map((steps) => cut(whole, played, steps)) as [Match, Match];
    const [seat, move] = played.moves[step - 1]!;
    expectActed(act(game, before, seat, move), match);
    expectSealed(before, match, seat);
    const problem = undoProblem(match, seat);
    const taken = undo(game, match, seat);
    expect(taken.ok ? null : taken.problem).toBe(problem);
    if (taken.ok) expectSame(taken.value, before, 'The match after undo');
    expectFairGesture(game, match, before, seat);
    undone += problem === null ? 1 : 0;
  }
  return undone;
}

/** The match as it was after so many moves. */
function cut({ record, log }: Match, { tables }: Played, steps: number): Match {
  const moves = record.moves.slice(0, steps);
  return { record: { ...record, moves }, table: tables.get(steps)!, log: log.slice(0, steps + 1) };
}

function expectActed(acted: ReturnType<typeof act>, { record, table, log }: Match): void {
  if (!acted.ok) throw new Error(`A legal move was refused: ${acted.problem.reason}`);
  const { value } = acted;
  expectSame(value.table, table, 'The table after the move');
  expectSame(value.log.at(-1), log.at(-1), 'What is written down of the move');
  expectSame(value.record.moves.at(-1), record.moves.at(-1), 'The move as it is written down');
  expectSame(
    [value.record.moves.length, value.log.length],
    [record.moves.length, log.length],
    'How much is written down',
  );
}

/** What used chance or passed the question on to somebody else cannot be taken back. */
function expectSealed(before: Match, { table, log }: Match, seat: Seat): void {
  const isFinal = key(before.table.rng) !== key(table.rng) || asked(table)?.seat !== seat;
  if (isFinal && !log.at(-1)!.isSealed) throw new Error('Chance was used, or another asked, without a seal');
}

/** A gesture that is taken back is a whole number of one's own last moves, none of which is sealed. */
function expectFairGesture(game: AnyGame, match: Match, before: Match, seat: Seat): void {
  const taken = takeBack(game, match, seat);
  expect(taken.ok ? null : taken.problem).toBe(undoProblem(match, seat));
  if (!taken.ok) return;
  const { length } = taken.value.record.moves;
  const dropped = match.log.slice(length + 1);
  expect(dropped.length).toBeGreaterThan(0);
  expect(dropped.filter((entry) => entry.isSealed || entry.seat !== seat)).toEqual([]);
  const then = dropped.length === 1 ? { ok: true, value: before } : replay(game, match.record, length);
  expectSame(then, { ok: true, value: taken.value }, 'The match without a gesture');
}

/** A save opens as the same match, in the middle and at the end. */
export function expectSaved(game: AnyGame, played: Played): void {
  for (const steps of [MIDDLE, played.moves.length]) {
    const match = matchAfter(game, played, steps);
    expectSame(open(games, save(match)), { ok: true, value: { game, match } }, 'The opened save');
  }
}
