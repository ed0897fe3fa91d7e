import { asked, type AnyGame } from '@/engine/core/game';
import { advance, legalMoves, play } from '@/engine/core/play';
import { preview } from '@/engine/core/preview';
import { rngFrom } from '@/engine/core/rng';
import { allSeats, type Seat, type Viewer } from '@/engine/core/seat';
import {
  expectAlike,
  expectSame,
  key,
  someOf,
  sortedPieces,
  worldsOf,
  type AnyTable,
  type Moment,
} from './corpus';

const TOLD_OF = 12;
const FORESEEN_OF = 4;

/** Nobody sees, may do or is told anything else in a world that a seat takes the table for. */
export function expectNoLeak(game: AnyGame, moment: Moment): void {
  const { table } = moment;
  const ask = asked(table);
  const open = key(game.view(table, 'public'));
  const openScore = key(game.openScore(table));
  const pieces = sortedPieces(game, table);
  const tellings = someOf(TOLD_OF, moment.legal, moment.step + moment.seed).map((move) =>
    telling(game, table, move),
  );
  expectSecretMoves(game, tellings, allSeats(table.seats));
  worldsOf(game, moment).forEach((world, index) => {
    const seat = index as Seat;
    expectSame(game.view(world, seat), game.view(table, seat), `The view of seat ${seat}`);
    expectAlike(key(game.view(world, 'public')), open, `The open table for seat ${seat}`);
    expectAlike(key(game.openScore(world)), openScore, `The score that seat ${seat} can count`);
    expectAlike(sortedPieces(game, world), pieces, 'What is in the imagined world');
    if (!ask) expectSame(game.score(world), game.score(table), `The final score for seat ${seat}`);
    else if (seat === ask.seat) expectSameToChoose(game, moment, world, seat);
    else for (const told of tellings) expectNoTellingFacts(game, told, world, seat);
  });
}

/** What is legal and what is foreseen of it follow from what the seat knows. */
function expectSameToChoose(
  game: AnyGame,
  { table, legal, step, seed }: Moment,
  world: AnyTable,
  seat: Seat,
): void {
  expectSame(legalMoves(game, world), legalMoves(game, table), 'What is legal');
  for (const move of someOf(FORESEEN_OF, legal, step + seed)) {
    const [real, imagined] = [table, world].map((at) => preview(game, at, { seat, viewer: seat }, [move]));
    expectSame(imagined, real, `What seat ${seat} foresees of ${key(move)}`);
  }
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
 * Of moves of a kind that leave a seat as wise as each other, it is told alike: what is chosen in secret is not told.
 * Where both come to the very same table, nothing was chosen in secret.
 */
function expectSecretMoves(game: AnyGame, tellings: readonly Telling[], seats: readonly Seat[]): void {
  for (const seat of seats) {
    const knows = ({ after }: Telling) => key(game.resample(after, seat, rngFrom(1)));
    const told = (one: Telling) => `${one.told(seat)} ${one.told('public')}`;
    const known = new Map<string, Telling>();
    for (const one of tellings.filter(({ by }) => by !== seat)) {
      const look = `${one.move.type} ${one.seen(seat)}`;
      const other = known.get(look) ?? one;
      known.set(look, other);
      if (told(one) === told(other) || knows(one) !== knows(other) || isSameTable(one, other)) continue;
      expectAlike(
        told(one),
        told(other),
        `What seat ${seat} is told of ${key(one.move)} and ${key(other.move)}`,
      );
    }
  }
}

function isSameTable({ after: one }: Telling, { after: other }: Telling): boolean {
  return key([one.state, one.agenda]) === key([other.state, other.agenda]);
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
  /** All the rest of the state: what the seat has seen, or can work out. */
  readonly known: readonly string[];
}

/** What has been found in tables, by path. */
export interface Findings {
  /** Where a world differs from the table that it is taken for. */
  readonly changed: Set<string>;
  /** All lists, empty ones too, and all places in them where it might. */
  readonly places: Set<string>;
  /** All that there is, less what is in empty lists. */
  readonly all: Set<string>;
}

/** Hidden in every game: the numbers to come are never the real ones, and what just happened is left out. */
const ALWAYS_HIDDEN = ['rng', 'facts'];
const ALWAYS_KNOWN = ['seats', 'options', 'agenda'];

export function collectPaths(game: AnyGame, moment: Moment, secrets: Secrets, found: Findings): void {
  const { table, step } = moment;
  const naming = (seat: number): Naming => ({ seat, seats: table.seats, secrets });
  walk(table, '', naming(step % table.seats), found);
  worldsOf(game, moment).forEach((world, seat) => {
    if (key(world.rng) === key(table.rng)) throw new Error(`Seat ${seat} knows the numbers to come`);
    if (world.facts.length > 0) throw new Error(`Seat ${seat} imagines facts`);
    compare(table, world, '', naming(seat), found);
  });
}

interface Naming {
  readonly seat: number;
  readonly seats: number;
  readonly secrets: Secrets;
}

/** Every path of a table, to its leaves. */
function walk(value: unknown, path: string, how: Naming, found: Findings): void {
  if (Array.isArray(value)) {
    found.places.add(path);
    value.forEach((item, index) => walk(item, placeIn(value, index, path, how), how, found));
  } else if (isRecord(value)) {
    const fields = Object.entries(value);
    if (fields.length === 0) found.all.add(path);
    for (const [name, field] of fields) walk(field, path ? `${path}.${name}` : name, how, found);
  } else found.all.add(path);
}

function compare(one: unknown, other: unknown, path: string, how: Naming, found: Findings): void {
  if (one === other) return;
  if (Array.isArray(one) && Array.isArray(other)) compareLists(one, other, path, how, found);
  else if (isRecord(one) && isRecord(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[name], other[name], path ? `${path}.${name}` : name, how, found);
  } else found.changed.add(path);
}

function compareLists(
  one: readonly unknown[],
  other: readonly unknown[],
  path: string,
  how: Naming,
  found: Findings,
): void {
  if (one.length !== other.length) found.changed.add(`${path}.length`);
  one.forEach((item, index) => {
    const place = placeIn(one, index, path, how);
    found.places.add(place);
    compare(item, other[index], place, how, found);
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placeIn(
  list: readonly unknown[],
  index: number,
  path: string,
  { seat, seats, secrets }: Naming,
): string {
  if (secrets.bySeat.includes(path)) {
    if (index >= seats) return `${path}[open]`;
    return index === seat ? `${path}[own]` : `${path}[other]`;
  }
  if (typeof list[index] === 'object' && list[index] !== null) return `${path}[*]`;
  if (index === 0) return `${path}[first]`;
  return index === list.length - 1 ? `${path}[last]` : `${path}[between]`;
}

const isIn =
  (whole: string) =>
  (path: string): boolean =>
    path.startsWith(whole) && /^([.[]|$)/.test(path.slice(whole.length));

/** All that is hidden is another in some world, in every place of a list; nothing else is; and nothing is forgotten. */
export function expectAllHiddenAndNothingElse(secrets: Secrets, seats: number, found: Findings): void {
  const hidden = [...ALWAYS_HIDDEN, ...secrets.hidden, ...(secrets.hiddenWith?.[seats] ?? [])];
  const listed = [...hidden, ...ALWAYS_KNOWN, ...secrets.known];
  const changed = [...found.changed];
  const everything = [...found.all, ...found.places, ...changed];
  const kept = hidden.flatMap((whole) => {
    const parts = ['first', 'between', 'last'].map((place) => `${whole}[${place}]`);
    const missing = parts.filter((part) => found.places.has(part) && !found.changed.has(part));
    return changed.some(isIn(whole)) ? missing : [whole];
  });
  const isHidden = (path: string) => hidden.some((whole) => isIn(whole)(path));
  expect({
    'hidden, but as it really is in every world': kept,
    'changed, but not listed as hidden': changed.filter((path) => !isHidden(path)),
    'neither listed as hidden nor as known': [...found.all].filter(
      (path) => !listed.some((whole) => isIn(whole)(path)),
    ),
    'listed, but nowhere to be found': listed.filter((whole) => !everything.some(isIn(whole))),
  }).toEqual({
    'hidden, but as it really is in every world': [],
    'changed, but not listed as hidden': [],
    'neither listed as hidden nor as known': [],
    'listed, but nowhere to be found': [],
  });
}
