import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { neighbours, type Hex } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaReason } from '@/engine/games/materia-prima/rulebook';
import type { Figure, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { allStanding, type PlannedStep } from './situation';

/** Walks of several steps: where they lead, and the small moves that they are. */

export type Path = readonly Hex[];
/** By goal, the way there; the figure's own hex is not among them. */
export type Ways = ReadonlyMap<Hex, Path>;

/** MP-8: the hexes that an opponent's figure or tower closes to a seat's figures. */
function closedTo(view: MateriaPrimaView, seat: Seat): ReadonlySet<Hex> {
  const towers = view.players.flatMap(({ home }, other) => (other === seat || home === null ? [] : [home]));
  const held = allStanding(view).flatMap(({ seat: of, figure }) => (of === seat ? [] : [figure.hex]));
  return new Set([...towers, ...held]);
}

/** MP-7: how many steps a figure has left. */
function stepsOf({ actions, extras }: Figure): number {
  return actions + extras.filter((action) => action === 'move').length;
}

/** Every hex on which a figure could end its walk, by the shortest way. */
export function waysFrom(view: MateriaPrimaView, seat: Seat, figure: Figure): Ways {
  const closed = closedTo(view, seat);
  const ways = new Map<Hex, Path>([[figure.hex, []]]);
  let edge: readonly Path[] = [[]];
  for (let steps = stepsOf(figure); steps > 0; steps -= 1) {
    const next: Path[] = [];
    for (const path of edge) {
      for (const hex of neighbours(path[path.length - 1] ?? figure.hex)) {
        if (ways.has(hex) || closed.has(hex)) continue;
        ways.set(hex, [...path, hex]);
        next.push([...path, hex]);
      }
    }
    edge = next;
  }
  ways.delete(figure.hex);
  return ways;
}

/** Where on the way a drawn line cannot be walked any farther, and why; null if it can to its end. */
export function stopOn(
  view: MateriaPrimaView,
  seat: Seat,
  figure: Figure,
  drawn: Path,
): { readonly step: number; readonly reason: MateriaPrimaReason } | null {
  const steps = stepsOf(figure);
  for (const [step, hex] of drawn.entries()) {
    const reason = step < steps ? obstacleOn(view, seat, hex) : 'no-actions-left';
    if (reason) return { step, reason };
  }
  return null;
}

/** MP-8 */
function obstacleOn(view: MateriaPrimaView, seat: Seat, hex: Hex): MateriaPrimaReason | null {
  if (!closedTo(view, seat).has(hex)) return null;
  return view.players.some(({ home }) => home === hex) ? 'tower-is-closed' : 'opponent-in-the-way';
}

/** The line with one more hex under the finger; back over its own end it is taken back. */
export function drawnOver(start: Hex, drawn: Path, hex: Hex): Path {
  const line = [start, ...drawn];
  const before = line.indexOf(hex);
  if (before >= 0) return line.slice(1, before + 1);
  const end = at(line, line.length - 1);
  if (neighbours(end).includes(hex)) return [...drawn, hex];
  const between = neighbours(end).find((one) => neighbours(one).includes(hex));
  return between === undefined ? drawn : [...drawnOver(start, drawn, between), hex];
}

/** The small moves of a walk. */
export function stepsAlong({ id }: Figure, path: Path): readonly PlannedStep[] {
  return path.map((to) => {
    const move: MateriaPrimaMove = { type: 'move', figure: id, to };
    return { answers: 'turn', move };
  });
}
