import { configureStore } from '@reduxjs/toolkit';

import { keepDeviceData } from './device-data';
import { matchReducer } from './match/match';
import { rosterReducer } from './people/roster';
import { libraryReducer } from './saves/library';
import { settingsReducer } from './settings/settings';
import { enterGames } from './statistics/keep-statistics';
import { statisticsReducer } from './statistics/statistics';
import { letBotsPlay } from './thinking/bot-turns';
import { reviewReducer } from './thinking/reviews';
import { createJobQueue } from './world/job-queue';
import { createListeners } from './world/listeners';
import { createClaims, letGoOfGames } from './world/window-claims';
import type { Tools, World } from './world/world';

/** Games are large and never changed in place: looking through them after every action would cost more than playing. */
const UNCHECKED = ['match', 'library', 'statistics', 'review'];

/** What is left to check is small: when that takes long, the machine is busy with something else. */
const WARN_AFTER_MS = 500;

export function createAppStore(world: World) {
  const tools: Tools = { ...world, inTurn: createJobQueue(), claims: createClaims(world.claim) };
  const listeners = createListeners(tools);
  keepDeviceData(listeners.startListening);
  letBotsPlay(listeners.startListening);
  letGoOfGames(listeners.startListening);
  enterGames(listeners.startListening);
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
      }).prepend(listeners.middleware),
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
