import { COST, EQUIPMENT, FORMULA_LEVEL, type FormulaId } from '../../cards';
import { LEVELS, MISSION_GOAL, type Element } from '../../data';
import { FREIGHT } from './deliveries';
import { isFine } from './campaigns';
import { isEquipment, isWearable, kindOf } from '../../queries/formulas';
import type { MateriaPrimaPlayer } from '../../state';
import { wealthOf } from '../../queries/tower';
import { countOf } from '../../stock';
import { lacksFragment } from '../worth';

/** What is to be made in the tower before the mission can be fulfilled. */
export interface Work {
  readonly formulas: readonly FormulaId[];
  /** What must be there when all is made, for being dropped elsewhere. */
  readonly freight: readonly Element[];
}

/** What might have to be made, the least first; nothing where the Stone cannot be completed with what is in hand. */
export function worksOf(player: MateriaPrimaPlayer): readonly Work[] {
  const works = stonesOf(player).flatMap((stones) =>
    soulsOf(player, stones).flatMap((souls) =>
      gearOf(player).flatMap((gear) =>
        freightOf(player).map((freight) => ({ formulas: [...stones, ...souls, ...gear], freight })),
      ),
    ),
  );
  const sizeOf = ({ formulas, freight }: Work) => formulas.length + freight.length;
  return works.sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** MP-16: one formula for each fragment that is missing. */
function stonesOf(player: MateriaPrimaPlayer): readonly (readonly FormulaId[])[] {
  return LEVELS.filter((level) => lacksFragment(player, level)).reduce<readonly (readonly FormulaId[])[]>(
    (sets, level) => {
      const fit = player.hand.filter((one) => kindOf(one) === 'stone' && FORMULA_LEVEL[one] === level);
      return sets.flatMap((set) => fit.map((one) => [...set, one]));
    },
    [[]],
  );
}

/** MP-43: soul stones, where there are too few. */
function soulsOf(
  player: MateriaPrimaPlayer,
  stones: readonly FormulaId[],
): readonly (readonly FormulaId[])[] {
  const isHunter = player.mission === 'soulreaper' || player.mission === 'bodyguard';
  const left = player.souls - stones.filter((one) => COST[one].includes('soul')).length;
  if (left > 0 && !isHunter) return [[]];
  return subsets(player.hand.filter((one) => isEquipment(one) && EQUIPMENT[one].make === 'soul'));
}

/** MP-27: gear, where there is too little. */
function gearOf(player: MateriaPrimaPlayer): readonly (readonly FormulaId[])[] {
  if (player.mission !== 'armory-master') return [[]];
  const lacking = MISSION_GOAL.armoryPieces - [...player.worn, ...player.stored].filter(isFine).length;
  const fit = player.hand.filter((one) => isWearable(one) && isFine(one));
  return subsets(fit).filter((set) => set.length === Math.max(0, lacking));
}

function subsets<Item>([first, ...rest]: readonly Item[]): readonly (readonly Item[])[] {
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

/** How many elements of level 3 may be made in one turn at most. */
const BATCHES = [1, 2, 3];

/** MP-31, MP-32: what may be made for the mission, together with what is there. */
function freightOf(player: MateriaPrimaPlayer): readonly (readonly Element[])[] {
  const things =
    player.mission === 'lord-of-hellfire' ? [] : ((player.mission && FREIGHT[player.mission]) ?? []);
  const wealth = wealthOf(player);
  const there = things.flatMap((thing) => Array.from({ length: countOf(wealth, thing) }, () => thing));
  const made = BATCHES.flatMap((size) => bundles(things, size));
  return [[], ...made.map((bundle) => [...there, ...bundle])];
}

function bundles<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((one, index) => bundles(items.slice(index), size - 1).map((rest) => [one, ...rest]));
}
