import { games } from '@/engine/games';
import { selectorsFor } from './match/selectors';
import { createAppStore } from './store';
import { deviceWorld } from './world/device-world';

/** The one store of this device. */
export const store = createAppStore(deviceWorld);

export const select = selectorsFor(games);
