import type { StartListening } from './listeners';
import type { World } from './world';

/** The games that this window has for itself: two that wrote to the same one would spoil it. */
export interface Claims {
  /** Says whether the game is this window's now. */
  readonly take: (id: string) => Promise<boolean>;
  readonly letGo: (id: string) => void;
}

export function createClaims(claim: World['claim']): Claims {
  const held = new Map<string, () => void>();
  return {
    take: async (id) => {
      if (held.has(id)) return true;
      const letGo = await claim(id);
      if (letGo) held.set(id, letGo);
      return letGo !== null;
    },
    letGo: (id) => {
      held.get(id)?.();
      held.delete(id);
    },
  };
}

/** Lets go of every game that is taken off the device, whatever took it off. */
export function letGoOfGames(listen: StartListening): void {
  listen({
    predicate: (_, state, before) => before.match !== null && state.match?.id !== before.match.id,
    effect: (_, { getOriginalState, extra }) => {
      const left = getOriginalState().match;
      if (left) extra.claims.letGo(left.id);
    },
  });
}
