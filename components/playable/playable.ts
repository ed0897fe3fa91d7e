import type { GameBoard } from '@/components/kit/board';
import type { AnyGame, Game, GameTypes } from '@/engine/core/game';

/** A game and how it is shown: what both need comes with them once. */
export interface Playable {
  readonly game: AnyGame;
  readonly board: GameBoard;
}

/** A board only ever gets the view of its own game. */
export function playable<G extends GameTypes>(game: Game<G>, board: GameBoard<G>): Playable {
  return { game: game as unknown as AnyGame, board: board as unknown as GameBoard };
}
