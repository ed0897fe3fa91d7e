import AsyncStorage from '@react-native-async-storage/async-storage';

import type { World } from './world';

/** The world as it is on a phone or in a browser, but for the games, which come with their boards. */
export const deviceWorld: Omit<World, 'games'> = {
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

/** A page that was just reloaded may not have let go of its game yet: so often it is asked for, and so long after. */
const TRIES = 20;
const PAUSE_MS = 100;

/** Browsers can have the app open in many tabs. Without locks, as on phones, there is only one of it. */
async function claim(id: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return () => undefined;
  for (let tries = 1; ; tries += 1) {
    const letGo = await lockNow(locks, `athanor/game/${id}`);
    if (letGo || tries === TRIES) return letGo;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** What lets go of it again; null if another tab has it. Not by a time limit: a busy page would run out of it alone. */
function lockNow(locks: LockManager, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const asked = (lock: Lock | null) => {
      if (lock) return new Promise<void>((letGo) => resolve(letGo));
      return resolve(null);
    };
    // A browser that refuses locks altogether is like one without them.
    locks.request(name, { ifAvailable: true }, asked).catch(() => resolve(() => undefined));
  });
}
