import { asked, type Game, type GameTypes, type Refusal, type Table } from './game';
import { advance, isRevealing, judge } from './play';
import type { Seat, Viewer } from './seat';

/** What would come of moves: the view after them, the first that is refused, or nothing that can be known beforehand. */
export type Preview<G extends GameTypes> =
  | { readonly type: 'after'; readonly view: G['view'] }
  | { readonly type: 'refused'; readonly index: number; readonly refusal: Refusal<G> }
  | { readonly type: 'unknown' };

export const UNKNOWN = { type: 'unknown' } as const;

/**
 * What a viewer would see if a seat made these moves one after the other. Nothing is foreseen where chance or something
 * hidden decides, nor what comes after that.
 */
export function preview<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  { seat, viewer }: { readonly seat: Seat; readonly viewer: Viewer },
  moves: readonly G['move'][],
): Preview<G> {
  let now = table;
  for (const [index, move] of moves.entries()) {
    const judged = judge(game, now, seat, move);
    if (!judged.ok) return { type: 'refused', index, refusal: judged.problem };
    const next = advance(game, now, judged.value);
    // At the end everything lies open.
    if (isRevealing(game, now, next) || !asked(next)) return UNKNOWN;
    now = next;
  }
  return { type: 'after', view: game.view(now, viewer) };
}
