import type { Agenda } from '@/engine/core/agenda';
import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Ingredient, Place } from './data';
import type {
  KazaamEffect,
  KazaamFact,
  KazaamPlayer,
  KazaamPurse,
  KazaamQuestion,
  KazaamSlot,
  KazaamState,
  KazaamTable,
} from './state';
import type { TileId } from './tiles';

/** The small changes that the rules are made of. */

export function playerAt(table: KazaamTable, seat: Seat): KazaamPlayer {
  return at(table.state.players, seat);
}

export function withState(table: KazaamTable, state: KazaamState): KazaamTable {
  return { ...table, state };
}

export function withPlayer(table: KazaamTable, seat: Seat, player: KazaamPlayer): KazaamTable {
  return { ...table, state: { ...table.state, players: replaceAt(table.state.players, seat, player) } };
}

export function withHand(table: KazaamTable, seat: Seat, hand: readonly TileId[]): KazaamTable {
  return withPlayer(table, seat, { ...playerAt(table, seat), hand });
}

export function withSlot(table: KazaamTable, seat: Seat, place: Place, slot: KazaamSlot | null): KazaamTable {
  const player = playerAt(table, seat);
  return withPlayer(table, seat, { ...player, board: { ...player.board, [place]: slot } });
}

/** Turns a tile that must be there face down. */
export function turnDown(table: KazaamTable, seat: Seat, place: Place): KazaamTable {
  return withSlot(table, seat, place, { tile: slotAt(table, seat, place).tile, isUp: false });
}

export function slotAt(table: KazaamTable, seat: Seat, place: Place): KazaamSlot {
  const slot = playerAt(table, seat).board[place];
  if (!slot) throw new Error(`No ${place} on the board of seat ${seat}`);
  return slot;
}

export function tell(table: KazaamTable, fact: KazaamFact): KazaamTable {
  return { ...table, facts: [...table.facts, fact] };
}

/** Puts items on top of the agenda. */
export function first(table: KazaamTable, ...items: Agenda<KazaamQuestion, KazaamEffect>): KazaamTable {
  return { ...table, agenda: [...items, ...table.agenda] };
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
