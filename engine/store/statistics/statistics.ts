import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';

import { rekeyed, whoIsIn, type Ledger } from '@/engine/core/ledger';
import { EMPTY_BOOK, formerGuise, presentKey, type Book, type BookProblem } from './ledger-file';
import type { StorageProblem } from '../saves/write-game';
import type { Guise } from '../people/seated-people';
import type { AppState } from '../state';

export interface Statistics {
  readonly book: Book;
  /**
   * `full` and `failed`: what is here is further on than the storage. `unreadable`: what lay there was put aside.
   * `newer` and `unreached`: it is left alone, and nothing is entered.
   */
  readonly problem: StorageProblem | BookProblem | 'unreached' | null;
  /** The book as it would be if nothing had been erased, and when that was done: it can be taken back. */
  readonly erased: { readonly book: Book; readonly at: number } | null;
}

const NOTHING: Statistics = { book: EMPTY_BOOK, problem: null, erased: null };

export const bookKept = createAction<Statistics>('statistics/bookKept');
/** What was erased can no longer be taken back. */
export const erasureSettled = createAction('statistics/erasureSettled');

/** A plain reducer: the book may be large, and is not to be frozen by Immer. */
export function statisticsReducer(state: Statistics = NOTHING, action: UnknownAction): Statistics {
  if (bookKept.match(action)) return action.payload;
  if (erasureSettled.match(action)) return { ...state, erased: null };
  return state;
}

const book = (state: AppState) => state.statistics.book;
const roster = (state: AppState) => state.roster.people;

/** The ledger under the keys of those who are on the roster now. */
export const presentLedger = createSelector([book, roster], (kept, people) =>
  rekeyed(kept.ledger, (who) => presentKey(kept, people, who)),
);

/** Somebody who has finished a game here. */
interface KnownPlayer extends Guise {
  readonly id: string;
}

/** In the order of the roster, then those who are not on it. */
export const knownPlayers = createSelector(
  [book, roster, presentLedger],
  (kept, people, ledger): readonly KnownPlayer[] => {
    const keys = whoIsIn(ledger);
    const onRoster = people.filter(({ id }) => keys.includes(id));
    const others = keys.filter((key) => !people.some(({ id }) => id === key));
    return [
      ...onRoster,
      ...others.flatMap((id) => {
        const guise = formerGuise(kept, people, id);
        return guise ? [{ id, ...guise }] : [];
      }),
    ];
  },
);

/** The games of which some were finished. */
export function gamesInLedger({ games, folded }: Ledger): readonly string[] {
  return [...new Set([...Object.keys(folded), ...games.map(({ game }) => game)])].sort();
}
