import { mindOf, type Mind } from './bot';
import { asked, type Game, type GameTypes, type Table } from './game';
import { at } from './list';
import { EVEN } from './nature';
import { advance } from './play';
import { isUsual, type Claim } from './reason';
import { split, type Rng } from './rng';

/** In how many worlds a claim is tried once more. */
const WORLDS = 8;
/** Keeps their chance apart from that of the thoughts. */
const OPINIONS = -3;
/** Longer lines show nothing. */
const LONGEST = 200;

/** What is compared, by whoever is asked at a table. */
export interface Question<G extends GameTypes> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  readonly mind: Mind<G>;
  readonly rng: Rng;
}

/**
 * Whether a claim also holds where everybody goes on as an adept: a master may have plans for a move that nobody who
 * reads the hint would think of, and then what it says would not come true.
 */
export function* isConfirmed<G extends GameTypes>(
  question: Question<G>,
  claim: Claim<G>,
  ours: G['move'],
  theirs: G['move'],
): Generator<void, boolean, boolean | void> {
  const { game, table, mind, rng } = question;
  const gains: number[] = [];
  for (let index = 0; index < WORLDS; index += 1) {
    if (yield) return false;
    const chance = split(split(rng, OPINIONS), index);
    const world = game.resample(table, mind.seat, chance);
    const [one, other] = [
      yield* goneOn(game, world, ours, { claim, chance }),
      yield* goneOn(game, world, theirs, { claim, chance }),
    ];
    gains.push(claim.count(one, mind.seat, mind) - claim.count(other, mind.seat, mind));
  }
  return isUsual(claim, gains);
}

/** The world where the claim is to be counted. */
function* goneOn<G extends GameTypes>(
  game: Game<G>,
  world: Table<G>,
  move: G['move'],
  { claim, chance }: { readonly claim: Claim<G>; readonly chance: Rng },
): Generator<void, Table<G>, boolean | void> {
  const isThere = (table: Table<G>) =>
    claim.where === 'turn'
      ? table.facts.some((fact) => game.passesTurn(fact))
      : game.scout.isEnd(world, table);
  let table = advance(game, world, move);
  for (let step = 0; step < LONGEST && asked(table) && !isThere(table); step += 1) {
    const mind = mindOf(game, table, EVEN, split(chance, step));
    table = mind.after(table, mind.legal.length === 1 ? at(mind.legal, 0) : yield* game.middle(mind));
  }
  return table;
}
