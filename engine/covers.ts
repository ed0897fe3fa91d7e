import type { GameCover, GameTypes } from './core/game';
import { cover as alchemirus } from './games/alchemirus/cover';
import { cover as kazaam } from './games/kazaam/cover';
import { cover as materiaPrima } from './games/materia-prima/cover';
import { cover as witchsBrew } from './games/witchs-brew/cover';

export type AnyCover = GameCover<GameTypes>;

/** Any game can be chosen and set up alike. */
const any = <G extends GameTypes>(cover: GameCover<G>) => cover as unknown as AnyCover;

/** What is known of all games before one of them is brought, in the order of the cabinet. */
export const gameCovers: readonly AnyCover[] = [
  any(kazaam),
  any(witchsBrew),
  any(alchemirus),
  any(materiaPrima),
];

export const coverOf = (id: string): AnyCover | undefined => gameCovers.find((cover) => cover.id === id);
