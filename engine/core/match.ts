import { asked, type Game, type GameTypes, type Options, type Refusal, type Table } from './game';
import type { BotLevel } from './level';
import type { Temper } from './nature';
import { advance, isRevealing, judge, start } from './play';
import { no, ok, type Result } from './result';
import { rngFrom } from './rng';
import type { Seat, Viewer } from './seat';

/** Who sits on a seat. */
export interface Sitter {
  readonly name: string;
  /** How well the bot plays; null for a human. */
  readonly bot: BotLevel | null;
  /** How the bot is inclined; even, if nothing is said. */
  readonly temper?: Temper;
}

export type RecordedMove<G extends GameTypes> = readonly [Seat, G['move']];

/** From this alone the whole game can be played again. */
export interface MatchRecord<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: G['options'];
  readonly seed: number;
  readonly sitters: readonly Sitter[];
  /** The table on which the moves begin, if the game was begun under older rules; null: set up from the seed. */
  readonly from: Table<G> | null;
  readonly moves: readonly RecordedMove<G>[];
}

/** What one move made happen. The first entry of a log is the set-up, which nobody moved. */
export interface LogEntry<G extends GameTypes> {
  readonly seat: Seat | null;
  readonly facts: readonly G['fact'][];
  /**
   * It cannot be taken back once the device has left the hand: something hidden was shown, chance was used, somebody else was
   * asked or the turn passed.
   */
  readonly isSealed: boolean;
  /** Nor can it before: something hidden was shown, or chance was used. */
  readonly isRevealing: boolean;
  /** The question that it answers was asked on the open table. */
  readonly isOpen: boolean;
  /** Its player said by it that he is done. */
  readonly isDone: boolean;
}

/** A game under way: its record, and what follows from it. */
export interface Match<G extends GameTypes = GameTypes> {
  readonly record: MatchRecord<G>;
  readonly table: Table<G>;
  readonly log: readonly LogEntry<G>[];
}

export type SetupProblem = 'wrong-number-of-seats' | 'unknown-option' | 'not-a-seed';

export interface MatchSetup<G extends GameTypes> {
  readonly options: G['options'];
  readonly seed: number;
  readonly sitters: readonly Sitter[];
}

export function begin<G extends GameTypes>(
  game: Game<G>,
  setup: MatchSetup<G>,
): Result<Match<G>, SetupProblem> {
  const problem = setupProblem(game, setup);
  if (problem) return no(problem);
  const { options, seed } = setup;
  const sitters = setup.sitters.map(({ name, bot, temper }) => ({ name, bot, ...(temper && { temper }) }));
  return ok(
    opening(game, {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seed,
      sitters,
      from: null,
      moves: [],
    }),
  );
}

/** Plays one move and writes it down. */
export function act<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  move: unknown,
): Result<Match<G>, Refusal<G>> {
  const made = make(game, match.table, seat, move);
  if (!made.ok) return made;
  const { table, recorded, entry } = made.value;
  const record = { ...match.record, moves: [...match.record.moves, recorded] };
  return ok({ record, table, log: [...match.log, entry] });
}

interface Made<G extends GameTypes> {
  readonly table: Table<G>;
  readonly recorded: RecordedMove<G>;
  readonly entry: LogEntry<G>;
}

function make<G extends GameTypes>(
  game: Game<G>,
  before: Table<G>,
  seat: Seat,
  given: unknown,
): Result<Made<G>, Refusal<G>> {
  const judged = judge(game, before, seat, given);
  if (!judged.ok) return judged;
  const move = judged.value;
  const table = advance(game, before, move);
  const ask = asked(before);
  const isShown = isRevealing(game, before, table);
  const entry = {
    seat,
    facts: table.facts,
    isSealed: isShown || isPassedOn(game, table, seat),
    isRevealing: isShown,
    isOpen: ask?.open ?? false,
    isDone: ask !== null && game.isDone(ask.what, move),
  };
  return ok({ table, recorded: [seat, move], entry });
}

/** `turn-over`: nothing but that has sealed it. */
export type UndoProblem = 'nothing-to-undo' | 'not-your-move' | 'sealed' | 'turn-over';

/** Where the device is: still in the hand that moved last, whose eyes alone have seen what came of it, or anywhere. */
export type Whereabouts = 'in-hand' | 'anywhere';

/** The match before the seat's last move, as far as taking it back is fair. */
export function undo<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  device: Whereabouts = 'anywhere',
): Result<Match<G>, UndoProblem> {
  const problem = undoProblem(match, seat, device);
  return problem ? no(problem) : ok(replayOwn(game, match.record, match.record.moves.length - 1));
}

/** The match before the seat's last gesture: one move, or as many small ones as belong together and are not sealed. */
export function takeBack<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  device: Whereabouts = 'anywhere',
): Result<Match<G>, UndoProblem> {
  const problem = undoProblem(match, seat, device);
  return problem ? no(problem) : ok(gestureAgo(game, match, seat));
}

function gestureAgo<G extends GameTypes>(game: Game<G>, { record, log }: Match<G>, seat: Seat): Match<G> {
  // That the last move itself may be taken back has been decided.
  const seal = log.slice(0, -1).findLastIndex((entry) => entry.seat !== seat || entry.isSealed);
  // The log begins with the set-up, so the entry of a seal is where the moves after it begin.
  const open = record.moves.slice(seal, -1);
  let before = replayOwn(game, record, seal);
  let after = before;
  for (const [, move] of open) {
    const made = act(game, after, seat, move);
    if (!made.ok) throw new Error(`A move of our own record was refused: ${made.problem.reason}`);
    if (!isOneGesture(game, after, made.value)) before = made.value;
    after = made.value;
  }
  return before;
}

function isOneGesture<G extends GameTypes>(game: Game<G>, one: Match<G>, next: Match<G>): boolean {
  const [before, now] = [asked(one.table), asked(next.table)];
  return before !== null && now !== null && game.isSameGesture(now.what, before.what);
}

export function undoProblem<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  device: Whereabouts = 'anywhere',
): UndoProblem | null {
  const last = match.log[match.log.length - 1];
  if (!last || last.seat === null) return 'nothing-to-undo';
  if (last.seat !== seat) return 'not-your-move';
  // What was answered on the open table everybody has seen.
  const isKept = device === 'in-hand' && !last.isOpen;
  return (isKept ? last.isRevealing : last.isSealed) ? 'sealed' : null;
}

/** The same for whoever is to be told why: a seat may be asked again right after its own turn is over. */
export function undoProblemTold<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  seat: Seat,
  device: Whereabouts = 'anywhere',
): UndoProblem | null {
  const problem = undoProblem(match, seat, device);
  const facts = match.log[match.log.length - 1]?.facts ?? [];
  const isOver = asked(match.table)?.seat === seat && facts.some((fact) => game.passesTurn(fact));
  return problem === 'sealed' && isOver && !facts.some((fact) => game.seals(fact)) ? 'turn-over' : problem;
}

export interface ReplayProblem {
  readonly step: number;
  readonly refusal: Refusal;
}

/** The match after its first `steps` moves. Refused if a move in the record is not legal. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord<G>,
  steps: number = record.moves.length,
): Result<Match<G>, ReplayProblem> {
  const begun = opening(game, { ...record, moves: [] });
  const moves: RecordedMove<G>[] = [];
  const log = [...begun.log];
  let { table } = begun;
  for (const [step, [seat, move]] of record.moves.slice(0, Math.max(0, steps)).entries()) {
    const made = make(game, table, seat, move);
    if (!made.ok) return no({ step, refusal: made.problem });
    table = made.value.table;
    moves.push(made.value.recorded);
    log.push(made.value.entry);
  }
  return ok({ record: { ...record, moves }, table, log });
}

/** The facts of the whole match as a viewer came to know them. */
export function witnessed<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  viewer: Viewer,
): readonly LogEntry<G>[] {
  return match.log.map((entry) => ({
    ...entry,
    facts: entry.facts.map((fact) => game.witness(fact, viewer)),
  }));
}

/** The same for whoever reads it up: of earlier chapters only what is told again. */
export function chronicled<G extends GameTypes>(
  game: Game<G>,
  match: Match<G>,
  viewer: Viewer,
): readonly LogEntry<G>[] {
  const told = witnessed(game, match, viewer);
  const begins = told.flatMap((entry, index) =>
    entry.facts.some((fact) => game.beginsChapter(fact)) ? [index] : [],
  );
  const chapter = begins[begins.length - game.chaptersInFull] ?? -1;
  return told.map((entry, index) => (index > chapter ? entry : retold(game, entry, viewer)));
}

/** An entry of earlier chapters; what follows the beginning of the last one in it is still fresh. */
function retold<G extends GameTypes>(game: Game<G>, entry: LogEntry<G>, viewer: Viewer): LogEntry<G> {
  const last = entry.facts.findLastIndex((fact) => game.beginsChapter(fact));
  const end = last < 0 ? entry.facts.length : last;
  return {
    ...entry,
    facts: entry.facts.map((fact, index) => (index < end ? game.retell(fact, viewer) : fact)),
  };
}

export function setupProblem<G extends GameTypes>(game: Game<G>, setup: MatchSetup<G>): SetupProblem | null {
  const { min, max } = game.seats;
  if (setup.sitters.length < min || setup.sitters.length > max) return 'wrong-number-of-seats';
  if (!areOptions(game, setup.options)) return 'unknown-option';
  return Number.isSafeInteger(setup.seed) ? null : 'not-a-seed';
}

function areOptions<G extends GameTypes>(game: Game<G>, options: Options): boolean {
  const names = Object.keys(game.options);
  return (
    names.length === Object.keys(options).length &&
    names.every((name) => game.options[name]?.some((value) => value === options[name]))
  );
}

function opening<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>): Match<G> {
  const table = record.from ?? start(game, record.sitters.length, record.options, rngFrom(record.seed));
  const facts = record.from ? [] : table.facts;
  return { record, table, log: [setUpEntry(facts)] };
}

/** What the set-up came to; nobody takes that back. */
export function setUpEntry<G extends GameTypes>(facts: readonly G['fact'][]): LogEntry<G> {
  return { seat: null, facts, isSealed: true, isRevealing: true, isOpen: true, isDone: false };
}

function replayOwn<G extends GameTypes>(game: Game<G>, record: MatchRecord<G>, steps: number): Match<G> {
  const replayed = replay(game, { ...record, moves: record.moves.slice(0, steps) });
  if (!replayed.ok) throw new Error(`A move of our own record was refused at step ${replayed.problem.step}`);
  return replayed.value;
}

/** Whether somebody else is asked now, or the turn passed to the next one. */
function isPassedOn<G extends GameTypes>(game: Game<G>, after: Table<G>, seat: Seat): boolean {
  return asked(after)?.seat !== seat || after.facts.some((fact) => game.passesTurn(fact));
}
