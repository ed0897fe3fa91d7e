import { isLoaded, loadAsync } from 'expo-font';
import { useEffect, useState } from 'react';

import { EASY_FONTS } from './fonts';

const areLoaded = () => Object.keys(EASY_FONTS).every(isLoaded);

/**
 * Whether to write in the letters of easy reading: from when they are wanted and there. They are fetched when they are
 * first wanted; until they have come the ordinary ones are better than none of ours.
 */
export function useEasyReading(isWanted: boolean): boolean {
  const [areThere, setThere] = useState(areLoaded);
  useEffect(() => {
    if (!isWanted || areThere) return;
    // Where they cannot be had, everything stays as it is.
    loadAsync(EASY_FONTS).then(
      () => setThere(true),
      () => undefined,
    );
  }, [isWanted, areThere]);
  return isWanted && areThere;
}
