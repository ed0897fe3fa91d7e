import { usePoured } from '@/components/kit/stage/scene-context';
import type { Seat } from '@/engine/core/seat';

import { playerOf } from '../seats';
import { handAt, laurelAt } from './places';
import { useScene, useSetting } from '../table';

/** How many cards somebody holds just now. */
export function useHeld(seat: Seat): number {
  const { view } = useSetting();
  return usePoured(useScene(), handAt(seat), playerOf(view, seat).handSize);
}

/** How much fame somebody has just now. */
export function useFame(seat: Seat): number {
  const { view } = useSetting();
  return usePoured(useScene(), laurelAt(seat), playerOf(view, seat).fame);
}
