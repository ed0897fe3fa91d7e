import { at, never } from '@/engine/core/list';
import { allSeats, type Seat } from '@/engine/core/seat';
import { INGREDIENTS, PLACES, type Place } from '../data';
import { whyNotLay } from '../queries/laying';
import { objectOf, whyNotUse } from '../queries/powers';
import type { KazaamAim, KazaamAsk, KazaamMove, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { TILES, type TileId } from '../tiles';
import { refuseAim, refuseDraw, refuseRestore } from './refuse';

const MOST_SEATS = 5;

/** Every move is made once: listing what is legal then makes nothing but the list. */
const DRAW: KazaamMove = { type: 'draw' };
const RESTORE: KazaamMove = { type: 'restore' };
const END: KazaamMove = { type: 'end' };
const STOP_OR_ALLOW: readonly KazaamMove[] = [{ type: 'stop' }, { type: 'allow' }];
const SEEN: readonly KazaamMove[] = [{ type: 'seen' }];
const TAKE_NOTHING: KazaamMove = { type: 'take', tile: null };
const GATHER = INGREDIENTS.map((ingredient): KazaamMove => ({ type: 'gather', ingredient }));
const PLAY = TILES.map(({ id }): KazaamMove => ({ type: 'play', tile: id }));
const EXTRACT = TILES.map(({ id }): KazaamMove => ({ type: 'extract', tile: id }));
const TAKE = TILES.map(({ id }): KazaamMove => ({ type: 'take', tile: id }));

/** All that the tile of a place could be used for, allowed or not. */
interface Uses {
  readonly place: Place;
  readonly aimed: readonly (KazaamMove & { readonly aim: KazaamAim })[];
  /** Turned down for nothing. */
  readonly idle: KazaamMove;
}

/** By the number of seats, less one. */
const USES = allSeats(MOST_SEATS).map((last) => PLACES.map((place) => usesOf(place, allSeats(last + 1))));

function usesOf(place: Place, seats: readonly Seat[]): Uses {
  return {
    place,
    aimed: aims(place, seats).map((aim) => ({ type: 'use', place, aim })),
    idle: { type: 'use', place, aim: null },
  };
}

function aims(place: Place, seats: readonly Seat[]): readonly KazaamAim[] {
  const object = objectOf(place);
  switch (object) {
    case 'hand':
      return seats.map((seat) => ({ type: 'hand', seat }));
    case 'discards':
    case 'supply':
      return [{ type: object }];
    case 'tile':
      return seats.flatMap((seat) =>
        PLACES.map((target) => ({ type: 'tile', seat, place: target }) as const),
      );
    case null:
      return [];
    default:
      return never(object);
  }
}

/** Every move that is not refused. What one holds can always be extracted, so that is not asked. */
export function legal(table: KazaamTable, ask: KazaamAsk): readonly KazaamMove[] {
  switch (ask.what.type) {
    case 'turn':
      return actions(table, ask.seat);
    case 'stop':
      return STOP_OR_ALLOW;
    case 'look':
    case 'newTile':
      return SEEN;
    case 'search':
      return takes(table.state.discards);
    case 'gather':
      return GATHER;
    default:
      return never(ask.what);
  }
}

function takes(discards: readonly TileId[]): readonly KazaamMove[] {
  return [...discards.map((tile) => at(TAKE, tile)), TAKE_NOTHING];
}

function actions(table: KazaamTable, seat: Seat): readonly KazaamMove[] {
  const player = playerAt(table, seat);
  const moves: KazaamMove[] = [];
  if (refuseDraw(table, player) === null) moves.push(DRAW);
  for (const tile of player.hand) {
    if (whyNotLay(player.hand, player, tile) === null) moves.push(at(PLAY, tile));
    moves.push(at(EXTRACT, tile));
  }
  for (const uses of at(USES, table.seats - 1)) {
    if (whyNotUse(player.board, uses.place) === null) pushUses(table, seat, uses, moves);
  }
  if (refuseRestore(player) === null) moves.push(RESTORE);
  moves.push(END);
  return moves;
}

function pushUses(table: KazaamTable, seat: Seat, { place, aimed, idle }: Uses, moves: KazaamMove[]): void {
  for (const use of aimed) if (refuseAim(table, seat, place, use.aim) === null) moves.push(use);
  moves.push(idle);
}
