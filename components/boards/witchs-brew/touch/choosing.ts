import { CHOSEN_ROLES, ROLES, type Role } from '@/engine/games/witchs-brew/data';
import { inBoxOrder } from '@/engine/games/witchs-brew/queries/roles';
import type { WitchsBrewMove } from '@/engine/games/witchs-brew/state';

/** The roles taken so far, in the order in which they were taken. */
export type Taken = readonly Role[];

type Choice = Extract<WitchsBrewMove, { readonly type: 'choose' }>;

export function isFull(taken: Taken): boolean {
  return taken.length >= CHOSEN_ROLES;
}

export function stillFree(taken: Taken): number {
  return CHOSEN_ROLES - taken.length;
}

/** Takes a role, or puts it back. Where all places are taken, nothing changes. */
export function toggled(taken: Taken, role: Role): Taken {
  if (taken.includes(role)) return taken.filter((other) => other !== role);
  return isFull(taken) ? taken : [...taken, role];
}

/** Roles that no legal choice contains. */
export function forbiddenIn(moves: readonly WitchsBrewMove[]): readonly Role[] {
  const allowed = new Set(moves.flatMap((move) => (move.type === 'choose' ? move.roles : [])));
  return ROLES.filter((role) => !allowed.has(role));
}

/** The move, once five are taken. */
export function choiceOf(taken: Taken): Choice | null {
  return isFull(taken) ? { type: 'choose', roles: inBoxOrder(taken) } : null;
}

/** A choice of five with this role in it, to be told why it cannot be made. */
export function choiceWith(role: Role, taken: Taken): Choice {
  const others = [...taken, ...ROLES].filter((other) => other !== role);
  const five = [role, ...new Set(others)].slice(0, CHOSEN_ROLES);
  return { type: 'choose', roles: inBoxOrder(five) };
}
