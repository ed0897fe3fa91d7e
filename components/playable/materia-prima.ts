import { materiaPrima as board } from '@/components/boards/materia-prima/shown';
import { materiaPrima as game } from '@/engine/games/materia-prima/game';
import { playable } from './playable';

export const materiaPrima = playable(game, board);
