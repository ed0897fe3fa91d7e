import { isDeepStrictEqual } from 'node:util';
import { asked, type AnyGame } from '@/engine/core/game';
import { act, replay, takeBack, undo, undoProblem, type Match } from '@/engine/core/match';
import { open, save } from '@/engine/core/save';
import type { Seat } from '@/engine/core/seat';
import { daily } from '../../long';
import { expectSame, key, matchAfter, MIDDLE, STRIDE, type AnyTable, type Played } from './corpus';
import { games } from '../../shelf';

/** In each game. */
const MOST_UNDONE = daily(5, 8);
/** Of the moves that can be taken back, however few there are. */
const SURELY_UNDONE = 2;

export interface UndoCount {
  readonly undone: number;
  readonly open: number;
}

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

/** Takes moves back here and there in a game; how many could be, of how many. */
export function expectUndo(game: AnyGame, played: Played): UndoCount {
  const whole = matchAfter(game, played);
  const open = openMoves(whole);
  let undone = 0;
  for (const step of new Set([...stepsToUndo(played), ...open.slice(0, SURELY_UNDONE)])) {
    if (undone >= MOST_UNDONE) break;
    const [before, match] = [step - 1, step].map((steps) => cut(game, whole, played, steps)) as [
      Match,
      Match,
    ];
    const [seat, move] = played.moves[step - 1]!;
    expectActed(act(game, before, seat, move), match);
    expectSealed(game, before, match, seat);
    const problem = undoProblem(match, seat);
    const taken = undo(game, match, seat);
    expect(taken.ok ? null : taken.problem).toBe(problem);
    if (taken.ok) expectSame(taken.value, before, 'The match after undo');
    expectFairGesture(game, match, before, seat);
    undone += problem === null ? 1 : 0;
  }
  return { undone, open: open.length };
}

/** The first move, and one in so many others, now earlier and now later. */
function stepsToUndo({ seed, moves }: Played): readonly number[] {
  const steps = [1];
  for (let step = STRIDE * (1 + 8 * (seed % 3)); step < moves.length; step += STRIDE) steps.push(step);
  return steps;
}

/** The moves that nothing seals, by their number. */
function openMoves({ log }: Match): readonly number[] {
  return log.flatMap(({ isSealed }, step) => (isSealed ? [] : [step]));
}

/** The match as it was after so many moves. */
function cut(game: AnyGame, { record, log }: Match, played: Played, steps: number): Match {
  const moves = record.moves.slice(0, steps);
  const table = played.tables.get(steps) ?? matchAfter(game, played, steps).table;
  return { record: { ...record, moves }, table, log: log.slice(0, steps + 1) };
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

/** What used chance, passed the question on to somebody else or showed something cannot be taken back; the rest can. */
function expectSealed(game: AnyGame, before: Match, { table, log }: Match, seat: Seat): void {
  const { facts, isSealed } = log.at(-1)!;
  const isPassedOn = key(before.table.rng) !== key(table.rng) || asked(table)?.seat !== seat;
  const isFinal = isPassedOn || facts.some((fact) => game.seals(fact) || game.passesTurn(fact));
  if (isFinal && !isSealed)
    throw new Error('Chance was used, another asked or something shown without a seal');
  if (isSealed && !isFinal) throw new Error('What could be taken back is sealed');
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
  const { length } = played.moves;
  for (const steps of [Math.min(MIDDLE, Math.floor(length / 2)), length]) {
    const match = matchAfter(game, played, steps);
    expectSame(open(games, save(match)), { ok: true, value: { game, match } }, 'The opened save');
  }
}
