import { EQUIPMENT, FORMULA_LEVEL, type FormulaId } from '../cards';
import {
  ELEMENTS,
  EXTENSION,
  MADE_FROM,
  MOST_HOMUNCULI,
  type Element,
  type Extension,
  type Product,
} from '../data';
import { alchemistOf, figureOf, homunculiOf, isAlchemist, mayAct, roomOf } from '../queries/figures';
import type {
  Figure,
  FigureId,
  MateriaPrimaMove,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
} from '../state';
import { isEquipment, isHomunculus, isWearable, kindOf, lackingFor } from '../queries/formulas';
import { isInOrder, mayWearMore, wealthOf } from '../queries/tower';
import { countOf, indexOf, sizeOf, stockOf } from '../stock';
import type { Move, Refused } from './refuse-map';

/** What can be done in the own tower (MP-12 to MP-16), and why not. */

type Pack = Extract<MateriaPrimaQuestion, { readonly type: 'pack' }>;

/** MP-12 */
export function refuseEquip(player: MateriaPrimaPlayer, id: FigureId): Refused {
  const figure = figureOf(player, id);
  if (!figure) return 'not-your-figure';
  if (figure.hex !== player.home) return 'not-at-home';
  if (!mayAct(figure, 'equip')) return 'no-actions-left';
  return canPack(player, figure) ? null : 'nothing-to-equip';
}

function canPack(player: MateriaPrimaPlayer, figure: Figure): boolean {
  const hasGear = isAlchemist(figure.id) && player.worn.length + player.stored.length > 0;
  return hasGear || sizeOf(player.store) + sizeOf(figure.load) > 0;
}

/** MP-13: elements are shifted as part of what has just been done. */
export function refuseShift({ state }: MateriaPrimaTable, player: MateriaPrimaPlayer): Refused {
  return state.mayShift && sizeOf(wealthOf(player)) > 0 ? null : 'nothing-to-shift';
}

/** MP-12 */
export function refusePacking(player: MateriaPrimaPlayer, what: Pack, move: MateriaPrimaMove): Refused {
  if (move.type === 'done') return null;
  if (move.type !== 'doff' && move.type !== 'don' && move.type !== 'take') return 'pack-first';
  const figure = figureOf(player, what.figure);
  if (!figure) return 'not-your-figure';
  const refused =
    move.type === 'take' ? refuseTaking(player, figure, move.element) : refuseGear(player, what, move);
  return refused ?? (isInOrder(move, what) ? null : 'pack-in-order');
}

function refuseTaking(player: MateriaPrimaPlayer, figure: Figure, element: Element): Refused {
  if (countOf(player.store, element) === 0) return 'not-in-tower';
  return roomOf(player, figure) > 0 ? null : 'no-room';
}

function refuseGear(player: MateriaPrimaPlayer, what: Pack, move: Move<'doff'> | Move<'don'>): Refused {
  if (!isAlchemist(what.figure)) return 'homunculi-wear-nothing';
  if (move.type === 'doff') return player.worn.includes(move.equipment) ? null : 'not-worn';
  if (!player.stored.includes(move.equipment)) return 'not-in-tower';
  return mayWearMore(player.worn) ? null : 'two-worn-already';
}

/** MP-13 */
export function refuseConvert(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  { into, pay }: Omit<Move<'convert'>, 'type'>,
): Refused {
  const alchemist = alchemistOf(player);
  if (alchemist.hex !== player.home) return 'not-at-home';
  if (!mayAct(alchemist, 'convert')) return 'no-actions-left';
  if (!isRecipe(into, pay, state.active)) return 'wrong-recipe';
  return canPay(player, pay) ? null : 'cannot-convert';
}

/** MP-40, MP-20: whether these two make it; with a pair active, either of it stands for the other. */
export function isRecipe(into: Product, pay: readonly Element[], active: Extension | null): boolean {
  const [one, other] = MADE_FROM[into];
  const [first, second] = pay;
  if (first === undefined || second === undefined || indexOf(first) > indexOf(second)) return false;
  const stands = (element: Element, wanted: Element) => element === wanted || isPair(active, element, wanted);
  return (stands(first, one) && stands(second, other)) || (stands(first, other) && stands(second, one));
}

function isPair(active: Extension | null, one: Element, other: Element): boolean {
  const power = active ? EXTENSION[active] : null;
  if (power?.type !== 'pair') return false;
  return power.elements.some((basic) => basic === one) && power.elements.some((basic) => basic === other);
}

function canPay(player: MateriaPrimaPlayer, price: readonly Element[]): boolean {
  const wealth = wealthOf(player);
  const needed = stockOf(price);
  return ELEMENTS.every((element) => countOf(wealth, element) >= countOf(needed, element));
}

/** MP-14 */
export function refuseTransmute(
  { state }: MateriaPrimaTable,
  player: MateriaPrimaPlayer,
  move: Omit<Move<'transmute'>, 'type'>,
): Refused {
  const alchemist = alchemistOf(player);
  if (alchemist.hex !== player.home) return 'not-at-home';
  if (!mayAct(alchemist, 'transmute')) return 'no-actions-left';
  if (!player.hand.includes(move.formula)) return 'formula-not-in-hand';
  if (lackingFor(move.formula, wealthOf(player), player.souls).length > 0) return 'cannot-transmute';
  return (
    refuseWearing(player, move) ??
    refuseDissolving(player, move) ??
    refuseResult(state.souls, player, move.formula)
  );
}

function refuseWearing(
  { worn }: MateriaPrimaPlayer,
  { formula, wear }: Omit<Move<'transmute'>, 'type'>,
): Refused {
  if (!wear) return null;
  if (!isWearable(formula)) return 'nothing-to-wear';
  return mayWearMore(worn) ? null : 'two-worn-already';
}

/** MP-15 */
function refuseDissolving(
  player: MateriaPrimaPlayer,
  { formula, dissolve }: Omit<Move<'transmute'>, 'type'>,
): Refused {
  const own = homunculiOf(player);
  if (!isHomunculus(formula) || own.length < MOST_HOMUNCULI) {
    return dissolve === null ? null : 'dissolve-only-when-full';
  }
  return dissolve !== null && own.includes(dissolve) ? null : 'three-homunculi';
}

/** MP-4, MP-16 */
function refuseResult(supply: number, player: MateriaPrimaPlayer, formula: FormulaId): Refused {
  if (isEquipment(formula) && EQUIPMENT[formula].make === 'soul')
    return supply > 0 ? null : 'no-soul-in-supply';
  if (kindOf(formula) !== 'stone') return null;
  const isThere = player.fragments.some((one) => FORMULA_LEVEL[one] === FORMULA_LEVEL[formula]);
  return isThere ? 'fragment-there-already' : null;
}
