import type { GameBoard } from '@/components/kit/board';
import { alchemirus } from '@/components/playable/alchemirus';
import { kazaam } from '@/components/playable/kazaam';
import { materiaPrima } from '@/components/playable/materia-prima';
import { playable } from '@/components/playable/playable';
import { witchsBrew } from '@/components/playable/witchs-brew';
import { highCard as board } from './example-game/board/shown';
import { highCard as game } from './example-game/engine/game';

const playables = [alchemirus, kazaam, materiaPrima, witchsBrew, playable(game, board)];

/** The boards of the games in `shelf.ts`. */
export const boards = Object.fromEntries(
  playables.map(({ game, board }): readonly [string, GameBoard] => [game.id, board]),
);
