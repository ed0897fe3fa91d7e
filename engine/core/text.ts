import type { CoreReason, GameTypes } from './game';
import type { Gesture } from './gesture';
import type { ScoreLine, TieBreak } from './score';
import type { Seat } from './seat';
import type { TurnHead } from './turns';

export type Language = 'en' | 'it' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'it', 'fr'];

/** The name a seat plays under. */
export type Who = (seat: Seat) => string;

/** Taken from a method, so that the words of one game can stand among the words of any game. */
type Words<Kind, Seen> = { words(said: Kind, who: Who, seen?: Seen): string }['words'];

/** One wording for every kind of a tagged union; a kind without a wording does not compile. */
export type Wording<Kinds extends { readonly type: string }, Seen = unknown> = {
  readonly [Kind in Kinds as Kind['type']]: Words<Kind, Seen>;
};

export interface OptionText {
  readonly name: string;
  readonly help: string;
  /** Worded for each value, in the order of the game's list of values. */
  readonly values: readonly string[];
}

/** What is said of a game before it is there: in the cabinet, where it is set up, and in statistics. */
export interface CoverText<G extends GameTypes> {
  readonly title: string;
  readonly tagline: string;
  /** Who begins by the rulebook, for those who are about to choose; nothing where the game has no `starter`. */
  readonly begins?: string;
  /** Where the rulebook lets who had least in the last game begin: that this was so. */
  readonly hadLeast?: string;
  /** What the score is counted in, after so many of it. */
  readonly unit: (count: number) => string;
  readonly options: { readonly [Name in keyof G['options']]: OptionText };
}

/** Everything a game says, in one language. */
export interface GameText<G extends GameTypes> extends CoverText<G> {
  readonly questions: Wording<G['question']>;
  /** Said with what is seen of the table, where that is known, so that places can be named. */
  readonly moves: Wording<G['move'], G['view']>;
  /** What several small moves come to that are made as one; null where the first of them says it all. */
  gesture?(gesture: Gesture<G>, seen: G['view']): string | null;
  readonly facts: Wording<G['fact']>;
  readonly reasons: Readonly<Record<G['reason'] | CoreReason, string>>;
  readonly lines: Readonly<Record<G['line'], string>>;
  /** What a turn is called, as the log counts: "Round 4". Without it, or where it is null, the fact that began it says so. */
  turnName?(head: TurnHead<G>): string | null;
  /** What else is to be said of a line, such as which mission it was; null where its name says all. */
  lineNote?(line: ScoreLine): string | null;
  /** By what a tie was decided: "with more ingredients left, 4 to 2". */
  tieBreak?(tie: TieBreak): string;
  readonly sections: Readonly<Record<G['section'], string>>;
  readonly rules: Readonly<Record<G['rule'], string>>;
}

/** Words for one of a tagged union, by the wording of its kind. */
export function say<Kinds extends { readonly type: string }, Seen>(
  wording: Wording<Kinds, Seen>,
  said: Kinds,
  who: Who,
  seen?: Seen,
): string {
  const word = wording[said.type as Kinds['type']] as Words<Kinds, Seen>;
  return word(said, who, seen);
}

/** Words for a move with all that completes it, as it is seen before it is made. */
export function sayGesture<G extends GameTypes>(
  text: Pick<GameText<G>, 'moves' | 'gesture'>,
  gesture: Gesture<G>,
  who: Who,
  seen: G['view'],
): string {
  return text.gesture?.(gesture, seen) ?? say(text.moves, gesture[0], who, seen);
}
