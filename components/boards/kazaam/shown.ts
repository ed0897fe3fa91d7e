import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { Kazaam } from '@/engine/games/kazaam/state';
import { album } from './art/prints';
import { KazaamBoard } from './board';
import { KazaamHolding } from './pages/holding';
import { KazaamOpening } from './pages/opening';
import { KazaamOutcome } from './pages/outcome';
import { KazaamPicture } from './picture';
import { piecesIn } from './pieces-told';

export const kazaam: GameBoard<Kazaam> = {
  Board: opened(album, KazaamBoard),
  pictures: album,
  Picture: opened(album, KazaamPicture),
  Holding: opened(album, KazaamHolding),
  Opening: opened(album, KazaamOpening),
  Outcome: opened(album, KazaamOutcome),
  piecesIn,
};
