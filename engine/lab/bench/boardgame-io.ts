import type { Game, Plugin } from 'boardgame.io';
import { Client } from 'boardgame.io/client';

import type { AnyGame } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import { advance, legalMoves } from '@/engine/core/play';
import { chooser, opened, playout, SEATS, type AnyMove, type AnyTable, type Playout } from './playout';

/**
 * Our rules in boardgame.io: `G` is our table, and its one move returns the next one. What it could do besides
 * (turns, phases, `endIf`, subscribers) is left out, which is to its advantage.
 */
export interface Setting {
  readonly disableUndo: boolean;
  /** Hands the rules the table itself. Without it they work on Immer's draft, as a move is usually written. */
  readonly isPlain: boolean;
}

export type PlayoutOf = (seed: number, maxMoves: number) => Playout;

interface Handed {
  readonly [name: string]: unknown;
  readonly plain: AnyTable;
}

type BenchGame = Game<AnyTable, Handed>;

/** Plugins wrap a move outside of Immer, so they still see `G` as it is. */
const plainTable: Plugin = {
  name: 'plain',
  fnWrap: (move, kind) =>
    kind === 'MOVE' ? (context, ...args) => move({ ...context, plain: context.G }, ...args) : move,
};

export function boardgameIo(game: AnyGame, { disableUndo, isPlain }: Setting): PlayoutOf {
  let seed = 0;
  const rules: BenchGame = {
    setup: () => opened(game, seed),
    moves: {
      make: ({ G, plain }, move: AnyMove) => advance(game, isPlain ? plain : G, move),
    },
    plugins: isPlain ? [plainTable] : [],
    disableUndo,
  };
  return (nextSeed, maxMoves) => {
    seed = nextSeed;
    return playThrough(game, rules, seed, maxMoves);
  };
}

function playThrough(game: AnyGame, rules: BenchGame, seed: number, maxMoves: number): Playout {
  const client = Client<AnyTable, Handed>({ game: rules, numPlayers: SEATS, debug: false });
  const make = client.moves['make'];
  if (!make) throw new Error('boardgame.io does not know the move');
  const choose = chooser(seed);
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const legal = legalMoves(game, stateOf(client).G);
    if (legal.length === 0) break;
    make(at(legal, choose(legal.length)));
  }
  // Its own count: a move that it had refused would not be in it.
  return { moves: stateOf(client).ctx.numMoves ?? 0, table: stateOf(client).G };
}

function stateOf(client: ReturnType<typeof Client<AnyTable, Handed>>) {
  const state = client.getState();
  if (!state) throw new Error('boardgame.io has no state');
  return state;
}

/** Throws unless boardgame.io comes to the very same tables as we do by the same choices. */
export function assertSameTables(game: AnyGame, setting: Setting, count: number, maxMoves: number): void {
  const theirs = boardgameIo(game, setting);
  for (let seed = 1; seed <= count; seed += 1) {
    const expected = playout(game, seed, maxMoves);
    const found = theirs(seed, maxMoves);
    if (JSON.stringify(found) !== JSON.stringify(expected)) {
      throw new Error(`Seed ${seed}: boardgame.io and we come to different tables, so speeds say nothing`);
    }
  }
}
