import { EQUIPMENT_PIECES, type Equipment, type FormulaId } from '@/engine/games/materia-prima/cards';
import { ELEMENTS, THINGS, type Element, type Thing } from '@/engine/games/materia-prima/data';
import { isAlchemist, roomOf, type Bearer } from '@/engine/games/materia-prima/queries/figures';
import { isInOrder, mayWearMore } from '@/engine/games/materia-prima/queries/tower';
import type { FigureId, MateriaPrimaMove, MateriaPrimaQuestion } from '@/engine/games/materia-prima/state';
import { elementsOf, NO_ELEMENTS, type Stock } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { nearPlayer, standingOf, type PlannedStep } from './situation';

/**
 * What is marked in one gesture and asked for by the rules in many small questions. Each of them wants its answers in
 * one order; a step whose question does not come, since nothing is left to choose, ends the plan by itself.
 */

type Kind = MateriaPrimaQuestion['type'];

const answering = (answers: Kind, move: MateriaPrimaMove): PlannedStep => ({ answers, move });
const enough = (answers: Kind): PlannedStep => answering(answers, { type: 'done' });

function inOrder<Item>(order: readonly Item[], marked: readonly Item[]): readonly Item[] {
  return order.flatMap((item) => marked.filter((one) => one === item));
}

/** By an action, or as the rest of a drop that was begun. */
export function dropSteps(
  figure: FigureId,
  marked: readonly Thing[],
  isBegun: boolean,
): readonly PlannedStep[] {
  const things = inOrder<Thing>(THINGS, marked);
  const puts = (rest: readonly Thing[]) => rest.map((thing) => answering('drop', { type: 'put', thing }));
  if (isBegun) return [...puts(things), enough('drop')];
  const [first, ...rest] = things;
  if (first === undefined) return [];
  return [answering('turn', { type: 'drop', figure, thing: first }), ...puts(rest), enough('drop')];
}

export function lootSteps(marked: readonly Element[]): readonly PlannedStep[] {
  return inOrder<Element>(ELEMENTS, marked).map((element) => answering('loot', { type: 'loot', element }));
}

export function keepSteps(marked: readonly FormulaId[]): readonly PlannedStep[] {
  return marked.map((formula) => answering('keep', { type: 'keep', formula }));
}

/** What was marked to pay for an extension holds for that one alone. */
export interface MarkedPrice {
  /** How many extensions the tower had. */
  readonly owned: number;
  readonly pay: readonly Element[];
}

export function priceMarked(
  marked: MarkedPrice | null,
  owned: number,
  proposed: readonly Element[],
): readonly Element[] {
  return marked?.owned === owned ? marked.pay : proposed;
}

export function discardSteps(marked: readonly FormulaId[]): readonly PlannedStep[] {
  return marked.map((formula) => answering('discard', { type: 'discard', formula }));
}

/** What a figure has with it when it leaves the tower. */
export interface Packing {
  readonly worn: readonly Equipment[];
  readonly load: Stock;
}

export function packingOf(view: MateriaPrimaView, figure: FigureId): Packing {
  const { worn } = nearPlayer(view);
  const load = standingOf(view, figure)?.figure.load ?? NO_ELEMENTS;
  return { worn: isAlchemist(figure) ? worn : [], load };
}

export interface PackingTask {
  readonly figure: FigureId;
  readonly isEquip: boolean;
  /** Null: it is still to be begun by an action. Otherwise what comes next stands at this step or later. */
  readonly from: number | null;
  /** What he wears, and what he carries, as it is now. */
  readonly now: Packing;
}

/** Everything is put down first; then it goes on and off and along, in the order in which it is asked for. */
export function packSteps(
  { figure, isEquip, from, now }: PackingTask,
  goal: Packing,
): readonly PlannedStep[] {
  const off = EQUIPMENT_PIECES.filter((piece) => now.worn.includes(piece) && !goal.worn.includes(piece));
  const on = EQUIPMENT_PIECES.filter((piece) => goal.worn.includes(piece) && !now.worn.includes(piece));
  const taken = from === null ? goal.load : goal.load.map((count, index) => count - (now.load[index] ?? 0));
  const begin: MateriaPrimaMove = isEquip ? { type: 'equip', figure } : { type: 'shift' };
  return [
    ...(from === null ? [answering('turn', begin)] : []),
    ...off.map((equipment) => answering('pack', { type: 'doff', equipment })),
    ...on.map((equipment) => answering('pack', { type: 'don', equipment })),
    ...elementsOf(taken).map((element) => answering('pack', { type: 'take', element })),
    enough('pack'),
  ];
}

/** Whether a piece can still be put on or off: a packing that was begun goes on in its order. */
export function mayChangeGear({ figure, isEquip, from, now }: PackingTask, equipment: Equipment): boolean {
  if (!isEquip || !isAlchemist(figure)) return false;
  const type = now.worn.includes(equipment) ? 'doff' : 'don';
  return from === null || isInOrder({ type, equipment }, { from });
}

export function mayChangeElement({ from }: PackingTask, element: Element): boolean {
  return from === null || isInOrder({ type: 'take', element }, { from });
}

/** How many elements fit with this gear, less what is packed: negative if it is too much. */
export function roomLeft({ souls }: Bearer, figure: FigureId, { worn, load }: Packing): number {
  return roomOf({ souls, worn }, { id: figure, load });
}

/** The gear with a piece put on or off; null if no more can be worn. */
export function regeared(worn: readonly Equipment[], piece: Equipment): readonly Equipment[] | null {
  if (worn.includes(piece)) return worn.filter((one) => one !== piece);
  return mayWearMore(worn) ? [...worn, piece] : null;
}
