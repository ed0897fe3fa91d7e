import { games } from '@/engine/games';
import { deviceWorld } from './world/device-world';
import { selectorsFor } from './match/selectors';
import { createAppStore } from './store';

/** The one store of this device. */
export const store = createAppStore(deviceWorld);

export const select = selectorsFor(games);
