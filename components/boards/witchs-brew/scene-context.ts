import { createContext, use, useMemo } from 'react';

import { useCounted } from '@/components/kit/stage/use-counted';
import type { Seat } from '@/engine/core/seat';

import type { Pour, Scene } from './choreography';
import { standingOf, type Standing } from './labels';
import { useSetting } from './table';

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

/** What is being shown; null when nothing is. */
export function useScene(): Scene | null {
  return use(SceneContext);
}

const NONE: readonly Pour[] = [];

/** How much there is at a place while a scene is played: pieces count as they come and go. */
export function useAmount(place: string, before: number): number {
  const scene = use(SceneContext);
  const pours = useMemo(() => {
    const here = scene?.pours.filter((pour) => pour.place === place) ?? NONE;
    return here.length > 0 ? here : NONE;
  }, [scene, place]);
  return useCounted(pours, before);
}

/** How somebody stands in the trick just now. */
export function useStanding(seat: Seat): Standing {
  const { view } = useSetting();
  return use(SceneContext)?.standings[seat] ?? standingOf(view, seat);
}
