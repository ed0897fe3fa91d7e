import type { Refusal } from '@/engine/core/game';
import { act, takeBack, type Match, type UndoProblem } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { Seat } from '@/engine/core/seat';
import { sparing } from '@/engine/core/spare';
import { areHuman } from '../people/seated-people';
import type { JournalEntry } from '../saves/journal';
import { appended, flush } from '../saves/write-game';
import type { AppThunk } from '../state';
import { isLesson } from '../storage/keys';
import { movePlayed, moveRefused, undone, writingBegan, type MatchState, type Played } from './match';
import { gameOn, whereaboutsIn } from './queries';

/** No game, or the move before is not durable yet, or the game was left meanwhile: nothing happened. */
export type NotNow = 'not-now';

/**
 * Plays a move by the rules, and those that it leaves to nobody's choice. It counts once it is written; if the storage does
 * not take it, the game goes on and says so.
 */
export function playMove(
  seat: Seat,
  move: { readonly type: string },
): AppThunk<Promise<Result<null, Refusal | NotNow>>> {
  return async (dispatch, getState, { games, now }) => {
    const state = getState().match;
    if (!state || state.isWriting) return no('not-now');
    const game = gameOn(games, state.game);
    const next = act(game, state.match, seat, move);
    if (!next.ok) {
      dispatch(moveRefused({ seat, move, ...next.problem }));
      return next;
    }
    const match = isLesson(state.id) ? next.value : sparing(game, next.value, areHuman(state.people));
    const made = match.record.moves.slice(state.match.record.moves.length);
    const at = now();
    const entries = made.map(([of, what]) => ({ type: 'move', at, seat: of, move: what }) as const);
    const played = await dispatch(writeEntries(state, match, entries));
    if (!played) return no('not-now');
    dispatch(movePlayed(played));
    return ok(null);
  };
}

/** Takes the seat's last gesture back, as far as that is fair. */
export function undoMove(seat: Seat): AppThunk<Promise<Result<null, UndoProblem | NotNow>>> {
  return async (dispatch, getState, { games, now }) => {
    const state = getState().match;
    if (!state || state.isWriting) return no('not-now');
    const earlier = takeBack(gameOn(games, state.game), state.match, seat, whereaboutsIn(state));
    if (!earlier.ok) return earlier;
    const moves = state.match.record.moves.length - earlier.value.record.moves.length;
    const entry: JournalEntry = { type: 'undo', at: now(), seat, ...(moves > 1 && { moves }) };
    const played = await dispatch(writeEntries(state, earlier.value, [entry]));
    if (!played) return no('not-now');
    dispatch(undone(played));
    return ok(null);
  };
}

/** Writes entries and gives what became of them; null if the game was left before their turn came. */
export function writeEntries(
  { id }: MatchState,
  match: Match,
  entries: readonly JournalEntry[],
): AppThunk<Promise<Played | null>> {
  return (dispatch, getState, { inTurn, storage }) => {
    dispatch(writingBegan());
    return inTurn(async () => {
      // People may have been changed and written since.
      const state = getState().match;
      if (state?.id !== id) return null;
      const at = entries.at(-1)?.at ?? state.playedAt;
      const file = { ...state, match, playedAt: at };
      const { journal, status } = await flush(storage, entries.reduce(appended, state.journal), file);
      return { id, journal, saved: status, match, at };
    });
  };
}
