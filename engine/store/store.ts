import { configureStore } from '@reduxjs/toolkit';

import { letBotsPlay } from './bots';
import { createClaims, letGoOfGames } from './claims';
import { createInTurn } from './in-turn';
import { keepDevice } from './keep';
import { enterGames } from './keep-book';
import { libraryReducer } from './library';
import { createListening } from './listening';
import { matchReducer } from './match';
import { rosterReducer } from './roster';
import { settingsReducer } from './settings';
import { statisticsReducer } from './statistics';
import { reviewReducer } from './teacher';
import type { Tools, World } from './world';

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
