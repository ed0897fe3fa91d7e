import { at } from '@/engine/core/list';
import { alchemistOf } from '@/engine/games/materia-prima/queries/figures';
import { AXIAL } from '@/engine/games/materia-prima/map';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import type { Cue } from './cues';
import { footAt, hexAt, loadAt, PANE, pileAt } from './places';
import { playerOf } from '../touch/situation';
import { endOf, flying, footOf, hexOf, NOTHING, walkerOf, type FactOf, type Shown } from './cueing';

const LEAN = 360;
/** Dice roll, come to rest, and their totals are stamped. */
export const ROLL = 700;
const STAMP = 700;
const FADE = 560;
const TURN = 420;

type View = MateriaPrimaView;

/** Both lean in, then the dice decide. */
export function fighting(view: View, fact: FactOf<'fought'>): Shown {
  const { seat, figure, against, target, attack, defence, isWon } = fact;
  const [from, to] = [footOf(view, figure), footOf(view, target)];
  const leaning: readonly Cue[] =
    from === null || to === null
      ? NOTHING
      : [
          { type: 'lean', from, to, ...walkerOf(view, seat, figure), start: 0, time: LEAN },
          { type: 'lean', from: to, to: from, ...walkerOf(view, against, target), start: 0, time: LEAN },
        ];
  const fighters = [walkerOf(view, seat, figure), walkerOf(view, against, target)] as const;
  const isBelow = at(AXIAL, hexOf(view, against, target) ?? 0).r < 0;
  const roll = { attack, defence, isWon, fighters, isBelow, at: PANE };
  return {
    cues: [...leaning, { type: 'dice', ...roll, start: LEAN / 2, time: ROLL + STAMP }],
    away: leaning.length > 0 ? [figure, target] : [],
    // The dice of the last fight are taken up to be rolled.
    view: { ...view, dice: null },
  };
}

/** The loser goes; what he had lies there; the soul stone comes last. */
export function beating(view: View, { seat, figure, hex, lost, soul }: FactOf<'beaten'>): Shown {
  const { home } = playerOf(view, seat);
  const isAlchemist = playerOf(view, seat).alchemist === figure;
  const walker = { ...walkerOf(view, seat, figure), load: NOTHING };
  const from = footOf(view, figure) ?? footAt(hex);
  const gone: Cue = {
    type: 'fade',
    from,
    to: isAlchemist && home !== null ? footAt(home) : from,
    ...walker,
    start: 0,
    time: FADE,
  };
  const spilt = flying(lost, loadAt(hex), pileAt(hex), FADE / 3);
  const winner = alchemistOf(playerOf(view, view.turn)).hex;
  const to = soul === 'taken' ? loadAt(winner) : pileAt(hex);
  const freed = soul === null ? NOTHING : flying(['soul'], hexAt(hex), to, endOf([gone, ...spilt]) - 120);
  return { cues: [gone, ...spilt, ...freed], away: [figure] };
}

/** An alchemist turns to his other side in a ring of light. */
export function turning(view: View, { seat, isSoulless }: FactOf<'turned'>): Shown {
  const { hex } = alchemistOf(playerOf(view, seat));
  const tone = isSoulless ? 'soul' : 'gold';
  return { cues: [{ type: 'pulse', at: footAt(hex), tone, start: 0, time: TURN }] };
}
