import { othersFrom, type Seat } from '@/engine/core/seat';
import { ROLES, type Role } from '../data';
import type { WitchsBrewTrick } from '../state';

export function inBoxOrder(roles: readonly Role[]): readonly Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

/** WB-8: everybody after a seat who has not been asked yet about the role that is called. */
export function stillWaiting({ stances }: WitchsBrewTrick, after: Seat): readonly Seat[] {
  return othersFrom(after, stances.length).filter((seat) => stances[seat] === 'waits');
}
