import type { AnyGame, Shelf } from './game';

/** The games by id. Each is brought when it is first needed, and stays. */
export interface Cabinet {
  /** A game that has been brought. */
  readonly find: (id: string) => AnyGame | undefined;
  /** Nothing if there is no such game; it may fail where a game comes over a network. */
  readonly bring: (id: string) => Promise<AnyGame | undefined>;
}

/** Games that are all there from the beginning. */
export function cabinetOf(shelf: Shelf): Cabinet {
  const find = (id: string) => shelf.find((game) => game.id === id);
  return { find, bring: async (id) => find(id) };
}
