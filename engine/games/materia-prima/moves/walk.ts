import { ask } from '@/engine/core/agenda';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { THINGS, type Element, type Thing } from '../data';
import { carriedOf, fittingOf, isAlchemist, yieldOf } from '../queries/figures';
import { isMine, landAt, spotAt, type Hex } from '../map';
import { judged } from '../missions';
import { heaped, lifted, lyingAt, soulsAt } from '../queries/piles';
import type { FigureId, MateriaPrimaQuestion, MateriaPrimaState, MateriaPrimaTable } from '../state';
import {
  changed,
  changedFigure,
  ownFigure,
  playerAt,
  spending,
  spent,
  turnedSince,
  withSouls,
} from '../steps';
import { elementsOf, indexOf, kindsOf, NO_ELEMENTS, plus, sizeOf, type Stock } from '../stock';
import type { Move } from './refuse-map';

/** MP-8 */
export function move(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, to }: Move<'move'>,
): MateriaPrimaTable {
  const figure = ownFigure(table.state, seat, id);
  const state = changedFigure(table.state, seat, id, { hex: to, ...spent(figure, 'move') });
  const isHome = playerAt(table, seat).home === to;
  const moved = step(table, state, [
    { type: 'moved', seat, figure: id, from: figure.hex, to, isHome, ...spotAt(state.layout, to) },
  ]);
  return judged(moved, seat, { type: 'moved', figure: id, to });
}

/** MP-9 */
export function mine(table: MateriaPrimaTable, seat: Seat, id: FigureId): MateriaPrimaTable {
  const player = playerAt(table, seat);
  const figure = ownFigure(table.state, seat, id);
  const element = landAt(table.state.layout, figure.hex);
  if (!isMine(element)) throw new Error(`There is no mine on hex ${figure.hex}`);
  const count = yieldOf(player, figure);
  const load = plus(figure.load, element, count);
  const state = changedFigure(table.state, seat, id, { load, ...spent(figure, 'extract') });
  return step(table, state, [{ type: 'mined', seat, figure: id, element, count }]);
}

/** MP-10 */
export function pickUp(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, thing }: Move<'pickUp'>,
): MateriaPrimaTable {
  const figure = ownFigure(table.state, seat, id);
  const { hex } = figure;
  const paid = { ...table, state: spending(table.state, seat, figure, 'extract') };
  if (thing !== null) return lift(paid, seat, id, hex, [thing]);
  const souls = isAlchemist(id) ? soulsAt(table.state, hex) : 0;
  const raised = lift(
    paid,
    seat,
    id,
    hex,
    Array.from({ length: souls }, () => 'soul' as const),
  );
  return gather(raised, seat, id, hex, lyingAt(table.state, hex), false);
}

/** Takes these things up from the ground. */
function lift(
  table: MateriaPrimaTable,
  seat: Seat,
  id: FigureId,
  hex: Hex,
  things: readonly Thing[],
): MateriaPrimaTable {
  if (things.length === 0) return table;
  const state = things.reduce((now, thing) => raised(now, seat, id, hex, thing), table.state);
  const told = step(table, state, [{ type: 'pickedUp', seat, figure: id, hex, things }]);
  return turnedSince(told, table.state, [seat]);
}

/** One thing less on the ground and one more on the figure, or with its owner. */
function raised(
  state: MateriaPrimaState,
  seat: Seat,
  id: FigureId,
  hex: Hex,
  thing: Thing,
): MateriaPrimaState {
  const now = changed(state, { piles: lifted(state, seat, hex, thing) });
  if (thing === 'soul') return withSouls(now, seat, 1);
  return changedFigure(now, seat, id, { load: plus(ownFigure(now, seat, id).load, thing, 1) });
}

/** MP-24: fills the figure's room from these elements on a hex, and asks which if that is a choice. */
export function gather(
  table: MateriaPrimaTable,
  seat: Seat,
  id: FigureId,
  hex: Hex,
  elements: Stock,
  isWon: boolean,
): MateriaPrimaTable {
  const count = fittingOf(playerAt(table, seat), ownFigure(table.state, seat, id), elements);
  if (count === 0) return table;
  if (sizeOf(elements) > count && kindsOf(elements).length > 1) {
    const what: MateriaPrimaQuestion = { type: 'loot', figure: id, hex, elements, isWon };
    return step(table, table.state, [], [ask(seat, what)]);
  }
  return take(table, seat, id, hex, elementsOf(elements).slice(0, count), isWon);
}

function take(
  table: MateriaPrimaTable,
  seat: Seat,
  id: FigureId,
  hex: Hex,
  elements: readonly Element[],
  isWon: boolean,
): MateriaPrimaTable {
  if (!isWon) return lift(table, seat, id, hex, elements);
  if (elements.length === 0) return table;
  const state = elements.reduce((now, element) => raised(now, seat, id, hex, element), table.state);
  return step(table, state, [{ type: 'looted', seat, figure: id, hex, elements }]);
}

/** MP-24: one of them, and then the next. What stands before it in the order is left. */
export function loot(
  table: MateriaPrimaTable,
  seat: Seat,
  what: Extract<MateriaPrimaQuestion, { readonly type: 'loot' }>,
  element: Element,
): MateriaPrimaTable {
  const { figure, hex, isWon } = what;
  const after = take(table, seat, figure, hex, [element], isWon);
  const left = what.elements.map((count, index) => (index < indexOf(element) ? 0 : count));
  return gather(after, seat, figure, hex, plus(left, element, -1), isWon);
}

/** MP-10: the first thing of a drop. */
export function drop(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id, thing }: Move<'drop'>,
): MateriaPrimaTable {
  const figure = ownFigure(table.state, seat, id);
  return put({ ...table, state: spending(table.state, seat, figure, 'drop') }, seat, id, thing);
}

/** MP-10: one thing of a drop, and the question for more if there is more. */
export function put(table: MateriaPrimaTable, seat: Seat, id: FigureId, thing: Thing): MateriaPrimaTable {
  const dropped = laidDown(table, seat, id, thing);
  const ended = judged(dropped, seat, { type: 'dropped', hex: ownFigure(table.state, seat, id).hex });
  if (ended.state.ending !== null) return ended;
  const [player, figure] = [playerAt(dropped, seat), ownFigure(dropped.state, seat, id)];
  const isMore = THINGS.slice(THINGS.indexOf(thing)).some((one) => carriedOf(player, figure, one) > 0);
  const what: MateriaPrimaQuestion = { type: 'drop', figure: id, from: thing };
  return isMore ? step(dropped, dropped.state, [], [ask(seat, what)]) : dropped;
}

function laidDown(table: MateriaPrimaTable, seat: Seat, id: FigureId, thing: Thing): MateriaPrimaTable {
  const { hex, load } = ownFigure(table.state, seat, id);
  const { piles, layout } = table.state;
  const fact = { type: 'dropped', seat, figure: id, hex, thing, ...spotAt(layout, hex) } as const;
  if (thing === 'soul') {
    const state = changed(table.state, { piles: heaped(piles, hex, seat, NO_ELEMENTS, 1) });
    return turnedSince(step(table, withSouls(state, seat, -1), [fact]), table.state, [seat]);
  }
  const lighter = changedFigure(table.state, seat, id, { load: plus(load, thing, -1) });
  const lying = heaped(piles, hex, seat, plus(NO_ELEMENTS, thing, 1), 0);
  return step(table, changed(lighter, { piles: lying }), [fact]);
}
