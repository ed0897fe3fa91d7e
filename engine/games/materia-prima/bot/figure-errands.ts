import { at } from '@/engine/core/list';
import { COST, type FormulaId } from '../cards';
import {
  BASICS,
  CITIES,
  EXTENSION,
  EXTENSION_PRICES,
  OFFERS,
  type City,
  type Element,
  type Kind,
} from '../data';
import { alchemistOf, capacityOf, hasStone, isAlchemist, roomOf } from '../queries/figures';
import { huntingGrounds } from './fights';
import { HEXES, isMine, landAt, type Hex } from '../map';
import { elementsOfCost } from '../queries/formulas';
import { needsOf } from './element-needs';
import { hexesOf, type Plan } from './turn-plan';
import { stepAlong, waysTo } from './routes';
import type { Figure } from '../state';
import { elementsLeft } from '../steps';
import { cityAt } from '../queries/city';
import { wealthOf } from '../queries/tower';
import { countOf, indexOf, merged, NO_ELEMENTS, plus, sizeOf, stockOf, type Stock } from '../stock';
import { find, go, isBadlyArmed, type Step } from './plan-steps';
import { missionMove } from './mission-moves';
import { needsSouls } from './worth';

/** What each figure does next for the plan. */

/** The alchemist: the mission, souls, work in the tower, research, and the mines if others are not enough. */
export function alchemistStep(plan: Plan): Step {
  const figure = alchemistOf(plan.player);
  const quest = missionMove(plan, figure);
  if (quest === 'hold') return null;
  return (
    quest ??
    soulStep(plan, figure) ??
    (figure.hex === plan.home ? towerStep(plan) : null) ??
    cityStep(plan, figure) ??
    mineHere(plan, figure) ??
    travel(plan, figure)
  );
}

/** A homunculus fetches and carries. */
export function helperStep(plan: Plan, figure: Figure, missing: Stock): Step {
  const quest = missionMove(plan, figure);
  if (quest === 'hold') return null;
  return quest ?? mineHere({ ...plan, missing }, figure) ?? fetch(plan, figure, missing);
}

function soulStep(plan: Plan, figure: Figure): Step {
  const picked = find(plan, 'pickUp', ({ figure: id, thing }) => id === figure.id && thing === 'soul');
  if (picked) return picked;
  const isHunting = needsSouls(plan.player) && (plan.player.souls === 0 || hasStone(plan.player));
  const grounds = isHunting || plan.manner.pursuit > 0 ? huntingGrounds(plan, isHunting) : null;
  return grounds && stepAlong(plan.legal, figure, grounds);
}

function towerStep(plan: Plan): Step {
  const { player, goals } = plan;
  for (const goal of goals) {
    const made = find(
      plan,
      'transmute',
      ({ formula, wear }) => formula === goal && wear === canWear(plan, goal),
    );
    if (made && isAffordable(plan, goal)) return made;
  }
  const { ready } = needsOf(wealthOf(player), plan.wanted);
  for (const product of ready) {
    const made = find(plan, 'convert', ({ into }) => into === product);
    if (made) return still(plan) ?? made;
  }
  return packStep(plan, alchemistOf(player));
}

/** Worn as long as there is room for it. */
function canWear({ legal }: Plan, goal: FormulaId): boolean {
  return legal.some((move) => move.type === 'transmute' && move.formula === goal && move.wear);
}

function isAffordable({ player }: Plan, goal: FormulaId): boolean {
  return !COST[goal].includes('soul') || player.souls > 1;
}

function still(plan: Plan): Step {
  return find(plan, 'activate', ({ extension }) => EXTENSION[extension].type === 'convert');
}

/** What the figure should have with it when it leaves the tower. */
export function loadFor(plan: Plan, figure: Figure): Stock {
  const { player, delivery, isReady } = plan;
  if (!isReady && isAlchemist(figure.id) && isCityBound(plan)) return purseFor(plan);
  if (!delivery || !isReady) return NO_ELEMENTS;
  const there = merged(player.store, figure.load);
  const isHeavy = !delivery.elements.includes('fire');
  if (isHeavy && !isAlchemist(figure.id)) return NO_ELEMENTS;
  let room = Math.min(capacityOf(player, figure.id), delivery.left);
  let load = NO_ELEMENTS;
  for (const element of delivery.elements) {
    const count = Math.min(room, countOf(there, element));
    load = plus(load, element, count);
    room -= count;
  }
  return isHeavy && room > 0 ? NO_ELEMENTS : load;
}

/** The price of an extension, if it can be spared (MP-19). */
function purseFor({ player, wanted }: Plan): Stock {
  const price = EXTENSION_PRICES[player.extensions.length];
  if (!price?.isVaried) return NO_ELEMENTS;
  const { rest } = needsOf(wealthOf(player), wanted);
  const spare = BASICS.filter((basic) => countOf(rest, basic) > 0).slice(0, price.basics);
  return spare.length < price.basics ? NO_ELEMENTS : stockOf(spare);
}

/** Whether the alchemist is off for a formula: others can mine meanwhile, or there is nothing to mine for. */
function isCityBound({ player, sought, goals, manner }: Plan): boolean {
  return sought.length > 0 && (player.figures.length > 1 || goals.length < manner.fewGoals);
}

/** Unloads, and takes along what is wanted elsewhere. */
function packStep(plan: Plan, figure: Figure): Step {
  const desired = loadFor(plan, figure);
  const isPacked = figure.load.every((count, index) => count === at(desired, index));
  const isArmed = !isAlchemist(figure.id) || !isBadlyArmed(plan);
  if (isPacked && isArmed) return null;
  const shifted = isAlchemist(figure.id) && isArmed ? find(plan, 'shift', () => true) : null;
  return shifted ?? find(plan, 'equip', (move) => move.figure === figure.id);
}

function cityStep(plan: Plan, figure: Figure): Step {
  const city = cityAt(plan.state, figure.hex);
  if (!city) return null;
  const bought = bestPurchase(plan);
  if (bought) return bought;
  const kind = plan.sought.find((one) => OFFERS[city].includes(one));
  const research = kind ? find(plan, 'research', (move) => move.kind === kind) : null;
  if (!research) return null;
  return find(plan, 'activate', ({ extension }) => EXTENSION[extension].type === 'research') ?? research;
}

/** The extension, for what is missed least. */
function bestPurchase(plan: Plan): Step {
  let best: Step = null;
  let least = Infinity;
  for (const move of plan.legal) {
    if (move.type !== 'buy' || !canSpare(plan, move.pay)) continue;
    const missed = move.pay.reduce((total, element) => total + countOf(plan.missing, element), 0);
    if (missed < least) [best, least] = [move, missed];
  }
  return best;
}

/** Whether the formulas of the hand take no more mining without these elements. */
function canSpare({ player, manner, goals }: Plan, pay: readonly Element[]): boolean {
  if (!manner.isThrifty) return true;
  const prices = goals.flatMap((goal) => elementsOfCost(COST[goal]));
  const missing = (stock: Stock) => sizeOf(needsOf(stock, prices).missing);
  const wealth = wealthOf(player);
  return missing(elementsLeft(wealth, pay)) === missing(wealth);
}

function mineHere(plan: Plan, figure: Figure): Step {
  const land = landAt(plan.state.layout, figure.hex);
  if (!isMine(land) || countOf(plan.missing, land) === 0) return null;
  return find(plan, 'mine', (move) => move.figure === figure.id);
}

/** Home to make something, to a city for a formula, or out to the mines. */
function travel(plan: Plan, figure: Figure): Step {
  const { home } = plan;
  const isAway = figure.hex !== home;
  const toHome = () => go(plan, figure, [home]);
  if (isAway && hasWorkAtHome(plan)) return onTheWay(plan, figure) ?? toHome();
  const toCity = isCityBound(plan) ? go(plan, figure, citiesFor(plan)) : null;
  return toCity ?? fetch(plan, figure, plan.missing) ?? (isAway ? toHome() : null);
}

/** To a mine that lies near enough to the way home. */
function onTheWay(plan: Plan, figure: Figure): Step {
  const mine = roomOf(plan.player, figure) > 0 ? mineFor(plan, figure, plan.missing) : null;
  return mine && mine.detour <= plan.manner.patience ? go(plan, figure, [mine.hex]) : null;
}

/** Whether the next formula, or the freight of the mission, can be made of what is in the tower and on him. */
function hasWorkAtHome({ player, goals, wanted }: Plan): boolean {
  const wealth = wealthOf(player);
  const next = goals[0];
  if (next !== undefined) return sizeOf(needsOf(wealth, elementsOfCost(COST[next])).missing) === 0;
  return wanted.length > 0 && sizeOf(needsOf(wealth, wanted).missing) === 0;
}

const URGENCY: Readonly<Record<Kind, number>> = { stone: 6, homunculus: 3, equipment: 4 };

/** The city whose offers are best for its distance. */
function citiesFor({ state, seat, player, sought }: Plan): readonly Hex[] {
  const { hex } = alchemistOf(player);
  const worth = (city: City) => {
    const offers = OFFERS[city].filter((kind) => sought.includes(kind) && state.decks[kind].cards.length > 0);
    const far = at(waysTo(state, seat, hexesOf(state, city)), hex);
    return offers.length === 0 ? -Infinity : offers.reduce((sum, kind) => sum + URGENCY[kind], -far);
  };
  const best = CITIES.map((city) => ({ city, worth: worth(city) })).sort(
    (one, other) => other.worth - one.worth,
  );
  const first = at(best, 0);
  return first.worth === -Infinity ? [] : hexesOf(state, first.city);
}

/** To the mines while there is room, and home again. */
function fetch(plan: Plan, figure: Figure, missing: Stock): Step {
  const { home, player, manner } = plan;
  const isHome = figure.hex === home;
  const packed = isHome ? packStep(plan, figure) : null;
  if (packed) return packed;
  const mine = roomOf(player, figure) > 0 ? mineFor(plan, figure, missing) : null;
  const isLaden = sizeOf(figure.load) > 0;
  if (isLaden && !isHome && (!mine || mine.detour > manner.detour)) return go(plan, figure, [home]);
  return mine && go(plan, figure, [mine.hex]);
}

interface Mine {
  readonly hex: Hex;
  readonly element: Element;
  /** How much longer the way home is by it. */
  readonly detour: number;
}

/** The mine of a missing element that lies best on the way out and home. */
export function mineFor(plan: Plan, figure: Figure, missing: Stock): Mine | null {
  const { state, seat, home } = plan;
  const out = waysTo(state, seat, [figure.hex]);
  const back = waysTo(state, seat, [home]);
  let best: Mine | null = null;
  for (const hex of HEXES) {
    const element = landAt(state.layout, hex);
    if (hex === home || !isMine(element) || at(missing, indexOf(element)) === 0) continue;
    const detour = at(out, hex) + at(back, hex) - at(back, figure.hex);
    if (!best || detour < best.detour) best = { hex, element, detour };
  }
  return best;
}
