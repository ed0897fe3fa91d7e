import { asked, type AnyGame } from '@/engine/core/game';
import { advance, legalMoves, play } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import { dailyOf } from '../../long';
import { expectAlike, expectSame, key, sortedPieces, worldsOf, type AnyTable, type Moment } from './corpus';

const TOLD_OF = 12;

/** Nobody sees, may do or is told anything else in a world that a seat takes the table for. */
export function expectNoLeak(game: AnyGame, moment: Moment): void {
  const { table } = moment;
  const ask = asked(table);
  const open = key(game.view(table, 'public'));
  const openScore = key(game.openScore(table));
  const pieces = sortedPieces(game, table);
  const tellings = dailyOf(TOLD_OF, moment.legal, moment.step + moment.seed).map((move) =>
    telling(game, table, move),
  );
  worldsOf(game, moment).forEach((world, index) => {
    const seat = index as Seat;
    expectSame(game.view(world, seat), game.view(table, seat), `The view of seat ${seat}`);
    expectAlike(key(game.view(world, 'public')), open, `The open table for seat ${seat}`);
    expectAlike(key(game.openScore(world)), openScore, `The score that seat ${seat} can count`);
    expectAlike(sortedPieces(game, world), pieces, 'What is in the imagined world');
    if (!ask) expectSame(game.score(world), game.score(table), `The final score for seat ${seat}`);
    else if (seat === ask.seat) expectSame(legalMoves(game, world), legalMoves(game, table), 'What is legal');
    else for (const told of tellings) expectNoTellingFacts(game, told, world, seat);
  });
}

interface Telling {
  readonly move: Moment['legal'][number];
  readonly by: Seat;
  readonly after: AnyTable;
  readonly seen: (viewer: Viewer) => string;
  readonly told: (viewer: Viewer) => string;
}

/** What comes of a move, and what each viewer sees and is told of it; found out once. */
function telling(game: AnyGame, table: AnyTable, move: Moment['legal'][number]): Telling {
  return tellingOf(game, asked(table)!.seat, move, advance(game, table, move));
}

function tellingOf(game: AnyGame, by: Seat, move: Telling['move'], after: AnyTable): Telling {
  const seen = once((viewer) => key(game.view(after, viewer)));
  const told = once((viewer) => key(after.facts.map((fact) => game.witness(fact, viewer))));
  return { move, by, after, seen, told };
}

function once(find: (viewer: Viewer) => string): (viewer: Viewer) => string {
  const found = new Map<Viewer, string>();
  return (viewer) => {
    const value = found.get(viewer) ?? find(viewer);
    found.set(viewer, value);
    return value;
  };
}

/**
 * What a seat is told of a move in two worlds is alike if it sees the same after it, and the other way round, unless
 * it is asked itself: then it may be shown something. What it cannot tell apart, the open table does not tell apart.
 */
function expectNoTellingFacts(game: AnyGame, real: Telling, world: AnyTable, seat: Seat): void {
  const { move, by } = real;
  const made = play(game, world, by, move);
  if (!made.ok) return;
  const imagined = tellingOf(game, by, move, made.value);
  const isShown = [real, imagined].some(({ after }) => asked(after)?.seat === seat);
  const isSeenAlike = real.seen(seat) === imagined.seen(seat);
  const isToldAlike = real.told(seat) === imagined.told(seat);
  if (!isSeenAlike && !isToldAlike) return;
  expectAlike(real.told(seat), imagined.told(seat), `What seat ${seat} is told of ${key(move)}`);
  if (!isSeenAlike && isShown) return;
  expectAlike(real.seen(seat), imagined.seen(seat), `The view after ${key(move)}`);
  expectAlike(real.told('public'), imagined.told('public'), `What all are told of ${key(move)}`);
  expectAlike(real.seen('public'), imagined.seen('public'), `The open table after ${key(move)}`);
  const imagines = ({ after }: Telling) => game.resample(after, seat, rngFrom(1));
  expectSame(imagines(real), imagines(imagined), `What seat ${seat} knows after ${key(move)}`);
}

/** What a seat imagines follows from what it knows and from nothing else: it would imagine the same in that world. */
export function expectImaginedFromKnowledge(game: AnyGame, moment: Moment): void {
  const chance = rngFrom(moment.step + 7);
  worldsOf(game, moment).forEach((world, index) => {
    const seat = index as Seat;
    const [real, imagined] = [moment.table, world].map((from) => game.resample(from, seat, chance));
    expectSame(imagined, real, `What seat ${seat} imagines in an imagined world`);
  });
}

/**
 * What a game hides from a seat, by path: `[own]` and `[other]` are places in lists that are kept by seat, `[*]` any
 * place in another list of records. A list of cards may be named as a whole, or by `[first]`, `[between]`, `[last]`.
 */
export interface Secrets {
  readonly bySeat: readonly string[];
  readonly hidden: readonly string[];
  /** What is hidden besides at some numbers of players. */
  readonly hiddenWith?: Readonly<Record<number, readonly string[]>>;
}

/** Where two tables have been found to differ, and all places in lists where they might have. */
export interface Findings {
  readonly changed: Set<string>;
  readonly places: Set<string>;
}

/** Hidden in every game: the numbers to come are never the real ones, and what just happened is left out. */
const ALWAYS = ['rng', 'facts'];

export function collectDifferences(game: AnyGame, moment: Moment, secrets: Secrets, found: Findings): void {
  worldsOf(game, moment).forEach((world, seat) => {
    if (key(world.rng) === key(moment.table.rng)) throw new Error(`Seat ${seat} knows the numbers to come`);
    if (world.facts.length > 0) throw new Error(`Seat ${seat} imagines facts`);
    compare(moment.table, world, '', { seat, seats: world.seats, secrets, found });
  });
}

interface Comparison {
  readonly seat: number;
  readonly seats: number;
  readonly secrets: Secrets;
  readonly found: Findings;
}

function compare(one: unknown, other: unknown, path: string, how: Comparison): void {
  if (one === other) return;
  if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, path, how);
  else if (isRecord(one) && isRecord(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[name], other[name], path ? `${path}.${name}` : name, how);
  } else how.found.changed.add(path);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compareLists(
  one: readonly unknown[],
  other: readonly unknown[],
  path: string,
  how: Comparison,
): void {
  const { seat, seats, secrets, found } = how;
  if (one.length !== other.length) found.changed.add(`${path}.length`);
  one.forEach((item, index) => {
    const isLast = index === one.length - 1;
    const name = secrets.bySeat.includes(path)
      ? index === seat
        ? 'own'
        : index < seats
          ? 'other'
          : 'open'
      : typeof item === 'object' && item !== null
        ? '*'
        : index === 0
          ? 'first'
          : isLast
            ? 'last'
            : 'between';
    if (name === 'first' || name === 'last' || name === 'between') found.places.add(`${path}[${name}]`);
    compare(item, other[index], `${path}[${name}]`, how);
  });
}

/** All that is hidden is another in some world, in every place of a list, and nothing else is. */
export function expectAllHiddenAndNothingElse(
  { hidden, hiddenWith }: Secrets,
  seats: number,
  { changed, places }: Findings,
): void {
  const all = [...ALWAYS, ...hidden, ...(hiddenWith?.[seats] ?? [])];
  const isIn = (path: string, whole: string) => path === whole || /^[.[]/.test(path.slice(whole.length));
  const of = (whole: string) => (path: string) => path.startsWith(whole) && isIn(path, whole);
  const unlisted = [...changed].filter((path) => !all.some((whole) => of(whole)(path)));
  const kept = all.flatMap((whole) => {
    const parts = ['first', 'between', 'last'].map((place) => `${whole}[${place}]`);
    const missing = parts.filter((part) => places.has(part) && !changed.has(part));
    return [...changed].some(of(whole)) ? missing : [whole];
  });
  expect({
    'kept as it really is in every world': kept,
    'changed, but not listed as hidden': unlisted,
  }).toEqual({
    'kept as it really is in every world': [],
    'changed, but not listed as hidden': [],
  });
}
