import { at } from '@/engine/core/list';
import { FIELDS, MOST_STEPS, type SpiritPlace } from '@/engine/games/alchemirus/data';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import { nearSeat, playerOf, stepsTo } from './deeds';
import { isAskedFor, isLegal, type Asked, type Situation } from './situation';

/** The move that leads to a field; null if it is too far for any. */
export function wayTo({ view }: Asked, field: number): AlchemirusMove | null {
  const from = playerOf(view, nearSeat(view)).field;
  if (from === null) return { type: 'place', field };
  const steps = stepsTo(from, field);
  return steps > MOST_STEPS ? null : { type: 'go', steps };
}

/** AL-13: by a step if that leads there, else for the whole hand. */
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
  if (isLegal(situation.moves, way)) return way.type === 'go' && way.steps > 3 ? 'fame' : 'free';
  const isTaken = at(FIELDS, field) === 'spirit' && !(way.type === 'go' && way.steps === 0);
  return isTaken && isOccupied(situation.view) ? 'locked' : 'far';
}

function isOccupied(view: AlchemirusView): boolean {
  const near = nearSeat(view);
  return view.players.some(
    ({ field }, seat) => seat !== near && field !== null && at(FIELDS, field) === 'spirit',
  );
}

/** The places that the Spirit can be moved to, and how. */
export function hauntLook({ moves, view }: Asked, place: SpiritPlace): 'near' | 'any' | null {
  if (view.asked?.what.type !== 'spirit') return null;
  if (isLegal(moves, { type: 'haunt', place, isForHand: false })) return 'near';
  return isLegal(moves, { type: 'haunt', place, isForHand: true }) ? 'any' : null;
}
