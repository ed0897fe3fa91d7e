import type { Seat } from '@/engine/core/seat';
import { THINGS, type Action, type Thing } from '../data';
import { carriedOf, diceOf, figureOf, isAlchemist, mayAct, roomOf } from '../queries/figures';
import { distance, isMine, landAt, type Hex } from '../map';
import type { MateriaPrimaReason } from '../rulebook';
import { lyingAt, soulsAt } from '../queries/piles';
import type { Figure, FigureId, MateriaPrimaMove, MateriaPrimaPlayer, MateriaPrimaTable } from '../state';
import { refuseEntering } from '../queries/ways';
import { ownerOf, playerAt } from '../steps';
import { countOf } from '../stock';

/** What can be done anywhere on the map (MP-7 to MP-11), and why not. */

export type Refused = MateriaPrimaReason | null;
export type Move<Type extends MateriaPrimaMove['type']> = Extract<MateriaPrimaMove, { readonly type: Type }>;

function refuseActing(figure: Figure | null, action: Action): Refused {
  if (!figure) return 'not-your-figure';
  return mayAct(figure, action) ? null : 'no-actions-left';
}

/** MP-8 */
export function refuseMove(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, to }: Omit<Move<'move'>, 'type'>,
): Refused {
  const figure = figureOf(playerAt(table, seat), id);
  const idle = refuseActing(figure, 'move');
  if (idle !== null || !figure) return idle;
  return refuseStep(table, seat, figure, to);
}

/** MP-8: whether a figure with a Move left may go to this hex. */
export function refuseStep(table: MateriaPrimaTable, seat: Seat, figure: Figure, to: Hex): Refused {
  return distance(figure.hex, to) === 1 ? refuseEntering(table.state, seat, to) : 'not-next-to-it';
}

/** MP-9 */
export function refuseMining(table: MateriaPrimaTable, player: MateriaPrimaPlayer, id: FigureId): Refused {
  const figure = figureOf(player, id);
  const idle = refuseActing(figure, 'extract');
  if (idle !== null || !figure) return idle;
  if (!isMine(landAt(table.state.layout, figure.hex))) return 'no-mine';
  return roomOf(player, figure) > 0 ? null : 'no-room';
}

/** MP-10 */
export function refusePickUp(
  table: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  { figure: id, thing }: Omit<Move<'pickUp'>, 'type'>,
): Refused {
  const figure = figureOf(player, id);
  const idle = refuseActing(figure, 'extract');
  if (idle !== null || !figure) return idle;
  if (table.options.pickUp === 'one') {
    return thing === null ? 'one-at-a-time' : refuseLifting(table, player, figure, thing);
  }
  if (thing !== null) return 'all-at-once';
  const refusals = THINGS.map((one) => refuseLifting(table, player, figure, one));
  const telling = refusals.find((reason) => reason !== null && reason !== 'nothing-lies-there');
  return refusals.includes(null) ? null : (telling ?? 'nothing-lies-there');
}

function refuseLifting(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  figure: Figure,
  thing: Thing,
): Refused {
  if (thing === 'soul') {
    if (soulsAt(state, figure.hex) === 0) return 'nothing-lies-there';
    return isAlchemist(figure.id) ? null : 'souls-for-alchemists';
  }
  if (countOf(lyingAt(state, figure.hex), thing) === 0) return 'nothing-lies-there';
  return roomOf(player, figure) > 0 ? null : 'no-room';
}

/** MP-10 */
export function refuseDrop(
  player: MateriaPrimaPlayer,
  { figure: id, thing }: Omit<Move<'drop'>, 'type'>,
): Refused {
  const figure = figureOf(player, id);
  const idle = refuseActing(figure, 'drop');
  if (idle !== null || !figure) return idle;
  if (figure.hex === player.home) return 'no-drop-at-home';
  return carriedOf(player, figure, thing) > 0 ? null : 'not-carried';
}

/** MP-11 */
export function refuseAttack(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, target }: Omit<Move<'attack'>, 'type'>,
): Refused {
  const player = playerAt(table, seat);
  const figure = figureOf(player, id);
  const idle = refuseActing(figure, 'attack');
  if (idle !== null || !figure) return idle;
  if (diceOf(player, id, 'attack') === 0) return 'cannot-attack';
  return refuseTarget(table, seat, figure, target);
}

export function refuseTarget(
  table: MateriaPrimaTable,
  seat: Seat,
  { hex }: Figure,
  target: FigureId,
): Refused {
  const owner = ownerOf(table.state, target);
  const prey = owner === null || owner === seat ? null : figureOf(playerAt(table, owner), target);
  if (owner === null || !prey) return 'no-such-opponent';
  if (distance(hex, prey.hex) !== 1) return 'out-of-reach';
  return prey.hex === playerAt(table, owner).home ? 'safe-in-tower' : null;
}
