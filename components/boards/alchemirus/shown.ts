import type { GameBoard } from '@/components/kit/board';
import type { Alchemirus } from '@/engine/games/alchemirus/state';
import { AlchemirusBoard } from './board';
import { AlchemirusPicture } from './picture';

export const alchemirus: GameBoard<Alchemirus> = {
  Board: AlchemirusBoard,
  Picture: AlchemirusPicture,
};
