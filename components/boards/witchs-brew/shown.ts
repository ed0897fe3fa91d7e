import type { GameBoard } from '@/components/kit/board';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';
import { WitchsBrewBoard } from './board';
import { WitchsBrewPicture } from './picture';

export const witchsBrew: GameBoard<WitchsBrew> = {
  Board: WitchsBrewBoard,
  Picture: WitchsBrewPicture,
};
