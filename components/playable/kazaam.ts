import { kazaam as board } from '@/components/boards/kazaam/shown';
import { kazaam as game } from '@/engine/games/kazaam/game';
import { playable } from './playable';

export const kazaam = playable(game, board);
