import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, PLACES, type Place } from '../data';
import { isAsleep } from '../queries/counts';
import { isFull, whyNotDraw } from '../queries/hand';
import { whyNotLay } from '../queries/laying';
import { objectOf, whyNotUse } from '../queries/powers';
import type { KazaamReason } from '../rulebook';
import type { KazaamAim, KazaamAsk, KazaamMove, KazaamPlayer, KazaamTable } from '../state';
import { playerAt } from '../steps';
import type { TileId } from '../tiles';

type Refused = KazaamReason | null;

/** Why the asked player may not do this; null if he may. */
export function refuse(table: KazaamTable, ask: KazaamAsk, move: KazaamMove): Refused {
  switch (ask.what.type) {
    case 'turn':
      return refuseAction(table, ask.seat, move);
    case 'stop':
      return move.type === 'stop' || move.type === 'allow' ? null : 'stop-or-allow';
    case 'look':
      return move.type === 'seen' ? null : 'look-first';
    case 'newTile':
      return move.type === 'seen' ? null : 'new-tile-first';
    case 'search':
      return move.type === 'take' ? refuseTake(table, move.tile) : 'search-first';
    case 'gather':
      return move.type === 'gather' ? null : 'gather-first';
    default:
      return never(ask.what);
  }
}

function refuseAction(table: KazaamTable, seat: Seat, move: KazaamMove): Refused {
  const player = playerAt(table, seat);
  switch (move.type) {
    case 'draw':
      return refuseDraw(table, player);
    case 'play':
      return whyNotLay(player.hand, player, move.tile);
    case 'extract':
      return player.hand.includes(move.tile) ? null : 'nothing-to-extract';
    case 'restore':
      return refuseRestore(player);
    case 'use':
      return refuseUse(table, seat, move.place, move.aim);
    case 'end':
      return null;
    case 'stop':
    case 'allow':
      return 'no-power-to-stop';
    case 'seen':
      return 'nothing-to-look-at';
    case 'take':
      return 'not-searching';
    case 'gather':
      return 'not-gathering';
    default:
      return never(move);
  }
}

export function refuseDraw(table: KazaamTable, player: KazaamPlayer): Refused {
  const { reserve, discards } = table.state;
  return whyNotDraw(player.hand.length, reserve.length + discards.length);
}

export function refuseRestore({ board }: KazaamPlayer): Refused {
  return PLACES.some((place) => isAsleep(board, place)) ? null : 'nothing-asleep';
}

function refuseUse(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim | null): Refused {
  const refused = whyNotUse(playerAt(table, seat).board, place);
  return refused === null && aim ? refuseAim(table, seat, place, aim) : refused;
}

/** KZ-15 to KZ-19: what a power may be aimed at. */
export function refuseAim(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim): Refused {
  if (aim.type !== objectOf(place)) return 'wrong-object';
  switch (aim.type) {
    case 'hand':
      return PART_OF[place] === 'ear' ? refuseEar(table, seat, aim.seat) : refuseArm(table, seat, aim.seat);
    case 'discards':
      return refuseLeg(table, seat);
    case 'supply':
      return null;
    case 'tile':
      return refuseTail(table, seat, aim.seat, aim.place);
    default:
      return never(aim);
  }
}

function refuseEar(table: KazaamTable, seat: Seat, target: Seat): Refused {
  if (target === seat) return 'ear-on-oneself';
  return handSize(table, target) > 0 ? null : 'ear-on-empty-hand';
}

function refuseArm(table: KazaamTable, seat: Seat, target: Seat): Refused {
  if (target === seat) return 'arm-on-oneself';
  if (isFull(handSize(table, seat))) return 'arm-with-full-hand';
  return handSize(table, target) > 0 ? null : 'arm-on-empty-hand';
}

function refuseLeg(table: KazaamTable, seat: Seat): Refused {
  if (isFull(handSize(table, seat))) return 'leg-with-full-hand';
  return table.state.discards.length > 0 ? null : 'leg-without-discards';
}

function refuseTail(table: KazaamTable, seat: Seat, owner: Seat, place: Place): Refused {
  if (owner === seat && place === 'tail') return 'tail-on-itself';
  return table.state.players[owner]?.board[place] ? null : 'tail-on-nothing';
}

function refuseTake(table: KazaamTable, tile: TileId | null): Refused {
  return tile === null || table.state.discards.includes(tile) ? null : 'not-in-discards';
}

/** Nobody sits on a seat that the table does not have: nought. */
function handSize(table: KazaamTable, seat: Seat): number {
  return table.state.players[seat]?.hand.length ?? 0;
}
