import { at } from '@/engine/core/list';
import { neighbours, type Hex } from '@/engine/games/materia-prima/map';
import type { Path } from '@/engine/games/materia-prima/queries/ways';
import type { Figure, MateriaPrimaMove } from '@/engine/games/materia-prima/state';

import type { PlannedStep } from './situation';

/** Walks of several steps: the line of a finger, and the small moves that they are. */

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
