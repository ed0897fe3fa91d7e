import type { Histogram } from './stats';

/** Sums by name, to any depth: the form in which chunks of games are added up. */
type Sums = { readonly [name: string]: number | Sums };

/**
 * A win is counted in parts, so that up to ten can share it without rounding: sums of fractions would depend on
 * the order in which they are added.
 */
export const PARTS_OF_A_WIN = 2520;

export type Wins = {
  /** In parts of a win. */
  readonly parts: number;
  readonly seats: number;
};

export type Uses = {
  readonly total: number;
  /** Games in which it occurred. */
  readonly games: number;
};

export type LineSums = {
  readonly points: number;
  /** Seats that scored it. */
  readonly seats: number;
  readonly winnersPoints: number;
  readonly winners: number;
};

/** What is known of a number of games. Besides `games`, `stopped` and `turns` it speaks of finished games only. */
export type Summary = {
  readonly games: number;
  readonly stopped: number;
  readonly turns: Histogram;
  /** Seats that won, alone or together. */
  readonly winners: number;
  readonly sharedWins: number;
  /** Games whose only winner had no more points than another seat. */
  readonly tieBreaks: number;
  /** By place in the order of play, from 0. */
  readonly order: { readonly [place: string]: Wins };
  readonly levels: { readonly [level: string]: Wins };
  readonly traits: { readonly [trait: string]: { readonly [value: string]: Wins } };
  /** By group and name: the wins of those seats whose doing it was at least once. */
  readonly doers: { readonly [group: string]: { readonly [name: string]: Wins } };
  readonly counts: { readonly [group: string]: { readonly [name: string]: Uses } };
  readonly lines: { readonly [line: string]: LineSums };
  /** Games in which the line was scored by anybody. */
  readonly lineGames: { readonly [line: string]: number };
  readonly scores: Histogram;
  readonly winnersScores: Histogram;
  /** By how many points the winner was ahead of the best of the others. */
  readonly margins: Histogram;
  readonly findings: { readonly [finding: string]: number };
};

export const NO_GAMES: Summary = {
  games: 0,
  stopped: 0,
  turns: {},
  winners: 0,
  sharedWins: 0,
  tieBreaks: 0,
  order: {},
  levels: {},
  traits: {},
  doers: {},
  counts: {},
  lines: {},
  lineGames: {},
  scores: {},
  winnersScores: {},
  margins: {},
  findings: {},
};

/** Adds name by name. All sums are whole numbers, so neither the order nor the chunks matter. */
export function merge<S extends Sums>(one: S, other: S): S {
  return add(one, other) as S;
}

function add(one: Sums, other: Sums): Sums {
  const total: Record<string, number | Sums> = { ...one };
  for (const [name, value] of Object.entries(other)) total[name] = plus(total[name], value);
  return total;
}

function plus(one: number | Sums | undefined, other: number | Sums): number | Sums {
  if (one === undefined) return other;
  if (typeof one === 'number' && typeof other === 'number') return one + other;
  if (typeof one === 'object' && typeof other === 'object') return add(one, other);
  throw new Error('A number and a group of numbers under one name');
}
