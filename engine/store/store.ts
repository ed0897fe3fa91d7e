import { configureStore } from '@reduxjs/toolkit';

import { letBotsPlay } from './thinking/bot-turns';
import { createClaims, letGoOfGames } from './world/window-claims';
import { createInTurn } from './world/job-queue';
import { keepDevice } from './device-data';
import { enterGames } from './statistics/keep-statistics';
import { libraryReducer } from './saves/library';
import { createListening } from './world/listeners';
import { matchReducer } from './match/match';
import { rosterReducer } from './people/roster';
import { settingsReducer } from './settings/settings';
import { statisticsReducer } from './statistics/statistics';
import { reviewReducer } from './thinking/teacher';
import type { Tools, World } from './world/world';

/** Games are large and never changed in place: looking through them after every action would cost more than playing. */
const UNCHECKED = ['match', 'library', 'statistics', 'review'];

/** What is left to check is small: when that takes long, the machine is busy with something else. */
const WARN_AFTER_MS = 500;

export function createAppStore(world: World) {
  const tools: Tools = { ...world, inTurn: createInTurn(), claims: createClaims(world.claim) };
  const listening = createListening(tools);
  keepDevice(listening.startListening);
  letBotsPlay(listening.startListening);
  letGoOfGames(listening.startListening);
  enterGames(listening.startListening);
  return configureStore({
    reducer: {
      match: matchReducer,
      library: libraryReducer,
      settings: settingsReducer,
      roster: rosterReducer,
      statistics: statisticsReducer,
      review: reviewReducer,
    },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: tools },
        immutableCheck: { ignoredPaths: UNCHECKED, warnAfter: WARN_AFTER_MS },
        serializableCheck: { ignoredPaths: UNCHECKED, ignoreActions: true, warnAfter: WARN_AFTER_MS },
      }).prepend(listening.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
