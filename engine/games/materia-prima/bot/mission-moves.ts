import { at } from '@/engine/core/list';
import { FORMULA_LEVEL } from '../cards';
import { CITIES, MISSION_GOAL, type Mission } from '../data';
import { isAlchemist, roomOf } from '../queries/figures';
import { distance, HEXES, landAt, neighbours, tileAt, type Hex } from '../map';
import { farthestTowers } from '../missions';
import { hexesOf, type Plan } from './turn-plan';
import { find, go, isBadlyArmed, type Step } from './plan-steps';
import { waysTo } from './routes';
import type { Figure } from '../state';
import { countOf, sizeOf } from '../stock';

/** What a figure does for the mission, or that it stays where it is; null: it is free for other errands. */
type QuestStep = Step | 'hold';

/** MP-43: missions are for those who have Stone and soul. */
export function missionMove(plan: Plan, figure: Figure): QuestStep {
  const { mission } = plan.player;
  return plan.isReady && mission ? QUESTS[mission](plan, figure) : null;
}

type Quest = (plan: Plan, figure: Figure) => QuestStep;

const QUESTS: Readonly<Record<Mission, Quest>> = {
  tyrant,
  'armory-master': (plan, figure) =>
    isArmed(plan) ? enter(plan, figure, hexesOf(plan.state, 'blackholm')) : null,
  'lord-of-hellfire': deliver,
  soulreaper: (plan, figure) =>
    plan.player.souls >= MISSION_GOAL.soulreaperSouls
      ? enter(plan, figure, hexesOf(plan.state, 'windshire'))
      : null,
  pacifist: (plan, figure) =>
    plan.player.hasAttacked ? null : enter(plan, figure, hexesOf(plan.state, 'air')),
  magnate: deliver,
  spender: deliver,
  homekeeper,
  cultist,
  bodyguard,
};

/** The alchemist goes into one of these hexes; from within, out and in again. */
function enter(plan: Plan, figure: Figure, goals: readonly Hex[]): Step {
  if (!isAlchemist(figure.id)) return null;
  if (!goals.includes(figure.hex)) return go(plan, figure, goals);
  return find(plan, 'move', (move) => move.figure === figure.id);
}

function isArmed(plan: Plan): boolean {
  const { worn, stored } = plan.player;
  const fine = [...worn, ...stored].filter((piece) => FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel);
  if (fine.length < MISSION_GOAL.armoryPieces) return false;
  return !isBadlyArmed(plan);
}

/** MP-26: each homunculus has a city of its own; the last to come ends it. */
function tyrant(plan: Plan, figure: Figure): QuestStep {
  const { state, player, seat } = plan;
  const helpers = player.figures.filter(({ id }) => !isAlchemist(id));
  if (isAlchemist(figure.id) || helpers.length < CITIES.length) return null;
  const free = [...CITIES];
  const goals = new Map<string, Hex>();
  const ways = CITIES.map((city) => ({ city, to: waysTo(state, seat, hexesOf(state, city)) }));
  const pairs = helpers
    .flatMap(({ id, hex }) => ways.map(({ city, to }) => ({ id, city, far: at(to, hex) })))
    .sort((one, other) => one.far - other.far);
  for (const { id, city } of pairs) {
    if (goals.has(id) || !free.includes(city)) continue;
    goals.set(id, at(hexesOf(state, city), 0));
    free.splice(free.indexOf(city), 1);
  }
  const areThere = helpers.every(({ id, hex }) => goals.get(id) === hex);
  if (areThere) return find(plan, 'move', (move) => move.figure === figure.id);
  return go(plan, figure, [goals.get(figure.id) ?? figure.hex]) ?? 'hold';
}

/** MP-33 */
function homekeeper(plan: Plan, figure: Figure): QuestStep {
  const { player, home } = plan;
  const helpers = player.figures.filter(({ id }) => !isAlchemist(id));
  if (isAlchemist(figure.id) || helpers.length < 2) return null;
  return distance(figure.hex, home) === 1 ? 'hold' : go(plan, figure, neighbours(home));
}

/** MP-34 */
function cultist(plan: Plan, figure: Figure): QuestStep {
  const { state, player } = plan;
  if (player.figures.length < 4) return null;
  const goals = HEXES.filter(
    (hex) => landAt(state.layout, hex) === 'earth' && tileAt(state.layout, hex) === 'blue-woods',
  );
  return go(plan, figure, goals) ?? 'hold';
}

/** MP-28, MP-31, MP-32 */
function deliver(plan: Plan, figure: Figure): Step {
  const { delivery, player, missing } = plan;
  if (!delivery) return null;
  const carried = delivery.elements.reduce((total, element) => total + countOf(figure.load, element), 0);
  if (carried === 0) return null;
  if (delivery.hexes.includes(figure.hex))
    return find(
      plan,
      'drop',
      ({ figure: id, thing }) => id === figure.id && thing !== 'soul' && delivery.elements.includes(thing),
    );
  const isWorthIt = carried >= delivery.left || roomOf(player, figure) === 0 || sizeOf(missing) === 0;
  return isWorthIt ? go(plan, figure, delivery.hexes) : null;
}

/** MP-35 */
function bodyguard(plan: Plan, figure: Figure): Step {
  const { state, seat, player } = plan;
  if (!isAlchemist(figure.id) || player.souls < MISSION_GOAL.soulreaperSouls) return null;
  const towers = state.players.map(({ home }) => home);
  const goals = farthestTowers(state, seat)
    .flatMap(neighbours)
    .filter((hex) => !towers.includes(hex));
  if (!goals.includes(figure.hex)) return go(plan, figure, goals);
  return find(plan, 'drop', ({ figure: id, thing }) => id === figure.id && thing === 'soul');
}
