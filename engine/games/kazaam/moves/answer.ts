import { ask } from '@/engine/core/agenda';
import { never, without } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import { leftOf, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { ACTIONS_A_TURN, BOARDS, PLACES, type Ingredient } from '../data';
import { allSaw, DISCARDS, handOf, leftWith, moved, RESERVE, reshuffled, sawPlayed } from '../minds';
import { asleepOn } from '../queries/counts';
import { withNew, yieldOf } from '../queries/hand';
import { priceOf, withLaid } from '../queries/laying';
import type { KazaamAsk, KazaamBoard, KazaamEffect, KazaamMove, KazaamTable } from '../state';
import { added, changed, GO_ON, paid, playerAt, put, slotAt, spent, withPlayer } from '../steps';
import { inserted, type TileId } from '../tiles';
import { deal } from './deal';
import { carryOut, declareUse, letHeadStop } from './power';

/** Carries out what the asked player chose. */
export function answer(table: KazaamTable, { seat, what }: KazaamAsk, move: KazaamMove): KazaamTable {
  switch (move.type) {
    case 'draw':
      return draw(refillReserve(table), seat);
    case 'play':
      return playTile(table, seat, move.tile);
    case 'extract':
      return extract(table, seat, move.tile);
    case 'restore':
      return restore(table, seat);
    case 'use':
      return declareUse(table, seat, move.place, move.aim);
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
    case 'deal':
      return deal(table);
    case 'power':
      return carryOut(table, effect);
    case 'goOn':
      return goOn(table);
    default:
      return never(effect);
  }
}

/** KZ-7 */
function goOn(table: KazaamTable): KazaamTable {
  const { turn, first } = table.state;
  if (turn.actions > 0) return step(table, table.state, [], [ask(turn.seat, { type: 'turn' })]);
  const seat = leftOf(turn.seat, table.seats);
  const round = seat === first ? turn.round + 1 : turn.round;
  const state = changed(table.state, { turn: { seat, actions: ACTIONS_A_TURN, round } });
  return step(table, state, [{ type: 'turnBegan', seat, round }], [ask(seat, { type: 'turn' })]);
}

function endTurn(table: KazaamTable, seat: Seat): KazaamTable {
  const { turn } = table.state;
  const state = changed(table.state, { turn: { seat: turn.seat, actions: 0, round: turn.round } });
  return step(table, state, [{ type: 'turnEnded', seat, unused: turn.actions }], [GO_ON]);
}

/** KZ-8. The last action of a turn waits until the new tile has been looked at. */
function draw(table: KazaamTable, seat: Seat): KazaamTable {
  const { reserve, minds, players, turn } = table.state;
  const tile = reserve[reserve.length - 1];
  if (tile === undefined) throw new Error('Nothing to draw');
  const state = changed(table.state, {
    turn: spent(turn),
    reserve: reserve.slice(0, -1),
    players: withPlayer(players, seat, { hand: withNew(playerAt(table, seat).hand, tile) }),
    minds: moved(minds, { tile, from: RESERVE, to: handOf(seat), size: reserve.length }, [seat]),
  });
  const todo = turn.actions > 1 ? [GO_ON] : [ask(seat, { type: 'newTile' } as const), GO_ON];
  return step(table, state, [{ type: 'drew', seat, tile }], todo);
}

/** KZ-10 */
function refillReserve(table: KazaamTable): KazaamTable {
  const { reserve, discards, minds } = table.state;
  if (reserve.length > 0) return table;
  const mixed = shuffle(table.rng, discards);
  const state = changed(table.state, { reserve: mixed.value, discards: [], minds: reshuffled(minds) });
  return step({ ...table, rng: mixed.rng }, state, [{ type: 'reshuffled', count: discards.length }]);
}

/** KZ-11, and KZ-25 when it was the ninth. */
function playTile(table: KazaamTable, seat: Seat, id: TileId): KazaamTable {
  const { players, turn, minds } = table.state;
  const player = playerAt(table, seat);
  const board = withLaid(player.board, id);
  const hand = without(player.hand, id);
  const purse = paid(player.purse, priceOf(id));
  const state = changed(table.state, {
    turn: spent(turn),
    players: withPlayer(players, seat, { hand, board, purse }),
    minds: leftWith(sawPlayed(minds, id, handOf(seat)), handOf(seat), hand.length),
  });
  const isDone = isComplete(board);
  const told = step(table, state, [{ type: 'played', seat, tile: id }], isDone ? [] : [GO_ON]);
  return isDone ? complete(told, seat) : told;
}

function isComplete(board: KazaamBoard): boolean {
  return PLACES.every((place) => board[place]);
}

function complete(table: KazaamTable, seat: Seat): KazaamTable {
  const state = changed(table.state, { finisher: seat });
  return step({ ...table, agenda: [] }, state, [{ type: 'completed', seat }]);
}

/** KZ-23 */
function extract(table: KazaamTable, seat: Seat, tile: TileId): KazaamTable {
  const { players, turn, discards, minds } = table.state;
  const player = playerAt(table, seat);
  const favourite = BOARDS[player.alchemist].ingredient;
  const hand = without(player.hand, tile);
  const purse = added(player.purse, yieldOf(tile, favourite));
  const state = changed(table.state, {
    turn: spent(turn),
    players: withPlayer(players, seat, { hand, purse }),
    discards: inserted(discards, tile),
    minds: leftWith(allSaw(minds, tile, DISCARDS, handOf(seat)), handOf(seat), hand.length),
  });
  return step(table, state, [{ type: 'extracted', seat, tile, favourite }], [GO_ON]);
}

/** KZ-24 */
function restore(table: KazaamTable, seat: Seat): KazaamTable {
  const { players, turn } = table.state;
  let { board } = playerAt(table, seat);
  const places = asleepOn(board);
  for (const place of places) {
    board = put(board, place, { tile: slotAt(table.state, seat, place).tile, isUp: true });
  }
  const state = changed(table.state, {
    turn: spent(turn),
    players: withPlayer(players, seat, { board }),
  });
  return step(table, state, [{ type: 'restored', seat, places }], [GO_ON]);
}

/** KZ-17, the choice */
function take(table: KazaamTable, seat: Seat, tile: TileId | null): KazaamTable {
  if (tile === null) return step(table, table.state, [{ type: 'tookNothing', seat }]);
  const { players, minds } = table.state;
  const discards = without(table.state.discards, tile);
  const passage = { tile, from: DISCARDS, to: handOf(seat), size: table.state.discards.length };
  const known = moved(minds, passage, [seat]);
  const state = changed(table.state, {
    players: withPlayer(players, seat, { hand: withNew(playerAt(table, seat).hand, tile) }),
    discards,
    minds: leftWith(known, DISCARDS, discards.length),
  });
  return step(table, state, [{ type: 'recovered', seat, tile }]);
}

/** KZ-18, one ingredient after another */
function gather(table: KazaamTable, seat: Seat, ingredient: Ingredient, left: number): KazaamTable {
  const purse = added(playerAt(table, seat).purse, [ingredient]);
  const state = changed(table.state, { players: withPlayer(table.state.players, seat, { purse }) });
  const todo = left > 1 ? [ask(seat, { type: 'gather', left: left - 1 } as const)] : [];
  return step(table, state, [{ type: 'gathered', seat, ingredient }], todo);
}
