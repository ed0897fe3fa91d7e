import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import type { BotLevel } from '@/engine/core/level';
import { at } from '@/engine/core/list';
import { act, begin, type Match } from '@/engine/core/match';
import { advance, legalMoves, play, start } from '@/engine/core/play';
import { rngFrom, split } from '@/engine/core/rng';
import { allSeats } from '@/engine/core/seat';
import { games } from '@/engine/games';

export const SEATS = 4;

export type AnyTable = Table<GameTypes>;
export type AnyMove = GameTypes['move'];
type Choose = (count: number) => number;

/** A game of random moves, to its end or to where it is broken off. */
export interface Playout {
  readonly moves: number;
  readonly table: AnyTable;
}

export function benchGame(): AnyGame {
  const game = games.find(({ id }) => id === 'kazaam');
  if (!game) throw new Error('Kazaam is not on the shelf');
  return game;
}

/** A whole number below `count`, by mulberry32: so cheap that the choosing does not show in the figures. */
export function chooser(seed: number): Choose {
  let state = seed | 0;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

export function opened(game: AnyGame, seed: number): AnyTable {
  return start(game, SEATS, defaultOptions(game), rngFrom(seed));
}

export type Step = (game: AnyGame, table: AnyTable, move: AnyMove) => AnyTable;

/** The way of a move from outside: its form and its legality are checked. */
export const throughTheDoor: Step = (game, table, move) => {
  const ask = asked(table);
  if (!ask) throw new Error('The game is over');
  const played = play(game, table, ask.seat, move);
  if (!played.ok) throw new Error(`Refused: ${played.problem.reason}`);
  return played.value;
};

export function playout(game: AnyGame, seed: number, maxMoves: number, step: Step = advance): Playout {
  const choose = chooser(seed);
  let table = opened(game, seed);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const legal = legalMoves(game, table);
    if (legal.length === 0) return { moves, table };
    table = step(game, table, at(legal, choose(legal.length)));
  }
  return { moves: maxMoves, table };
}

/** Every table of a random game that somebody is asked at. */
export function randomTables(game: AnyGame, seed: number, maxMoves: number): readonly AnyTable[] {
  const tables: AnyTable[] = [];
  playout(game, seed, maxMoves, (same, table, move) => {
    tables.push(table);
    return advance(same, table, move);
  });
  return tables;
}

/** Every moment of a recorded match between bots, the last one last. */
export function botMatch(
  game: AnyGame,
  level: BotLevel,
  seed: number,
  maxMoves: number,
  seats = SEATS,
): readonly Match[] {
  const moments = [opening(game, level, seed, seats)];
  const rng = rngFrom(seed + 1);
  for (let step = 0; step < maxMoves; step += 1) {
    const match = at(moments, step);
    const ask = asked(match.table);
    if (!ask) break;
    const acted = act(game, match, ask.seat, think(game, match.table, level, split(rng, step)));
    if (!acted.ok) throw new Error(`Refused: ${acted.problem.reason}`);
    moments.push(acted.value);
  }
  return moments;
}

function opening(game: AnyGame, level: BotLevel, seed: number, seats: number): Match {
  const sitters = allSeats(seats).map((seat) => ({ name: `Player ${seat + 1}`, bot: level }));
  const begun = begin(game, { options: defaultOptions(game), seed, sitters });
  if (!begun.ok) throw new Error(`Cannot begin: ${begun.problem}`);
  return begun.value;
}
