import { thinkingRng } from '@/engine/core/bot';
import type { GameTypes } from '@/engine/core/game';
import { advise, type Advice } from '@/engine/core/teacher';
import type { MatchState } from '../match/match';
import { gameOn, momentOf } from '../match/queries';
import type { AppState, AppThunk } from '../state';
import { inSlices, restingIn } from './time-slices';

/**
 * Why no hint can be given just now. It is for one pair of eyes: on the open table everybody would read it, and of
 * what lies face down it would tell.
 */
export type AdviceProblem = 'not-asked' | 'open-table' | 'face-down';

export function adviceProblem({ match }: AppState): AdviceProblem | null {
  if (!match || match.isWriting) return 'not-asked';
  const { type, seat, viewer } = momentOf(match);
  if (seat === null || (type !== 'own' && type !== 'open')) return 'not-asked';
  if (seat !== viewer) return 'open-table';
  return match.isFaceDown ? 'face-down' : null;
}

/** Whether a hint may be given: only to the one who looks, and who is asked. */
export function canAdvise(state: AppState): boolean {
  return adviceProblem(state) === null;
}

/** What whoever is asked would best do; null if he may not be told, or has moved on meanwhile. */
export function askAdvice(): AppThunk<Promise<Advice<GameTypes> | null>> {
  return async (_, getState, tools) => {
    const on = getState().match;
    if (!on || !canAdvise(getState())) return null;
    const { record, table } = on.match;
    const teaching = advise(gameOn(tools.games, on.game), table, thinkingRng(record));
    const isStale = () => !isStillAsked(getState(), on);
    const advice = await inSlices(teaching, { ...restingIn(tools), isHurried: isStale });
    return isStale() ? null : advice;
  };
}

/** Whether the same person still has the same decision before him: as many moves may be others by now. */
function isStillAsked(state: AppState, { match, holder }: MatchState): boolean {
  return canAdvise(state) && state.match?.match === match && state.match.holder === holder;
}
