import { ask, run } from '@/engine/core/agenda';
import { isAlike } from '@/engine/core/alike';
import { at, never, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { COST, EQUIPMENT, FORMULA_LEVEL } from '../cards';
import type { Equipment, FormulaId, Homunculus, Stone } from '../cards';
import type { Element } from '../data';
import { alchemistOf, figureOf, hasStone, isAlchemist, newFigure } from '../queries/figures';
import { elementsOfCost, isEquipment, isHomunculus, kindOf } from '../queries/formulas';
import { packStep, TAKE_STEPS } from '../queries/tower';
import { inBoxOrder } from '../setup';
import { heaped } from '../queries/piles';
import type {
  FigureId,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaState,
  MateriaPrimaTable,
  Packed,
} from '../state';
import {
  changed,
  changedFigure,
  changedPlayer,
  ownFigure,
  playerAt,
  spending,
  sunkOpenly,
  turnedSince,
  withFigure,
  withSouls,
} from '../steps';
import { elementsOf, merged, NO_ELEMENTS, paidFrom, plus } from '../stock';
import { packings } from './legal';
import type { Move } from './refuse-map';

type Pack = Extract<MateriaPrimaQuestion, { readonly type: 'pack' }>;

/** MP-12: everything is put down first; then it is chosen what goes along. */
export function equip(table: MateriaPrimaTable, seat: Seat, id: FigureId): MateriaPrimaTable {
  const figure = ownFigure(table.state, seat, id);
  const state = spending(table.state, seat, figure, 'equip');
  const before = { figure, worn: playerAt(table, seat).worn };
  const what: Pack = { type: 'pack', figure: id, isEquip: true, from: 0, before };
  const limited = isAlchemist(id) ? step(table, table.state, [], [run({ type: 'limitHand' })]) : table;
  return goOnPacking(limited, unloaded(state, seat, id), seat, what);
}

/** MP-13 */
export function shift(table: MateriaPrimaTable, seat: Seat): MateriaPrimaTable {
  const { id } = alchemistOf(playerAt(table, seat));
  const what: Pack = { type: 'pack', figure: id, isEquip: false, from: TAKE_STEPS, before: null };
  return goOnPacking(table, unloaded(table.state, seat, id), seat, what);
}

function unloaded(state: MateriaPrimaState, seat: Seat, id: FigureId): MateriaPrimaState {
  const player = at(state.players, seat);
  return changedPlayer(state, seat, {
    store: merged(player.store, ownFigure(state, seat, id).load),
    figures: withFigure(player.figures, id, { load: NO_ELEMENTS }),
  });
}

/** Asks what else goes along, if anything else can. */
function goOnPacking(
  table: MateriaPrimaTable,
  state: MateriaPrimaState,
  seat: Seat,
  what: Pack,
): MateriaPrimaTable {
  const isMore = packings(at(state.players, seat), what).length > 0;
  return isMore ? step(table, state, [], [ask(seat, what)]) : packed(table, state, seat, what);
}

export function packed(
  table: MateriaPrimaTable,
  state: MateriaPrimaState,
  seat: Seat,
  what: Pack,
): MateriaPrimaTable {
  const { figure, isEquip, before } = what;
  const player = at(state.players, seat);
  if (before && isPackedAs(player, figure, before)) {
    return { ...table, state: unspent(state, seat, before) };
  }
  const worn = isAlchemist(figure) ? player.worn : [];
  const elements = elementsOf(ownFigure(state, seat, figure).load);
  return step(table, state, [{ type: 'packed', seat, figure, isEquip, elements, worn }]);
}

/** Whether a figure has on it what it had before. */
export function isPackedAs(player: MateriaPrimaPlayer, id: FigureId, { figure, worn }: Packed): boolean {
  const load = figureOf(player, id)?.load;
  return isAlike(load, figure.load) && isAlike(player.worn, worn);
}

/** Who left everything as it was has taken no action. */
function unspent(state: MateriaPrimaState, seat: Seat, { figure }: Packed): MateriaPrimaState {
  const { id, actions, extras } = figure;
  return changedFigure(state, seat, id, { actions, extras });
}

/** MP-12 */
export function pack(
  table: MateriaPrimaTable,
  seat: Seat,
  what: Pack,
  move: Move<'doff'> | Move<'don'> | Move<'take'>,
): MateriaPrimaTable {
  const state = packedOne(table, seat, what, move);
  const from = packStep(move) + (move.type === 'take' ? 0 : 1);
  return goOnPacking(table, state, seat, { ...what, from });
}

function packedOne(
  table: MateriaPrimaTable,
  seat: Seat,
  { figure: id }: Pack,
  move: Move<'doff'> | Move<'don'> | Move<'take'>,
): MateriaPrimaState {
  const { worn, stored, store, figures } = playerAt(table, seat);
  switch (move.type) {
    case 'doff':
      return changedPlayer(table.state, seat, {
        worn: without(worn, move.equipment),
        stored: inBoxOrder([...stored, move.equipment]),
      });
    case 'don':
      return changedPlayer(table.state, seat, {
        worn: inBoxOrder([...worn, move.equipment]),
        stored: without(stored, move.equipment),
      });
    case 'take': {
      const load = plus(ownFigure(table.state, seat, id).load, move.element, 1);
      return changedPlayer(table.state, seat, {
        store: plus(store, move.element, -1),
        figures: withFigure(figures, id, { load }),
      });
    }
    default:
      return never(move);
  }
}

/** MP-13: what he carries is used first; the product lies in the tower until it is shifted. */
export function convert(
  table: MateriaPrimaTable,
  seat: Seat,
  { into, pay }: Move<'convert'>,
): MateriaPrimaTable {
  const alchemist = alchemistOf(playerAt(table, seat));
  const paid = payingFor(spending(table.state, seat, alchemist, 'convert'), seat, pay);
  const { store } = at(paid.players, seat);
  const state = changed(changedPlayer(paid, seat, { store: plus(store, into, 1) }), { mayShift: true });
  return step(table, state, [{ type: 'converted', seat, into, pay }]);
}

function payingFor(state: MateriaPrimaState, seat: Seat, price: readonly Element[]): MateriaPrimaState {
  const player = at(state.players, seat);
  const left = paidFrom(alchemistOf(player).load, player.store, price);
  if (!left) throw new Error(`Seat ${seat} cannot pay ${price.join(' and ')}`);
  const [load, store] = left;
  return changedPlayer(state, seat, {
    store,
    figures: withFigure(player.figures, alchemistOf(player).id, { load }),
  });
}

/** MP-14 */
export function transmute(table: MateriaPrimaTable, seat: Seat, move: Move<'transmute'>): MateriaPrimaTable {
  const { formula, wear, dissolve } = move;
  const player = playerAt(table, seat);
  const paid = payingFor(
    spending(table.state, seat, alchemistOf(player), 'transmute'),
    seat,
    elementsOfCost(COST[formula]),
  );
  const isStarter = FORMULA_LEVEL[formula] === 1;
  const burnt = changedPlayer(changed(paid, { mayShift: true }), seat, {
    hand: without(player.hand, formula),
    starters: isStarter ? player.starters.filter((kind) => kind !== kindOf(formula)) : player.starters,
  });
  const state = made(COST[formula].includes('soul') ? soulPaid(burnt, seat) : burnt, seat, move);
  const told = step(table, state, [{ type: 'transmuted', seat, formula, isWorn: wear }]);
  const turned = turnedSince(told, table.state, [seat]);
  const left = dissolve ? dissolved(turned, seat, dissolve) : turned;
  const isWhole = kindOf(formula) === 'stone' && hasStone(playerAt(left, seat));
  return isWhole ? step(left, left.state, [{ type: 'stoneMade', seat }]) : left;
}

/** What comes of a formula. */
function made(state: MateriaPrimaState, seat: Seat, { formula, wear }: Move<'transmute'>): MateriaPrimaState {
  if (isHomunculus(formula)) return awakened(state, seat, formula);
  return isEquipment(formula) ? forged(state, seat, formula, wear) : joined(state, seat, formula);
}

function soulPaid(state: MateriaPrimaState, seat: Seat): MateriaPrimaState {
  return withSouls(changed(state, { souls: state.souls + 1 }), seat, -1);
}

/** MP-14: it acts from the next turn on. */
function awakened(state: MateriaPrimaState, seat: Seat, id: Homunculus): MateriaPrimaState {
  const { figures, home } = at(state.players, seat);
  if (home === null) throw new Error('Whoever transmutes has a tower');
  return changed(changedPlayer(state, seat, { figures: [...figures, newFigure(id, home)] }), {
    fresh: [...state.fresh, id],
  });
}

/** MP-15 */
function dissolved(table: MateriaPrimaTable, seat: Seat, id: Homunculus): MateriaPrimaTable {
  const player = playerAt(table, seat);
  const { hex, load } = ownFigure(table.state, seat, id);
  const isHome = hex === player.home;
  const { piles, fresh } = table.state;
  const left = changedPlayer(table.state, seat, {
    figures: player.figures.filter((figure) => figure.id !== id),
    store: isHome ? merged(player.store, load) : player.store,
  });
  const state = changed(left, {
    piles: isHome ? piles : heaped(piles, hex, null, load, 0),
    decks: sunkOpenly(table.state, id),
    fresh: fresh.filter((one) => one !== id),
  });
  return step(table, state, [{ type: 'dissolved', seat, figure: id, hex }]);
}

function forged(state: MateriaPrimaState, seat: Seat, piece: Equipment, wear: boolean): MateriaPrimaState {
  if (EQUIPMENT[piece].make === 'soul') return ensouled(state, seat, piece);
  const { worn, stored } = at(state.players, seat);
  const change = wear ? { worn: inBoxOrder([...worn, piece]) } : { stored: inBoxOrder([...stored, piece]) };
  return changedPlayer(state, seat, change);
}

/** MP-4, MP-14: a soul stone from the supply; the card goes under its deck. */
function ensouled(state: MateriaPrimaState, seat: Seat, formula: FormulaId): MateriaPrimaState {
  const given = changed(state, { souls: state.souls - 1, decks: sunkOpenly(state, formula) });
  return withSouls(given, seat, 1);
}

/** MP-16 */
function joined(state: MateriaPrimaState, seat: Seat, stone: Stone): MateriaPrimaState {
  return changedPlayer(state, seat, { fragments: inBoxOrder([...at(state.players, seat).fragments, stone]) });
}
