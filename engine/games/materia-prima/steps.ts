import { at, removeAt, replaceAt } from '@/engine/core/list';
import { allSeats, toSeat, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import type { FormulaId } from './cards';
import { KINDS, type Action, type Element } from './data';
import { putUnder, type Decks } from './decks';
import { figureOf, homunculiOf, isSoulless } from './queries/figures';
import { kindOf } from './queries/formulas';
import type {
  Ending,
  Figure,
  FigureId,
  MateriaPrimaFact,
  MateriaPrimaPlayer,
  MateriaPrimaState,
  MateriaPrimaTable,
} from './state';
import { plus, type Stock } from './stock';

/**
 * The small changes that the rules are made of. Records are copied field by field: spreads in different places give their
 * copies different hidden classes, and whatever reads them then runs far slower.
 */

export function playerAt(table: MateriaPrimaTable, seat: Seat): MateriaPrimaPlayer {
  return at(table.state.players, seat);
}

export function changed(state: MateriaPrimaState, change: Partial<MateriaPrimaState>): MateriaPrimaState {
  return {
    layout: state.layout,
    players: change.players ?? state.players,
    piles: change.piles ?? state.piles,
    decks: change.decks ?? state.decks,
    shown: change.shown ?? state.shown,
    missions: state.missions,
    bag: change.bag ?? state.bag,
    market: change.market ?? state.market,
    souls: change.souls ?? state.souls,
    first: state.first,
    turn: change.turn ?? state.turn,
    round: change.round ?? state.round,
    active: change.active === undefined ? state.active : change.active,
    fresh: change.fresh ?? state.fresh,
    mayShift: change.mayShift ?? state.mayShift,
    dice: change.dice === undefined ? state.dice : change.dice,
    ending: change.ending ?? state.ending,
  };
}

type Players = MateriaPrimaState['players'];

function withPlayer(
  players: Players,
  seat: Seat,
  change: Partial<Omit<MateriaPrimaPlayer, 'tower' | 'dealt'>>,
): Players {
  const player = at(players, seat);
  return replaceAt(players, seat, {
    alchemist: change.alchemist ?? player.alchemist,
    tower: player.tower,
    home: change.home ?? player.home,
    figures: change.figures ?? player.figures,
    store: change.store ?? player.store,
    worn: change.worn ?? player.worn,
    stored: change.stored ?? player.stored,
    souls: change.souls ?? player.souls,
    hand: change.hand ?? player.hand,
    starters: change.starters ?? player.starters,
    fragments: change.fragments ?? player.fragments,
    extensions: change.extensions ?? player.extensions,
    dealt: player.dealt,
    mission: change.mission ?? player.mission,
    hasAttacked: change.hasAttacked ?? player.hasAttacked,
    notHis: change.notHis ?? player.notHis,
  });
}

/** The state with one player changed. */
export function changedPlayer(
  state: MateriaPrimaState,
  seat: Seat,
  change: Parameters<typeof withPlayer>[2],
): MateriaPrimaState {
  return changed(state, { players: withPlayer(state.players, seat, change) });
}

export function withFigure(
  figures: readonly Figure[],
  id: FigureId,
  change: Partial<Omit<Figure, 'id'>>,
): readonly Figure[] {
  const index = figures.findIndex((figure) => figure.id === id);
  const figure = at(figures, index);
  return replaceAt(figures, index, {
    id,
    hex: change.hex ?? figure.hex,
    load: change.load ?? figure.load,
    actions: change.actions ?? figure.actions,
    extras: change.extras ?? figure.extras,
  });
}

/** The state with one figure of a player changed. */
export function changedFigure(
  state: MateriaPrimaState,
  seat: Seat,
  id: FigureId,
  change: Partial<Omit<Figure, 'id'>>,
): MateriaPrimaState {
  return changedPlayer(state, seat, { figures: withFigure(at(state.players, seat).figures, id, change) });
}

/** The figure of a seat, which is known to be on the map. */
export function ownFigure({ players }: MateriaPrimaState, seat: Seat, id: FigureId): Figure {
  const figure = figureOf(at(players, seat), id);
  if (!figure) throw new Error(`Seat ${seat} has no ${id} on the map`);
  return figure;
}

/** MP-7: an additional action of this kind is spent before a common one. */
export function spent(figure: Figure, action: Action): Pick<Figure, 'actions' | 'extras'> {
  const index = figure.extras.indexOf(action);
  if (index < 0) return { actions: figure.actions - 1, extras: figure.extras };
  return { actions: figure.actions, extras: removeAt(figure.extras, index) };
}

/** The table after the alchemist, or another figure, spent an action. */
export function spending(
  state: MateriaPrimaState,
  seat: Seat,
  figure: Figure,
  action: Action,
): MateriaPrimaState {
  return changedFigure(state, seat, figure.id, spent(figure, action));
}

/** The seat whose figure this is; null if it is on no hex. */
export function ownerOf({ players }: MateriaPrimaState, id: FigureId): Seat | null {
  const index = players.findIndex(({ figures }) => figures.some((figure) => figure.id === id));
  return index < 0 ? null : toSeat(index);
}

/** The state after a player got soul stones, or lost them. */
export function withSouls(state: MateriaPrimaState, seat: Seat, more: number): MateriaPrimaState {
  return changedPlayer(state, seat, { souls: at(state.players, seat).souls + more });
}

/** MP-25: with the first soul stone, and without the last, an alchemist turns to his other side. */
export function turnedSince(
  table: MateriaPrimaTable,
  before: MateriaPrimaState,
  seats: readonly Seat[],
): MateriaPrimaTable {
  const facts = seats.flatMap((seat): readonly MateriaPrimaFact[] => {
    const isNow = isSoulless(playerAt(table, seat));
    return isSoulless(at(before.players, seat)) === isNow
      ? []
      : [{ type: 'turned', seat, isSoulless: isNow }];
  });
  return facts.length === 0 ? table : step(table, table.state, facts);
}

/** The decks with a card under the deck of its kind. */
export function sunk(decks: Decks, formula: FormulaId, seenBy: readonly Seat[]): Decks {
  const kind = kindOf(formula);
  return { ...decks, [kind]: putUnder(decks[kind], [formula], seenBy) };
}

/** The decks with a card under its deck that everybody saw go there. */
export function sunkOpenly(state: MateriaPrimaState, formula: FormulaId): Decks {
  return sunk(state.decks, formula, allSeats(state.players.length));
}

/** MP-37: nothing is left to be done. */
export function finished(table: MateriaPrimaTable, ending: Ending): MateriaPrimaTable {
  const state = changed(table.state, { ending });
  const missions = state.players.map(({ mission }) => mission);
  return { ...step(table, state, [{ type: 'ended', ...ending, missions }]), agenda: [] };
}

/** Every card, mission, extension and soul stone of the box, wherever it is. */
export function allPieces({ state }: MateriaPrimaTable): readonly string[] {
  const { players, decks, shown, missions, bag, market, souls, piles } = state;
  const stones = souls + [...players, ...piles].reduce((total, holder) => total + holder.souls, 0);
  return [
    ...KINDS.flatMap((kind) => decks[kind].cards),
    ...shown,
    ...missions,
    ...bag,
    ...market.flatMap((extension) => extension ?? []),
    ...players.flatMap((player) => [
      ...player.hand,
      ...homunculiOf(player),
      ...player.worn,
      ...player.stored,
      ...player.fragments,
      ...player.extensions,
      ...player.dealt,
    ]),
    ...Array.from({ length: stones }, () => 'soul stone'),
  ];
}

export function elementsLeft(stock: Stock, elements: readonly Element[]): Stock {
  return elements.reduce((rest, element) => plus(rest, element, -1), stock);
}
