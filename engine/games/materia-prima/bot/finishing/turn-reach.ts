import { at, sum } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { ACTIONS, EXTENSION, type Action, type Extension } from '../../data';
import { distance, HEXES, neighbours, type Hex } from '../../map';
import type { Figure, MateriaPrimaMove, MateriaPrimaPlayer, MateriaPrimaTable } from '../../state';
import { refuseEntering } from '../../queries/ways';
import { playerAt } from '../../steps';

/** What a seat can get done before its turn ends, luck aside: opponents stand still meanwhile. */
export interface Reach {
  readonly table: MateriaPrimaTable;
  readonly seat: Seat;
  /** As he is, or as he will be after his work in the tower. */
  readonly player: MateriaPrimaPlayer;
  /** Whether his figures may go to a hex (MP-8). */
  readonly isOpen: (hex: Hex) => boolean;
  /** By hex, in how many steps they get to this one. */
  readonly waysTo: (goal: Hex) => readonly number[];
  /** MP-20: what may still give one of them an additional Move. */
  readonly stables: Extension | null;
  /** MP-13: whether what is in the tower may be taken along without an action. */
  readonly mayShift: boolean;
}

export function reachOf(table: MateriaPrimaTable, seat: Seat): Reach {
  const isOpen = (hex: Hex) => refuseEntering(table.state, seat, hex) === null;
  return {
    table,
    seat,
    player: playerAt(table, seat),
    isOpen,
    waysTo: remembered((goal) => stepsTo(isOpen, goal)),
    stables: readyExtension(table, seat, 'move'),
    mayShift: table.state.mayShift,
  };
}

function remembered(find: Reach['waysTo']): Reach['waysTo'] {
  const known = new Map<Hex, readonly number[]>();
  return (goal) => {
    const ways = known.get(goal) ?? find(goal);
    known.set(goal, ways);
    return ways;
  };
}

/** An extension of this power that may still be activated (MP-20). */
export function readyExtension(
  { state }: MateriaPrimaTable,
  seat: Seat,
  type: (typeof EXTENSION)[Extension]['type'],
): Extension | null {
  if (state.active !== null) return null;
  const isReady = (one: Extension) => EXTENSION[one].type === type && !state.fresh.includes(one);
  return at(state.players, seat).extensions.find(isReady) ?? null;
}

/** By hex, in how many steps the seat's figures get to this one. */
function stepsTo(isOpen: Reach['isOpen'], goal: Hex): readonly number[] {
  const steps = HEXES.map(() => Infinity);
  const queue = isOpen(goal) ? [goal] : [];
  for (const hex of queue) steps[hex] = 0;
  for (let index = 0; index < queue.length; index += 1) {
    const hex = at(queue, index);
    for (const next of neighbours(hex)) {
      if (at(steps, next) < Infinity || !isOpen(next)) continue;
      steps[next] = at(steps, hex) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** The step that brings a figure nearer by this table of ways. */
function stepBy({ id, hex }: Figure, steps: readonly number[]): MateriaPrimaMove | null {
  const to = neighbours(hex).find((next) => at(steps, next) < at(steps, hex));
  return to === undefined ? null : { type: 'move', figure: id, to };
}

/** How often a figure has to do what. */
type Deeds = Partial<Readonly<Record<Action, number>>>;

/** What a figure has to do for something that several may bring about together, and how it begins. */
export interface Errand {
  readonly figure: Figure;
  readonly deeds: Deeds;
  readonly next: MateriaPrimaMove;
}

/** What is done on the way, and by which move where the figure is there already. */
interface Purpose {
  readonly deeds?: Deeds;
  readonly next?: MateriaPrimaMove;
}

/** Going to the first of these hexes, to do something there, and on to the others; null where that is too far. */
export function errandTo(
  reach: Reach,
  figure: Figure,
  stops: readonly Hex[],
  { deeds = {}, next }: Purpose = {},
): Errand | null {
  if (!isNear(reach, figure, stops, deeds)) return null;
  const ways = legs(figure, stops).map(([from, to]) => at(reach.waysTo(to), from));
  const [first, far] = [stops[0], ways[0]];
  if (first === undefined || far === undefined) return null;
  const begun = far === 0 ? (next ?? null) : stepBy(figure, reach.waysTo(first));
  return begun && { figure, deeds: { ...deeds, move: sum(ways) }, next: begun };
}

/** Whether there are actions enough as the crow flies, which is quickly seen. */
export function isNear({ stables }: Reach, figure: Figure, stops: readonly Hex[], deeds: Deeds): boolean {
  const move = sum(legs(figure, stops).map(([from, to]) => distance(from, to)));
  return leftAfter(figure, { ...deeds, move }) >= (stables ? -1 : 0);
}

function legs({ hex }: Figure, stops: readonly Hex[]): readonly (readonly [Hex, Hex])[] {
  return stops.map((stop, index) => [stops[index - 1] ?? hex, stop]);
}

/** How many common actions this kind of deed takes, once its additional ones are used (MP-7). */
function commonFor({ extras }: Figure, action: Action, deeds: Deeds): number {
  const additional = extras.filter((one) => one === action).length;
  return Math.max(0, (deeds[action] ?? 0) - additional);
}

/** What is left of a figure's common actions after these deeds; below nought: too few. */
export function leftAfter(figure: Figure, deeds: Deeds): number {
  let left = figure.actions;
  for (const action of ACTIONS) if (deeds[action]) left -= commonFor(figure, action, deeds);
  return left;
}

export function isAble(figure: Figure, deeds: Deeds): boolean {
  return leftAfter(figure, deeds) >= 0;
}

/** Whether one additional Move more would make it able. */
export function isOneStepShort(figure: Figure, deeds: Deeds): boolean {
  return leftAfter(figure, deeds) === -1 && commonFor(figure, 'move', deeds) > 0;
}

/** How these errands begin, if there are actions for all of them; one may want an additional Move. */
export function beginning(
  { table, stables }: Reach,
  errands: readonly Errand[],
): readonly MateriaPrimaMove[] {
  const [short, ...others] = errands.filter(({ figure, deeds }) => !isAble(figure, deeds));
  if (!short) return errands.slice(0, 1).map(({ next }) => next);
  const { figure, deeds } = short;
  const isFresh = table.state.fresh.some((one) => one === figure.id);
  if (!stables || others.length > 0 || !isOneStepShort(figure, deeds) || isFresh) return [];
  return [{ type: 'activate', extension: stables, figure: figure.id }];
}
