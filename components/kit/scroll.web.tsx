import { Fragment } from 'react';
import type { View } from 'react-native';

export { ScrollView as Scroll } from 'react-native';

export const OwnWindow = Fragment;

/** A browser finds by itself what has to be scrolled. */
export function useBringIntoSight(): (view: View) => void {
  return bring;
}

function bring(view: View): void {
  (view as unknown as Element).scrollIntoView({ block: 'nearest' });
}
