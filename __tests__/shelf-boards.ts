import { boards as shown, type GameBoard } from '@/components/boards';
import { HighCardBoard } from './example-game/board/board';
import { HighCardPicture, HighCardStillLife } from './example-game/board/picture';
import { highCard } from './example-game/engine/game';
import type { HighCard } from './example-game/engine/state';

const example: GameBoard<HighCard> = {
  Board: HighCardBoard,
  Picture: HighCardPicture,
  StillLife: HighCardStillLife,
  lamp: 'blue',
};

/** The boards of the games in `shelf.ts`. */
export const boards: typeof shown = { ...shown, [highCard.id]: example as unknown as GameBoard };
