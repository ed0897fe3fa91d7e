import { createContext, use, useEffect, useState } from 'react';

import { useMotion } from '@/components/kit/motion';
import type { Ingredient } from '@/engine/games/kazaam/data';

import type { Scene } from './choreography';

const SceneContext = createContext<Scene | null>(null);

export const SceneProvider = SceneContext.Provider;

/** How much stands in a near vessel while a scene is played: doses count as they come and go. */
export function useAmount(ingredient: Ingredient, before: number): number {
  const scene = use(SceneContext);
  const { duration } = useMotion();
  const [poured, setPoured] = useState<{ readonly scene: Scene; readonly sum: number } | null>(null);
  useEffect(() => {
    if (!scene) return undefined;
    let sum = 0;
    const timers = scene.pours
      .filter((pour) => pour.ingredient === ingredient)
      .map(({ change, at }) => setTimeout(() => setPoured({ scene, sum: (sum += change) }), duration(at)));
    return () => timers.forEach(clearTimeout);
  }, [scene, ingredient, duration]);
  return scene && poured?.scene === scene ? before + poured.sum : before;
}
