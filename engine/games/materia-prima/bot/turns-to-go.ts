import { at, sum } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { COST, FORMULA_LEVEL, HOMUNCULUS, type FormulaId } from '../cards';
import {
  LEVELS,
  MADE_FROM,
  MISSION_GOAL,
  MOST_HOMUNCULI,
  type Element,
  type Level,
  type Mission,
} from '../data';
import { alchemistOf, cardOf, extrasOf, homunculiOf } from '../queries/figures';
import { elementsOfCost, kindOf } from '../queries/formulas';
import { isProduct } from './element-needs';
import { deliveryOf, freightOf } from './turn-plan';
import type { MateriaPrimaPlayer, MateriaPrimaState } from '../state';
import { indexOf, merged, type Stock } from '../stock';
import { lacksFragment } from './worth';

/** How far everybody is from the end, counted in actions: rough, but quickly done. */

/** What it takes to mine and bring home an element, to find a formula, to make a helper, and to win a soul stone. */
const MINING = 1.6;
const RESEARCH = 4;
const HELPER = 5;
const SOUL = 10;
/** How much of a homunculus’s actions is of use. */
const HELP = 0.6;
const NEVER = 60;

/** What a fragment is taken to cost while its formula is not known. */
const TYPICAL: Readonly<Record<Level, readonly Element[]>> = {
  1: ['earth', 'fire'],
  2: ['glass', 'copper'],
  3: ['platinum', 'gold'],
};

/** What a point of wisdom counts beside them. */
export const WISDOM_IN_TURNS = 0.1;

/** In how many turns a seat can fulfil its mission if nobody hinders it. */
export function turnsToGo(state: MateriaPrimaState, seat: Seat): number {
  const player = at(state.players, seat);
  const delivery = deliveryOf(state, seat, player);
  const formulas = LEVELS.filter((level) => lacksFragment(player, level)).map((level) => held(player, level));
  const wanted = [...formulas.flatMap(({ price }) => price), ...freightOf(player, delivery)];
  const making = sum(formulas.map(({ effort }) => effort));
  return (making + labour(player, wanted) + questing(player)) / pace(player);
}

/** The formula of the hand for a fragment, or what has to be done to find one. */
function held({ hand, souls }: MateriaPrimaPlayer, level: Level) {
  const isIt = (one: FormulaId) =>
    kindOf(one) === 'stone' && FORMULA_LEVEL[one] === level && (souls > 1 || !COST[one].includes('soul'));
  const formula = hand.find(isIt);
  return formula
    ? { price: elementsOfCost(COST[formula]), effort: 1 }
    : { price: TYPICAL[level], effort: 1 + RESEARCH };
}

/** Mining and converting for these elements. */
function labour({ store, figures }: MateriaPrimaPlayer, wanted: readonly Element[]): number {
  const rest = figures.reduce<Stock>((stock, { load }) => merged(stock, load), store).slice();
  const costOf = (element: Element): number => {
    const index = indexOf(element);
    if (at(rest, index) > 0) {
      rest[index] = at(rest, index) - 1;
      return 0;
    }
    return isProduct(element) ? 1 + sum(MADE_FROM[element].map(costOf)) : MINING;
  };
  return sum(wanted.map(costOf));
}

type Quest = (player: MateriaPrimaPlayer, helpers: number) => number;

const lacking = (wanted: number, there: number) => Math.max(0, wanted - there);
const gathering: Quest = (_, helpers) => 6 + HELPER * lacking(MOST_HOMUNCULI, helpers);
const hunting: Quest = ({ souls }) => 5 + SOUL * lacking(MISSION_GOAL.soulreaperSouls, souls);

/** What a mission takes besides Stone, soul and freight. */
const QUESTS: Readonly<Record<Mission, Quest>> = {
  tyrant: gathering,
  cultist: gathering,
  'armory-master': (player) => 4 + 7 * lacking(MISSION_GOAL.armoryPieces, fineGear(player)),
  'lord-of-hellfire': () => 6,
  magnate: () => 5,
  spender: () => 5,
  soulreaper: hunting,
  bodyguard: hunting,
  pacifist: ({ hasAttacked }) => (hasAttacked ? NEVER : 2),
  homekeeper: (_, helpers) => 3 + HELPER * lacking(MISSION_GOAL.homekeepers, helpers),
};

function questing(player: MateriaPrimaPlayer): number {
  const own = player.mission ? QUESTS[player.mission](player, homunculiOf(player).length) : 0;
  return own + (player.souls === 0 ? SOUL : 0);
}

function fineGear({ worn, stored }: MateriaPrimaPlayer): number {
  return [...worn, ...stored].filter((piece) => FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel).length;
}

/** Actions a turn. */
function pace(player: MateriaPrimaPlayer): number {
  const { id } = alchemistOf(player);
  const own = cardOf(player, id).actions + 0.5 * extrasOf(player, id).length;
  return own + HELP * sum(homunculiOf(player).map((one) => HOMUNCULUS[one].actions));
}
