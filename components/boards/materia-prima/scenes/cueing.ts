import type { Seat } from '@/engine/core/seat';
import type { Thing } from '@/engine/games/materia-prima/data';
import { figureOf, isSkull } from '@/engine/games/materia-prima/queries/figures';
import type { Hex } from '@/engine/games/materia-prima/map';
import type { FigureId, MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Cue, CueOf, Walker } from './cues';
import { standers } from '../map/map-standing';
import { footAt } from './places';
import { playerOf } from '../touch/situation';

export type FactOf<Type extends MateriaPrimaFact['type']> = Extract<
  MateriaPrimaFact,
  { readonly type: Type }
>;

/** How long a token is under way. */
export const TOKEN = 300;
/** Tokens of one movement leave so long after each other, and all within this time. */
const STAGGER = 70;
const SPREAD = 320;

/** What moves, and what lies on the table meanwhile if that is another thing than before. */
export interface Shown {
  readonly cues?: readonly Cue[];
  readonly view?: MateriaPrimaView;
  readonly away?: readonly FigureId[];
  /** If it is not all that moves that has to be waited for. */
  readonly time?: number;
  readonly pause?: number;
}

export const NOTHING: readonly never[] = [];
export const NOT_SHOWN: Shown = {};

export function endOf(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => Math.max(end, cue.start + cue.time), 0);
}

/** One after the other, closer together the more they are. */
export function inTurn(count: number, index: number, start = 0): number {
  return start + index * Math.min(STAGGER, SPREAD / Math.max(1, count - 1));
}

export function flying(
  things: readonly Thing[],
  from: string,
  to: string,
  start = 0,
): readonly CueOf<'token'>[] {
  return things.map((thing, index) => ({
    type: 'token',
    thing,
    from,
    to,
    start: inTurn(things.length, index, start),
    time: TOKEN,
  }));
}

export function walkerOf(view: MateriaPrimaView, seat: Seat, id: FigureId): Walker {
  const player = playerOf(view, seat);
  const load = figureOf(player, id)?.load;
  return {
    figure: id,
    seat,
    isSkull: isSkull(player, id),
    load: load ? elementsOf(load) : NOTHING,
  };
}

/** The very spot that a figure stands on, among all others on its hex. */
export function footOf(view: MateriaPrimaView, id: FigureId): string | null {
  const there = standers(view).find((one) => one.type === 'figure' && one.figure.id === id);
  return there ? footAt(there.hex, there.foot) : null;
}

/** Where a figure stands; null if it is not on the map. */
export function hexOf(view: MateriaPrimaView, seat: Seat, id: FigureId): Hex | null {
  return playerOf(view, seat).figures.find((figure) => figure.id === id)?.hex ?? null;
}
