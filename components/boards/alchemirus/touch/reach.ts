import { MOST_STEPS, type SpiritPlace } from '@/engine/games/alchemirus/data';
import { fameForSteps, isTaken, stepsBetween } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';

import { nearSeat, playerOf } from '../seats';
import { isAskedFor, isLegal, type Asked, type Situation } from './situation';

/** The move that leads to a field; null if it is too far for any. */
export function wayTo({ view }: Asked, field: number): AlchemirusMove | null {
  const from = playerOf(view, nearSeat(view)).field;
  if (from === null) return { type: 'place', field };
  const steps = stepsBetween(from, field);
  return steps > MOST_STEPS ? null : { type: 'go', steps };
}

/** By a step if that leads there, else for the whole hand. */
export function hauntTo({ moves }: Pick<Asked, 'moves'>, place: SpiritPlace): AlchemirusMove {
  const step: AlchemirusMove = { type: 'haunt', place, isForHand: false };
  const leap: AlchemirusMove = { type: 'haunt', place, isForHand: true };
  return isLegal(moves, step) || !isLegal(moves, leap) ? step : leap;
}

/** How a field can be reached, for its light. */
type Reach = 'rest' | 'free' | 'fame' | 'far' | 'locked';

export function reachOf(situation: Situation, field: number): Reach {
  if (!isAskedFor(situation, 'move')) return 'rest';
  const way = wayTo(situation, field);
  if (!way) return 'far';
  const { view, moves } = situation;
  if (isLegal(moves, way)) return way.type === 'go' && fameForSteps(way.steps) > 0 ? 'fame' : 'free';
  return isTaken(view.players, nearSeat(view), field) ? 'locked' : 'far';
}

/** Whether a pawn may go there now. */
export function canReach(situation: Situation, field: number): boolean {
  const reach = reachOf(situation, field);
  return reach === 'free' || reach === 'fame';
}

/** The places that the Spirit can be moved to, and how. */
export function hauntLook({ moves, view }: Asked, place: SpiritPlace): 'near' | 'any' | null {
  if (view.asked?.what.type !== 'spirit') return null;
  if (isLegal(moves, { type: 'haunt', place, isForHand: false })) return 'near';
  return isLegal(moves, { type: 'haunt', place, isForHand: true }) ? 'any' : null;
}
