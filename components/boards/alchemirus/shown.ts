import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { Alchemirus } from '@/engine/games/alchemirus/state';
import { album } from './art/prints';
import { AlchemirusBoard } from './board';
import { AlchemirusPicture } from './picture';
import { piecesIn } from './pieces-told';

export const alchemirus: GameBoard<Alchemirus> = {
  Board: opened(album, AlchemirusBoard),
  pictures: album,
  Picture: opened(album, AlchemirusPicture),
  piecesIn,
};
