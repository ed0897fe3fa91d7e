import { ask, run } from '@/engine/core/agenda';
import { never, without } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import { leftOf, type Seat } from '@/engine/core/seat';
import { ACTIONS_A_TURN, BOARDS, PLACES, type Ingredient } from '../data';
import { allSaw, DISCARDS, handOf, moved, RESERVE, reshuffled, sawPlayed } from '../minds';
import type { KazaamAsk, KazaamBoard, KazaamEffect, KazaamMove, KazaamTable } from '../state';
import { added, first, paid, playerAt, tell, withHand, withPlayer, withSlot, withState } from '../steps';
import { inOrder, tileOf, type TileId } from '../tiles';
import { carryOut, declareUse, letHeadStop } from './power';

/** Carries out what the asked player chose. */
export function answer(table: KazaamTable, { seat, what }: KazaamAsk, move: KazaamMove): KazaamTable {
  switch (move.type) {
    case 'draw':
      return drawAction(spendAction(table), seat);
    case 'play':
      return playTile(spendAction(table), seat, move.tile);
    case 'extract':
      return extract(spendAction(table), seat, move.tile);
    case 'restore':
      return restore(spendAction(table), seat);
    case 'use':
      return declareUse(spendAction(table), seat, move.place, move.aim);
    case 'end':
      return endTurn(table, seat);
    case 'stop':
      return letHeadStop(table, seat);
    case 'allow':
    case 'seen':
      return table;
    case 'take':
      return take(table, seat, move.tile);
    case 'gather':
      return gather(table, seat, move.ingredient, what.type === 'gather' ? what.left : 0);
    default:
      return never(move);
  }
}

/** Carries out a parked consequence. */
export function runEffect(table: KazaamTable, effect: KazaamEffect): KazaamTable {
  switch (effect.type) {
    case 'power':
      return carryOut(table, effect);
    case 'goOn':
      return goOn(table);
    default:
      return never(effect);
  }
}

/** KZ-5: one action fewer; when all its consequences are through, the turn goes on. */
function spendAction(table: KazaamTable): KazaamTable {
  const { turn } = table.state;
  const spent = withState(table, { ...table.state, turn: { ...turn, actions: turn.actions - 1 } });
  return first(spent, run({ type: 'goOn' }));
}

/** KZ-7 */
function goOn(table: KazaamTable): KazaamTable {
  const { turn, first: starter } = table.state;
  if (turn.actions > 0) return first(table, ask(turn.seat, { type: 'turn' }));
  const seat = leftOf(turn.seat, table.seats);
  const round = seat === starter ? turn.round + 1 : turn.round;
  const next = withState(table, { ...table.state, turn: { seat, actions: ACTIONS_A_TURN, round } });
  return first(tell(next, { type: 'turnBegan', seat, round }), ask(seat, { type: 'turn' }));
}

function endTurn(table: KazaamTable, seat: Seat): KazaamTable {
  const { turn } = table.state;
  const ended = tell(table, { type: 'turnEnded', seat, unused: turn.actions });
  return goOn(withState(ended, { ...ended.state, turn: { ...turn, actions: 0 } }));
}

/** KZ-8. The last action of a turn waits until the new tile has been looked at. */
function drawAction(table: KazaamTable, seat: Seat): KazaamTable {
  const drawn = draw(refillReserve(table), seat);
  return table.state.turn.actions > 0 ? drawn : first(drawn, ask(seat, { type: 'newTile' }));
}

function draw(table: KazaamTable, seat: Seat): KazaamTable {
  const { reserve, minds } = table.state;
  const tile = reserve[reserve.length - 1];
  if (tile === undefined) throw new Error('Nothing to draw');
  const rest = withState(table, {
    ...table.state,
    reserve: reserve.slice(0, -1),
    minds: moved(minds, tile, RESERVE, handOf(seat), [seat]),
  });
  const held = withHand(rest, seat, [...playerAt(rest, seat).hand, tile]);
  return tell(held, { type: 'drew', seat, tile });
}

/** KZ-10 */
function refillReserve(table: KazaamTable): KazaamTable {
  const { reserve, discards, minds } = table.state;
  if (reserve.length > 0) return table;
  const mixed = shuffle(table.rng, discards);
  const state = { ...table.state, reserve: mixed.value, discards: [], minds: reshuffled(minds) };
  return tell({ ...table, rng: mixed.rng, state }, { type: 'reshuffled', count: discards.length });
}

/** KZ-11, and KZ-25 when it was the ninth. */
function playTile(table: KazaamTable, seat: Seat, id: TileId): KazaamTable {
  const player = playerAt(table, seat);
  const tile = tileOf(id);
  const laid = withPlayer(table, seat, {
    ...player,
    hand: without(player.hand, id),
    purse: paid(player.purse, tile.symbols),
    board: { ...player.board, [tile.place]: { tile: id, isUp: true } },
  });
  const seen = withState(laid, { ...laid.state, minds: sawPlayed(laid.state.minds, id) });
  const told = tell(seen, { type: 'played', seat, tile: id });
  return isComplete(playerAt(told, seat).board) ? complete(told, seat) : told;
}

function isComplete(board: KazaamBoard): boolean {
  return PLACES.every((place) => board[place]);
}

function complete(table: KazaamTable, seat: Seat): KazaamTable {
  const state = { ...table.state, finisher: seat };
  return tell({ ...table, state, agenda: [] }, { type: 'completed', seat });
}

/** KZ-23 */
function extract(table: KazaamTable, seat: Seat, tile: TileId): KazaamTable {
  const player = playerAt(table, seat);
  const favourite = BOARDS[player.alchemist].ingredient;
  const richer = withPlayer(table, seat, {
    ...player,
    hand: without(player.hand, tile),
    purse: added(player.purse, [...tileOf(tile).symbols, favourite]),
  });
  const discarded = withState(richer, {
    ...richer.state,
    discards: inOrder([...richer.state.discards, tile]),
    minds: allSaw(richer.state.minds, tile, DISCARDS),
  });
  return tell(discarded, { type: 'extracted', seat, tile, favourite });
}

/** KZ-24 */
function restore(table: KazaamTable, seat: Seat): KazaamTable {
  const { board } = playerAt(table, seat);
  const places = PLACES.filter((place) => board[place]?.isUp === false);
  const restored = places.reduce((next, place) => {
    const slot = board[place];
    return slot ? withSlot(next, seat, place, { tile: slot.tile, isUp: true }) : next;
  }, table);
  return tell(restored, { type: 'restored', seat, places });
}

/** KZ-17, the choice */
function take(table: KazaamTable, seat: Seat, tile: TileId | null): KazaamTable {
  if (tile === null) return tell(table, { type: 'tookNothing', seat });
  const { discards, minds } = table.state;
  const left = withState(table, {
    ...table.state,
    discards: without(discards, tile),
    minds: moved(minds, tile, DISCARDS, handOf(seat), [seat]),
  });
  const held = withHand(left, seat, [...playerAt(left, seat).hand, tile]);
  return tell(held, { type: 'recovered', seat, tile });
}

/** KZ-18, one ingredient after another */
function gather(table: KazaamTable, seat: Seat, ingredient: Ingredient, left: number): KazaamTable {
  const player = playerAt(table, seat);
  const richer = withPlayer(table, seat, { ...player, purse: added(player.purse, [ingredient]) });
  const told = tell(richer, { type: 'gathered', seat, ingredient });
  return left > 1 ? first(told, ask(seat, { type: 'gather', left: left - 1 })) : told;
}
