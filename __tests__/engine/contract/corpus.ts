import { think } from '@/engine/core/bot';
import { asked, defaultOptions, type AnyGame, type GameTypes, type Table } from '@/engine/core/game';
import { begin, replay, type Match, type RecordedMove } from '@/engine/core/match';
import { advance } from '@/engine/core/play';
import { below, rngFrom, split } from '@/engine/core/rng';
import { allSeats, type Seat } from '@/engine/core/seat';
import { daily, dailyOf } from '../../long';

/** Games that are played once and looked at by all tests of the contract. */

export type AnyTable = Table<GameTypes>;
type AnyMove = GameTypes['move'];

export const SEEDS = daily(24, 100);
export const PLAYED_TO_THE_END = 5;
const MOST_MOVES = 20_000;
/** Where chance alone does not come to an end, the rest is played with sense, in the first few games. */
const RANDOM_MOVES = 1_000;
/** One position in this many is looked at closely, and each kind of question and of move a few times. */
const EVERY = 150;
const EACH_KIND = 3;
/** Of the first games, the positions before and after one move in this many are kept. */
export const STRIDE = 23;
export const STRIDDEN = daily(6, 20);
/** The position in the middle of a game at which it is saved. */
export const MIDDLE = 30;
/** Moves of this game that are legal at one time or another, to be tried at all times. */
const MOST_KNOWN_MOVES = 300;
const EVERY_KNOWN = 5;
const FIRST_KNOWN = 30;

/** A position that is looked at closely; over where nobody is asked any more. */
export interface Moment {
  readonly seed: number;
  readonly step: number;
  readonly table: AnyTable;
  readonly legal: readonly AnyMove[];
  /** Moves that were legal at some time before. */
  readonly known: readonly AnyMove[];
}

export interface Played {
  readonly seed: number;
  readonly begun: Match;
  readonly moves: readonly RecordedMove<GameTypes>[];
  /** What happened by each move, the set-up first. */
  readonly facts: readonly (readonly GameTypes['fact'][])[];
  readonly end: AnyTable;
  readonly moments: readonly Moment[];
  /** Some tables, by how many moves led there. */
  readonly tables: ReadonlyMap<number, AnyTable>;
}

const NAMES = ['Anna', 'Ben', 'Clara', 'Dora', 'Emil'];
export const nameOf = (seat: Seat): string => NAMES[seat] ?? '?';
export const key = (value: unknown): string => JSON.stringify(value);

const corpora = new Map<string, readonly Played[]>();

/** The games of one game at one number of players; played when they are first asked for. */
export function corpusOf(game: AnyGame, seats: number): readonly Played[] {
  const name = `${game.id} ${seats}`;
  const corpus = corpora.get(name) ?? played(game, seats);
  corpora.set(name, corpus);
  return corpus;
}

function played(game: AnyGame, seats: number): readonly Played[] {
  const looks = new Map<string, number>();
  return Array.from({ length: SEEDS }, (_, seed) =>
    withPlace({ seed }, () => playOut(game, begun(game, seats, seed), seed, looks)),
  );
}

export function begun(game: AnyGame, seats: number, seed: number): Match {
  const sitters = allSeats(seats).map((seat) => ({ name: nameOf(seat), bot: null }));
  const match = begin(game, { options: optionsBy(game, seed), seed, sitters });
  if (!match.ok) throw new Error(match.problem);
  return match.value;
}

/** Even seeds play by the defaults, odd ones take the options' values in turn. */
function optionsBy(game: AnyGame, seed: number): GameTypes['options'] {
  if (seed % 2 === 0) return defaultOptions(game);
  return Object.fromEntries(
    Object.entries(game.options).map(([name, values], index) => [
      name,
      values[(seed >> (index + 1)) % values.length]!,
    ]),
  );
}

/** Plays at random, and to the end with sense or not at all. */
function playOut(game: AnyGame, match: Match, seed: number, looks: Map<string, number>): Played {
  const moves: RecordedMove<GameTypes>[] = [];
  const facts = [match.table.facts];
  const moments: Moment[] = [];
  const tables = new Map<number, AnyTable>();
  const known = new Map<string, AnyMove>(bareMoves(game).map((move) => [key(move), move]));
  let table = match.table;
  let chance = rngFrom(~seed);
  const look = (legal: readonly AnyMove[]) =>
    moments.push({ seed, step: moves.length, table, legal, known: [...known.values()] });
  for (let step = 0; step < MOST_MOVES; step += 1) {
    const ask = asked(table);
    if (!ask) look([]);
    if (isKept(seed, step)) tables.set(step, table);
    if (!ask || (step === RANDOM_MOVES && seed >= PLAYED_TO_THE_END))
      return { seed, begun: match, moves, facts, end: table, moments, tables };
    const legal = game.legal(table, ask);
    if (step % EVERY_KNOWN === 0 && known.size < MOST_KNOWN_MOVES)
      for (const move of legal.slice(0, FIRST_KNOWN))
        if (known.size < MOST_KNOWN_MOVES) known.set(key(move), move);
    if ((step + seed) % EVERY === 0 || isRare(ask.what.type, legal, looks)) look(legal);
    const drawn = below(chance, legal.length);
    chance = drawn.rng;
    const move = step < RANDOM_MOVES ? legal[drawn.value]! : think(game, table, 'adept', chance);
    table = advance(game, table, move);
    moves.push([ask.seat, move]);
    facts.push(table.facts);
  }
  throw new Error('The game does not end');
}

/** Moves that say nothing but their kind: if one of them is never legal, it is refused each time. */
function bareMoves(game: AnyGame): readonly AnyMove[] {
  return Object.keys(game.text.en.moves).map((type) => ({ type }));
}

/** Whether such a question, or some such move, has been looked at a few times only. */
function isRare(question: string, legal: readonly AnyMove[], looks: Map<string, number>): boolean {
  const kinds = new Set([`asked ${question}`, ...legal.map(({ type }) => type)]);
  const timesOf = (kind: string) => looks.get(kind) ?? 0;
  if (![...kinds].some((kind) => timesOf(kind) < EACH_KIND)) return false;
  for (const kind of kinds) looks.set(kind, timesOf(kind) + 1);
  return true;
}

/** So many of the moves every day, each kind among them; with every turn others. */
export function someOf(most: number, moves: readonly AnyMove[], turn: number): readonly AnyMove[] {
  const kinds = new Map(moves.map((move) => [move.type, move]));
  return [...new Set([...kinds.values(), ...dailyOf(most, moves, turn)])];
}

function isKept(seed: number, step: number): boolean {
  const isStridden = seed < STRIDDEN && (step % STRIDE === 0 || (step + 1) % STRIDE === 0);
  return step === MIDDLE || isStridden;
}

/** The match after the first so many moves, from its record alone. */
export function matchAfter(game: AnyGame, { begun: start, moves }: Played, steps = moves.length): Match {
  const again = replay(game, JSON.parse(key({ ...start.record, moves: moves.slice(0, steps) })));
  if (!again.ok) throw new Error(`Move ${again.problem.step} was refused: ${again.problem.refusal.reason}`);
  return again.value;
}

/** Every position that is looked at closely. */
export function forMoments(game: AnyGame, seats: number, what: (moment: Moment) => void): void {
  for (const { moments } of corpusOf(game, seats))
    for (const moment of moments) withPlace(moment, () => what(moment));
}

/** Every game. */
export function forGames(
  game: AnyGame,
  seats: number,
  what: (one: Played) => void,
  count: number = SEEDS,
): void {
  for (const one of corpusOf(game, seats).slice(0, count)) withPlace(one, () => what(one));
}

/** The same; where it fails is said. */
function withPlace<Value>(
  place: { readonly seed: number; readonly step?: number },
  what: () => Value,
): Value {
  try {
    return what();
  } catch (error) {
    const step = place.step === undefined ? '' : ` after ${place.step} moves`;
    throw new Error(`With seed ${place.seed}${step}: ${error instanceof Error ? error.message : error}`);
  }
}

const imagined = new WeakMap<AnyTable, readonly AnyTable[]>();

/** By seat, a world that it may take this table for. */
export function worldsOf(game: AnyGame, { table, seed, step }: Moment): readonly AnyTable[] {
  const chance = rngFrom(step + seed);
  const worlds =
    imagined.get(table) ??
    allSeats(table.seats).map((seat) => game.resample(table, seat, split(chance, seat)));
  imagined.set(table, worlds);
  return worlds;
}

export function expectSame(one: unknown, other: unknown, what: string): void {
  expectAlike(key(one), key(other), what);
}

export function expectAlike(one: string, other: string, what: string): void {
  if (one !== other) throw new Error(`${what} differs:\n${one}\n${other}`);
}

export function sortedPieces(game: AnyGame, table: AnyTable): string {
  return [...game.pieces(table)].sort().join();
}
