import { useMemo } from 'react';

import { sceneContext } from '@/components/kit/stage/scene-context';
import { useCounted } from '@/components/kit/stage/use-counted';
import type { Ingredient } from '@/engine/games/kazaam/data';

import type { Pour, Scene } from './choreography';

const { SceneProvider, useScene } = sceneContext<Scene>();
export { SceneProvider };

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
