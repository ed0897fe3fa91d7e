import type { Game, GameTypes, Table } from '@/engine/core/game';
import { follow } from '@/engine/core/play';
import type { Viewer } from '@/engine/core/seat';
import { toldTo, type Told } from '@/engine/core/told';

/** What a viewer is told of a move on this table. */
export function toldOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  move: G['move'],
  viewer: Viewer,
): readonly Told<G>[] {
  return toldTo(game, follow(game, table, move).trail, viewer);
}

/** What a viewer is told of moves made one after the other, each fact with the table before it and after it. */
export function seenOf<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  moves: readonly G['move'][],
  viewer: Viewer,
) {
  let now = table;
  const told = moves.flatMap((move) => {
    const { table: next, trail } = follow(game, now, move);
    now = next;
    return toldTo(game, trail, viewer);
  });
  const end = game.view(now, viewer);
  return told.map(({ fact, before }, index) => ({
    fact,
    tables: { before, after: told[index + 1]?.before ?? end },
  }));
}

/** Facts by which nothing changes on the table. */
export function toldOn<View extends object, Fact>(view: View, ...facts: readonly Fact[]) {
  return facts.map((fact) => ({ fact, before: { ...view, asked: null } }));
}
