import * as v from 'valibot';

import { no, ok, type Result } from '@/engine/core/result';
import type { SaveProblem } from '@/engine/core/save';
import type { Seat } from '@/engine/core/seat';
import { peopleSchema, type SeatedPerson } from '../people/seated-people';
import { summaryOf } from '../saves/game-summary';
import { itemRead } from '../saves/library';
import { readGame, type ReadGame } from '../saves/read-game';
import { appended, compacted, flush, type Saved } from '../saves/write-game';
import type { AppThunk } from '../state';
import { isLesson, keysOf } from '../storage/keys';
import { tried } from '../storage/try-storage';
import type { KeyValueStorage, Tools } from '../world/world';
import {
  deviceHidden,
  deviceTaken,
  gameLeft,
  gameOpened,
  gameSaved,
  peopleChanged,
  watchingResumed,
  watchingStopped,
  type MatchState,
} from './match';
import { gameFileOf, momentOf } from './queries';

export type OpenProblem =
  | SaveProblem
  | { readonly type: 'missing' }
  | { readonly type: 'storage-failed' }
  /** Another window of the browser plays it. */
  | { readonly type: 'open-elsewhere' };

/** Puts a saved game on the device. Nobody holds it then, so the curtain is up. */
export function openGame(id: string): AppThunk<Promise<Result<null, OpenProblem>>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(async () => {
      if (getState().match?.id === id) {
        dispatch(deviceHidden());
        dispatch(watchingResumed());
        return ok(null);
      }
      if (!(await tools.claims.take(id))) return no({ type: 'open-elsewhere' });
      const read = await readById(tools, id);
      if (!read.ok) {
        tools.claims.letGo(id);
        return read;
      }
      const { file, journal, leftovers } = read.value;
      await clearUp(tools.storage, leftovers);
      dispatch(gameOpened({ ...file, id, game: file.game.id, journal, saved: 'saved' }));
      return ok(null);
    });
}

export async function readById(
  { storage, games }: Tools,
  id: string,
): Promise<Result<ReadGame, OpenProblem>> {
  const found = await tried(async () => keysOf(await storage.getAllKeys(), id));
  if (!found.ok) return no({ type: 'storage-failed' });
  const keys = found.value;
  if (!keys || keys.slots.length === 0) return no({ type: 'missing' });
  const read = await tried(() => readGame(storage, games, keys));
  return read.ok ? read.value : no({ type: 'storage-failed' });
}

/** What cannot be removed now is in nobody's way. */
async function clearUp(storage: KeyValueStorage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await tried(() => storage.removeItem(key));
}

/**
 * Takes the game off the device, written as a whole. What the storage does not take stays in memory, out of sight,
 * until there is room for it or another game is opened.
 */
export function leaveGame(): AppThunk<Promise<void>> {
  return (dispatch, getState, { inTurn, storage, games }) =>
    inTurn(async () => {
      const state = getState().match;
      if (!state) return;
      const { journal, status } = await savedWhole(storage, state);
      if (!isLesson(state.id)) {
        const summary = summaryOf(state.id, gameFileOf(games, state));
        dispatch(itemRead({ id: state.id, item: { type: 'game', keys: '', summary } }));
      }
      if (status === 'saved') return void dispatch(gameLeft());
      dispatch(gameSaved({ id: state.id, journal, saved: status }));
      dispatch(deviceHidden());
      dispatch(watchingStopped());
    });
}

/** Writes what is still to be written, and a new base: for when the app goes to the background. */
export function settleGame(): AppThunk<Promise<void>> {
  return (dispatch, getState, { inTurn, storage }) =>
    inTurn(async () => {
      const state = getState().match;
      if (!state) return;
      const { journal, status } = await savedWhole(storage, state);
      dispatch(gameSaved({ id: state.id, journal, saved: status }));
    });
}

/** Tries once more to write what the storage did not take. */
export function saveAgain(): AppThunk<Promise<void>> {
  return (dispatch, getState, { inTurn, storage }) =>
    inTurn(async () => {
      const state = getState().match;
      if (!state || state.saved === 'saved') return;
      const { journal, status } = await flush(storage, state.journal, state);
      dispatch(gameSaved({ id: state.id, journal, saved: status }));
    });
}

async function savedWhole(storage: KeyValueStorage, state: MatchState): Promise<Saved> {
  const { journal, status } = await flush(storage, state.journal, state);
  if (status !== 'saved') return { journal, status };
  return { journal: await compacted(storage, journal, state), status };
}

/** Gives the people at the table other names, looks or minds. Says whether it could be done. */
export function changePeople(people: readonly SeatedPerson[]): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { inTurn, storage, now }) =>
    inTurn(async () => {
      const state = getState().match;
      const parsed = v.safeParse(peopleSchema, people);
      if (!state || !parsed.success || people.length !== state.people.length) return false;
      const entry = { type: 'people', at: now(), people: parsed.output } as const;
      const file = { ...state, people: parsed.output };
      const { journal, status } = await flush(storage, appended(state.journal, entry), file);
      dispatch(peopleChanged({ id: state.id, journal, saved: status, people: parsed.output }));
      return true;
    });
}

/** Only who is asked may take the device from the curtain. */
export function takeDevice(seat: Seat): AppThunk<boolean> {
  return (dispatch, getState) => {
    const state = getState().match;
    const moment = state && momentOf(state);
    if (moment?.type !== 'curtain' || moment.seat !== seat) return false;
    dispatch(deviceTaken(seat));
    return true;
  };
}

/** The curtain comes down at once; the saving follows. */
export function hideNow(): AppThunk<Promise<void>> {
  return (dispatch) => {
    dispatch(deviceHidden());
    return dispatch(settleGame());
  };
}
