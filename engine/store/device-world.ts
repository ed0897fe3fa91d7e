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
};

function randomNumber(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
