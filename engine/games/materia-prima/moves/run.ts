import { ask, run } from '@/engine/core/agenda';
import { at, never } from '@/engine/core/list';
import { leftOf, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';

import { LAST_ROUND, WISDOM_GOAL } from '../ends';
import { cardOf, extrasOf } from '../queries/figures';
import { judged } from '../missions';
import { wisdomOf } from '../score';
import type {
  Figure,
  MateriaPrimaEffect,
  MateriaPrimaPlayer,
  MateriaPrimaState,
  MateriaPrimaTable,
} from '../state';
import { changed, changedPlayer, finished, playerAt } from '../steps';
import { dealFormulas as deal } from '../setup';
import { limitHand, putBack } from './city';

/** Carries out a parked consequence. */
export function runEffect(table: MateriaPrimaTable, effect: MateriaPrimaEffect): MateriaPrimaTable {
  const { turn } = table.state;
  switch (effect.type) {
    case 'deal':
      return deal(table);
    case 'beginTurn':
      return beginTurn(table, table.state, turn);
    case 'goOn':
      return step(table, table.state, [], [ask(turn, { type: 'turn' } as const)]);
    case 'putBack':
      return putBack(table, turn, effect.kind);
    case 'limitHand':
      return limitHand(table, turn);
    case 'endTurn':
      return endTurn(table, turn);
    default:
      return never(effect);
  }
}

/** MP-7: actions are fixed now. */
function beginTurn(table: MateriaPrimaTable, passed: MateriaPrimaState, seat: Seat): MateriaPrimaTable {
  const player = at(passed.players, seat);
  const state = changedPlayer(passed, seat, {
    figures: player.figures.map((one) => rested(player, one)),
  });
  const begun = step(
    table,
    state,
    [{ type: 'turnBegan', seat, round: state.round }],
    [run({ type: 'goOn' })],
  );
  return judged(begun, seat, { type: 'turnBegan' });
}

function rested(player: MateriaPrimaPlayer, { id, hex, load }: Figure): Figure {
  return { id, hex, load, actions: cardOf(player, id).actions, extras: extrasOf(player, id) };
}

function tired({ id, hex, load }: Figure): Figure {
  return { id, hex, load, actions: 0, extras: [] };
}

/** MP-34, MP-37 */
function endTurn(table: MateriaPrimaTable, seat: Seat): MateriaPrimaTable {
  const ended = judged(table, seat, { type: 'turnEnded' });
  if (ended.state.ending !== null) return ended;
  const isWise = table.state.players.some((player) => wisdomOf(player) >= WISDOM_GOAL);
  if (table.options.endAt25 && isWise) return finished(table, { why: 'wisdom', by: seat });
  const next = leftOf(seat, table.seats);
  const round = table.state.round + (next === table.state.first ? 1 : 0);
  if (table.options.endAt60 && round > LAST_ROUND) return finished(table, { why: 'rounds', by: null });
  const resting = changedPlayer(table.state, seat, { figures: playerAt(table, seat).figures.map(tired) });
  const state = changed(resting, { turn: next, round, active: null, fresh: [], mayShift: false, dice: null });
  return beginTurn(table, state, next);
}
