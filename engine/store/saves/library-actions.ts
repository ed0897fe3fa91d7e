import { asked } from '@/engine/core/game';
import { no, ok, type Result } from '@/engine/core/result';
import type { SaveProblem } from '@/engine/core/save';
import { gameLeft } from '../match/match';
import { readById, saveAgain, type OpenProblem } from '../match/open-and-leave';
import { gameFileOf } from '../match/queries';
import type { AppDispatch, AppState, AppThunk } from '../state';
import { closeGame } from '../statistics/keep-statistics';
import { allKeysOf, gamesIn, slotKey, trashKey, type GameKeys } from '../storage/keys';
import { tried } from '../storage/try-storage';
import { wait, type Tools } from '../world/world';
import { gameFileText, openImported, type GameFile } from './game-file';
import { summaryOf } from './game-summary';
import { newJournal } from './journal';
import {
  gameRestored,
  gameTrashed,
  gameWiped,
  itemRead,
  libraryLoaded,
  storageFreed,
  UNDO_DELETE_MS,
  type LibraryItem,
} from './library';
import { readGame } from './read-game';
import { flush } from './write-game';

/** Reads the list of saved games, one at a time, and only those that changed since they were last read. */
export function loadLibrary(): AppThunk<Promise<void>> {
  return async (dispatch, getState, tools) => {
    const keys = await tried(() => tools.storage.getAllKeys());
    if (!keys.ok) return;
    const { trashed, items } = getState().library;
    const all = gamesIn(keys.value);
    const thrown = all.filter(({ id, isTrash }) => isTrash && id !== trashed);
    const found = all.filter((game) => game.slots.length > 0 && !thrown.includes(game));
    for (const game of found) await dispatch(readItem(game));
    for (const { id } of thrown) {
      if (await isForgotten(tools, id)) await tools.inTurn(() => wiped(tools, dispatch, id));
    }
    const kept = [...found.map(({ id }) => id), unsavedIn(getState())];
    const gone = Object.keys(items).filter((id) => !kept.includes(id));
    dispatch(libraryLoaded(gone));
  };
}

/** Whether a deletion can no longer be taken back, not even in another window of the browser. */
async function isForgotten({ storage, now }: Tools, id: string): Promise<boolean> {
  const mark = await tried(() => storage.getItem(trashKey(id)));
  return mark.ok && now() - Number(mark.value) >= UNDO_DELETE_MS;
}

function readItem(keys: GameKeys): AppThunk<Promise<void>> {
  return async (dispatch, getState, { storage, games, schedule }) => {
    const mark = markOf(keys);
    const isKnown = getState().library.items[keys.id]?.keys === mark;
    if (isKnown || unsavedIn(getState()) === keys.id) return;
    await wait(schedule, 0);
    const read = await tried(() => readGame(storage, games, keys));
    if (!read.ok) return;
    const item: LibraryItem = read.value.ok
      ? { type: 'game', keys: mark, summary: summaryOf(keys.id, read.value.value.file) }
      : { type: 'problem', keys: mark, problem: read.value.problem };
    dispatch(itemRead({ id: keys.id, item }));
  };
}

/** The game on the device, if it is further on than the storage could take. */
function unsavedIn({ match }: AppState): string | null {
  return match && match.saved !== 'saved' ? match.id : null;
}

/** Another one after everything that is written to a game. */
function markOf({ slots, entries }: GameKeys): string {
  return `${slots.join('')} ${entries.length} ${entries[entries.length - 1] ?? 0}`;
}

/** Throws a game away; for a while `undoDelete` brings it back. Refused while another window plays it. */
export function deleteGame(id: string): AppThunk<Promise<boolean>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(async () => {
      if (!(await tools.claims.take(id))) return false;
      const { trashed } = getState().library;
      if (trashed && trashed !== id) await wiped(tools, dispatch, trashed);
      // A full storage may refuse even this mark: then only a restart would bring the game back.
      await tried(() => tools.storage.setItem(trashKey(id), String(tools.now())));
      if (getState().match?.id === id) dispatch(gameLeft());
      tools.claims.letGo(id);
      dispatch(gameTrashed(id));
      tools.schedule(() => void dispatch(emptyTrash(id)), UNDO_DELETE_MS);
      return true;
    });
}

/** Says whether there was something to bring back, and it could be. */
export function undoDelete(): AppThunk<Promise<boolean>> {
  return (dispatch, getState, { inTurn, storage }) =>
    inTurn(async () => {
      const { trashed } = getState().library;
      if (!trashed) return false;
      const restored = await tried(() => storage.removeItem(trashKey(trashed)));
      if (restored.ok) dispatch(gameRestored(trashed));
      return restored.ok;
    });
}

function emptyTrash(id: string): AppThunk<Promise<void>> {
  return (dispatch, getState, tools) =>
    tools.inTurn(async () => {
      if (getState().library.trashed === id) await wiped(tools, dispatch, id);
    });
}

/** If it is cut short, the mark is still there and the next start goes on with it. */
async function wiped({ storage }: Tools, dispatch: AppDispatch, id: string): Promise<void> {
  const done = await tried(async () => {
    const game = gamesIn(await storage.getAllKeys()).find((keys) => keys.id === id);
    for (const key of game ? allKeysOf(game) : []) await storage.removeItem(key);
  });
  if (!done.ok) return;
  dispatch(gameWiped(id));
  dispatch(storageFreed());
  void dispatch(saveAgain());
}

/** The whole game as text, to be kept or sent. */
export function exportGame(id: string): AppThunk<Promise<Result<string, OpenProblem>>> {
  return async (dispatch) => {
    const file = await dispatch(readGameFile(id));
    return file.ok ? ok(gameFileText(file.value)) : file;
  };
}

/** A game as it stands, on the device or not, without putting it there: for results and replays. */
export function readGameFile(id: string): AppThunk<Promise<Result<GameFile, OpenProblem>>> {
  return async (_, getState, tools) => {
    const state = getState().match;
    if (state?.id === id) return ok(gameFileOf(tools.games, state));
    const read = await tools.inTurn(() => readById(tools, id));
    return read.ok ? ok(read.value.file) : read;
  };
}

export type ImportProblem =
  SaveProblem | { readonly type: 'storage-full' } | { readonly type: 'storage-failed' };

/** Adds a game from a text and gives its id. A text that is no good changes nothing. */
export function importGame(text: string): AppThunk<Promise<Result<string, ImportProblem>>> {
  return async (dispatch, _, tools) => {
    const opened = await openImported(tools.games, text, tools.now());
    if (!opened.ok) return opened;
    const id = tools.makeId();
    // What was won elsewhere does not count as won here; what is still to be played does.
    if (!asked(opened.value.match.table)) await dispatch(closeGame(id));
    return tools.inTurn(async () => {
      const { status } = await flush(tools.storage, newJournal(id), opened.value);
      if (status !== 'saved') {
        await tried(() => tools.storage.removeItem(slotKey(id, 'a')));
        return no({ type: `storage-${status}` });
      }
      dispatch(itemRead({ id, item: { type: 'game', keys: '', summary: summaryOf(id, opened.value) } }));
      return ok(id);
    });
  };
}
