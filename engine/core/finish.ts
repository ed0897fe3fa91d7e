import type { Steps } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { advance, judge } from './play';
import { split, type Rng } from './rng';
import type { Seat } from './seat';

/** In how many worlds a win must be in reach to be certain. */
const WORLDS = 4;
/** Keeps these worlds apart from those of the thoughts. */
const FINISH = -2;
/** How many moves are tried in a world. */
const MOST_TRIED = 1000;
/** After so many of them the search for a win stops for breath. */
const TRIED_A_STEP = 100;

/**
 * A move that begins a win within the turn, which nobody and nothing hidden can prevent; null where none is in reach.
 * Every bot looks for it before it thinks: what a beginning is worth by itself may be less than nothing. A world that
 * has been imagined already need not be imagined again.
 */
export function* certainWin<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  rng: Rng,
  imagined?: Table<G>,
): Steps<G['move'] | null> {
  const ask = asked(table);
  if (!ask || !game.finishing) return null;
  const { seat } = ask;
  const chance = split(rng, FINISH);
  const first = imagined ?? game.resample(table, seat, split(chance, 0));
  const moves = game.finishing(first, seat);
  if (moves.length === 0) return null;
  const hunts = [begunIn(game, seat, first)];
  const huntAt = (index: number) =>
    (hunts[index] ??= begunIn(game, seat, game.resample(table, seat, split(chance, index))));
  for (const move of moves) if (yield* isCertain(huntAt, move)) return move;
  return null;
}

/** Whether a move begins a win in every world. */
function* isCertain<G extends GameTypes>(
  huntAt: (index: number) => Hunt<G>,
  move: G['move'],
): Steps<boolean> {
  for (let index = 0; index < WORLDS; index += 1) {
    const hunt = huntAt(index);
    const { game, seat, world } = hunt;
    if (!judge(game, world, seat, move).ok) return false;
    if (!(yield* isWonFrom(hunt, advance(game, world, move)))) return false;
  }
  return true;
}

interface Hunt<G extends GameTypes> {
  readonly game: Game<G>;
  readonly seat: Seat;
  readonly world: Table<G>;
  left: number;
}

function begunIn<G extends GameTypes>(game: Game<G>, seat: Seat, world: Table<G>): Hunt<G> {
  return { game, seat, world, left: MOST_TRIED };
}

/** Whether some line wins before anybody else is asked. */
function* isWonFrom<G extends GameTypes>(hunt: Hunt<G>, table: Table<G>): Steps<boolean> {
  const { game, seat } = hunt;
  const ask = asked(table);
  if (!ask) return hasWon(game, table, seat);
  if (ask.seat !== seat) return false;
  for (const move of game.finishing?.(table, seat) ?? []) {
    if (hunt.left === 0) return false;
    hunt.left -= 1;
    if ((MOST_TRIED - hunt.left) % TRIED_A_STEP === 0) yield;
    if (yield* isWonFrom(hunt, advance(game, table, move))) return true;
  }
  return false;
}

/** A win that is shared is none. */
function hasWon<G extends GameTypes>(game: Game<G>, table: Table<G>, seat: Seat): boolean {
  const standings = game.score(table);
  return standings.every(({ rank }, other) => (rank === 1) === (other === seat));
}
