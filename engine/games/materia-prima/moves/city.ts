import { ask, run } from '@/engine/core/agenda';
import { at, never, replaceAt, without } from '@/engine/core/list';
import { shuffle } from '@/engine/core/rng';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import type { FormulaId } from '../cards';
import { CITIES, EXTENSION, type Element, type Kind } from '../data';
import { drawnFrom, putUnder } from '../decks';
import { cityOf, excessOf, marketAt, researchOf } from '../queries/city';
import { alchemistOf } from '../queries/figures';
import { kindOf } from '../queries/formulas';
import { inBoxOrder } from '../setup';
import type { MateriaPrimaQuestion, MateriaPrimaState, MateriaPrimaTable } from '../state';
import {
  changed,
  changedFigure,
  changedPlayer,
  elementsLeft,
  ownFigure,
  playerAt,
  spending,
  sunk,
} from '../steps';
import { plus } from '../stock';
import type { Move } from './refuse-map';

/** MP-17 */
export function research(table: MateriaPrimaTable, seat: Seat, kind: Kind): MateriaPrimaTable {
  const player = playerAt(table, seat);
  const { draw, keep } = researchOf(table.state, player);
  const { decks } = table.state;
  const deck = decks[kind];
  const shown = inBoxOrder(deck.cards.slice(0, draw));
  const state = changed(spending(table.state, seat, alchemistOf(player), 'research'), {
    decks: { ...decks, [kind]: drawnFrom(deck, shown.length) },
    shown,
  });
  const what = { type: 'keep', kind, left: Math.min(keep, shown.length), isFirst: true } as const;
  return step(
    table,
    state,
    [{ type: 'researched', seat, kind, count: shown.length, formulas: shown }],
    [ask(seat, what), run({ type: 'putBack', kind }), run({ type: 'limitHand' })],
  );
}

export function keep(
  table: MateriaPrimaTable,
  seat: Seat,
  { kind, left }: Extract<MateriaPrimaQuestion, { readonly type: 'keep' }>,
  formula: FormulaId,
): MateriaPrimaTable {
  const hand = inBoxOrder([...playerAt(table, seat).hand, formula]);
  const shown = without(table.state.shown, formula);
  const state = changed(changedPlayer(table.state, seat, { hand }), { shown });
  const isMore = left > 1 && shown.length > 0;
  const what = { type: 'keep', kind, left: left - 1, isFirst: false } as const;
  return step(table, state, [{ type: 'kept', seat, kind, formula }], isMore ? [ask(seat, what)] : []);
}

/** MP-17: in random order, so that not even who saw them knows it. */
export function putBack(table: MateriaPrimaTable, seat: Seat, kind: Kind): MateriaPrimaTable {
  const { shown, decks } = table.state;
  if (shown.length === 0) return table;
  const mixed = shuffle(table.rng, shown);
  const deck = putUnder(decks[kind], mixed.value, [seat]);
  const state = changed(table.state, { decks: { ...decks, [kind]: deck }, shown: [] });
  return { ...table, rng: mixed.rng, state };
}

/** MP-18 */
export function limitHand(table: MateriaPrimaTable, seat: Seat): MateriaPrimaTable {
  const player = playerAt(table, seat);
  const left = excessOf(player, player.hand.length);
  if (left === 0) return table;
  return step(table, table.state, [], [ask(seat, { type: 'discard', left } as const)]);
}

export function discard(table: MateriaPrimaTable, seat: Seat, formula: FormulaId): MateriaPrimaTable {
  const { hand, starters } = playerAt(table, seat);
  const kind = kindOf(formula);
  const decks = sunk(table.state.decks, formula, [seat]);
  const state = changedPlayer(changed(table.state, { decks }), seat, {
    hand: without(hand, formula),
    starters: starters.filter((one) => one !== kind),
  });
  return step(table, state, [{ type: 'discarded', seat, kind, formula }], [run({ type: 'limitHand' })]);
}

/** MP-19 */
export function buy(table: MateriaPrimaTable, seat: Seat, pay: readonly Element[]): MateriaPrimaTable {
  const player = playerAt(table, seat);
  const alchemist = alchemistOf(player);
  const city = cityOf(table.state, player);
  const extension = city && marketAt(table.state, city);
  if (!city || !extension) throw new Error('There is nothing to buy');
  const { bag, market, fresh } = table.state;
  const next = bag[0] ?? null;
  const paid = changedFigure(spending(table.state, seat, alchemist, 'buy'), seat, alchemist.id, {
    load: elementsLeft(alchemist.load, pay),
  });
  const place = CITIES.indexOf(city);
  const state = changed(changedPlayer(paid, seat, { extensions: [...player.extensions, extension] }), {
    market: replaceAt(market, place, null),
    fresh: [...fresh, extension],
  });
  const bought = step(table, state, [{ type: 'bought', seat, city, extension, pay }]);
  const refilled = changed(state, { bag: bag.slice(1), market: replaceAt(market, place, next) });
  return step(bought, refilled, [{ type: 'opened', city, extension: next }]);
}

/** MP-20 */
export function activate(
  table: MateriaPrimaTable,
  seat: Seat,
  { extension, figure }: Move<'activate'>,
): MateriaPrimaTable {
  const state = changed(powered(table, seat, extension, figure), { active: extension });
  return step(table, state, [{ type: 'activated', seat, extension, figure }]);
}

/** What works at once; a pair and more to research from hold by being active. */
function powered(
  table: MateriaPrimaTable,
  seat: Seat,
  extension: Move<'activate'>['extension'],
  figure: Move<'activate'>['figure'],
): MateriaPrimaState {
  const power = EXTENSION[extension];
  const player = at(table.state.players, seat);
  switch (power.type) {
    case 'produce':
      return changedPlayer(table.state, seat, { store: plus(player.store, power.element, 1) });
    case 'convert':
    case 'move': {
      const { id, extras } = ownFigure(table.state, seat, figure ?? alchemistOf(player).id);
      return changedFigure(table.state, seat, id, { extras: [...extras, power.type] });
    }
    case 'pair':
    case 'research':
      return table.state;
    default:
      return never(power);
  }
}
