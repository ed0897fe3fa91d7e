import { never } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PART_OF, PLACES, type Place } from '../data';
import type { KazaamAim, KazaamAsk, KazaamMove, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { refuse } from './refuse';

/** Every move that could be meant here, less those that are refused. */
export function legal(table: KazaamTable, ask: KazaamAsk): readonly KazaamMove[] {
  return candidates(table, ask).filter((move) => refuse(table, ask, move) === null);
}

const DRAW: KazaamMove = { type: 'draw' };
const RESTORE: KazaamMove = { type: 'restore' };
const END: KazaamMove = { type: 'end' };
const STOP_OR_ALLOW: readonly KazaamMove[] = [{ type: 'stop' }, { type: 'allow' }];
const SEEN: readonly KazaamMove[] = [{ type: 'seen' }];
const TAKE_NOTHING: KazaamMove = { type: 'take', tile: null };
const GATHER = INGREDIENTS.map((ingredient): KazaamMove => ({ type: 'gather', ingredient }));

function candidates(table: KazaamTable, ask: KazaamAsk): readonly KazaamMove[] {
  switch (ask.what.type) {
    case 'turn':
      return actions(table, ask.seat);
    case 'stop':
      return STOP_OR_ALLOW;
    case 'look':
    case 'newTile':
      return SEEN;
    case 'search':
      return [...table.state.discards.map((tile): KazaamMove => ({ type: 'take', tile })), TAKE_NOTHING];
    case 'gather':
      return GATHER;
    default:
      return never(ask.what);
  }
}

function actions(table: KazaamTable, seat: Seat): readonly KazaamMove[] {
  const { hand, board } = playerAt(table, seat);
  const moves: KazaamMove[] = [DRAW];
  for (const tile of hand) moves.push({ type: 'play', tile }, { type: 'extract', tile });
  for (const place of PLACES) {
    if (!board[place]?.isUp) continue;
    for (const aim of aims(table, seat, place)) moves.push({ type: 'use', place, aim });
    moves.push({ type: 'use', place, aim: null });
  }
  moves.push(RESTORE, END);
  return moves;
}

function aims(table: KazaamTable, seat: Seat, place: Place): readonly KazaamAim[] {
  const part = PART_OF[place];
  switch (part) {
    case 'ear':
    case 'arm':
      return allSeats(table.seats).map((other) => ({ type: 'hand', seat: other }));
    case 'leg':
      return [{ type: 'discards' }];
    case 'torso':
      return [{ type: 'supply' }];
    case 'tail':
      return tilesOnBoards(table);
    case 'head':
      return [];
    default:
      return never(part);
  }
}

function tilesOnBoards(table: KazaamTable): readonly KazaamAim[] {
  return allSeats(table.seats).flatMap((seat) => {
    const { board } = playerAt(table, seat);
    return PLACES.filter((place) => board[place]).map((place): KazaamAim => ({ type: 'tile', seat, place }));
  });
}
