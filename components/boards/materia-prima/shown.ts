import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';
import { album } from './art/prints';
import { MateriaPrimaBoard } from './board';
import { MateriaPrimaHolding } from './holding';
import { MateriaPrimaOpening } from './opening';
import { MateriaPrimaOutcome } from './outcome';
import { MateriaPrimaPicture } from './picture';
import { piecesIn } from './pieces-told';
import { hasPlace } from './touch/sights';

export const materiaPrima: GameBoard<MateriaPrima> = {
  Board: opened(album, MateriaPrimaBoard),
  pictures: album,
  Picture: opened(album, MateriaPrimaPicture),
  piecesIn,
  hasPlace,
  Holding: opened(album, MateriaPrimaHolding),
  Opening: opened(album, MateriaPrimaOpening),
  Outcome: opened(album, MateriaPrimaOutcome),
};
