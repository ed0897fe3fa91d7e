import type { Nature } from '@/engine/core/nature';
import { COST, EQUIPMENT, FORMULA_LEVEL, HOMUNCULUS, type FormulaId } from '../cards';
import { BASICS, MISSION_GOAL, MOST_WORN, type Alchemist, type Level, type Mission } from '../data';
import { homunculiOf } from '../queries/figures';
import type { Manner } from './manners';
import { distance, HEXES, landAt, type Hex, type Layout } from '../map';
import { isEquipment, isHomunculus } from '../queries/formulas';
import type { MateriaPrimaPlayer } from '../state';

/** What cards and places are worth to a bot, before it plans. */

/** How easy missions are, by how often those won who had to take whichever was dealt to them first. */
const EASE: Readonly<Record<Mission, number>> = {
  pacifist: 10,
  homekeeper: 8,
  cultist: 6,
  'lord-of-hellfire': 5,
  tyrant: 4.5,
  'armory-master': 3.5,
  spender: 3,
  magnate: 2.5,
  bodyguard: 2.5,
  soulreaper: 2,
};

/** What comes easier to an alchemist than to others. */
const TALENT: Readonly<Record<Alchemist, Partial<Readonly<Record<Mission, number>>>>> = {
  sejlon: { tyrant: 1, spender: 1 },
  vitrudes: { soulreaper: 2, bodyguard: 2, 'armory-master': 1 },
  lenka: { magnate: 1.5, 'lord-of-hellfire': 1 },
  wilka: { 'armory-master': 1, magnate: 1 },
};

/** How much the bold and the spiteful like to live by fighting. */
const WARLIKE: readonly Mission[] = ['soulreaper', 'bodyguard'];

/** How gladly a mission is taken on. */
export function appeal({ alchemist }: MateriaPrimaPlayer, mission: Mission, { nature }: Manner): number {
  const talent = (alchemist && TALENT[alchemist][mission]) ?? 0;
  const lust = WARLIKE.includes(mission) ? 2 * nature.daring + nature.spite - 1 : 0;
  return EASE[mission] + talent + lust;
}

const HELPERS_FOR: Partial<Record<Mission, number>> = { tyrant: 3, cultist: 3, homekeeper: 2 };

export function helpersWanted({ mission }: MateriaPrimaPlayer, { helpers }: Manner): number {
  return Math.max(helpers, (mission && HELPERS_FOR[mission]) ?? 0);
}

function needsHelpers({ mission }: MateriaPrimaPlayer): boolean {
  return mission !== null && HELPERS_FOR[mission] !== undefined;
}

export function lacksFragment({ fragments }: MateriaPrimaPlayer, level: Level): boolean {
  return fragments.every((one) => FORMULA_LEVEL[one] !== level);
}

export function needsSouls(player: MateriaPrimaPlayer): boolean {
  return player.souls < (isHunter(player) ? MISSION_GOAL.soulreaperSouls : 1);
}

/** How much a formula in hand, or one to be kept, helps; 0: not at all. The others are those it is held with. */
export function worthOf(
  player: MateriaPrimaPlayer,
  formula: FormulaId,
  others: readonly FormulaId[],
  manner: Manner,
): number {
  if (isHomunculus(formula)) {
    const { capacity, actions, ability } = HOMUNCULUS[formula];
    const places =
      helpersWanted(player, manner) - homunculiOf(player).length - others.filter(isHomunculus).length;
    if (places <= 0) return 0;
    if (actions < manner.briskness && !needsHelpers(player)) return 0;
    return 8 - 3 * FORMULA_LEVEL[formula] + (capacity + actions + (ability === 'doubleExtract' ? 1 : 0)) / 2;
  }
  return isEquipment(formula) ? worthOfGear(player, formula, manner) : worthOfStone(player, formula, others);
}

function worthOfGear(
  player: MateriaPrimaPlayer,
  formula: keyof typeof EQUIPMENT,
  { gear, nature }: Manner,
): number {
  const { make, level, capacity, ability, extra } = EQUIPMENT[formula];
  if (make === 'soul') return needsSouls(player) ? 15 : 0;
  if (player.mission === 'armory-master' && level >= MISSION_GOAL.armoryLevel) return 10 - level;
  if (isArms(formula, player, nature)) return gear - level;
  const isUseful = capacity !== undefined || ability === 'doubleExtract' || extra !== undefined;
  return isUseful && level < 3 && player.worn.length < MOST_WORN ? gear - level : 0;
}

/** Weapons for the bold, the spiteful and those who need souls, armour for the careful. */
function isArms(formula: keyof typeof EQUIPMENT, player: MateriaPrimaPlayer, nature: Nature): boolean {
  const { make } = EQUIPMENT[formula];
  if (player.worn.length >= MOST_WORN) return false;
  if (make === 'armour') return nature.daring < 0;
  return make === 'weapon' && (nature.daring > 0 || nature.spite > 1 || isHunter(player));
}

/** Whether his mission takes more souls than his own. */
function isHunter({ mission }: MateriaPrimaPlayer): boolean {
  return mission !== null && WARLIKE.includes(mission);
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
