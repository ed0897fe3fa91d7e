import type { GenericSchema } from 'valibot';

import type { Agenda, Ask } from './agenda';
import type { Mind, Thought } from './bot';
import type { GameLab } from './lab';
import type { Lesson } from './lesson';
import type { Leaning } from './nature';
import type { Rng } from './rng';
import type { Standing } from './score';
import type { Scout } from './search';
import type { Seat, Viewer } from './seat';
import type { Teacher } from './teacher';
import type { CoverText, GameText, Language } from './text';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

interface Tagged {
  readonly type: string;
}

/** The types of one game, as one bundle. */
export interface GameTypes {
  readonly options: Options;
  /** All that is on the table, hidden things included: plain data, ids instead of objects. */
  readonly state: object;
  /** What a player can be asked. Public, so it never names anything hidden. */
  readonly question: Tagged;
  /** A parked consequence. Public like a question. */
  readonly effect: Tagged;
  readonly move: Tagged;
  /** Something that happened, in the past tense; may hold hidden things, which `witness` blanks. */
  readonly fact: Tagged;
  readonly view: object;
  /** Why a move is refused. */
  readonly reason: string;
  /** The id of a rule. */
  readonly rule: string;
  /** A part of the rulebook. */
  readonly section: string;
  /** A line of the final score. */
  readonly line: string;
}

/** A game at one moment. With the moves to come it is all that the future depends on. */
export interface Table<G extends GameTypes> {
  readonly seats: number;
  readonly options: G['options'];
  readonly rng: Rng;
  readonly agenda: Agenda<G['question'], G['effect']>;
  readonly state: G['state'];
  /** What the last move made happen. */
  readonly facts: readonly G['fact'][];
  /** Only while a move is followed (`follow` in `play.ts`): what has happened by it so far. */
  readonly trail?: Trail<G>;
}

/** Something that happened, and the table just before it. */
export interface Traced<G extends GameTypes> {
  readonly fact: G['fact'];
  readonly before: Table<G>;
}

/** What happens one after another, from a table on. */
export interface Trail<G extends GameTypes> {
  readonly from: Table<G>;
  readonly traced: readonly Traced<G>[];
}

/** Refusals that every game knows; each game says which of its rules stands behind them. */
export type CoreReason = 'not-a-move' | 'not-asked' | 'game-over';

export interface Refusal<G extends GameTypes = GameTypes> {
  readonly rule: G['rule'];
  readonly reason: G['reason'] | CoreReason;
}

export interface RulebookSection<G extends GameTypes> {
  readonly id: G['section'];
  readonly rules: readonly G['rule'][];
}

/** What is known of a game before it is there, so that it can be chosen and set up. */
export interface GameCover<G extends GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** The values each option may have, the default first. */
  readonly options: { readonly [Name in keyof G['options']]: readonly G['options'][Name][] };
  /** Whether it has first steps. */
  readonly hasLesson: boolean;
  readonly text: Readonly<Record<Language, CoverText<G>>>;
}

/** What every game says of itself. Without a part that is marked as optional, a game does without what it is for. */
export interface GameRules<G extends GameTypes> extends Omit<GameCover<G>, 'hasLesson' | 'text'> {
  /** Raised whenever the same moves may lead to another table. */
  readonly rulesVersion: number;
  /** The form of a move; whether it is allowed now is for `refuse` to say. */
  readonly moveSchema: GenericSchema<unknown, G['move']>;

  setup(seats: number, options: G['options'], rng: Rng): Table<G>;
  /** Who has the first turn. Without it, that cannot be chosen. */
  starter?(table: Table<G>): Seat;
  /** Why the asked seat may not do this now; null if it may. The one place where legality is decided. */
  refuse(table: Table<G>, ask: Ask<G['question']>, move: G['move']): G['reason'] | null;
  /** Every move that `refuse` lets through. Never empty while someone is asked. */
  legal(table: Table<G>, ask: Ask<G['question']>): readonly G['move'][];
  /** Carries out a legal move. The answered ask is off the agenda already. */
  answer(table: Table<G>, ask: Ask<G['question']>, move: G['move']): Table<G>;
  /** Carries out a parked consequence. It is off the agenda already. */
  run(table: Table<G>, effect: G['effect']): Table<G>;

  /** Copies out what a viewer may see; what is not copied stays secret. */
  view(table: Table<G>, viewer: Viewer): G['view'];
  /** The fact as this viewer came to know it. */
  witness(fact: G['fact'], viewer: Viewer): G['fact'];
  /**
   * Whether the fact showed somebody something that he could not know before, so that it cannot be taken back.
   * What a player shows of his own hand by his own move is no such thing.
   */
  seals(fact: G['fact']): boolean;
  /**
   * How telling a witnessed fact is where few words must do, as on the curtain and on the strip of last turns; 0 is left out.
   * Without it, what each move came to in the end is told.
   */
  weigh?(fact: G['fact']): number;
  /** Another world that this seat cannot tell from the real one, made only from what it knows. */
  resample(table: Table<G>, seat: Seat, rng: Rng): Table<G>;

  score(table: Table<G>): readonly Standing<G['line']>[];
  /** Every piece by name, wherever it is: always the same multiset. */
  pieces(table: Table<G>): readonly string[];
  /** The bot that weighs its moves (`bot.ts` of the game): adepts, and apprentices by half. */
  middle(mind: Mind<G>): Thought<G>;
  /**
   * The moves of the asked seat that may belong to a win within its turn, the likeliest first; none where none can be in
   * reach. It is given worlds that the seat may imagine, and leaves out what depends on luck. Without it, nobody looks.
   */
  finishing?(table: Table<G>, seat: Seat): readonly G['move'][];

  /** The rule behind each reason for refusing. */
  readonly reasons: Readonly<Record<G['reason'] | CoreReason, G['rule']>>;
  readonly rulebook: readonly RulebookSection<G>[];
  readonly text: Readonly<Record<Language, GameText<G>>>;
  /** First steps, for those who have never played it. */
  readonly lesson?: Lesson<G>;
  /** What it tells those who ask why a move is the best; without it, only that its lines end better. */
  readonly teacher?: Teacher<G>;
}

/** What a game says only where it is not as usual: `complete.ts` knows what that is. */
export interface GameCustoms<G extends GameTypes> {
  /** A witnessed fact of an earlier chapter, less what is not told a second time. */
  retell(fact: G['fact'], viewer: Viewer): G['fact'];
  /** Whether with this fact a chapter begins, so that what was told before is told only as `retell` tells it. */
  beginsChapter(fact: G['fact']): boolean;
  /** How many of the last chapters are still told in full. */
  readonly chaptersInFull: number;
  /** Whether with this fact the turn passed to the next player. */
  passesTurn(fact: G['fact']): boolean;
  /** Who did what a fact tells; null: whoever moved. */
  doer(fact: G['fact']): Seat | null;
  /**
   * Whether who is asked this goes on with the turn that he is in the midst of: a bot does not pause before it, since
   * what it does is followed as one.
   */
  goesOn(question: G['question']): boolean;
  /**
   * Whether who has answered one question and is then asked the next is still about the same thing, so that both answers
   * are taken back together.
   */
  isSameGesture(next: G['question'], before: G['question']): boolean;
  /**
   * Whether by this answer its player says himself that he is done, as by ending his turn: then nobody asks him once more
   * before the device goes on.
   */
  isDone(question: G['question'], move: G['move']): boolean;
  /**
   * Whether a question to which only one answer is possible is answered for whoever is asked: all others know of it that only
   * one is, and by when it is answered nobody tells anything.
   */
  isSpared(table: Table<G>, ask: Ask<G['question']>): boolean;
  /**
   * Whether by this legal move something that was begun for nothing is left as it was. No bot moves so, since it might
   * begin again for ever; there is always another move.
   */
  isIdle(table: Table<G>, ask: Ask<G['question']>, move: G['move']): boolean;
  /** Whether all but secret choices happens on the open table, under everybody's eyes, so that nobody has to be told of it. */
  readonly isWatched: boolean;
  /** A snapshot of the rules version before the given one, brought up to it. Throws if that cannot be. */
  migrate(snapshot: unknown, fromVersion: number): unknown;
  /** Points so far by seat, as everybody may count them; empty where they are hidden until the end. */
  openScore(table: Table<G>): readonly number[];
  /** What masters search by (`scout.ts` of the game). */
  readonly scout: Scout<G>;
  /** The tempers that show in how its bots play. */
  readonly tempers: readonly Leaning[];
  readonly lab: GameLab<G>;
}

/**
 * All that the app, the bots, the lab and the tests need to know of a game.
 * Declared with methods so that every `Game<…>` can stand on a shelf of `Game<GameTypes>`.
 */
export interface Game<G extends GameTypes> extends GameRules<G>, GameCustoms<G> {}

export type AnyGame = Game<GameTypes>;
export type Shelf = readonly AnyGame[];

/** Who is asked what; null when the game is over. */
export function asked<G extends GameTypes>(table: Table<G>): Ask<G['question']> | null {
  const next = table.agenda[0];
  return next?.type === 'ask' ? next : null;
}

export function defaultOptions<G extends GameTypes>(game: Game<G>): G['options'] {
  return Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
}
