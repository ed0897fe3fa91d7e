import { framesOf } from '@/components/kit/stage/frames';
import { at, never, replaceAt, without } from '@/engine/core/list';
import { toSeat, type Seat } from '@/engine/core/seat';
import { COST, EQUIPMENT, type FormulaId } from '@/engine/games/materia-prima/cards';
import {
  CITIES,
  EXTENSION,
  KINDS,
  type Element,
  type Kind,
  type Thing,
} from '@/engine/games/materia-prima/data';
import { alchemistOf } from '@/engine/games/materia-prima/figures';
import type { Hex } from '@/engine/games/materia-prima/map';
import { heaped } from '@/engine/games/materia-prima/piles';
import { wisdomOf } from '@/engine/games/materia-prima/score';
import type { Figure, FigureId, MateriaPrimaFact, Pile } from '@/engine/games/materia-prima/state';
import { kindOf } from '@/engine/games/materia-prima/steps';
import { countOf, NO_ELEMENTS, plus, sizeOf, stockOf, type Stock } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaSeatView, MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { isEquipment, isHomunculus } from './labels';
import { playerOf } from './situation';

type View = MateriaPrimaView;
export type FactOf<Type extends MateriaPrimaFact['type']> = Extract<
  MateriaPrimaFact,
  { readonly type: Type }
>;

/** The table while facts are shown: nobody is asked anything yet. */
export function frames(view: View, facts: readonly MateriaPrimaFact[]): readonly View[] {
  return framesOf(view, facts, before);
}

export function before(view: View, fact: MateriaPrimaFact): View {
  return { ...undone(view, fact), asked: null };
}

/** What was spent for it stays spent: that is seen as soon as something is done. */
function undone(view: View, fact: MateriaPrimaFact): View {
  switch (fact.type) {
    case 'began':
    case 'dealt':
    case 'packed':
    case 'stoneMade':
    case 'turned':
    case 'fulfilled':
      return view;
    case 'picked':
      return withSeat(view, fact.seat, { alchemist: null });
    case 'chose':
      return withSeat(view, fact.seat, { mission: null });
    case 'formulasDealt':
      return undealt(view, fact.seat);
    case 'placed':
      return withSeat(view, fact.seat, { home: null, figures: [] });
    case 'turnBegan':
      return unbegun(view, fact);
    case 'moved':
      return withFigure(view, fact.seat, fact.figure, { hex: fact.from });
    case 'mined':
      return unladen(view, fact.seat, fact.figure, stockOf(times(fact.count, fact.element)));
    case 'pickedUp':
      return unlifted(view, fact);
    case 'dropped':
      return undropped(view, fact);
    case 'fought':
      return { ...view, dice: null };
    case 'beaten':
      return unbeaten(view, fact);
    case 'looted':
      return lain(
        unladen(view, fact.seat, fact.figure, stockOf(fact.elements)),
        fact.hex,
        null,
        fact.elements,
      );
    case 'converted':
      return stored(stored(view, fact.seat, fact.pay, 1), fact.seat, [fact.into], -1);
    case 'transmuted':
      return untransmuted(view, fact);
    case 'dissolved':
      return withSeat(view, fact.seat, {
        figures: [...playerOf(view, fact.seat).figures, standing(fact.figure, fact.hex, NO_ELEMENTS)],
      });
    case 'researched':
      return { ...decked(view, fact.kind, fact.count), shown: [] };
    case 'kept':
      return unheld(view, fact.seat, fact.kind, fact.formula);
    case 'discarded':
      return decked(held(view, fact.seat, fact.kind, fact.formula), fact.kind, -1);
    case 'bought':
      return unbought(view, fact);
    case 'opened':
      return unopened(view, fact);
    case 'activated':
      return unactivated(view, fact);
    case 'ended':
      return unended(view);
    default:
      return never(fact);
  }
}

/** MP-5: one of each kind is back in its deck. */
function undealt(view: View, seat: Seat): View {
  const hand = view.viewer === seat ? [] : view.hand;
  const decks = KINDS.reduce((now, kind) => decked(now, kind, 1), { ...view, hand });
  return withSeat(decks, seat, { hand: { homunculus: 0, equipment: 0, stone: 0 } });
}

const times = <Value>(count: number, value: Value): readonly Value[] =>
  Array.from({ length: count }, () => value);

/** Wisdom follows from what one has. */
function withSeat(view: View, seat: Seat, change: Partial<MateriaPrimaSeatView>): View {
  const player = { ...playerOf(view, seat), ...change };
  return { ...view, players: replaceAt(view.players, seat, { ...player, wisdom: wisdomOf(player) }) };
}

function standing(id: FigureId, hex: Hex, load: Stock): Figure {
  return { id, hex, load, actions: 0, extras: [] };
}

export function withFigure(view: View, seat: Seat, id: FigureId, change: Partial<Figure>): View {
  const { figures } = playerOf(view, seat);
  return withSeat(view, seat, {
    figures: figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure)),
  });
}

/** Less of everything, but never less than nothing. */
function minus(one: Stock, other: Stock): Stock {
  return one.map((count, index) => Math.max(0, count - at(other, index)));
}

export function unladen(view: View, seat: Seat, id: FigureId, elements: Stock): View {
  const figure = playerOf(view, seat).figures.find((one) => one.id === id);
  return figure ? withFigure(view, seat, id, { load: minus(figure.load, elements) }) : view;
}

function laden(view: View, seat: Seat, id: FigureId, element: Element): View {
  const figure = playerOf(view, seat).figures.find((one) => one.id === id);
  return figure ? withFigure(view, seat, id, { load: plus(figure.load, element, 1) }) : view;
}

const isElement = (thing: Thing): thing is Element => thing !== 'soul';
const soulsAmong = (things: readonly Thing[]) => things.filter((thing) => thing === 'soul').length;

/** Things lie on a hex again. */
function lain(view: View, hex: Hex, by: Seat | null, things: readonly Thing[]): View {
  const elements = stockOf(things.filter(isElement));
  return { ...view, piles: heaped(view.piles, hex, by, elements, soulsAmong(things)) };
}

/** Things are gone from a hex, whoever dropped them; those of one seat first. */
export function lifted(view: View, hex: Hex, by: Seat | null, things: readonly Thing[]): View {
  return things.reduce((now, thing) => ({ ...now, piles: withoutOne(now.piles, hex, by, thing) }), view);
}

function withoutOne(piles: readonly Pile[], hex: Hex, by: Seat | null, thing: Thing): readonly Pile[] {
  const holds = (pile: Pile) =>
    pile.hex === hex && (thing === 'soul' ? pile.souls > 0 : countOf(pile.elements, thing) > 0);
  const own = piles.findIndex((pile) => holds(pile) && pile.by === by);
  const index = own >= 0 ? own : piles.findIndex(holds);
  const pile = piles[index];
  if (!pile) return piles;
  const less: Pile =
    thing === 'soul'
      ? { ...pile, souls: pile.souls - 1 }
      : { ...pile, elements: plus(pile.elements, thing, -1) };
  const isBare = less.souls === 0 && sizeOf(less.elements) === 0;
  return isBare ? piles.filter((one) => one !== pile) : replaceAt(piles, index, less);
}

function ensouled(view: View, seat: Seat, count: number): View {
  return count === 0
    ? view
    : withSeat(view, seat, { souls: Math.max(0, playerOf(view, seat).souls + count) });
}

function unbegun(view: View, { seat, round }: FactOf<'turnBegan'>): View {
  const { players, first } = view;
  const isFirst = seat === first;
  const rested = withSeat(view, seat, {
    figures: playerOf(view, seat).figures.map((figure) => ({ ...figure, actions: 0, extras: [] })),
  });
  if (isFirst && round === 1) return rested;
  return {
    ...rested,
    turn: toSeat((seat + players.length - 1) % players.length),
    round: isFirst ? round - 1 : round,
  };
}

function unlifted(view: View, { seat, figure, hex, things }: FactOf<'pickedUp'>): View {
  const lighter = unladen(view, seat, figure, stockOf(things.filter(isElement)));
  return ensouled(lain(lighter, hex, null, things), seat, -soulsAmong(things));
}

function undropped(view: View, { seat, figure, hex, thing }: FactOf<'dropped'>): View {
  const bare = lifted(view, hex, seat, [thing]);
  return thing === 'soul' ? ensouled(bare, seat, 1) : laden(bare, seat, figure, thing);
}

/** The attacker is whose turn it is. */
function unbeaten(view: View, { seat, figure, hex, lost, soul }: FactOf<'beaten'>): View {
  const bare = lifted(view, hex, null, soul === 'dropped' ? [...lost, 'soul'] : lost);
  const { figures } = playerOf(bare, seat);
  const back = standing(figure, hex, stockOf(lost));
  const isThere = figures.some(({ id }) => id === figure);
  const stood = withSeat(bare, seat, {
    figures: isThere ? figures.map((one) => (one.id === figure ? back : one)) : [...figures, back],
  });
  if (soul === null) return stood;
  const whole = ensouled(stood, seat, 1);
  return soul === 'taken' ? ensouled(whole, view.turn, -1) : whole;
}

function stored(view: View, seat: Seat, elements: readonly Element[], sign: 1 | -1): View {
  const { store } = playerOf(view, seat);
  const change = stockOf(elements);
  const next = sign === 1 ? store.map((count, index) => count + at(change, index)) : minus(store, change);
  return withSeat(view, seat, { store: next });
}

/** Paid for from the tower, for all that a fact tells. */
function untransmuted(view: View, { seat, formula }: FactOf<'transmuted'>): View {
  const cost = COST[formula];
  const paid = ensouled(stored(view, seat, cost.filter(isElement), 1), seat, soulsAmong(cost));
  return held(unmade(paid, seat, formula), seat, kindOf(formula), formula);
}

function unmade(view: View, seat: Seat, formula: FormulaId): View {
  const { figures, worn, stored: kept, fragments } = playerOf(view, seat);
  if (isHomunculus(formula)) {
    return withSeat(view, seat, { figures: figures.filter(({ id }) => id !== formula) });
  }
  if (!isEquipment(formula)) {
    return withSeat(view, seat, { fragments: fragments.filter((stone) => stone !== formula) });
  }
  if (EQUIPMENT[formula].make === 'soul') return decked(ensouled(view, seat, -1), 'equipment', -1);
  return withSeat(view, seat, {
    worn: worn.filter((piece) => piece !== formula),
    stored: kept.filter((piece) => piece !== formula),
  });
}

function decked(view: View, kind: Kind, count: number): View {
  return { ...view, deckSizes: { ...view.deckSizes, [kind]: view.deckSizes[kind] + count } };
}

function counted(view: View, seat: Seat, kind: Kind, change: number): View {
  const { hand } = playerOf(view, seat);
  return withSeat(view, seat, { hand: { ...hand, [kind]: Math.max(0, hand[kind] + change) } });
}

/** One's own hand is not seen while it lies face down before others. */
function isHandSeen(view: View, seat: Seat): boolean {
  const { hand } = playerOf(view, seat);
  return view.viewer === seat && view.hand.length === hand.homunculus + hand.equipment + hand.stone;
}

function held(view: View, seat: Seat, kind: Kind, formula: FormulaId | null): View {
  const more = counted(view, seat, kind, 1);
  if (formula === null || !isHandSeen(view, seat)) return more;
  return { ...more, hand: [...view.hand, formula] };
}

function unheld(view: View, seat: Seat, kind: Kind, formula: FormulaId | null): View {
  const less = counted(view, seat, kind, -1);
  if (formula === null || !view.hand.includes(formula)) return less;
  return { ...less, hand: without(view.hand, formula) };
}

function unbought(view: View, { seat, city, extension, pay }: FactOf<'bought'>): View {
  const player = playerOf(view, seat);
  const back = withSeat(view, seat, {
    extensions: player.extensions.filter((one) => one !== extension),
  });
  const { id } = alchemistOf(player);
  const paid = pay.reduce((now, element) => laden(now, seat, id, element), back);
  return { ...paid, market: replaceAt(view.market, CITIES.indexOf(city), extension) };
}

function unopened(view: View, { city, extension }: FactOf<'opened'>): View {
  const market = replaceAt(view.market, CITIES.indexOf(city), null);
  return { ...view, market, extensionsLeft: view.extensionsLeft + (extension ? 1 : 0) };
}

function unactivated(view: View, { seat, extension }: FactOf<'activated'>): View {
  const power = EXTENSION[extension];
  const idle = { ...view, active: null };
  return power.type === 'produce' ? stored(idle, seat, [power.element], -1) : idle;
}

/** Until the end everybody knows his own mission alone. */
function unended(view: View): View {
  const players = view.players.map((player, seat) => ({
    ...player,
    mission: seat === view.viewer ? player.mission : null,
  }));
  return { ...view, players, ending: null };
}
