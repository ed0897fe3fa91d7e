import type { ComponentType } from 'react';

import type { BoardProps, PictureProps } from '@/components/kit/board';
import type { Lamp } from '@/components/shell-art/niche';
import type { GameTypes } from '@/engine/core/game';
import { KazaamBoard } from './boards/kazaam/board';
import { KazaamExample, KazaamPicture } from './boards/kazaam/picture';

/** How a game is shown. */
export interface GameBoard {
  readonly Board: ComponentType<BoardProps<GameTypes>>;
  readonly Picture: ComponentType<PictureProps<GameTypes>>;
  /** What stands in its niche of the cabinet, and in what light. */
  readonly Example: ComponentType<{ readonly size: number }>;
  readonly lamp: Lamp;
}

/** A board only ever gets the view of its own game. */
const shown = (board: unknown) => board as GameBoard;

/** Game id → board. */
export const boards: Readonly<Record<string, GameBoard>> = {
  kazaam: shown({ Board: KazaamBoard, Picture: KazaamPicture, Example: KazaamExample, lamp: 'blue' }),
};
