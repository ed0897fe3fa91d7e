import { earnest, mindOf } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at } from './list';
import { EVEN } from './nature';
import { advance, isRevealing } from './play';
import { split, type Rng } from './rng';

/** A move, and the small ones that complete it as one gesture. */
export type Gesture<G extends GameTypes> = readonly [first: G['move'], ...rest: readonly G['move'][]];

/** Longer than this is no gesture. */
const LONGEST = 40;

/**
 * The move with what would usually complete it, for whoever is asked. It ends where chance or anything hidden comes in, so
 * that it tells nothing that is not known before it is begun.
 */
export function gestureFrom<G extends GameTypes>(
  game: Game<G>,
  table: Table<G>,
  move: G['move'],
  rng: Rng,
): Gesture<G> {
  const rest: G['move'][] = [];
  let [before, now] = [table, advance(game, table, move)];
  while (rest.length < LONGEST && goesOn(game, before, now)) {
    const next = usualAnswer(game, now, split(rng, rest.length));
    rest.push(next);
    [before, now] = [now, advance(game, now, next)];
  }
  return [move, ...rest];
}

function goesOn<G extends GameTypes>(game: Game<G>, before: Table<G>, now: Table<G>): boolean {
  const [last, next] = [asked(before), asked(now)];
  if (!last || !next || last.seat !== next.seat || isRevealing(game, before, now)) return false;
  return game.isSameGesture(next.what, last.what);
}

/** What a master takes for granted; it is found in a world that agrees with what the seat knows. */
function usualAnswer<G extends GameTypes>(game: Game<G>, table: Table<G>, rng: Rng): G['move'] {
  const mind = earnest(game, table, mindOf(game, table, EVEN, rng));
  return mind.legal.length === 1 ? at(mind.legal, 0) : game.scout.reply(mind, mind.world());
}
