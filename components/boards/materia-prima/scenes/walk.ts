import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';
import type { Thing } from '@/engine/games/materia-prima/data';
import { stockOf } from '@/engine/games/materia-prima/stock';

import { footAt, loadAt, pileAt, sealAt } from './places';
import { playerOf } from '../touch/situation';
import { flying, footOf, hexOf, NOT_SHOWN, TOKEN, walkerOf, type FactOf, type Shown } from './cueing';
import { lifted, unladen, withFigure } from './lying';

const HOP = 240;
const PULSE = 260;
const TOWER = 420;
const RISE = 360;
/** A tower and whoever stands beside it. */
const TOWER_FOOT = [-0.34, 0.2] as const;
const GUEST_FOOT = [0.34, 0.5] as const;

type View = MateriaPrimaView;

/** The tower comes down, then its alchemist steps out. */
export function placing(view: View, { seat, hex }: FactOf<'placed'>): Shown {
  const { alchemist } = playerOf(view, seat);
  const tower = { type: 'tower', seat, at: footAt(hex, TOWER_FOOT), start: 0, time: TOWER } as const;
  if (!alchemist) return { cues: [tower] };
  const walker = { figure: alchemist, seat, isSkull: false, load: [] };
  const at = footAt(hex, GUEST_FOOT);
  return { cues: [tower, { type: 'rise', ...walker, at, start: TOWER * 0.7, time: RISE }] };
}

/** Steps of one walk follow each other without a rest. */
export function walking(view: View, { seat, figure, from, to }: FactOf<'moved'>): Shown {
  const arrived = withFigure(view, seat, figure, { hex: to });
  const ends = { from: footOf(view, figure) ?? footAt(from), to: footOf(arrived, figure) ?? footAt(to) };
  return {
    cues: [{ type: 'hop', ...ends, ...walkerOf(view, seat, figure), start: 0, time: HOP }],
    away: [figure],
    pause: 0,
  };
}

/** The sign of the mine lights up, and what it yields flies to the figure. */
export function mining(view: View, { seat, figure, element, count }: FactOf<'mined'>): Shown {
  const hex = hexOf(view, seat, figure);
  if (hex === null) return NOT_SHOWN;
  const things = Array.from({ length: count }, () => element);
  return {
    cues: [
      { type: 'pulse', at: sealAt(hex), tone: 'gold', start: 0, time: PULSE },
      ...flying(things, sealAt(hex), loadAt(hex), PULSE / 3),
    ],
  };
}

export function lifting(view: View, { seat, hex, things }: FactOf<'pickedUp'>): Shown {
  return { cues: flying(things, pileAt(hex), loadAt(hex)), view: lifted(view, seat, hex, things) };
}

export function dropping(view: View, { seat, figure, hex, thing }: FactOf<'dropped'>): Shown {
  const [cue] = flying([thing], loadAt(hex), pileAt(hex));
  return {
    cues: cue ? [cue] : [],
    view: thing === 'soul' ? view : unladen(view, seat, figure, stockOf([thing])),
    time: TOKEN * 0.6,
    pause: 0,
  };
}

/** Loot that is chosen one by one is one movement after another. */
export function looting(view: View, { seat, figure, hex, elements }: FactOf<'looted'>): Shown {
  const to = hexOf(view, seat, figure);
  const things: readonly Thing[] = elements;
  return to === null
    ? NOT_SHOWN
    : { cues: flying(things, pileAt(hex), loadAt(to)), view: lifted(view, seat, hex, things) };
}
