import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';

import type { SaveProblem } from '@/engine/core/save';
import type { AppState } from '../state';
import type { GameSummary } from './game-summary';

/** A saved game that could be read, or why it could not. */
export type LibraryItem =
  | { readonly type: 'game'; readonly keys: string; readonly summary: GameSummary }
  | { readonly type: 'problem'; readonly keys: string; readonly problem: SaveProblem };

export interface Library {
  /** By id. `keys` of an item tell whether it was read before or after a change. */
  readonly items: Readonly<Record<string, LibraryItem>>;
  /** Thrown away and not yet wiped: can be taken back. */
  readonly trashed: string | null;
  /** Whether the list has been read through once. */
  readonly isLoaded: boolean;
}

/** How long a deletion can be taken back. */
export const UNDO_DELETE_MS = 10_000;

const EMPTY: Library = { items: {}, trashed: null, isLoaded: false };

export const itemRead = createAction<{ readonly id: string; readonly item: LibraryItem }>('library/itemRead');
/** The list has been read through; the games named are not there any more. */
export const libraryLoaded = createAction<readonly string[]>('library/libraryLoaded');
export const gameTrashed = createAction<string>('library/gameTrashed');
export const gameRestored = createAction<string>('library/gameRestored');
export const gameWiped = createAction<string>('library/gameWiped');
export const storageFreed = createAction('library/storageFreed');

/** A plain reducer: views of games are not to be frozen by Immer. */
export function libraryReducer(state: Library = EMPTY, action: UnknownAction): Library {
  if (itemRead.match(action)) return withItem(state, action.payload.id, action.payload.item);
  if (libraryLoaded.match(action)) return { ...without(state, action.payload), isLoaded: true };
  if (gameTrashed.match(action)) return { ...state, trashed: action.payload };
  if (gameRestored.match(action)) return withoutTrash(state, action.payload);
  if (gameWiped.match(action)) return withoutTrash(without(state, [action.payload]), action.payload);
  return state;
}

function withItem(state: Library, id: string, item: LibraryItem): Library {
  return { ...state, items: { ...state.items, [id]: item } };
}

function withoutTrash(state: Library, id: string): Library {
  return state.trashed === id ? { ...state, trashed: null } : state;
}

function without(state: Library, ids: readonly string[]): Library {
  const items = Object.entries(state.items).filter(([id]) => !ids.includes(id));
  return { ...state, items: Object.fromEntries(items) };
}

/** The games that can be opened, the one played last first. */
export const savedGames = createSelector([(state: AppState) => state.library], ({ items, trashed }) =>
  Object.values(items)
    .flatMap((item): readonly GameSummary[] => (item.type === 'game' ? [item.summary] : []))
    .filter(({ id }) => id !== trashed)
    .sort((one, other) => other.playedAt - one.playedAt),
);

/** The games that cannot, and why. */
export const brokenGames = createSelector([(state: AppState) => state.library], ({ items, trashed }) =>
  Object.entries(items).flatMap(([id, item]) =>
    item.type === 'problem' && id !== trashed ? [{ id, problem: item.problem }] : [],
  ),
);
