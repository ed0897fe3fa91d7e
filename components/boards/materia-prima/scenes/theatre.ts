import type { Tables as AnyTables, Timed } from '@/components/kit/stage/scene';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { FORMULA_LEVEL, type FormulaId } from '@/engine/games/materia-prima/cards';
import { AXIAL, type Hex } from '@/engine/games/materia-prima/map';
import { alchemistOf, hasStone, isSkull } from '@/engine/games/materia-prima/queries/figures';
import { kindOf } from '@/engine/games/materia-prima/queries/formulas';
import type { FigureId, MateriaPrimaFact } from '@/engine/games/materia-prima/state';
import { elementsOf } from '@/engine/games/materia-prima/stock';
import type { MateriaPrimaView } from '@/engine/games/materia-prima/view';

import { standers, TOWER_FOOT } from '../map/map-standing';
import { playerOf } from '../touch/situation';
import type { Cue, CueOf, Walker } from './cues';
import { towerAt } from './lying';
import { footAt, PANE } from './places';

/** What does not follow from how things lie: steps, fights, fires and lights. */

const HOP = 240;
const LANDING = 420;
const STEPPING_OUT = 360;
const LEAN = 360;
/** Dice roll, come to rest, and their totals are stamped. */
export const ROLL = 700;
const STAMP = 700;
const BLOW = 480;
const TRIUMPH = 1_200;
const TURN = 420;
const BURN = 1_000;
const AWAKENING = 420;
const SHARD = 520;
const STONE = 1_200;
export const LIGHT = 300;

type View = MateriaPrimaView;
export type Tables = AnyTables<View>;
export type FactOf<Type extends MateriaPrimaFact['type']> = Extract<
  MateriaPrimaFact,
  { readonly type: Type }
>;

/** A ring of light around a place. */
export function lighting(place: string, time: number, start = 0): CueOf<'pulse'> {
  return { type: 'pulse', at: place, tone: 'gold', start, time };
}

interface Stood {
  readonly walker: Walker;
  readonly hex: Hex;
  /** The very spot, among all others on its hex. */
  readonly foot: string;
}

/** A figure as it stands on this table; null if it is not on the map. */
export function stoodOn(view: View, id: FigureId | FormulaId): Stood | null {
  const there = standers(view).find((one) => one.type === 'figure' && one.figure.id === id);
  if (there?.type !== 'figure') return null;
  const { seat, figure, hex, foot } = there;
  const walker = {
    figure: figure.id,
    seat,
    isSkull: isSkull(playerOf(view, seat), figure.id),
    load: elementsOf(figure.load),
  };
  return { walker, hex, foot: footAt(hex, foot) };
}

/** The tower comes down, then its alchemist steps out. */
export function placing({ after }: Tables, { seat, hex }: FactOf<'placed'>): readonly Cue[] {
  const { id } = alchemistOf(playerOf(after, seat));
  return [
    { type: 'tower', seat, at: footAt(hex, TOWER_FOOT), start: 0, time: LANDING },
    ...rising(after, id, { start: LANDING * 0.7, time: STEPPING_OUT }),
  ];
}

function rising(view: View, id: FigureId | FormulaId, timed: Timed): readonly Cue[] {
  const come = stoodOn(view, id);
  return come ? [{ type: 'rise', ...come.walker, at: come.foot, ...timed }] : [];
}

export function hopping({ before, after }: Tables, id: FigureId): readonly Cue[] {
  const [from, to] = [stoodOn(before, id), stoodOn(after, id)];
  if (!from || !to) return [];
  return [{ type: 'hop', ...from.walker, from: from.foot, to: to.foot, start: 0, time: HOP }];
}

/** A figure goes home, or is gone where it stood; what it had is spilt. */
export function fading({ before, after }: Tables, id: FigureId, time: number): readonly Cue[] {
  const [from, to] = [stoodOn(before, id), stoodOn(after, id)];
  if (!from) return [];
  const ends = { from: from.foot, to: to?.foot ?? from.foot };
  return [{ type: 'fade', ...from.walker, load: [], ...ends, start: 0, time }];
}

/** Both lean in, then the dice decide. */
export function fighting({ before }: Tables, fact: FactOf<'fought'>): readonly Cue[] {
  const { attack, defence, isWon } = fact;
  const [attacker, defender] = [stoodOn(before, fact.figure), stoodOn(before, fact.target)];
  if (!attacker || !defender) return [];
  const [here, there] = [attacker.foot, defender.foot];
  const roll = { attack, defence, isWon, isBelow: at(AXIAL, defender.hex).r < 0 };
  const fighters = [attacker.walker, defender.walker] as const;
  return [
    { type: 'lean', ...attacker.walker, from: here, to: there, start: 0, time: LEAN },
    { type: 'lean', ...defender.walker, from: there, to: here, start: 0, time: LEAN },
    { type: 'dice', ...roll, fighters, at: PANE, start: LEAN / 2, time: ROLL + STAMP },
    blow(there, isWon),
  ];
}

/** As the dice come to rest the blow goes home, or the shield holds. */
const blow = (at: string, isWon: boolean): Cue => ({
  type: 'pulse',
  at,
  tone: isWon ? 'blow' : 'soul',
  start: LEAN / 2 + ROLL,
  time: BLOW,
});

/** The mission is turned over before everybody: with it the game ends. */
export function fulfilling({ mission }: FactOf<'fulfilled'>): Cue {
  return { type: 'mission', mission, at: PANE, start: 0, time: TRIUMPH };
}

/** An alchemist turns to his other side in a ring of light. */
export function turning({ before }: Tables, { seat, isSoulless }: FactOf<'turned'>): Cue {
  const { hex } = alchemistOf(playerOf(before, seat));
  return { ...lighting(footAt(hex), TURN), tone: isSoulless ? 'soul' : 'gold' };
}

/** The card burns to gold, and what it makes comes up where it belongs. */
export function transmuting(tables: Tables, fact: FactOf<'transmuted'>): readonly Cue[] {
  const { seat, formula } = fact;
  const burnt: Cue = { type: 'burn', formula, seat, at: PANE, start: 0, time: BURN };
  return [burnt, ...making(tables, fact, BURN * 0.8)];
}

function making({ after }: Tables, fact: FactOf<'transmuted'>, start: number): readonly Cue[] {
  const { seat, formula } = fact;
  switch (kindOf(formula)) {
    case 'homunculus':
      return rising(after, formula, { start, time: AWAKENING });
    case 'equipment':
      return [lighting(towerAt(after, seat), LIGHT, start)];
    case 'stone':
      return [stone(after, seat, { start, time: SHARD })];
  }
}

/** The third fragment: all of it glows. */
export function crowning({ after }: Tables, { seat }: FactOf<'stoneMade'>): Cue {
  return stone(after, seat, { start: 0, time: STONE });
}

function stone(view: View, seat: Seat, timed: Timed): Cue {
  const player = playerOf(view, seat);
  const levels = player.fragments.map((fragment) => FORMULA_LEVEL[fragment]);
  return { type: 'shard', levels, isWhole: hasStone(player), at: PANE, ...timed };
}
