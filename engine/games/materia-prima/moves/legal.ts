import { never } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { EQUIPMENT_PIECES } from '../cards';
import {
  ALCHEMISTS,
  ELEMENTS,
  EXTENSION,
  EXTENSION_PRICES,
  LEVEL,
  MADE_FROM,
  MOST_HOMUNCULI,
  OFFERS,
  PRODUCTS,
  THINGS,
  type Element,
} from '../data';
import { cityOf, marketAt } from '../queries/city';
import {
  alchemistOf,
  carriedOf,
  carriesAnything,
  diceOf,
  figureOf,
  homunculiOf,
  mayAct,
} from '../queries/figures';
import { isHomunculus, isWearable } from '../queries/formulas';
import { HEXES, neighbours } from '../map';
import { pilesAt } from '../queries/piles';
import type {
  Figure,
  MateriaPrimaAsk,
  MateriaPrimaMove,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
} from '../state';
import { isInOrder, wealthOf } from '../queries/tower';
import { playerAt } from '../steps';
import { countOf, kindsOf, sizeOf } from '../stock';
import { refuseLoot, refusePick, refusePlacing } from './refuse';
import { refuseActivation, refusePurchase, refuseResearch } from './refuse-city';
import { refuseMining, refusePickUp, refuseStep, refuseTarget } from './refuse-map';
import { isRecipe, refuseEquip, refusePacking, refuseShift, refuseTransmute } from './refuse-tower';

type Moves = readonly MateriaPrimaMove[];
type Question<Type extends MateriaPrimaQuestion['type']> = Extract<
  MateriaPrimaQuestion,
  { readonly type: Type }
>;

const DONE: MateriaPrimaMove = { type: 'done' };
const END_TURN: MateriaPrimaMove = { type: 'endTurn' };
const PICKS = ALCHEMISTS.map((alchemist) => ({ type: 'pick', alchemist }) as const);
const PLACINGS = HEXES.map((hex) => ({ type: 'place', hex }) as const);
const TAKES = ELEMENTS.map((element) => ({ type: 'take', element }) as const);
const LOOTS = ELEMENTS.map((element) => ({ type: 'loot', element }) as const);
const PUTS = THINGS.map((thing) => ({ type: 'put', thing }) as const);
const DOFFS = EQUIPMENT_PIECES.map((equipment) => ({ type: 'doff', equipment }) as const);
const DONS = EQUIPMENT_PIECES.map((equipment) => ({ type: 'don', equipment }) as const);

/** Every move that is not refused. */
export function legal(table: MateriaPrimaTable, { seat, what }: MateriaPrimaAsk): Moves {
  const player = playerAt(table, seat);
  switch (what.type) {
    case 'alchemist':
      return PICKS.filter(({ alchemist }) => refusePick(table, alchemist) === null);
    case 'mission':
      return player.dealt.map((mission) => ({ type: 'choose', mission }));
    case 'place':
      return PLACINGS.filter(({ hex }) => refusePlacing(table, hex) === null);
    case 'turn':
      return actions(table, seat, player);
    case 'drop':
      return [...puts(player, what), DONE];
    case 'pack':
      return [...packings(player, what), DONE];
    case 'loot':
      return LOOTS.filter(({ element }) => refuseLoot(player, what, element) === null);
    case 'keep':
      return table.state.shown.map((formula) => ({ type: 'keep', formula }));
    case 'discard':
      return player.hand.map((formula) => ({ type: 'discard', formula }));
    default:
      return never(what);
  }
}

function puts(player: MateriaPrimaPlayer, { figure: id, from }: Question<'drop'>): Moves {
  const figure = figureOf(player, id);
  const left = PUTS.slice(THINGS.indexOf(from));
  return figure ? left.filter(({ thing }) => carriedOf(player, figure, thing) > 0) : [];
}

/** What else can be changed or taken in packing. */
export function packings(player: MateriaPrimaPlayer, what: Question<'pack'>): Moves {
  const candidates = what.isEquip ? [...DOFFS, ...DONS, ...TAKES] : TAKES;
  return candidates.filter((move) => isInOrder(move, what) && refusePacking(player, what, move) === null);
}

function actions(table: MateriaPrimaTable, seat: Seat, player: MateriaPrimaPlayer): Moves {
  const moves: MateriaPrimaMove[] = [];
  for (const figure of player.figures) {
    moves.push(...figureActions(table, seat, player, figure));
  }
  if (alchemistOf(player).hex === player.home) moves.push(...towerActions(table, player));
  else moves.push(...cityActions(table, player));
  moves.push(...activations(table, player), END_TURN);
  return moves;
}

function figureActions(
  table: MateriaPrimaTable,
  seat: Seat,
  player: MateriaPrimaPlayer,
  figure: Figure,
): Moves {
  const { id, hex } = figure;
  const isHome = hex === player.home;
  const moves: MateriaPrimaMove[] = [];
  if (figure.actions === 0 && figure.extras.length === 0) return moves;
  if (isHome && refuseEquip(player, id) === null) moves.push({ type: 'equip', figure: id });
  if (mayAct(figure, 'move')) moves.push(...walks(table, seat, figure));
  if (!isHome && mayAct(figure, 'extract')) moves.push(...extractions(table, player, figure));
  if (!isHome && mayAct(figure, 'drop')) moves.push(...drops(player, figure));
  if (mayAct(figure, 'attack')) moves.push(...attacks(table, seat, player, figure));
  return moves;
}

function walks(table: MateriaPrimaTable, seat: Seat, figure: Figure): Moves {
  const moves: MateriaPrimaMove[] = [];
  for (const to of neighbours(figure.hex)) {
    if (refuseStep(table, seat, figure, to) === null) moves.push({ type: 'move', figure: figure.id, to });
  }
  return moves;
}

function extractions(table: MateriaPrimaTable, player: MateriaPrimaPlayer, figure: Figure): Moves {
  const { id, hex } = figure;
  const moves: MateriaPrimaMove[] =
    refuseMining(table, player, id) === null ? [{ type: 'mine', figure: id }] : [];
  if (pilesAt(table.state, hex).length === 0) return moves;
  const things = table.options.pickUp === 'all' ? [null] : THINGS;
  for (const thing of things) {
    const move = { type: 'pickUp', figure: id, thing } as const;
    if (refusePickUp(table, player, move) === null) moves.push(move);
  }
  return moves;
}

function drops(player: MateriaPrimaPlayer, figure: Figure): Moves {
  if (!carriesAnything(player, figure)) return [];
  const moves: MateriaPrimaMove[] = [];
  for (const thing of THINGS) {
    if (carriedOf(player, figure, thing) > 0) moves.push({ type: 'drop', figure: figure.id, thing });
  }
  return moves;
}

function attacks(table: MateriaPrimaTable, seat: Seat, player: MateriaPrimaPlayer, figure: Figure): Moves {
  if (diceOf(player, figure.id, 'attack') === 0) return [];
  return othersFrom(seat, table.seats).flatMap((other) =>
    playerAt(table, other).figures.flatMap((target): Moves =>
      refuseTarget(table, seat, figure, target.id) === null
        ? [{ type: 'attack', figure: figure.id, target: target.id }]
        : [],
    ),
  );
}

function towerActions(table: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  const alchemist = alchemistOf(player);
  const moves: MateriaPrimaMove[] = [];
  if (refuseShift(table, player) === null) moves.push({ type: 'shift' });
  if (mayAct(alchemist, 'convert')) moves.push(...conversions(table, player));
  if (mayAct(alchemist, 'transmute')) moves.push(...transmutations(table, player));
  return moves;
}

function conversions({ state }: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  const wealth = wealthOf(player);
  if (sizeOf(wealth) < 2) return [];
  return PRODUCTS.flatMap((into) => {
    const payments = isPaired(state.active) ? twosOf(wealth) : [MADE_FROM[into]];
    return payments
      .filter((pay) => isRecipe(into, pay, state.active) && hasBoth(wealth, pay))
      .map((pay): MateriaPrimaMove => ({ type: 'convert', into, pay: [pay[0], pay[1]] }));
  });
}

function isPaired(active: MateriaPrimaTable['state']['active']): boolean {
  return active !== null && EXTENSION[active].type === 'pair';
}

function hasBoth(wealth: readonly number[], [one, other]: readonly [Element, Element]): boolean {
  if (one === other) return countOf(wealth, one) > 1;
  return countOf(wealth, one) > 0 && countOf(wealth, other) > 0;
}

/** Any two of them, in the order of the pyramid. */
function twosOf(wealth: readonly number[]): readonly (readonly [Element, Element])[] {
  const kinds = kindsOf(wealth);
  return kinds.flatMap((one, index) => kinds.slice(index).map((other) => [one, other] as const));
}

function transmutations(table: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  const homunculi = homunculiOf(player);
  return player.hand.flatMap((formula) => {
    const isFull = isHomunculus(formula) && homunculi.length >= MOST_HOMUNCULI;
    const wearing = isWearable(formula) ? [true, false] : [false];
    const dissolving = isFull ? homunculi : [null];
    return wearing.flatMap((wear) =>
      dissolving
        .map((dissolve) => ({ type: 'transmute', formula, wear, dissolve }) as const)
        .filter((move) => refuseTransmute(table, player, move) === null),
    );
  });
}

function cityActions(table: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  const city = cityOf(table.state, player);
  if (!city) return [];
  const research = OFFERS[city].flatMap((kind): Moves =>
    refuseResearch(table, player, kind) === null ? [{ type: 'research', kind }] : [],
  );
  const isSold = marketAt(table.state, city) !== null && mayAct(alchemistOf(player), 'buy');
  return isSold ? [...research, ...purchases(table, player)] : research;
}

function purchases(table: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  const price = EXTENSION_PRICES[player.extensions.length];
  if (!price) return [];
  const kinds = kindsOf(alchemistOf(player).load);
  const basics = kinds.filter((element) => LEVEL[element] === 1);
  const higher = kinds.filter((element) => LEVEL[element] === 2);
  const tails = price.higher > 0 ? higher.map((element) => [element]) : [[]];
  return choicesOf(basics, price.basics, price.isVaried).flatMap((head) =>
    tails
      .map((tail): MateriaPrimaMove & { type: 'buy' } => ({ type: 'buy', pay: [...head, ...tail] }))
      .filter(({ pay }) => refusePurchase(table, player, pay) === null),
  );
}

/** So many of these, in order, all different or not. */
function choicesOf(
  elements: readonly Element[],
  count: number,
  isVaried: boolean,
): readonly (readonly Element[])[] {
  if (count === 0) return [[]];
  return elements.flatMap((element, index) =>
    choicesOf(elements.slice(isVaried ? index + 1 : index), count - 1, isVaried).map((rest) => [
      element,
      ...rest,
    ]),
  );
}

function activations(table: MateriaPrimaTable, player: MateriaPrimaPlayer): Moves {
  if (table.state.active !== null || player.extensions.length === 0) return [];
  return player.extensions.flatMap((extension) => {
    const figures = EXTENSION[extension].type === 'move' ? player.figures.map(({ id }) => id) : [null];
    return figures
      .map((figure) => ({ type: 'activate', extension, figure }) as const)
      .filter((move) => refuseActivation(table, player, move) === null);
  });
}
