import type { Game, GameTypes, Table, Traced } from './game';
import { replay, type MatchRecord } from './match';
import { follow, followStart, type Followed } from './play';
import { rngFrom } from './rng';
import type { Viewer } from './seat';

/** Something that happened as a viewer came to know it, and what he saw of the table just before it. */
export interface Told<G extends GameTypes> {
  readonly fact: G['fact'];
  readonly before: G['view'];
}

/** While something is told, nobody is asked anything yet. */
export function toldTo<G extends GameTypes>(
  game: Game<G>,
  trail: readonly Traced<G>[],
  viewer: Viewer,
): readonly Told<G>[] {
  return trail.map(({ fact, before }) => ({
    fact: game.witness(fact, viewer),
    before: { ...game.view(before, viewer), asked: null },
  }));
}

/** What an entry of the log tells, fact by fact, from the table before it; without one the record is played again. */
export function followEntry<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  index: number,
  before: Table<G> | undefined,
): Followed<G> {
  const move = record.moves[index - 1];
  return move ? follow(game, before ?? tableAfter(game, record, index - 1), move[1]) : opening(game, record);
}

/** The same for several entries: one after another, the first and the last of them included. */
export function followEntries<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  [first, last]: readonly [first: number, last: number],
): Followed<G> {
  let { table, trail } = followEntry(game, record, first, undefined);
  for (let index = first + 1; index <= last; index += 1) {
    const next = followEntry(game, record, index, table);
    table = next.table;
    trail = [...trail, ...next.trail];
  }
  return { table, trail };
}

function opening<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): Followed<G> {
  const { from, sitters, options, seed } = record;
  return from ? { table: from, trail: [] } : followStart(game, sitters.length, options, rngFrom(seed));
}

/** The log begins with the set-up, so after its entry n there have been n moves. */
function tableAfter<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>, index: number): Table<G> {
  const then = replay(game, record, index);
  if (!then.ok) throw new Error(`A move of our own record was refused at step ${then.problem.step}`);
  return then.value.table;
}
