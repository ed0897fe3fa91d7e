import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { COST, FORMULA_LEVEL, type FormulaId } from '../cards';
import { BASICS, LEVELS, MISSION_GOAL, type Element, type Kind } from '../data';
import { handLimitOf, hasStone, homunculiOf, mayFulfil } from '../queries/figures';
import { HEXES, landAt, neighbours, type Hex, type Land, type Layout } from '../map';
import type { Manner } from './manners';
import { farthestTowers } from '../missions';
import { elementsOfCost, isEquipment, isHomunculus, kindOf } from '../queries/formulas';
import { needsOf } from './element-needs';
import { lyingAt, pilesAt } from '../queries/piles';
import type { MateriaPrimaMove, MateriaPrimaPlayer, MateriaPrimaState, MateriaPrimaTable } from '../state';
import { playerAt } from '../steps';
import { wealthOf } from '../queries/tower';
import { countOf, merged, NO_ELEMENTS, sizeOf, type Stock } from '../stock';
import { withoutLosing, wouldLoseByMission } from './ending';
import { helpersWanted, lacksFragment, needsSouls, worthOf } from './worth';

/** What a player is about, worked out anew for every decision. */
export interface Plan {
  readonly state: MateriaPrimaState;
  readonly seat: Seat;
  readonly player: MateriaPrimaPlayer;
  readonly home: Hex;
  readonly legal: readonly MateriaPrimaMove[];
  readonly manner: Manner;
  /** Formulas of the hand to be transmuted, the next first. */
  readonly goals: readonly FormulaId[];
  /** What the goals and then the mission ask for. */
  readonly wanted: readonly Element[];
  /** What is to be mined for it, less what is stored or on its way. */
  readonly missing: Stock;
  /** Kinds of formulas that are sought. */
  readonly sought: readonly Kind[];
  readonly delivery: Delivery | null;
  /** Stone and soul are there, and the mission would win: only it is left. */
  readonly isReady: boolean;
}

/** Elements that a mission wants to see on a hex. */
export interface Delivery {
  readonly hexes: readonly Hex[];
  readonly elements: readonly Element[];
  /** At least one, even if enough lies there: a drop must fulfil it (MP-43). */
  readonly left: number;
}

export function planFor(
  table: MateriaPrimaTable,
  seat: Seat,
  legal: readonly MateriaPrimaMove[],
  manner: Manner,
): Plan {
  const { state } = table;
  const player = playerAt(table, seat);
  const goals = goalsOf(player, manner);
  const delivery = deliveryOf(state, seat, player);
  const prices = goals.flatMap((goal) => elementsOfCost(COST[goal]));
  const wanted = [...prices, ...freightOf(player, delivery)];
  const sought = soughtBy(player, goals, manner);
  const owned = player.figures.reduce((stock, { load }) => merged(stock, load), player.store);
  return {
    state,
    seat,
    player,
    home: player.home ?? 0,
    legal: withoutLosing(table, seat, legal),
    manner,
    goals,
    wanted,
    missing:
      missingOf(owned, [prices, wanted]) ??
      (sought.includes('stone') ? provisions(owned, manner) : NO_ELEMENTS),
    sought,
    delivery,
    isReady: mayFulfil(player) && !wouldLoseByMission(table, seat, delivery),
  };
}

/** First for the formulas, then for the mission too; null if nothing is. */
function missingOf(owned: Stock, wishes: readonly (readonly Element[])[]): Stock | null {
  for (const wanted of wishes) {
    const { missing } = needsOf(owned, wanted);
    if (sizeOf(missing) > 0) return missing;
  }
  return null;
}

/** While nobody knows what the next fragment will ask for, a little of everything is laid in. */
function provisions(owned: Stock, { provision }: Manner): Stock {
  return owned.map((count, index) => (index < BASICS.length ? Math.max(0, provision - count) : 0));
}

const KIND_ORDER: Readonly<Record<Kind, number>> = { homunculus: 0, stone: 1, equipment: 2 };
const STONE_FIRST: Readonly<Record<Kind, number>> = { ...KIND_ORDER, stone: -1 };

/** Low levels first, and most often helpers before all others of their level. */
function orderOf(player: MateriaPrimaPlayer, formula: FormulaId, { isStoneFirst }: Manner): number {
  const { missing } = needsOf(wealthOf(player), elementsOfCost(COST[formula]));
  return (
    100 * FORMULA_LEVEL[formula] +
    20 * (isStoneFirst ? STONE_FIRST : KIND_ORDER)[kindOf(formula)] +
    sizeOf(missing)
  );
}

function goalsOf(player: MateriaPrimaPlayer, manner: Manner): readonly FormulaId[] {
  const sorted = player.hand
    .map((formula) => ({ formula, order: orderOf(player, formula, manner) }))
    .sort((one, other) => one.order - other.order);
  const goals: FormulaId[] = [];
  for (const { formula } of sorted) if (worthOf(player, formula, goals, manner) > 1) goals.push(formula);
  return goals;
}

function soughtBy(player: MateriaPrimaPlayer, goals: readonly FormulaId[], manner: Manner): readonly Kind[] {
  if (goals.length >= handLimitOf(player)) return [];
  const sought: Kind[] = [];
  const isComing = (level: number) =>
    goals.some((goal) => kindOf(goal) === 'stone' && FORMULA_LEVEL[goal] === level);
  if (LEVELS.some((level) => lacksFragment(player, level) && !isComing(level))) sought.push('stone');
  const helpers = homunculiOf(player).length + goals.filter(isHomunculus).length;
  if (helpers < helpersWanted(player, manner)) sought.push('homunculus');
  if (seeksGear(player, goals)) sought.push('equipment');
  return sought;
}

function seeksGear(player: MateriaPrimaPlayer, goals: readonly FormulaId[]): boolean {
  if (hasStone(player) && needsSouls(player)) return !goals.some(isEquipment);
  if (player.mission !== 'armory-master') return false;
  const fine = [...player.worn, ...player.stored, ...goals.filter(isEquipment)];
  return (
    fine.filter((piece) => FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel).length <
    MISSION_GOAL.armoryPieces
  );
}

/** A map stays the same through a game, and is asked again and again. */
const places = new WeakMap<Layout, Map<Land, readonly Hex[]>>();

export function hexesOf({ layout }: MateriaPrimaState, land: Land): readonly Hex[] {
  const known = places.get(layout) ?? new Map<Land, readonly Hex[]>();
  const hexes = known.get(land) ?? HEXES.filter((hex) => landAt(layout, hex) === land);
  places.set(layout, known.set(land, hexes));
  return hexes;
}

const PRECIOUS: readonly Element[] = ['regia', 'platinum', 'gold'];

export function deliveryOf(
  state: MateriaPrimaState,
  seat: Seat,
  player: MateriaPrimaPlayer,
): Delivery | null {
  switch (player.mission) {
    case 'lord-of-hellfire': {
      const hexes = hexesOf(state, 'windshire');
      const lying = countOf(lyingAt(state, at(hexes, 0)), 'fire');
      return { hexes, elements: ['fire'], left: Math.max(1, MISSION_GOAL.hellfire - lying) };
    }
    case 'magnate':
      return ownDelivery(state, seat, hexesOf(state, 'hammerbreach'), ['gold'], MISSION_GOAL.magnateGold);
    case 'spender': {
      const towers = state.players.map(({ home }) => home);
      const around = farthestTowers(state, seat).flatMap(neighbours);
      const hexes = around.filter((hex) => !towers.includes(hex));
      return ownDelivery(state, seat, hexes, PRECIOUS, MISSION_GOAL.spenderElements);
    }
    case 'tyrant':
    case 'armory-master':
    case 'soulreaper':
    case 'pacifist':
    case 'homekeeper':
    case 'cultist':
    case 'bodyguard':
    case null:
      return null;
  }
}

/** MP-31: only what one has dropped oneself counts, so one goes on where most of it lies. */
function ownDelivery(
  state: MateriaPrimaState,
  seat: Seat,
  hexes: readonly Hex[],
  elements: readonly Element[],
  count: number,
): Delivery {
  const lying = hexes.map((hex) => {
    const own = pilesAt(state, hex).find(({ by }) => by === seat);
    return own ? elements.reduce((total, element) => total + countOf(own.elements, element), 0) : 0;
  });
  const most = Math.max(...lying);
  return {
    hexes: hexes.filter((_, index) => lying[index] === most),
    elements,
    left: Math.max(1, count - most),
  };
}

/** The elements that a delivery still takes; of several kinds those that are there already, then gold. */
export function freightOf(player: MateriaPrimaPlayer, delivery: Delivery | null): readonly Element[] {
  if (!delivery) return [];
  const wealth = wealthOf(player);
  const there = delivery.elements.flatMap((element) =>
    Array.from({ length: countOf(wealth, element) }, () => element),
  );
  const last = at(delivery.elements, delivery.elements.length - 1);
  const more = Array.from({ length: Math.max(0, delivery.left - there.length) }, () => last);
  return [...there.slice(0, delivery.left), ...more];
}
