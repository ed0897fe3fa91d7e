import { usePoured } from '@/components/kit/stage/scene-context';
import type { Seat } from '@/engine/core/seat';

import { standingOf, type Standing } from '../words/labels';
import { useScene, useSetting } from '../table';

/** How much there is at a place while a scene is played. */
export function useAmount(place: string, before: number): number {
  return usePoured(useScene(), place, before);
}

/** How somebody stands in the trick just now. */
export function useStanding(seat: Seat): Standing {
  const { view } = useSetting();
  return useScene()?.standings[seat] ?? standingOf(view, seat);
}
