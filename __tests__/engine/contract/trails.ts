import { asked, type AnyGame, type GameTypes, type Traced } from '@/engine/core/game';
import { advance, follow, followStart, judge } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import { toldTo, type Told } from '@/engine/core/told';
import {
  expectAlike,
  expectSame,
  key,
  someOf,
  sortedPieces,
  worldsOf,
  type AnyTable,
  type Moment,
  type Played,
} from './corpus';

const FOLLOWED = 3;

type Move = Moment['legal'][number];

/**
 * Whoever follows a move comes to the same table, by the same facts, from how the table lay, and on the way all pieces
 * lie somewhere. `untold` are fields of its view that a game changes before it tells what it does so for.
 */
export function expectFollowed(
  game: AnyGame,
  { table, legal, step, seed }: Moment,
  untold: readonly string[],
): void {
  const pieces = sortedPieces(game, table);
  for (const move of someOf(FOLLOWED, legal, step + seed)) {
    const after = advance(game, table, move);
    const followed = follow(game, table, move);
    expectSame(followed.table, after, `The table after ${key(move)}, if it is followed`);
    const facts = followed.trail.map(({ fact }) => fact);
    expectSame(facts, after.facts, `What happens by ${key(move)}, if it is followed`);
    expectToldFromHowItLay(game, table, followed.trail, untold);
    for (const { fact, before } of followed.trail) {
      expectAlike(sortedPieces(game, before), pieces, `What is in the box before ${key(fact)}`);
      if (before.trail !== undefined) throw new Error('A table of a trail drags its trail along');
    }
  }
}

/** Before anything has happened the table looks as it did, and nobody is asked until all is told. */
function expectToldFromHowItLay(
  game: AnyGame,
  table: AnyTable,
  trail: readonly Traced<GameTypes>[],
  untold: readonly string[],
): void {
  const viewers: readonly Viewer[] = [...allSeats(table.seats), 'public'];
  const lying = (view: unknown) =>
    JSON.stringify(view, (name, value: unknown) => (untold.includes(name) ? undefined : value));
  for (const viewer of viewers) {
    const told = toldTo(game, trail, viewer);
    const [first] = told;
    if (!first) return;
    const lay = lying({ ...game.view(table, viewer), asked: null });
    expectAlike(lying(first.before), lay, `What ${viewer} sees before ${key(first.fact)}`);
    if (told.some(({ before }) => Object(before).asked !== null))
      throw new Error(`Somebody is asked while ${key(first.fact)} is told`);
  }
}

/** The same for the set-up. */
export function expectStartFollowed(game: AnyGame, { begun }: Played): void {
  const { sitters, options, seed } = begun.record;
  const { table, trail } = followStart(game, sitters.length, options, rngFrom(seed));
  expectSame(table, begun.table, 'The table after the set-up, if it is followed');
  const facts = trail.map(({ fact }) => fact);
  expectSame(facts, begun.table.facts, 'What happens by the set-up, if it is followed');
}

/**
 * Before each fact a seat sees only what it knew: in another world, which it could not tell from this one, the table
 * looks alike for as long as it is told the same.
 */
export function expectNoLeakOnTheWay(game: AnyGame, moment: Moment): void {
  const { table, legal, step, seed } = moment;
  const ask = asked(table);
  if (!ask) return;
  const worlds = worldsOf(game, moment);
  for (const move of someOf(FOLLOWED, legal, step + seed)) {
    const trail = follow(game, table, move).trail;
    for (const seat of allSeats(table.seats)) {
      const world = worlds[seat]!;
      if (!judge(game, world, ask.seat, move).ok) continue;
      const imagined = follow(game, world, move).trail;
      const differ = (viewer: Viewer) =>
        firstLeak(toldTo(game, trail, viewer), toldTo(game, imagined, viewer));
      const leak = differ(seat) ?? (seat === ask.seat ? null : differ('public'));
      if (leak) throw leakOf(move, seat, leak);
    }
  }
}

type Pair = readonly [one: Told<GameTypes>, other: Told<GameTypes>];

/** The first facts before which the tables look different, although all before them was told alike. */
function firstLeak(one: readonly Told<GameTypes>[], other: readonly Told<GameTypes>[]): Pair | null {
  for (const [index, told] of one.entries()) {
    const same = other[index];
    if (!same) return null;
    if (key(told.before) !== key(same.before)) return [told, same];
    if (key(told.fact) !== key(same.fact)) return null;
  }
  return null;
}

function leakOf(move: Move, seat: Seat, [one, other]: Pair): Error {
  const views = `${key(one.before)}\n${key(other.before)}`;
  return new Error(`By ${key(move)} seat ${seat} sees something hidden before ${key(one.fact)}:\n${views}`);
}
