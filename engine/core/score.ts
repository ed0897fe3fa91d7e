import { at } from './list';

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
  /** For a winner: why he stands before somebody who has no fewer points. */
  readonly tie?: TieBreak;
}

/** Something by which places are given, by the name that the game's text knows; the total is called `points`. */
export interface Merit {
  readonly merit: string;
  readonly rule: string;
  readonly count: number;
}

/** What decided where points did not. */
export interface TieBreak {
  readonly merit: string;
  readonly rule: string;
  readonly own: number;
  /** Of whoever came next. */
  readonly other: number;
  /** Whether that one had more points, and not as many. */
  readonly isOutranked: boolean;
}

/** Places by merits in the order of their weight, and what decided where points did not. */
export function placed<Line extends string>(
  sheets: readonly Omit<Standing<Line>, 'rank' | 'tie'>[],
  merits: readonly (readonly Merit[])[],
): readonly Standing<Line>[] {
  const places = ranks(merits.map((own) => own.map(({ count }) => count)));
  const standings = sheets.map((sheet, seat) => ({ ...sheet, rank: at(places, seat) }));
  return standings.map((standing, seat) => {
    const tie = standing.rank === 1 ? tieBreak(standings, merits, seat) : null;
    return tie ? { ...standing, tie } : standing;
  });
}

function tieBreak(
  standings: readonly Standing[],
  merits: readonly (readonly Merit[])[],
  winner: number,
): TieBreak | null {
  const { total } = at(standings, winner);
  const beaten = [...standings.keys()]
    .filter((seat) => at(standings, seat).rank > 1 && at(standings, seat).total >= total)
    .sort((one, other) => at(standings, one).rank - at(standings, other).rank);
  const [next] = beaten;
  if (next === undefined) return null;
  const others = at(merits, next);
  const index = at(merits, winner).findIndex(({ count }, order) => count !== others[order]?.count);
  const own = at(merits, winner)[index];
  const other = others[index];
  if (!own || !other || own.merit === 'points') return null;
  const isOutranked = at(standings, next).total > total;
  return { merit: own.merit, rule: own.rule, own: own.count, other: other.count, isOutranked };
}

/** Ranks by the first number that differs, more is better; equal in all is a shared rank. */
export function ranks(merits: readonly (readonly number[])[]): readonly number[] {
  return merits.map((own) => 1 + merits.filter((other) => isBetter(other, own)).length);
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((merit, position) => merit !== other[position]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}
