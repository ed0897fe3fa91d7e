import type { GameBoard } from '@/components/kit/board';
import type { Tell } from '@/components/kit/drawing/opening';
import type { Scheme } from '@/components/kit/tokens';
import type { Cabinet } from '@/engine/core/cabinet';
import type { Playable } from './playable/playable';

/** Each game is a file of its own for browsers, fetched when it is first needed: it is imported here and nowhere else. */
const bringers: Readonly<Record<string, () => Promise<Playable>>> = {
  kazaam: async () => (await import('./playable/kazaam')).kazaam,
  'witchs-brew': async () => (await import('./playable/witchs-brew')).witchsBrew,
  alchemirus: async () => (await import('./playable/alchemirus')).alchemirus,
  'materia-prima': async () => (await import('./playable/materia-prima')).materiaPrima,
};

const brought = new Map<string, Playable>();

/** Brings a game with its board; nothing where there is no such game. What could not be fetched may be asked for again. */
export async function bring(id: string): Promise<Playable | undefined> {
  const found = brought.get(id) ?? (await bringers[id]?.());
  if (found) brought.set(id, found);
  return found;
}

/** Of all that is to be done before a table opens, the part that fetching its game is taken for. */
const FETCHING = 0.3;

/** Brings a game with its board, and all its pictures; those of other games make room. Fails where one cannot be fetched. */
export async function openTable(id: string, theme: Scheme, tell: Tell): Promise<void> {
  const found = await bring(id);
  tell(FETCHING);
  for (const other of brought.values()) if (other !== found) other.board.pictures?.letGo();
  await found?.board.pictures?.hold(theme, (part) => tell(FETCHING + part * (1 - FETCHING)));
}

/** How a game is shown, once it has been brought. */
export const boardOf = (id: string): GameBoard | undefined => brought.get(id)?.board;

/** The games as the engine knows them. */
export const cabinet: Cabinet = {
  find: (id) => brought.get(id)?.game,
  bring: async (id) => (await bring(id))?.game,
};
