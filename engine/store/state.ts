import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { MatchState } from './match/match';
import type { Roster } from './people/roster';
import type { Library } from './saves/library';
import type { Settings } from './settings/settings';
import type { Statistics } from './statistics/statistics';
import type { ReviewState } from './thinking/reviews';
import type { Tools } from './world/world';

export interface AppState {
  /** Null: no game is on the device. */
  readonly match: MatchState | null;
  readonly library: Library;
  readonly settings: Settings;
  readonly roster: Roster;
  readonly statistics: Statistics;
  /** Of the game that was looked back on last; null if none was. */
  readonly review: ReviewState | null;
}

export type AppDispatch = ThunkDispatch<AppState, Tools, UnknownAction>;
export type AppThunk<Value> = ThunkAction<Value, AppState, Tools, UnknownAction>;
