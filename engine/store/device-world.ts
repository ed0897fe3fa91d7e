import AsyncStorage from '@react-native-async-storage/async-storage';

import { games } from '@/engine/games';
import type { World } from './world';

/** The world as it is on a phone or in a browser. */
export const deviceWorld: World = {
  games,
  storage: AsyncStorage,
  now: () => Date.now(),
  makeId: () => `${Date.now().toString(36)}-${randomNumber().toString(36)}`,
  makeSeed: randomNumber,
  schedule: (what, ms) => {
    const timer = setTimeout(what, ms);
    return () => clearTimeout(timer);
  },
  claim,
};

function randomNumber(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/** A page that was just reloaded may not have let go of its game yet. */
const PATIENCE_MS = 1000;

/** Browsers can have the app open in many tabs. Without locks, as on phones, there is only one of it. */
async function claim(id: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  return new Promise((resolve) => {
    const held = () => {
      clearTimeout(timer);
      return new Promise<void>((letGo) => resolve(letGo));
    };
    locks.request(`athanor/game/${id}`, { signal: patience.signal }, held).catch(() => resolve(null));
  });
}
