import type { GameBoard } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';
import { album } from './art/prints';
import { WitchsBrewBoard } from './board';
import { WitchsBrewHolding } from './pages/holding';
import { WitchsBrewOpening } from './pages/opening';
import { WitchsBrewOutcome } from './pages/outcome';
import { WitchsBrewPicture } from './picture';
import { piecesIn } from './pieces-told';

export const witchsBrew: GameBoard<WitchsBrew> = {
  Board: opened(album, WitchsBrewBoard),
  pictures: album,
  Picture: opened(album, WitchsBrewPicture),
  piecesIn,
  Holding: opened(album, WitchsBrewHolding),
  Opening: opened(album, WitchsBrewOpening),
  Outcome: opened(album, WitchsBrewOutcome),
};
