import { boards as shown } from '@/components/boards';
import type { GameBoard } from '@/components/kit/board';
import { HighCardBoard } from './example-game/board/board';
import { HighCardPicture } from './example-game/board/picture';
import { highCard } from './example-game/engine/game';
import type { HighCard } from './example-game/engine/state';

const example: GameBoard<HighCard> = {
  Board: HighCardBoard,
  Picture: HighCardPicture,
};

/** The boards of the games in `shelf.ts`. */
export const boards: typeof shown = { ...shown, [highCard.id]: example as unknown as GameBoard };
