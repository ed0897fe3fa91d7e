import type { GameBoard } from '@/components/kit/board';
import { alchemirus } from '@/components/playable/alchemirus';
import { kazaam } from '@/components/playable/kazaam';
import { materiaPrima } from '@/components/playable/materia-prima';
import { playable } from '@/components/playable/playable';
import { witchsBrew } from '@/components/playable/witchs-brew';
import { HighCardBoard } from './example-game/board/board';
import { HighCardPicture } from './example-game/board/picture';
import { highCard } from './example-game/engine/game';
import type { HighCard } from './example-game/engine/state';

const example: GameBoard<HighCard> = {
  Board: HighCardBoard,
  Picture: HighCardPicture,
};

const playables = [alchemirus, kazaam, materiaPrima, witchsBrew, playable(highCard, example)];

/** The boards of the games in `shelf.ts`. */
export const boards = Object.fromEntries(
  playables.map(({ game, board }): readonly [string, GameBoard] => [game.id, board]),
);
