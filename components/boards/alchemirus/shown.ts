import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { Alchemirus } from '@/engine/games/alchemirus/state';
import { album } from './art/prints';
import { AlchemirusBoard } from './board';
import { AlchemirusHolding } from './pages/holding';
import { AlchemirusOpening } from './pages/opening';
import { AlchemirusOutcome } from './pages/outcome';
import { AlchemirusPicture } from './picture';
import { piecesIn } from './pieces-told';

export const alchemirus: GameBoard<Alchemirus> = {
  Board: opened(album, AlchemirusBoard),
  pictures: album,
  Picture: opened(album, AlchemirusPicture),
  Holding: opened(album, AlchemirusHolding),
  Opening: opened(album, AlchemirusOpening),
  Outcome: opened(album, AlchemirusOutcome),
  piecesIn,
};
