import { rosterLoaded, rosterSchema } from './people/roster';
import { settingsLoaded, settingsSchema } from './settings/settings';
import type { AppState, AppThunk } from './state';
import { loadStatistics } from './statistics/keep-statistics';
import { readJson } from './storage/json';
import { ROSTER_KEY, SETTINGS_KEY } from './storage/keys';
import { tried } from './storage/try-storage';
import type { StartListening } from './world/listeners';

/** Reads what is kept on the device besides games. What cannot be read is as if it had never been set. */
export function loadDeviceData(): AppThunk<Promise<void>> {
  return async (dispatch, _, { storage }) => {
    const settings = readJson(settingsSchema, await textIn(() => storage.getItem(SETTINGS_KEY)));
    if (settings.ok) dispatch(settingsLoaded(settings.value));
    const roster = readJson(rosterSchema, await textIn(() => storage.getItem(ROSTER_KEY)));
    if (roster.ok) dispatch(rosterLoaded(roster.value));
    await dispatch(loadStatistics());
  };
}

async function textIn(read: () => Promise<string | null>): Promise<string | null> {
  const text = await tried(read);
  return text.ok ? text.value : null;
}

/** Writes settings and roster whenever they change. */
export function keepDeviceData(listen: StartListening): void {
  keep(listen, SETTINGS_KEY, settingsLoaded.type, (state) => state.settings);
  keep(listen, ROSTER_KEY, rosterLoaded.type, (state) => state.roster.people);
}

function keep(listen: StartListening, key: string, loaded: string, part: (state: AppState) => unknown): void {
  listen({
    predicate: (action, state, before) => action.type !== loaded && part(state) !== part(before),
    effect: async (_, { getState, extra }) => {
      await extra.inTurn(() => tried(() => extra.storage.setItem(key, JSON.stringify(part(getState())))));
    },
  });
}
