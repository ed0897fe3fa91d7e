import type { GameBoard } from '@/components/kit/board';
import type { GameTypes } from '@/engine/core/game';
import { alchemirus } from './boards/alchemirus/shown';
import { kazaam } from './boards/kazaam/shown';
import { materiaPrima } from './boards/materia-prima/shown';
import { witchsBrew } from './boards/witchs-brew/shown';

/** A board only ever gets the view of its own game. */
const shown = <G extends GameTypes>(board: GameBoard<G>) => board as unknown as GameBoard;

/** Game id → board. */
export const boards: Readonly<Record<string, GameBoard>> = {
  kazaam: shown(kazaam),
  'witchs-brew': shown(witchsBrew),
  alchemirus: shown(alchemirus),
  'materia-prima': shown(materiaPrima),
};
