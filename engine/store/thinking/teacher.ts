import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import type { GameTypes } from '@/engine/core/game';
import { review, type Lapse, type Reviewed } from '@/engine/core/review';
import { rngFrom, split } from '@/engine/core/rng';
import { toSeat, type Seat, type Viewer } from '@/engine/core/seat';
import { advise, type Advice } from '@/engine/core/teacher';
import { thoughts } from './bot-turns';
import type { MatchState } from '../match/match';
import { keysOf, reviewKey } from '../storage/keys';
import { gameOn, momentOf } from '../match/queries';
import { readReview, reviewText } from './review-file';
import { tried } from '../saves/write-game';
import type { Sheet } from '../saves/game-file';
import type { Sitting } from '../people/seated-people';
import { inSlices } from './time-slices';
import type { AppState, AppThunk } from '../state';
import { wait, type Tools } from '../world/world';

/** The review of one finished game. */
export interface ReviewState {
  readonly id: string;
  /** How many of how many decisions have been looked at. */
  readonly done: number;
  readonly of: number;
  /** What was found; null while it is still looked for. */
  readonly lapses: readonly Lapse<GameTypes>[] | null;
  /** Whether there was too little time to look well everywhere. */
  readonly isBrief: boolean;
}

const reviewBegan = createAction<string>('teacher/reviewBegan');
const reviewWentOn = createAction<Pick<ReviewState, 'id' | 'done' | 'of'>>('teacher/reviewWentOn');
/** It was kept on the storage. */
const reviewFound = createAction<Pick<ReviewState, 'id'> & Reviewed<GameTypes>>('teacher/reviewFound');
const reviewEnded = createAction<Pick<ReviewState, 'id'> & Reviewed<GameTypes>>('teacher/reviewEnded');
/** Nobody waits for it any more. */
export const reviewStopped = createAction('teacher/reviewStopped');

/** The last review, or the one that goes on. */
export function reviewReducer(state: ReviewState | null = null, action: UnknownAction): ReviewState | null {
  if (reviewBegan.match(action)) return { id: action.payload, done: 0, of: 0, lapses: null, isBrief: false };
  if (reviewStopped.match(action)) return state?.lapses ? state : null;
  if (reviewFound.match(action)) return state?.lapses === null ? state : action.payload;
  if (state && reviewWentOn.match(action) && isUnderWay(state, action.payload.id)) {
    return { ...state, ...action.payload };
  }
  if (state && reviewEnded.match(action) && isUnderWay(state, action.payload.id)) {
    return { ...state, ...action.payload };
  }
  return state;
}

function isUnderWay(state: ReviewState | null, id: string): boolean {
  return state?.id === id && state.lapses === null;
}

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
    const teaching = advise(gameOn(tools.games, on.game), table, thoughts(record.seed, record.moves.length));
    const isStale = () => !isStillAsked(getState(), on);
    const advice = await inSlices(teaching, { ...paceOf(tools), isHurried: isStale });
    return isStale() ? null : advice;
  };
}

/** Whether the same person still has the same decision before him: as many moves may be others by now. */
function isStillAsked(state: AppState, { match, holder }: MatchState): boolean {
  return canAdvise(state) && state.match?.match === match && state.match.holder === holder;
}

/** Longer than this nobody waits: then what has been found is told. */
const LONGEST_REVIEW_MS = 55_000;
/** The rest is for a second look at what was found. */
const FIRST_LOOK_MS = 36_000;
/** Progress is told in steps that can be seen. */
const TELL_MS = 100;
/** Keeps the chance of a review apart from that of the game and of its bots. */
const AFTERTHOUGHTS = 2;

/** Looks for the turns of those who are no bots in which most was lost. */
export function reviewGame(id: string, sheet: Sheet): AppThunk<Promise<void>> {
  return async (dispatch, getState, tools) => {
    const { game, match, people } = sheet;
    if (isUnderWay(getState().review, id)) return;
    dispatch(reviewBegan(id));
    const isStopped = () => !isUnderWay(getState().review, id);
    const began = tools.now();
    const spent = () => (tools.now() - began) / FIRST_LOOK_MS;
    let toldAt = began;
    const told = (done: number, of: number) => {
      if (tools.now() - toldAt < TELL_MS) return;
      toldAt = tools.now();
      dispatch(reviewWentOn({ id, done, of }));
    };
    const seats = humanSeats(people);
    const rng = split(rngFrom(match.record.seed), AFTERTHOUGHTS);
    const reader = readerOf(seats);
    const found = await inSlices(review({ game, record: match.record, seats, rng, reader, told, spent }), {
      ...paceOf(tools),
      longest: LONGEST_REVIEW_MS,
      isHurried: isStopped,
    });
    if (isStopped()) return;
    dispatch(reviewEnded({ id, ...found }));
    await keepReview(tools, id, reviewText(sheet, seats, found));
  };
}

/** Beside its game, if that is still there: what the storage does not take is looked for anew some day. */
async function keepReview({ inTurn, storage }: Tools, id: string, text: string): Promise<void> {
  await inTurn(() =>
    tried(async () => {
      const keys = keysOf(await storage.getAllKeys(), id);
      if (keys && keys.slots.length > 0) await storage.setItem(reviewKey(id), text);
    }),
  );
}

/** Takes up what was found before, if it was. */
export function recallReview(id: string, sheet: Sheet): AppThunk<Promise<void>> {
  return async (dispatch, getState, { inTurn, storage }) => {
    if (getState().review?.id === id) return;
    const text = await inTurn(() => tried(() => storage.getItem(reviewKey(id))));
    const found = text.ok ? readReview(sheet, humanSeats(sheet.people), text.value) : null;
    if (found) dispatch(reviewFound({ id, ...found }));
  };
}

/** Somebody alone reads it as his own; among several it is read on the open table. */
export function readerOf(humans: readonly Seat[]): Viewer {
  return humans.length === 1 ? (humans[0] ?? 'public') : 'public';
}

/** The seats of those who are no bots. */
export function humanSeats(people: readonly Sitting[]): readonly Seat[] {
  return people.flatMap(({ bot }, seat) => (bot === null ? [toSeat(seat)] : []));
}

function paceOf({ now, schedule }: Tools) {
  return { now, rest: () => wait(schedule, 0) };
}
