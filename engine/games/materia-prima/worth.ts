import { COST, EQUIPMENT, FORMULA_LEVEL, HOMUNCULUS, type FormulaId } from './cards';
import { ARMORY_LEVEL, BASICS, type Level, type Mission } from './data';
import { homunculiOf } from './figures';
import { distance, HEXES, landAt, type Hex, type Layout } from './map';
import { isEquipment, isHomunculus } from './moves/refuse-tower';
import type { MateriaPrimaPlayer } from './state';

/** What cards and places are worth to a bot, before it plans. */

/** The easiest to fulfil first. */
export const EASIEST: readonly Mission[] = [
  'pacifist',
  'homekeeper',
  'tyrant',
  'cultist',
  'spender',
  'lord-of-hellfire',
  'magnate',
  'armory-master',
  'soulreaper',
  'bodyguard',
];

const HELPERS = 2;
const HELPERS_FOR: Partial<Record<Mission, number>> = { tyrant: 3, cultist: 3 };

export function helpersWanted({ mission }: MateriaPrimaPlayer): number {
  return (mission && HELPERS_FOR[mission]) ?? HELPERS;
}

export function lacksFragment({ fragments }: MateriaPrimaPlayer, level: Level): boolean {
  return fragments.every((one) => FORMULA_LEVEL[one] !== level);
}

export function needsSouls({ mission, souls }: MateriaPrimaPlayer): boolean {
  return souls < (mission === 'soulreaper' || mission === 'bodyguard' ? 3 : 1);
}

/** How much a formula in hand, or one to be kept, helps; 0: not at all. The others are those it is held with. */
export function worthOf(
  player: MateriaPrimaPlayer,
  formula: FormulaId,
  others: readonly FormulaId[],
): number {
  if (isHomunculus(formula)) {
    const { capacity, actions, ability } = HOMUNCULUS[formula];
    const places = helpersWanted(player) - homunculiOf(player).length - others.filter(isHomunculus).length;
    if (places <= 0) return 0;
    return 8 - 3 * FORMULA_LEVEL[formula] + (capacity + actions + (ability === 'doubleExtract' ? 1 : 0)) / 2;
  }
  return isEquipment(formula) ? worthOfGear(player, formula) : worthOfStone(player, formula, others);
}

function worthOfGear(player: MateriaPrimaPlayer, formula: keyof typeof EQUIPMENT): number {
  const { make, level, capacity, ability, extra } = EQUIPMENT[formula];
  if (make === 'soul') return needsSouls(player) ? 15 : 0;
  if (player.mission === 'armory-master' && level >= ARMORY_LEVEL) return 10 - level;
  const isUseful = capacity !== undefined || ability === 'doubleExtract' || extra !== undefined;
  return isUseful && level < 3 && player.worn.length < 2 ? 3 - level : 0;
}

function worthOfStone(player: MateriaPrimaPlayer, formula: FormulaId, others: readonly FormulaId[]): number {
  const level = FORMULA_LEVEL[formula];
  if (!lacksFragment(player, level)) return 0;
  const isDouble = others.some(
    (one) => !isHomunculus(one) && !isEquipment(one) && FORMULA_LEVEL[one] === level,
  );
  const spare = COST[formula].includes('soul') ? (player.souls > 1 ? 13 : 0) : 12;
  return isDouble ? spare / 12 : spare;
}

/** How far all that one needs is from a hex: the nearest mine of each element, and where Stone formulas are. */
export function remoteness(layout: Layout, home: Hex): number {
  const nearest = (isGoal: (hex: Hex) => boolean) =>
    Math.min(...HEXES.filter((hex) => hex !== home && isGoal(hex)).map((hex) => distance(home, hex)));
  const mines = BASICS.map((basic) => nearest((hex) => landAt(layout, hex) === basic));
  const city = nearest((hex) => ['windshire', 'hammerbreach'].includes(landAt(layout, hex)));
  return mines.reduce((total, far) => total + far, 1.5 * city);
}
