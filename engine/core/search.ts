import type { Bot, Mind, Steps } from './bot';
import { logOf } from './exact';
import { asked, type GameTypes, type Table } from './game';
import { at } from './list';
import { felt } from './nature';
import type { Seat } from './seat';

/** A move and what it promises whoever makes it, from 0 to 1: only differences count. */
export interface Candidate<G extends GameTypes> {
  readonly move: G['move'];
  readonly promise: number;
}

/** All that a game supplies to be searched. */
export interface Scout<G extends GameTypes> {
  /**
   * How many lines of play a decision of two players is worth; with more, whose lines are longer, it is so many fewer.
   * Always the same number: a clock never decides a move.
   */
  readonly lines: number;
  /** How many tries the promise of a move is worth; the better the judgment behind it, the more. */
  readonly trust?: number;
  /** What each seat may hope for where a line ends: its share of a win, together one. */
  hopes(mind: Mind<G>, table: Table<G>): readonly number[];
  /** Those of the moves that are worth trying: at least one. */
  candidates(mind: Mind<G>, table: Table<G>, moves: readonly G['move'][]): readonly Candidate<G>[];
  /** The same for the very decision that is to be taken, in steps: there are many moves, and more care pays. */
  choices?(mind: Mind<G>, table: Table<G>): Steps<readonly Candidate<G>[]>;
  /** What whoever is asked is taken to do where nothing has been tried yet. Cheap: it is most of the work. */
  reply(mind: Mind<G>, table: Table<G>): G['move'];
  /** Whether a line that began at one table ends at another: there `hopes` judges well. */
  isEnd(from: Table<G>, table: Table<G>): boolean;
  /** Whether others answer such a question in secret, so that one can only guess by `reply` what they will do. */
  isGuessed?(question: G['question']): boolean;
  /** A world made more likely by how people play; it is given nothing but a world that agrees with what is known. */
  imagine?(mind: Mind<G>, world: Table<G>): Table<G>;
}

/** How many tries a promise is worth, unless the game knows better. */
const TRUST = 1.5;
/** How far doubt about a move goes, in spreads of what lines come to. */
const CURIOSITY = 0.7;
/** Lines that are longer than this are cut. */
const LONGEST = 300;
/** After so many moves made or looked at a line stops for breath. */
const MOVES_A_STEP = 16;

/** Everything tried from one situation on, whatever world it was met in. */
interface Knot<G extends GameTypes> {
  /** By what they are, as text. */
  readonly ways: Map<string, Way<G>>;
  visits: number;
  /** What the lines through here came to for whoever is to move. */
  total: number;
}

/** A move that has been possible in some world. */
interface Way<G extends GameTypes> {
  readonly move: G['move'];
  /** −∞: not worth trying. */
  readonly promise: number;
  /** In how many visits it was possible, and in how many it was taken. */
  met: number;
  visits: number;
  total: number;
  next: Knot<G> | null;
}

interface Step<G extends GameTypes> {
  readonly seat: Seat;
  readonly knot: Knot<G>;
  readonly way: Way<G>;
}

interface Search<G extends GameTypes> {
  readonly scout: Scout<G>;
  readonly mind: Mind<G>;
  readonly root: Knot<G>;
  /** Worlds are met in the same order by every first move, so that luck favours none. */
  readonly worlds: Table<G>[];
  /** What lines came to for the seat that thinks: how many, their mean, and the sum of squares about it. */
  readonly spread: { count: number; mean: number; squares: number };
  readonly seen: Expedition<G>['seen'];
  readonly landmark: Expedition<G>['landmark'];
  /** The landmark of the line under way. */
  passed: Table<G> | null;
  /** How many moves it has made or looked at since it last rested, and whether anybody was in a hurry meanwhile. */
  moves: number;
  isHurried: boolean;
}

/**
 * Information-set Monte Carlo tree search: each line is played in a world that agrees with what the seat knows, and
 * what it came to is remembered by the moves that led there, so that no plan can depend on what is hidden. Everybody
 * in it plays for himself.
 */
export function search<G extends GameTypes>(scout: Scout<G>, looking: Expedition<G> = {}): Bot<G> {
  return function* (mind) {
    const searching = begun(scout, mind, looking);
    const ways = yield* firstWays(searching);
    const lines = linesFor(searching);
    for (let left = ways.length > 1 ? lines : 0; left > leadOf(ways); left -= 1) {
      if (yield) break;
      if (yield* playLine(searching, ways)) break;
    }
    return bestOf(ways).move;
  };
}

/** What came of a first move: in how many lines it was tried, and what they came to on average. */
export interface Trial<G extends GameTypes> {
  readonly move: G['move'];
  readonly lines: number;
  readonly value: number;
}

/** Where a line has led. */
export interface Outcome<G extends GameTypes> {
  readonly end: Table<G>;
  /** What every seat may hope for there, or has won. */
  readonly hopes: readonly number[];
  /** The first table on the way that was a landmark; its end if none was. */
  readonly passed: Table<G>;
}

/** What an explorer may wish for: so many lines, and to see where each of them led. */
interface Expedition<G extends GameTypes> {
  readonly lines?: number | undefined;
  readonly seen?: ((move: G['move'], outcome: Outcome<G>) => void) | undefined;
  /** Whether a table is one that is to be seen on the way. */
  readonly landmark?: ((table: Table<G>) => boolean) | undefined;
}

/** Searches as a master does, and tells of every move that was tried, the best first. */
export function* explore<G extends GameTypes>(
  scout: Scout<G>,
  mind: Mind<G>,
  { lines, ...looking }: Expedition<G> = {},
): Steps<readonly Trial<G>[]> {
  const searching = begun(scout, mind, looking);
  const ways = yield* firstWays(searching);
  for (let left = ways.length > 1 ? (lines ?? linesFor(searching)) : 0; left > 0; left -= 1) {
    if (yield) break;
    if (yield* playLine(searching, ways)) break;
  }
  return [...ways].sort((one, other) => (isBetter(one, other) ? -1 : 1)).map(trialOf);
}

/** Plays as many lines by each of these moves, in the same worlds, so that luck favours none of them. */
export function* compare<G extends GameTypes>(
  scout: Scout<G>,
  mind: Mind<G>,
  moves: readonly G['move'][],
  { lines, ...looking }: Expedition<G> & { readonly lines: number },
): Steps<readonly Trial<G>[]> {
  const searching = begun(scout, mind, looking);
  meet(
    searching.root,
    moves,
    moves.map((move) => ({ move, promise: 0 })),
  );
  const ways = openWays(searching.root, moves.map(keyOf));
  for (let round = 0; round < lines; round += 1) {
    if (yield) break;
    let isHurried = false;
    for (const way of ways) if (yield* playLine(searching, [way])) isHurried = true;
    if (isHurried) break;
  }
  return ways.map(trialOf);
}

function trialOf<G extends GameTypes>({ move, visits, total }: Way<G>): Trial<G> {
  return { move, lines: visits, value: visits === 0 ? 0 : total / visits };
}

function begun<G extends GameTypes>(
  scout: Scout<G>,
  mind: Mind<G>,
  { seen, landmark }: Expedition<G> = {},
): Search<G> {
  const spread = { count: 0, mean: 0, squares: 0 };
  return {
    scout,
    mind,
    root: knot(),
    worlds: [],
    spread,
    seen,
    landmark,
    passed: null,
    moves: 0,
    isHurried: false,
  };
}

function linesFor<G extends GameTypes>(searching: Search<G>): number {
  return Math.ceil((2 * searching.scout.lines) / worldOf(searching, 0).seats);
}

function knot<G extends GameTypes>(): Knot<G> {
  return { ways: new Map(), visits: 0, total: 0 };
}

function* firstWays<G extends GameTypes>(searching: Search<G>): Steps<readonly Way<G>[]> {
  const { scout, mind, root } = searching;
  const world = worldOf(searching, 0);
  const choices = scout.choices
    ? yield* scout.choices(mind, world)
    : scout.candidates(mind, world, mind.legal);
  meet(root, mind.legal, choices);
  return openWays(root, mind.legal.map(keyOf));
}

function worldOf<G extends GameTypes>({ scout, mind, worlds }: Search<G>, index: number): Table<G> {
  const known = worlds[index];
  if (known) return known;
  const world = scout.imagine ? scout.imagine(mind, mind.world()) : mind.world();
  worlds.push(world);
  return world;
}

/** By how many tries the best way is ahead: if fewer are left, nothing can change any more. */
function leadOf<G extends GameTypes>(ways: readonly Way<G>[]): number {
  let [first, second] = [0, 0];
  for (const { visits } of ways) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second;
}

/** The way most tried; before the first try, the most promising. */
function bestOf<G extends GameTypes>(ways: readonly Way<G>[]): Way<G> {
  return ways.reduce((best, way) => (isBetter(way, best) ? way : best));
}

function isBetter<G extends GameTypes>(one: Way<G>, other: Way<G>): boolean {
  if (one.visits !== other.visits) return one.visits > other.visits;
  const [own, others] = [one.total / one.visits, other.total / other.visits];
  return one.visits === 0 || own === others ? one.promise > other.promise : own > others;
}

/** Plays one line to its end, and says whether whoever waits was in a hurry meanwhile. */
function* playLine<G extends GameTypes>(searching: Search<G>, first: readonly Way<G>[]): Steps<boolean> {
  const { mind, root, scout } = searching;
  const way = choose(searching, root, first);
  const from = worldOf(searching, way.visits);
  const steps: Step<G>[] = [{ seat: mind.seat, knot: root, way }];
  searching.passed = null;
  searching.isHurried = false;
  const branched = yield* followTree(searching, from, goOn(searching, from, way.move), steps);
  const end = yield* playOn(searching, from, branched);
  const hopes = asked(end) ? scout.hopes(mind, end) : mind.shares(end);
  remember(searching, steps, hopes);
  searching.seen?.(way.move, { end, hopes, passed: searching.passed ?? end });
  return searching.isHurried;
}

/** Whoever is in a hurry is not kept waiting by rests. */
function needsRest<G extends GameTypes>(searching: Search<G>, looked: number): boolean {
  searching.moves += looked;
  if (searching.isHurried || searching.moves < MOVES_A_STEP) return false;
  searching.moves = 0;
  return true;
}

function goOn<G extends GameTypes>(searching: Search<G>, table: Table<G>, move: G['move']): Table<G> {
  const next = searching.mind.after(table, move);
  searching.moves += 1;
  if (searching.passed === null && searching.landmark?.(next)) searching.passed = next;
  return next;
}

/** Goes on by what has been tried, as far as it was, and one step farther. */
function* followTree<G extends GameTypes>(
  searching: Search<G>,
  from: Table<G>,
  begun: Table<G>,
  steps: Step<G>[],
): Steps<Table<G>> {
  const { mind, scout } = searching;
  let table = begun;
  for (;;) {
    const { way: last } = at(steps, steps.length - 1);
    const ask = asked(table);
    if (!ask || last.visits === 0 || scout.isEnd(from, table)) return table;
    const moves = mind.legalIn(table);
    if (needsRest(searching, moves.length)) searching.isHurried = Boolean(yield);
    if (ask.seat !== mind.seat && scout.isGuessed?.(ask.what)) {
      table = goOn(searching, table, scout.reply(mind, table));
    } else if (moves.length > 1) {
      const here = (last.next ??= knot());
      const way = choose(searching, here, waysFrom(searching, here, table, moves));
      steps.push({ seat: ask.seat, knot: here, way });
      table = goOn(searching, table, way.move);
    } else table = goOn(searching, table, at(moves, 0));
  }
}

/** The ways worth trying among these moves. What a move promises is judged when it is first met. */
function waysFrom<G extends GameTypes>(
  { scout, mind }: Search<G>,
  here: Knot<G>,
  table: Table<G>,
  moves: readonly G['move'][],
): readonly Way<G>[] {
  const names = moves.map(keyOf);
  const unmet = moves.filter((move) => !here.ways.has(keyOf(move)));
  if (unmet.length > 0) meet(here, unmet, scout.candidates(mind, table, unmet));
  return openWays(here, names);
}

/** Games list the same objects again and again. */
const keys = new WeakMap<object, string>();

function keyOf(move: object): string {
  const known = keys.get(move);
  if (known) return known;
  const key = JSON.stringify(move);
  keys.set(move, key);
  return key;
}

function meet<G extends GameTypes>(
  { ways }: Knot<G>,
  moves: readonly G['move'][],
  candidates: readonly Candidate<G>[],
): void {
  const promises = new Map(candidates.map(({ move, promise }) => [keyOf(move), promise]));
  for (const move of moves) {
    const promise = promises.get(keyOf(move)) ?? -Infinity;
    ways.set(keyOf(move), { move, promise, met: 0, visits: 0, total: 0, next: null });
  }
}

/** The ways that are open, less those not worth trying if there are others. */
function openWays<G extends GameTypes>({ ways }: Knot<G>, names: readonly string[]): readonly Way<G>[] {
  const open = names.flatMap((name) => ways.get(name) ?? []);
  const worthy = open.filter(({ promise }) => promise > -Infinity);
  return worthy.length > 0 ? worthy : open;
}

/** The way of which most can be expected, doubt counted in its favour. */
function choose<G extends GameTypes>(
  { scout, spread }: Search<G>,
  { visits, total }: Knot<G>,
  ways: readonly Way<G>[],
): Way<G> {
  const { trust = TRUST } = scout;
  const usual = visits === 0 ? 0 : total / visits;
  const most = Math.max(...ways.map(({ promise }) => promise));
  // As long as all lines came to the same, it is not known how far they may be apart.
  const doubt = CURIOSITY * (spread.squares === 0 ? 1 : Math.sqrt(spread.squares / spread.count));
  let best = at(ways, 0);
  let highest = -Infinity;
  for (const way of ways) {
    way.met += 1;
    const promised = way.promise > -Infinity ? usual + way.promise - most : usual;
    const tries = way.visits + trust;
    const value = (way.total + trust * promised) / tries + doubt * Math.sqrt(logOf(1 + way.met) / tries);
    if (value > highest) [best, highest] = [way, value];
  }
  return best;
}

function* playOn<G extends GameTypes>(
  searching: Search<G>,
  from: Table<G>,
  begun: Table<G>,
): Steps<Table<G>> {
  const { scout, mind } = searching;
  let table = begun;
  for (let steps = 0; steps < LONGEST; steps += 1) {
    if (!asked(table) || scout.isEnd(from, table)) return table;
    const moves = mind.legalIn(table);
    if (needsRest(searching, moves.length)) searching.isHurried = Boolean(yield);
    table = goOn(searching, table, moves.length === 1 ? at(moves, 0) : scout.reply(mind, table));
  }
  return table;
}

function remember<G extends GameTypes>(
  { mind, spread }: Search<G>,
  steps: readonly Step<G>[],
  hopes: readonly number[],
): void {
  for (const { seat, knot: passed, way } of steps) {
    const value = seat === mind.seat ? felt(mind.nature, hopes, seat) : at(hopes, seat);
    passed.visits += 1;
    passed.total += value;
    way.visits += 1;
    way.total += value;
  }
  const value = felt(mind.nature, hopes, mind.seat);
  spread.count += 1;
  const off = value - spread.mean;
  spread.mean += off / spread.count;
  spread.squares += off * (value - spread.mean);
}
