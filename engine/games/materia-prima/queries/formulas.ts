import { COST, EQUIPMENT, FORMULAS_OF, HOMUNCULUS } from '../cards';
import type { Cost, Equipment, FormulaId, Homunculus } from '../cards';
import { KINDS, type Element, type Kind, type Thing } from '../data';
import { countOf, plus, type Stock } from '../stock';

/** What a formula is, and what it asks for. */

const KIND_OF = new Map(
  KINDS.flatMap((kind) => FORMULAS_OF[kind].map((formula) => [formula, kind] as const)),
);

export function kindOf(formula: FormulaId): Kind {
  const kind = KIND_OF.get(formula);
  if (!kind) throw new Error(`No kind has the formula ${formula}`);
  return kind;
}

export function isEquipment(formula: FormulaId): formula is Equipment {
  return formula in EQUIPMENT;
}

export function isHomunculus(formula: FormulaId): formula is Homunculus {
  return formula in HOMUNCULUS;
}

/** MP-14: whether the formula makes a thing that can be worn. */
export function isWearable(formula: FormulaId): formula is Equipment {
  return isEquipment(formula) && EQUIPMENT[formula].make !== 'soul';
}

export function elementsOfCost(cost: Cost): readonly Element[] {
  return cost.filter((part) => part !== 'soul');
}

/** MP-14: what of its price is not among these elements and souls. */
export function lackingFor(formula: FormulaId, wealth: Stock, souls: number): readonly Thing[] {
  let [left, soulsLeft] = [wealth, souls];
  return COST[formula].filter((thing) => {
    if (thing === 'soul') return --soulsLeft < 0;
    left = plus(left, thing, -1);
    return countOf(left, thing) < 0;
  });
}
