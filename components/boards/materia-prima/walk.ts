import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { hasAbility } from '@/engine/games/materia-prima/figures';
import { neighbours, type Hex } from '@/engine/games/materia-prima/map';
import type { Figure, MateriaPrimaMove } from '@/engine/games/materia-prima/state';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { allStanding, playerOf, questionOf, type Asked, type PlannedStep } from './situation';

/** Walks of several steps: where they lead, and the small moves that they are. */

export type Path = readonly Hex[];
/** By goal, the way there; the figure's own hex is not among them. */
export type Ways = ReadonlyMap<Hex, Path>;

/** MP-8: what stands in the way of a seat's figures on a hex. */
type Obstacle = 'tower' | 'figure' | null;

function obstaclesFor(view: MateriaPrimaView, seat: Seat): (hex: Hex) => Obstacle {
  const towers = new Set(view.players.flatMap(({ home }, other) => (other === seat ? [] : [home])));
  const held = new Set(
    allStanding(view).flatMap(({ seat: of, figure }) => (of === seat ? [] : [figure.hex])),
  );
  return (hex) => (towers.has(hex) ? 'tower' : held.has(hex) ? 'figure' : null);
}

/** MP-7: how many steps a figure has left. */
export function stepsOf({ actions, extras }: Figure): number {
  return actions + extras.filter((action) => action === 'move').length;
}

/** Every hex on which a figure could end its walk, by the shortest way that goes through nobody if it can. */
export function waysFrom(view: MateriaPrimaView, seat: Seat, figure: Figure): Ways {
  const obstacleOn = obstaclesFor(view, seat);
  const mayPass = hasAbility(playerOf(view, seat), figure.id, 'passThrough');
  const ways = new Map<Hex, Path>([[figure.hex, []]]);
  const passed = new Map<Hex, Path>();
  let edge: readonly Path[] = [[]];
  for (let steps = stepsOf(figure); steps > 0; steps -= 1) {
    const next: Path[] = [];
    for (const path of edge) {
      for (const hex of neighbours(path[path.length - 1] ?? figure.hex)) {
        const obstacle = obstacleOn(hex);
        const known = obstacle === null ? ways : passed;
        if (known.has(hex) || obstacle === 'tower' || (obstacle === 'figure' && !mayPass)) continue;
        known.set(hex, [...path, hex]);
        next.push([...path, hex]);
      }
    }
    edge = next.sort((one, other) => passes(one, obstacleOn) - passes(other, obstacleOn));
  }
  ways.delete(figure.hex);
  return ways;
}

const passes = (path: Path, obstacleOn: (hex: Hex) => Obstacle): number =>
  path.filter((hex) => obstacleOn(hex) === 'figure').length;

/** As much of a drawn line as can be walked: from hex to neighbouring hex, and not ending among opponents. */
export function walkable(view: MateriaPrimaView, seat: Seat, figure: Figure, drawn: Path): Path {
  const obstacleOn = obstaclesFor(view, seat);
  const mayPass = hasAbility(playerOf(view, seat), figure.id, 'passThrough');
  const path: Hex[] = [];
  for (const hex of drawn.slice(0, stepsOf(figure))) {
    const obstacle = obstacleOn(hex);
    const isNext = neighbours(path[path.length - 1] ?? figure.hex).includes(hex);
    if (!isNext || obstacle === 'tower' || (obstacle === 'figure' && !mayPass)) break;
    path.push(hex);
  }
  while (path.length > 0 && obstacleOn(at(path, path.length - 1)) !== null) path.pop();
  return path;
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

/** The small moves of a walk, each with the question that it answers: among opponents one is asked to go on. */
export function stepsAlong(
  { view }: Pick<Asked, 'view'>,
  seat: Seat,
  figure: Figure,
  path: Path,
): readonly PlannedStep[] {
  const obstacleOn = obstaclesFor(view, seat);
  const first = questionOf(view, 'onward') ? 'onward' : 'turn';
  return path.map((to, index) => {
    const move: MateriaPrimaMove = { type: 'move', figure: figure.id, to };
    const before = path[index - 1];
    const isPassing = before !== undefined && obstacleOn(before) === 'figure';
    return { answers: index === 0 ? first : isPassing ? 'onward' : 'turn', move };
  });
}
