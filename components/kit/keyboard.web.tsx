import { Fragment, type RefObject } from 'react';
import type { View } from 'react-native';

/** A browser keeps in sight by itself what somebody writes on. */
export const KeyboardProvider = Fragment;
export { View as KeyboardRoom } from 'react-native';

export function useIsCramped(): boolean {
  return false;
}

const NOWHERE: RefObject<View | null> = { current: null };

export function useKeptInSight(): RefObject<View | null> {
  return NOWHERE;
}
