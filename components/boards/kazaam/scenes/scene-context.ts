import { useMemo } from 'react';

import { useCounted } from '@/components/kit/stage/use-counted';
import type { Ingredient } from '@/engine/games/kazaam/data';

import type { Pour } from './choreography';
import { useScene } from '../table';

const NONE: readonly Pour[] = [];

/** How much stands in a near vessel while a scene is played: doses count as they come and go. */
export function useAmount(ingredient: Ingredient, before: number): number {
  const scene = useScene();
  const pours = useMemo(
    () => scene?.pours.filter((pour) => pour.ingredient === ingredient) ?? NONE,
    [scene, ingredient],
  );
  return useCounted(pours, before);
}
