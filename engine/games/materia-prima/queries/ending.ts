import type { Seat } from '@/engine/core/seat';
import type { Ending } from '../state';

/** MP-37: whether the game ended by the mission of this player. */
export function hasFulfilled({ ending }: { readonly ending: Ending | null }, seat: Seat): boolean {
  return ending?.why === 'mission' && ending.by === seat;
}
