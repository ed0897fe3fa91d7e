import type { GameBoard } from '@/components/kit/board';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';
import { MateriaPrimaBoard } from './board';
import { MateriaPrimaPicture } from './picture';
import { hasPlace } from './touch/sights';

export const materiaPrima: GameBoard<MateriaPrima> = {
  Board: MateriaPrimaBoard,
  Picture: MateriaPrimaPicture,
  hasPlace,
};
