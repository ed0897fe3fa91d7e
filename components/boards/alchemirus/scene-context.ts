import { createContext, use, useMemo } from 'react';

import { useCounted } from '@/components/kit/stage/use-counted';
import type { Seat } from '@/engine/core/seat';

import type { Pour, Scene } from './cues';
import { playerOf } from './deeds';
import { handAt, laurelAt } from './places';
import { useSetting } from './table';

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

/** What is being shown; null when nothing is. */
export function useScene(): Scene | null {
  return use(SceneContext);
}

const NONE: readonly Pour[] = [];

/** How much there is at a place while a scene is played: things count as they come. */
function useAmount(place: string, before: number): number {
  const scene = use(SceneContext);
  const pours = useMemo(() => {
    const here = scene?.pours.filter((pour) => pour.place === place) ?? NONE;
    return here.length > 0 ? here : NONE;
  }, [scene, place]);
  return useCounted(pours, before);
}

/** How many cards somebody holds just now. */
export function useHeld(seat: Seat): number {
  const { view } = useSetting();
  return useAmount(handAt(seat), playerOf(view, seat).handSize);
}

/** How much fame somebody has just now. */
export function useFame(seat: Seat): number {
  const { view } = useSetting();
  return useAmount(laurelAt(seat), playerOf(view, seat).fame);
}
