import type { Refusal } from '@/engine/core/game';
import { act, takeBack, type Match, type UndoProblem } from '@/engine/core/match';
import { no, ok, type Result } from '@/engine/core/result';
import type { Seat } from '@/engine/core/seat';
import type { JournalEntry } from '../saves/journal';
import { appended, flush } from '../saves/write-game';
import type { AppThunk } from '../state';
import { movePlayed, moveRefused, undone, writingBegan, type MatchState, type Played } from './match';
import { gameOn } from './queries';

/** No game, or the move before is not durable yet, or the game was left meanwhile: nothing happened. */
export type NotNow = 'not-now';

/**
 * Plays a move by the rules. It counts once it is written; if the storage does not take it, the game goes on and
 * says so.
 */
export function playMove(
  seat: Seat,
  move: { readonly type: string },
): AppThunk<Promise<Result<null, Refusal | NotNow>>> {
  return async (dispatch, getState, { games, now }) => {
    const state = getState().match;
    if (!state || state.isWriting) return no('not-now');
    const next = act(gameOn(games, state.game), state.match, seat, move);
    if (!next.ok) {
      dispatch(moveRefused({ seat, move, ...next.problem }));
      return next;
    }
    const played = await dispatch(writeEntry(state, next.value, { type: 'move', at: now(), seat, move }));
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
    const earlier = takeBack(gameOn(games, state.game), state.match, seat);
    if (!earlier.ok) return earlier;
    const moves = state.match.record.moves.length - earlier.value.record.moves.length;
    const entry: JournalEntry = { type: 'undo', at: now(), seat, ...(moves > 1 && { moves }) };
    const played = await dispatch(writeEntry(state, earlier.value, entry));
    if (!played) return no('not-now');
    dispatch(undone(played));
    return ok(null);
  };
}

/** Writes an entry and gives what became of it; null if the game was left before its turn came. */
export function writeEntry(
  { id }: MatchState,
  match: Match,
  entry: JournalEntry,
): AppThunk<Promise<Played | null>> {
  return (dispatch, getState, { inTurn, storage }) => {
    dispatch(writingBegan());
    return inTurn(async () => {
      // People may have been changed and written since.
      const state = getState().match;
      if (state?.id !== id) return null;
      const file = { ...state, match, playedAt: entry.at };
      const { journal, status } = await flush(storage, appended(state.journal, entry), file);
      return { id, journal, saved: status, match, at: entry.at };
    });
  };
}
