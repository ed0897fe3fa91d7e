import { cabinet } from '@/components/playables';
import { selectorsFor } from '@/engine/store/match/selectors';
import { createAppStore } from '@/engine/store/store';
import { deviceWorld } from '@/engine/store/world/device-world';

/** The one store of this device. */
export const store = createAppStore({ ...deviceWorld, games: cabinet });

export const select = selectorsFor(cabinet);
