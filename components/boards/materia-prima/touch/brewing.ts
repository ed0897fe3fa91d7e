import { COST, FORMULA_LEVEL, type FormulaId } from '@/engine/games/materia-prima/cards';
import { LEVEL, MADE_FROM, PRODUCTS, type Element, type Product } from '@/engine/games/materia-prima/data';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { countOf, type Stock } from '@/engine/games/materia-prima/stock';

import { movesOf } from './situation';

export type Convert = Extract<MateriaPrimaMove, { readonly type: 'convert' }>;
export type Transmute = Extract<MateriaPrimaMove, { readonly type: 'transmute' }>;
export type Buy = Extract<MateriaPrimaMove, { readonly type: 'buy' }>;

export function isProduct(element: Element): element is Product {
  return PRODUCTS.some((product) => product === element);
}

/** The ways to make a product now; more than one only while a pair is active. */
export function recipesFor(moves: readonly MateriaPrimaMove[], into: Product): readonly Convert[] {
  return movesOf(moves, 'convert').filter((move) => move.into === into);
}

/** By the pyramid, whether one can or not. */
export function plainRecipe(into: Product): Convert {
  const [one, other] = MADE_FROM[into];
  return { type: 'convert', into, pay: [one, other] };
}

/** How dear an element is to somebody: what his formulas ask for, then what he has least of. */
function dearness(element: Element, load: Stock, hand: readonly FormulaId[]): number {
  const wanted = hand.filter((formula) => COST[formula].some((thing) => thing === element)).length;
  return wanted * 4 + LEVEL[element] * 2 + 1 / Math.max(1, countOf(load, element));
}

/** The payment that is missed least. */
export function leastMissed(
  payments: readonly Buy[],
  load: Stock,
  hand: readonly FormulaId[],
): readonly Element[] {
  const cost = ({ pay }: Buy) => pay.reduce((total, element) => total + dearness(element, load, hand), 0);
  return [...payments].sort((one, other) => cost(one) - cost(other))[0]?.pay ?? [];
}

export const levelsOf = (stones: readonly FormulaId[]) => stones.map((stone) => FORMULA_LEVEL[stone]);
