import { FontDisplay, loadAsync, type FontSource } from 'expo-font';
import { useEffect, useState } from 'react';

import { FONTS } from './fonts';

/** Milliseconds that the first screen waits for its letters: those kept on the device are there by then. */
const PATIENCE = 100;

/** Until they have come others stand for them. */
const swapped = (source: FontSource): FontSource =>
  typeof source === 'object' ? source : { uri: source, display: FontDisplay.SWAP };

/** They are fetched while the app starts, not before it: on a slow line it is there sooner. */
const coming = loadAsync(
  Object.fromEntries(Object.entries(FONTS).map(([name, source]) => [name, swapped(source)])),
).catch(() => undefined);

/** Whether what is written can be shown, in the letters of the app or in those that the browser has. */
export function useLetters(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const show = () => setTime(true);
    const timer = setTimeout(show, PATIENCE);
    void coming.then(show);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
