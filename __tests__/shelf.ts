import type { Shelf } from '@/engine/core/game';
import { games as shelf } from '@/engine/games';
import { highCard } from './example-game/engine/game';

/** What holds for every game holds for the example too. */
export const games: Shelf = [...shelf, highCard];
