import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';
import { EXTENSION, LEVELS } from '@/engine/games/materia-prima/data';
import { isEquipment, isHomunculus } from '@/engine/games/materia-prima/queries/formulas';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Cue } from './cues';
import { footAt, hexAt, PANE, seatAt, vesselAt } from './places';
import { playerOf } from '../touch/situation';
import { flying, footOf, NOT_SHOWN, NOTHING, walkerOf, type FactOf, type Shown } from './cueing';

const PULSE = 300;
const BURN = 1_000;
const RISE = 420;
const FADE = 480;
const SHARD = 520;
const STONE = 1_200;
const PACK = 180;

type View = MateriaPrimaView;

/** Where the tower of a seat stands, or its place at the table. */
function towerAt(view: View, seat: FactOf<'packed'>['seat']): string {
  const { home } = playerOf(view, seat);
  return home === null ? seatAt(seat) : hexAt(home);
}

/** Beads run up the tubes where the still is seen; from afar the tower lights up. */
export function converting(view: View, { seat, into, pay }: FactOf<'converted'>): Shown {
  const beads = pay.flatMap((element) => flying([element], vesselAt(element), vesselAt(into)));
  return {
    cues: [
      ...beads,
      ...flying([into], towerAt(view, seat), towerAt(view, seat), PULSE / 2),
      { type: 'pulse', at: towerAt(view, seat), tone: 'gold', start: 0, time: PULSE },
    ],
  };
}

/** The card burns to gold, and what it makes comes up where it belongs. */
export function transmuting(view: View, { seat, formula }: FactOf<'transmuted'>): Shown {
  const burnt: Cue = { type: 'burn', formula, seat, at: PANE, start: 0, time: BURN };
  return { cues: [burnt, ...madeBy(view, seat, formula)] };
}

function madeBy(
  view: View,
  seat: FactOf<'transmuted'>['seat'],
  formula: FactOf<'transmuted'>['formula'],
): readonly Cue[] {
  const { home, fragments } = playerOf(view, seat);
  const start = BURN * 0.8;
  if (isHomunculus(formula)) {
    if (home === null) return NOTHING;
    const walker = { figure: formula, seat, isSkull: false, load: NOTHING };
    return [{ type: 'rise', ...walker, at: footAt(home), start, time: RISE }];
  }
  if (isEquipment(formula)) {
    return [{ type: 'pulse', at: towerAt(view, seat), tone: 'gold', start, time: PULSE }];
  }
  const levels = [...fragments, formula].map((stone) => FORMULA_LEVEL[stone]);
  return [{ type: 'shard', levels, at: PANE, start, time: SHARD }];
}

export function dissolving(view: View, { seat, figure, hex }: FactOf<'dissolved'>): Shown {
  const walker = walkerOf(view, seat, figure);
  const at = footOf(view, figure) ?? footAt(hex);
  return {
    cues: [{ type: 'fade', from: at, to: at, ...walker, start: 0, time: FADE }],
    away: [figure],
  };
}

/** The third fragment: all of it glows. */
export function crowning(): Shown {
  return { cues: [{ type: 'shard', levels: LEVELS, at: PANE, start: 0, time: STONE }] };
}

/** What was packed cannot be told from what lay there; the tower lights up. */
export function packing(view: View, { seat, figure }: FactOf<'packed'>): Shown {
  const { figures } = playerOf(view, seat);
  const hex = figures.find(({ id }) => id === figure)?.hex;
  if (hex === undefined) return NOT_SHOWN;
  return {
    cues: [{ type: 'pulse', at: hexAt(hex), tone: 'gold', start: 0, time: PACK }],
    pause: 0,
  };
}

/** A producer fills the tower; what else an extension does lights it up. */
export function activating(view: View, { seat, extension }: FactOf<'activated'>): Shown {
  const power = EXTENSION[extension];
  const at = towerAt(view, seat);
  const pulse: Cue = { type: 'pulse', at, tone: 'gold', start: 0, time: PULSE };
  if (power.type !== 'produce') return { cues: [pulse] };
  return { cues: [pulse, ...flying([power.element], seatAt(seat), at)] };
}
