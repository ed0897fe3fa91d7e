import { run } from '@/engine/core/agenda';
import { at, replaceAt } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import type { Ingredient, Place } from './data';
import type {
  KazaamBoard,
  KazaamEffect,
  KazaamPlayer,
  KazaamPurse,
  KazaamSlot,
  KazaamState,
  KazaamTable,
  KazaamTurn,
} from './state';

/**
 * The small changes that the rules are made of. Records are copied field by field: spreads in different places
 * give their copies different hidden classes, and whatever reads them then runs far slower.
 */

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

export function changed(state: KazaamState, change: Partial<KazaamState>): KazaamState {
  return {
    players: change.players ?? state.players,
    reserve: change.reserve ?? state.reserve,
    discards: change.discards ?? state.discards,
    first: change.first ?? state.first,
    turn: change.turn ?? state.turn,
    finisher: change.finisher ?? state.finisher,
    minds: change.minds ?? state.minds,
  };
}

type Players = KazaamState['players'];

export function withPlayer(players: Players, seat: Seat, change: Partial<KazaamPlayer>): Players {
  const player = at(players, seat);
  return replaceAt(players, seat, {
    alchemist: change.alchemist ?? player.alchemist,
    hand: change.hand ?? player.hand,
    board: change.board ?? player.board,
    purse: change.purse ?? player.purse,
  });
}

export function withSlot(players: Players, seat: Seat, place: Place, slot: KazaamSlot | null): Players {
  return withPlayer(players, seat, { board: put(at(players, seat).board, place, slot) });
}

/** The players after a tile that must be there was turned face down. */
export function turnedDown(state: KazaamState, seat: Seat, place: Place): Players {
  return withSlot(state.players, seat, place, { tile: slotAt(state, seat, place).tile, isUp: false });
}

export function put(board: KazaamBoard, place: Place, slot: KazaamSlot | null): KazaamBoard {
  return {
    'left-ear': place === 'left-ear' ? slot : board['left-ear'],
    head: place === 'head' ? slot : board.head,
    'right-ear': place === 'right-ear' ? slot : board['right-ear'],
    'left-arm': place === 'left-arm' ? slot : board['left-arm'],
    torso: place === 'torso' ? slot : board.torso,
    'right-arm': place === 'right-arm' ? slot : board['right-arm'],
    'left-leg': place === 'left-leg' ? slot : board['left-leg'],
    tail: place === 'tail' ? slot : board.tail,
    'right-leg': place === 'right-leg' ? slot : board['right-leg'],
  };
}

export function added(purse: KazaamPurse, ingredients: readonly Ingredient[]): KazaamPurse {
  const sum = copied(purse);
  for (const ingredient of ingredients) sum[ingredient] += 1;
  return sum;
}

export function paid(purse: KazaamPurse, ingredients: readonly Ingredient[]): KazaamPurse {
  const rest = copied(purse);
  for (const ingredient of ingredients) rest[ingredient] -= 1;
  return rest;
}

function copied(purse: KazaamPurse): Record<Ingredient, number> {
  return {
    mercury: purse.mercury,
    sulphur: purse.sulphur,
    mandrake: purse.mandrake,
    'unicorn-horn': purse['unicorn-horn'],
    'dragon-blood': purse['dragon-blood'],
    'phoenix-feather': purse['phoenix-feather'],
  };
}
