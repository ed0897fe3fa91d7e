import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { HAND_LIMIT, PART_OF, PLACES, type Place } from '../data';
import type { KazaamReason } from '../rulebook';
import type { KazaamAim, KazaamAsk, KazaamMove, KazaamPlayer, KazaamTable } from '../state';
import { playerAt } from '../steps';
import { tileOf, type TileId } from '../tiles';

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
      return refusePlay(player, move.tile);
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
  if (player.hand.length >= HAND_LIMIT) return 'hand-full';
  const { reserve, discards } = table.state;
  return reserve.length + discards.length > 0 ? null : 'nothing-to-draw';
}

export function refusePlay(player: KazaamPlayer, id: TileId): Refused {
  if (!player.hand.includes(id)) return 'not-in-hand';
  const tile = tileOf(id);
  if (player.board[tile.place]) return 'place-taken';
  return tile.cost.every(([ingredient, count]) => player.purse[ingredient] >= count) ? null : 'cannot-pay';
}

export function refuseRestore({ board }: KazaamPlayer): Refused {
  return PLACES.some((place) => board[place]?.isUp === false) ? null : 'nothing-asleep';
}

export function refuseUse(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim | null): Refused {
  const slot = playerAt(table, seat).board[place];
  if (!slot) return 'no-tile-there';
  if (PART_OF[place] === 'head') return 'head-is-no-action';
  if (!slot.isUp) return 'already-asleep';
  return aim ? refuseAim(table, seat, place, aim) : null;
}

/** KZ-15 to KZ-19: what a power may be aimed at. */
export function refuseAim(table: KazaamTable, seat: Seat, place: Place, aim: KazaamAim): Refused {
  const part = PART_OF[place];
  switch (part) {
    case 'ear':
      return aim.type === 'hand' ? refuseEar(table, seat, aim.seat) : 'wrong-object';
    case 'arm':
      return aim.type === 'hand' ? refuseArm(table, seat, aim.seat) : 'wrong-object';
    case 'leg':
      return aim.type === 'discards' ? refuseLeg(table, seat) : 'wrong-object';
    case 'torso':
      return aim.type === 'supply' ? null : 'wrong-object';
    case 'tail':
      return aim.type === 'tile' ? refuseTail(table, seat, aim.seat, aim.place) : 'wrong-object';
    case 'head':
      return 'head-is-no-action';
    default:
      return never(part);
  }
}

function refuseEar(table: KazaamTable, seat: Seat, target: Seat): Refused {
  if (target === seat) return 'ear-on-oneself';
  return handSize(table, target) > 0 ? null : 'ear-on-empty-hand';
}

function refuseArm(table: KazaamTable, seat: Seat, target: Seat): Refused {
  if (target === seat) return 'arm-on-oneself';
  if (handSize(table, seat) >= HAND_LIMIT) return 'arm-with-full-hand';
  return handSize(table, target) > 0 ? null : 'arm-on-empty-hand';
}

function refuseLeg(table: KazaamTable, seat: Seat): Refused {
  if (handSize(table, seat) >= HAND_LIMIT) return 'leg-with-full-hand';
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
