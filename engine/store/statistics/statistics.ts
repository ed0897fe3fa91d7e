import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';

import { rekeyed, whoIsIn, type Ledger } from '@/engine/core/ledger';
import type { Guise } from '../people/seated-people';
import type { AppState } from '../state';
import type { StorageProblem } from '../storage/try-storage';
import {
  EMPTY_LEDGER_FILE,
  formerGuise,
  presentKey,
  type LedgerFile,
  type LedgerFileProblem,
} from './ledger-file';

export interface Statistics {
  readonly file: LedgerFile;
  /**
   * `full` and `failed`: what is here is further on than the storage. `unreadable`: what lay there was put aside.
   * `newer` and `unreached`: it is left alone, and nothing is entered.
   */
  readonly problem: StorageProblem | LedgerFileProblem | 'unreached' | null;
  /** The ledger as it would be if nothing had been erased, and when that was done: it can be taken back. */
  readonly erased: { readonly file: LedgerFile; readonly at: number } | null;
}

const NOTHING: Statistics = { file: EMPTY_LEDGER_FILE, problem: null, erased: null };

export const statisticsKept = createAction<Statistics>('statistics/statisticsKept');
/** What was erased can no longer be taken back. */
export const erasureSettled = createAction('statistics/erasureSettled');

/** A plain reducer: the ledger may be large, and is not to be frozen by Immer. */
export function statisticsReducer(state: Statistics = NOTHING, action: UnknownAction): Statistics {
  if (statisticsKept.match(action)) return action.payload;
  if (erasureSettled.match(action)) return { ...state, erased: null };
  return state;
}

const file = (state: AppState) => state.statistics.file;
const roster = (state: AppState) => state.roster.people;

/** The ledger under the keys of those who are on the roster now. */
export const presentLedger = createSelector([file, roster], (kept, people) =>
  rekeyed(kept.ledger, (who) => presentKey(kept, people, who)),
);

/** Somebody who has finished a game here. */
interface KnownPlayer extends Guise {
  readonly id: string;
}

/** In the order of the roster, then those who are not on it. */
export const knownPlayers = createSelector(
  [file, roster, presentLedger],
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
