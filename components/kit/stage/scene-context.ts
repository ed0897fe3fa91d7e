import { useMemo } from 'react';

import { useCounted, type Change } from './use-counted';

/** Somebody has more or less of something from some moment on. */
export interface Pour extends Change {
  readonly place: string;
}

const NONE: readonly Pour[] = [];

/** How much there is at a place while a scene is played: things count as they come and go. */
export function usePoured(scene: { readonly pours: readonly Pour[] } | null, place: string, before: number) {
  const pours = useMemo(() => {
    const here = scene?.pours.filter((pour) => pour.place === place) ?? NONE;
    return here.length > 0 ? here : NONE;
  }, [scene, place]);
  return useCounted(pours, before);
}
