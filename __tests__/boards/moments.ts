import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame } from '@/engine/core/game';
import { advance, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';

import { games } from '../shelf';

const MOVES = [0, 20, 60, 120];

/** Bots have played for a while, as long as the game lasts, so that there is much on the table. */
export function midGame(game: AnyGame, seats: number, moves: number) {
  let table = start(game, seats, defaultOptions(game), rngFrom(3));
  for (let move = 0; move < moves; move += 1) {
    const next = advance(game, table, think(game, table, 'apprentice', split(rngFrom(3), move)));
    if (!asked(next)) return table;
    table = next;
  }
  return table;
}

/** Every game with the fewest and the most players, at its beginning and later. */
export const moments = games.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].flatMap((seats) =>
    MOVES.map((moves) => ({ name: game.id, game, seats, moves })),
  ),
);
