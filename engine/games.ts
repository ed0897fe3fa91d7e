import type { Shelf } from './core/game';
import { kazaam } from './games/kazaam/game';

/** All games that can be played. */
export const games: Shelf = [kazaam];
