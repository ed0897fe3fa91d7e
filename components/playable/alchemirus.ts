import { alchemirus as board } from '@/components/boards/alchemirus/shown';
import { alchemirus as game } from '@/engine/games/alchemirus/game';
import { playable } from './playable';

export const alchemirus = playable(game, board);
