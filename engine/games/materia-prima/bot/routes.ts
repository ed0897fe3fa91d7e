import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { HEXES, neighbours, type Hex } from '../map';
import type { Figure, MateriaPrimaMove, MateriaPrimaState } from '../state';

/** Ways over the map as a bot sees them. */

/** What a step onto a hex costs where an opponent stands now: he may be gone by then, or one goes around. */
const HELD = 4;
const CLOSED = 1000;

/** By hex, how far it is to the nearest of the goals for this seat's figures. */
export function waysTo(state: MateriaPrimaState, seat: Seat, goals: readonly Hex[]): readonly number[] {
  const tolls = tollsFor(state, seat);
  const ways = HEXES.map((hex) => (goals.includes(hex) ? 0 : Infinity));
  const queue = [...goals];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    const far = at(ways, hex) + at(tolls, hex);
    for (const next of neighbours(hex)) {
      if (far >= at(ways, next)) continue;
      ways[next] = far;
      queue.push(next);
    }
  }
  return ways;
}

function tollsFor({ players }: MateriaPrimaState, seat: Seat): readonly number[] {
  const tolls = HEXES.map(() => 1);
  players.forEach(({ home, figures }, other) => {
    if (other === seat) return;
    for (const { hex } of figures) tolls[hex] = HELD;
    if (home !== null) tolls[home] = CLOSED;
  });
  return tolls;
}

type Walk = Extract<MateriaPrimaMove, { readonly type: 'move' }>;

/** The step of this figure that brings it nearer; null if none does. */
export function stepAlong(
  legal: readonly MateriaPrimaMove[],
  { id, hex }: Figure,
  ways: readonly number[],
): Walk | null {
  let best: Walk | null = null;
  let least = at(ways, hex);
  for (const move of legal) {
    if (move.type !== 'move' || move.figure !== id || at(ways, move.to) >= least) continue;
    [best, least] = [move, at(ways, move.to)];
  }
  return best;
}
