import { witchsBrew as board } from '@/components/boards/witchs-brew/shown';
import { witchsBrew as game } from '@/engine/games/witchs-brew/game';
import { playable } from './playable';

export const witchsBrew = playable(game, board);
