import { usePoured } from '@/components/kit/stage/scene-context';

import { useScene } from '../table';

/** How much there is at a place while a scene is played. */
export function useAmount(place: string, before: number): number {
  return usePoured(useScene(), place, before);
}
