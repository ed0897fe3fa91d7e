import type { Shelf } from './core/game';
import { alchemirus } from './games/alchemirus/game';
import { kazaam } from './games/kazaam/game';
import { materiaPrima } from './games/materia-prima/game';
import { witchsBrew } from './games/witchs-brew/game';

/** All games that can be played. */
export const games: Shelf = [kazaam, witchsBrew, alchemirus, materiaPrima];
