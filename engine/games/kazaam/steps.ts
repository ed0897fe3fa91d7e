import { run } from '@/engine/core/agenda';
import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Ingredient, Place } from './data';
import type {
  KazaamEffect,
  KazaamPlayer,
  KazaamPurse,
  KazaamSlot,
  KazaamState,
  KazaamTable,
  KazaamTurn,
} from './state';
import type { TileId } from './tiles';

/** The small changes that the rules are made of. */

export const GO_ON = run<KazaamEffect>({ type: 'goOn' });

export function playerAt(table: KazaamTable, seat: Seat): KazaamPlayer {
  return at(table.state.players, seat);
}

export function slotAt({ players }: KazaamState, seat: Seat, place: Place): KazaamSlot {
  const slot = at(players, seat).board[place];
  if (!slot) throw new Error(`No ${place} on the board of seat ${seat}`);
  return slot;
}

/** KZ-5: one action fewer. */
export function spent(turn: KazaamTurn): KazaamTurn {
  return { seat: turn.seat, actions: turn.actions - 1, round: turn.round };
}

type Players = KazaamState['players'];

export function withHand(players: Players, seat: Seat, hand: readonly TileId[]): Players {
  return replaceAt(players, seat, { ...at(players, seat), hand });
}

export function withPurse(players: Players, seat: Seat, purse: KazaamPurse): Players {
  return replaceAt(players, seat, { ...at(players, seat), purse });
}

export function withSlot(players: Players, seat: Seat, place: Place, slot: KazaamSlot | null): Players {
  const player = at(players, seat);
  return replaceAt(players, seat, { ...player, board: { ...player.board, [place]: slot } });
}

/** The players after a tile that must be there was turned face down. */
export function turnedDown(state: KazaamState, seat: Seat, place: Place): Players {
  return withSlot(state.players, seat, place, { tile: slotAt(state, seat, place).tile, isUp: false });
}

export function added(purse: KazaamPurse, ingredients: readonly Ingredient[]): KazaamPurse {
  const sum: Record<Ingredient, number> = { ...purse };
  for (const ingredient of ingredients) sum[ingredient] += 1;
  return sum;
}

export function paid(purse: KazaamPurse, ingredients: readonly Ingredient[]): KazaamPurse {
  const rest: Record<Ingredient, number> = { ...purse };
  for (const ingredient of ingredients) rest[ingredient] -= 1;
  return rest;
}
