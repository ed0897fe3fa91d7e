import type { GameTypes, Table } from './game';
import type { Seat } from './seat';

/** What the lab has to know of a game to report on it. */
export interface GameLab<G extends GameTypes> {
  /** By what wins are to be compared, besides the order of play: `{ alchemist: 'severus' }`. */
  traits(table: Table<G>, seat: Seat): Readonly<Record<string, string>>;
  /** Turns a player has had, counting the one under way. */
  turns(table: Table<G>): number;
  /** The seat that began. */
  first(table: Table<G>): Seat;
  /** What to count, by group and name: `{ group: 'power', name: 'ear' }`. */
  tally(fact: G['fact']): readonly LabCount[];
  /** Names that must appear in the tallies, also with a count of nought. */
  readonly expected: readonly LabExpected[];
  /** Yes-or-no findings about a finished game, reported as shares of games. */
  findings(table: Table<G>): Readonly<Record<string, boolean>>;
  /** The balance bounds of the game's rules. */
  readonly bounds: LabBounds;
}

export interface LabCount {
  readonly group: string;
  readonly name: string;
  /** Whose doing it was, if the lab is to see how often those win who do it. */
  readonly seat?: Seat;
}

export interface LabExpected extends LabCount {
  /** Expected only with so many players; with any number if left out. */
  readonly players?: readonly number[];
}

export interface LabBounds {
  /** How far the share of wins of any place in the order of play may be from even; null: only reported. */
  readonly orderShare: number | null;
  /** How far a trait's share of wins may be from even, in points of a hundred. */
  readonly traitShare: Readonly<Record<string, number>>;
  /** Null: only reported. */
  readonly medianTurns: readonly [number, number] | null;
  /** Shares of games, in points of a hundred. */
  readonly findings: Readonly<Record<string, readonly [number, number]>>;
  /** Groups of which every expected name must have been counted. */
  readonly mustOccur: readonly string[];
  readonly leastShare: readonly LeastShare[];
  /** By group: how far above even those may win who do any one thing of it, in points of a hundred. */
  readonly doersGain?: Readonly<Record<string, number>>;
}

/** How often every expected name of a group must be counted, in points of a hundred. */
export interface LeastShare {
  readonly group: string;
  /** Of what: of all games, or of each time that something else was counted. */
  readonly of: 'games' | LabCount;
  readonly points: number;
}
