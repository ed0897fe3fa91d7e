import type { Equipment, FormulaId } from '@/engine/games/materia-prima/cards';
import { ELEMENTS, type Element, type Thing } from '@/engine/games/materia-prima/data';
import type { MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import { countOf } from '@/engine/games/materia-prima/stock';

import { packingOf, type Packing, type PackingTask } from './marking';
import type { Foresight } from './situation';

/** What a hint wants on the sheets on which several things are marked, and which of them is to be touched next. */

type Line = readonly MateriaPrimaMove[];

export const dropsIn = (line: Line): readonly Thing[] =>
  line.flatMap((move) => (move.type === 'drop' || move.type === 'put' ? [move.thing] : []));

export const lootIn = (line: Line): readonly Element[] =>
  line.flatMap((move) => (move.type === 'loot' ? [move.element] : []));

export const keptIn = (line: Line): readonly FormulaId[] =>
  line.flatMap((move) => (move.type === 'keep' ? [move.formula] : []));

export const discardsIn = (line: Line): readonly FormulaId[] =>
  line.flatMap((move) => (move.type === 'discard' ? [move.formula] : []));

interface NextMark<Item> {
  /** To be touched, if something is. */
  readonly item: Item | null;
  /** Everything is marked as it should be. */
  readonly isDone: boolean;
}

/** What lacks comes first: where there is no room, marking it takes the mark off something else. */
export function nextMark<Item>(wanted: readonly Item[], marked: readonly Item[]): NextMark<Item> {
  const often = (items: readonly Item[], item: Item) => items.filter((one) => one === item).length;
  const lacking = wanted.find((item) => often(marked, item) < often(wanted, item));
  const surplus = marked.find((item) => often(marked, item) > often(wanted, item));
  const item = wanted.length === 0 ? null : (lacking ?? surplus ?? null);
  return { item, isDone: wanted.length > 0 && item === null };
}

/** How a figure is to be packed; null if the hint does not say it. */
export function packingIn({ figure, from }: PackingTask, line: Line, preview: Foresight): Packing | null {
  const [first, ...rest] = line;
  if (!first || !PACKING.has(first.type) || (from === null && rest.length === 0)) return null;
  const seen = preview(line);
  return seen.type === 'after' ? packingOf(seen.view, figure) : null;
}

const PACKING: ReadonlySet<MateriaPrimaMove['type']> = new Set([
  'equip',
  'shift',
  'doff',
  'don',
  'take',
  'done',
]);

/** What is to be touched where somebody packs. */
export type PackTouch =
  | { readonly type: 'gear'; readonly piece: Equipment }
  | { readonly type: 'leave'; readonly element: Element }
  | { readonly type: 'take'; readonly element: Element }
  | { readonly type: 'confirm' };

/** What goes makes room for what comes. */
export function nextPackTouch(wanted: Packing, goal: Packing): PackTouch {
  const off = goal.worn.find((piece) => !wanted.worn.includes(piece));
  const on = wanted.worn.find((piece) => !goal.worn.includes(piece));
  const piece = off ?? on;
  if (piece) return { type: 'gear', piece };
  const more = (one: Packing, other: Packing) =>
    ELEMENTS.find((element) => countOf(one.load, element) > countOf(other.load, element));
  const [left, taken] = [more(goal, wanted), more(wanted, goal)];
  if (left) return { type: 'leave', element: left };
  return taken ? { type: 'take', element: taken } : { type: 'confirm' };
}
