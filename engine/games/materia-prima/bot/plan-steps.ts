import { FORMULA_LEVEL } from '../cards';
import { MISSION_GOAL, MOST_WORN } from '../data';
import type { Hex } from '../map';
import type { Plan } from './turn-plan';
import { stepAlong, waysTo } from './routes';
import type { Figure, MateriaPrimaMove } from '../state';

/** What a figure can do for a plan; null: nothing of the kind. */
export type Step = MateriaPrimaMove | null;

export function go({ state, seat, legal }: Plan, figure: Figure, goals: readonly Hex[]): Step {
  return goals.length === 0 ? null : stepAlong(legal, figure, waysTo(state, seat, goals));
}

export function find<Type extends MateriaPrimaMove['type']>(
  { legal }: Plan,
  type: Type,
  isIt: (move: Extract<MateriaPrimaMove, { readonly type: Type }>) => boolean,
): Step {
  for (const move of legal) {
    if (move.type === type && isIt(move as Extract<MateriaPrimaMove, { readonly type: Type }>)) return move;
  }
  return null;
}

/** Whether gear of a higher level lies in the tower than is worn, where that matters. */
export function isBadlyArmed({ player }: Plan): boolean {
  const isFine = (piece: (typeof player.worn)[number]) => FORMULA_LEVEL[piece] >= MISSION_GOAL.armoryLevel;
  if (player.mission !== 'armory-master') return player.worn.length < MOST_WORN && player.stored.length > 0;
  return player.worn.filter(isFine).length < MOST_WORN && player.stored.some(isFine);
}
