import { resultsOf, tallied, together, type Against, type Ledger, type Result, type Tally } from './ledger';
import { sum } from './list';

/** What is looked at: one person or everybody, one game or all. */
export interface Scope {
  readonly who: string | null;
  readonly game: string | null;
}

/** The ways in which tallies are put side by side. */
interface Row<Key extends string = string> {
  readonly key: Key;
  readonly tally: Tally;
}

/** Wins in a row: up to now, and the most there ever were among the games told one by one. */
interface Streak {
  readonly now: number;
  readonly longest: number;
}

export interface Figures {
  /** Games that were played, however many people sat at them. */
  readonly games: number;
  /** For one person: all of it together. Null for everybody, whose wins and losses come to nothing. */
  readonly tally: Tally | null;
  readonly streak: Streak;
  readonly byPerson: readonly Row[];
  /** For everybody, a game counts once here as well, and only its best score says something. */
  readonly byGame: readonly Row[];
  readonly byOpponents: readonly Row<Against>[];
  /** The oldest first. */
  readonly results: readonly Result[];
  /** Whether there are older games, which are only summed up. */
  readonly isSummed: boolean;
}

export function figuresOf(ledger: Ledger, { who, game }: Scope): Figures {
  const isMeant = (one: { readonly who: string; readonly game: string }) =>
    (who === null || one.who === who) && (game === null || one.game === game);
  const results = ledger.games.flatMap(resultsOf).filter(isMeant);
  const sums = ledger.sums.filter(isMeant);
  const entries = [...results.map((result) => ({ ...result, ...tallied(result) })), ...sums];
  const tally = who === null ? null : together(entries);
  return {
    games: who === null ? gamesIn(ledger, game) : (tally?.games ?? 0),
    tally,
    streak: who === null ? { now: 0, longest: 0 } : streakOf(results),
    byPerson: rowsBy(entries, (one) => one.who),
    byGame: rowsBy(entries, (one) => one.game).map(({ key, tally: own }) => ({
      key,
      tally: who === null ? { ...own, games: gamesIn(ledger, key) } : own,
    })),
    byOpponents: who === null ? [] : rowsBy(entries, (one) => one.against),
    results,
    isSummed: sums.length > 0,
  };
}

function gamesIn({ games, folded }: Ledger, game: string | null): number {
  const told = games.filter((one) => game === null || one.game === game).length;
  const summed = Object.entries(folded).flatMap(([id, count]) =>
    game === null || id === game ? [count] : [],
  );
  return told + sum(summed);
}

/** Most wins first, then fewest games for them. */
function rowsBy<One extends Tally, Key extends string>(
  entries: readonly One[],
  keyOf: (one: One) => Key,
): readonly Row<Key>[] {
  const keys = [...new Set(entries.map(keyOf))];
  const rows = keys.flatMap((key) => {
    const tally = together(entries.filter((one) => keyOf(one) === key));
    return tally ? [{ key, tally }] : [];
  });
  return rows.sort((one, other) => other.tally.wins - one.tally.wins || one.tally.games - other.tally.games);
}

export function streakOf(results: readonly Pick<Result, 'rank'>[]): Streak {
  let now = 0;
  let longest = 0;
  for (const { rank } of results) {
    now = rank === 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** What a share of wins tells: so few games tell nothing, and near to chance is no skill. */
export type Verdict = 'few' | 'more' | 'even' | 'less';

/** With fewer games than this not even a percentage is given. */
export const FEW_GAMES = 5;
/** How sure one is to be before a share is called more or less than chance: 95 of 100. */
const SURE = 1.96;

export function verdictOf({ games, wins, fair }: Pick<Tally, 'games' | 'wins' | 'fair'>): Verdict {
  if (games < FEW_GAMES) return 'few';
  const { least, most } = shareBounds(wins, games);
  const chance = fair / games;
  if (least > chance) return 'more';
  return most < chance ? 'less' : 'even';
}

/** Between which shares the true one lies, by Wilson's score interval: it holds for few games too. */
export function shareBounds(wins: number, games: number): { readonly least: number; readonly most: number } {
  const share = wins / games;
  const spread = (SURE * SURE) / games;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = (SURE / (1 + spread)) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games));
  return { least: middle - reach, most: middle + reach };
}

/** A game in the course of time. */
export interface ScorePoint {
  readonly at: number;
  readonly total: number;
  readonly isWin: boolean;
  /** Of this game and the few before it. */
  readonly mean: number;
}

/** Over how many games the running mean goes. */
export const MEAN_OVER = 5;

export function scoresOver(results: readonly Result[]): readonly ScorePoint[] {
  return results.map(({ at, total, rank }, index) => {
    const near = results.slice(Math.max(0, index + 1 - MEAN_OVER), index + 1);
    const mean = sum(near.map((one) => one.total)) / near.length;
    return { at, total, isWin: rank === 1, mean };
  });
}

/** Somebody's wins, counted up: after the n-th game of the scope. */
interface WinLine {
  readonly who: string;
  readonly wins: readonly number[];
}

export interface WinsOver {
  readonly at: readonly number[];
  /** Most wins first. */
  readonly lines: readonly WinLine[];
}

/** Wins counted up game by game. What was summed up before is where the lines begin. */
export function winsOver(ledger: Ledger, scope: Scope): WinsOver {
  const { results, byPerson } = figuresOf(ledger, scope);
  const ids = [...new Set(results.map(({ id }) => id))];
  const at = ids.map((id) => results.find((one) => one.id === id)?.at ?? 0);
  const lines = byPerson.map(({ key, tally }) => {
    const won = new Set(results.filter(({ who, rank }) => who === key && rank === 1).map(({ id }) => id));
    let wins = tally.wins - won.size;
    return { who: key, wins: ids.map((id) => (won.has(id) ? (wins += 1) : wins)) };
  });
  return { at, lines };
}

/** A total that nobody on this device has reached before, or its player has not. */
export type Honour = 'record' | 'best';

/** By seat; null where a total is nothing special. Without an earlier game there is nothing to surpass. */
export function honoursOf(ledger: Ledger, id: string): readonly (Honour | null)[] {
  const game = ledger.games.find((one) => one.id === id);
  if (!game) return [];
  const others: Ledger = { ...ledger, games: ledger.games.filter((one) => one.id !== id) };
  const rows = figuresOf(others, { who: null, game: game.game }).byPerson;
  const record = Math.max(...rows.map(({ tally }) => tally.best));
  const topNow = Math.max(...game.seats.flatMap(({ who, total }) => (who === null ? [] : [total])));
  return game.seats.map(({ who, total }) => {
    const own = rows.find(({ key }) => key === who);
    if (who === null || rows.length === 0) return null;
    if (total > record && total === topNow) return 'record';
    return own && total > own.tally.best ? 'best' : null;
  });
}
