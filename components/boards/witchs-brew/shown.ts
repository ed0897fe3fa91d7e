import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';
import { album } from './art/prints';
import { WitchsBrewBoard } from './board';
import { WitchsBrewPicture } from './picture';
import { piecesIn } from './pieces-told';

export const witchsBrew: GameBoard<WitchsBrew> = {
  Board: opened(album, WitchsBrewBoard),
  pictures: album,
  Picture: opened(album, WitchsBrewPicture),
  piecesIn,
};
