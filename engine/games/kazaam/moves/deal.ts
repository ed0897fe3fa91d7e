import { allSeats, orderOfPlay, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { BOARDS, HAND_AT_START } from '../data';
import type { KazaamTable } from '../state';
import { added, changed, playerAt, withPlayer } from '../steps';

/** KZ-3, KZ-4, and the first turn. */
export function deal(table: KazaamTable): KazaamTable {
  const { first, turn } = table.state;
  const seats = allSeats(table.seats);
  const late = table.options.lateStart
    ? seats.filter((seat) => orderOfPlay(first, seat, table.seats) >= 2)
    : [];
  const dealt = late.reduce(headStart, seats.reduce(dealTo, table));
  return step(dealt, dealt.state, [{ type: 'turnBegan', seat: first, round: turn.round }]);
}

function dealTo(table: KazaamTable, seat: Seat): KazaamTable {
  const { reserve, players } = table.state;
  const tiles = reserve.slice(0, HAND_AT_START);
  const state = changed(table.state, {
    players: withPlayer(players, seat, { hand: tiles }),
    reserve: reserve.slice(HAND_AT_START),
  });
  return step(table, state, [{ type: 'dealt', seat, tiles }]);
}

function headStart(table: KazaamTable, seat: Seat): KazaamTable {
  const { alchemist, purse } = playerAt(table, seat);
  const { ingredient } = BOARDS[alchemist];
  const players = withPlayer(table.state.players, seat, { purse: added(purse, [ingredient]) });
  return step(table, changed(table.state, { players }), [{ type: 'headStart', seat, ingredient }]);
}
