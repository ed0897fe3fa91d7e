export interface ScoreLine<Line extends string = string> {
  readonly line: Line;
  /** How many of it there were; null where nothing but points is counted. */
  readonly count: number | null;
  readonly points: number;
  /** What it was in particular, by a name that the game's text knows; only once that is open. */
  readonly what?: string;
}

/** A seat's final score, line by line, and its place: 1 has won, alone or together with others. */
export interface Standing<Line extends string = string> {
  readonly lines: readonly ScoreLine<Line>[];
  readonly total: number;
  readonly rank: number;
}

/** Ranks by the first number that differs, more is better; equal in all is a shared rank. */
export function ranks(merits: readonly (readonly number[])[]): readonly number[] {
  return merits.map((own) => 1 + merits.filter((other) => isBetter(other, own)).length);
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((merit, position) => merit !== other[position]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}
