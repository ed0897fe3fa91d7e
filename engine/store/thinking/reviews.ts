import { createAction, type UnknownAction } from '@reduxjs/toolkit';

import type { GameTypes } from '@/engine/core/game';
import { review, type Lapse, type Reviewed } from '@/engine/core/review';
import { rngFrom, split } from '@/engine/core/rng';
import { humanSeats, readerOf } from '../people/seated-people';
import type { GameFile } from '../saves/game-file';
import type { AppThunk } from '../state';
import { keysOf, reviewKey } from '../storage/keys';
import { tried } from '../storage/try-storage';
import type { Tools } from '../world/world';
import { readReview, reviewText } from './review-file';
import { inSlices, restingIn } from './time-slices';

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

/** Longer than this nobody waits: then what has been found is told. */
const LONGEST_REVIEW_MS = 55_000;
/** The rest is for a second look at what was found. */
const FIRST_LOOK_MS = 36_000;
/** Progress is told in steps that can be seen. */
const TELL_MS = 100;
/** Keeps the chance of a review apart from that of the game and of its bots. */
const AFTERTHOUGHTS = 2;

/** Looks for the turns of those who are no bots in which most was lost. */
export function reviewGame(id: string, file: GameFile): AppThunk<Promise<void>> {
  return async (dispatch, getState, tools) => {
    const { game, match, people } = file;
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
      ...restingIn(tools),
      longest: LONGEST_REVIEW_MS,
      isHurried: isStopped,
    });
    if (isStopped()) return;
    dispatch(reviewEnded({ id, ...found }));
    await keepReview(tools, id, reviewText(file, seats, found));
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
export function recallReview(id: string, file: GameFile): AppThunk<Promise<void>> {
  return async (dispatch, getState, { inTurn, storage }) => {
    if (getState().review?.id === id) return;
    const text = await inTurn(() => tried(() => storage.getItem(reviewKey(id))));
    const found = text.ok ? readReview(file, humanSeats(file.people), text.value) : null;
    if (found) dispatch(reviewFound({ id, ...found }));
  };
}
