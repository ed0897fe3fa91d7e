import type { ComponentType } from 'react';

import type { BoardProps, PictureProps } from '@/components/kit/board';
import { opened } from '@/components/kit/drawing/opened';
import type { Lamp } from '@/components/shell-art/niche';
import type { GameTypes } from '@/engine/core/game';
import type { Alchemirus } from '@/engine/games/alchemirus/state';
import type { Kazaam } from '@/engine/games/kazaam/state';
import type { MateriaPrima } from '@/engine/games/materia-prima/state';
import type { WitchsBrew } from '@/engine/games/witchs-brew/state';
import { AlchemirusStillLife } from './boards/alchemirus/art/still-life';
import { AlchemirusBoard } from './boards/alchemirus/board';
import { AlchemirusPicture } from './boards/alchemirus/picture';
import { album as kazaamAlbum } from './boards/kazaam/art/prints';
import { KazaamBoard } from './boards/kazaam/board';
import { KazaamPicture } from './boards/kazaam/picture';
import { KazaamStillLife } from './boards/kazaam/art/still-life';
import { MateriaPrimaStillLife } from './boards/materia-prima/art/still-life';
import { MateriaPrimaBoard } from './boards/materia-prima/board';
import { MateriaPrimaPicture } from './boards/materia-prima/picture';
import { hasPlace } from './boards/materia-prima/touch/sights';
import { WitchsBrewStillLife } from './boards/witchs-brew/art/still-life';
import { WitchsBrewBoard } from './boards/witchs-brew/board';
import { WitchsBrewPicture } from './boards/witchs-brew/picture';

/** How a game is shown. */
export interface GameBoard<G extends GameTypes = GameTypes> {
  readonly Board: ComponentType<BoardProps<G>>;
  readonly Picture: ComponentType<PictureProps<G>>;
  /** All that stands in its niche of the cabinet, and in what light. It fills the niche. */
  readonly StillLife: ComponentType;
  readonly lamp: Lamp;
  /** Whether a fact speaks of a place that the board can mark; without it, none does. */
  readonly hasPlace?: (fact: G['fact']) => boolean;
}

/** A board only ever gets the view of its own game. */
const shown = <G extends GameTypes>(board: GameBoard<G>) => board as unknown as GameBoard;

/** Game id → board. */
export const boards: Readonly<Record<string, GameBoard>> = {
  kazaam: shown<Kazaam>({
    Board: opened(kazaamAlbum, KazaamBoard),
    Picture: opened(kazaamAlbum, KazaamPicture),
    StillLife: opened(kazaamAlbum, KazaamStillLife),
    lamp: 'blue',
  }),
  'witchs-brew': shown<WitchsBrew>({
    Board: WitchsBrewBoard,
    Picture: WitchsBrewPicture,
    StillLife: WitchsBrewStillLife,
    lamp: 'green',
  }),
  alchemirus: shown<Alchemirus>({
    Board: AlchemirusBoard,
    Picture: AlchemirusPicture,
    StillLife: AlchemirusStillLife,
    lamp: 'violet',
  }),
  'materia-prima': shown<MateriaPrima>({
    Board: MateriaPrimaBoard,
    Picture: MateriaPrimaPicture,
    StillLife: MateriaPrimaStillLife,
    lamp: 'ember',
    hasPlace,
  }),
};
