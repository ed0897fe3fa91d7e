import { useFonts } from 'expo-font';

import { FONTS } from './fonts';

/** Whether what is written can be shown: on phones the letters are a part of the app, or nearly so. */
export function useLetters(): boolean {
  const [areThere, error] = useFonts(FONTS);
  return areThere || error !== null;
}
