import type { AnyGame, Options } from '@/engine/core/game';
import type { LabCount, LabExpected } from '@/engine/core/lab';
import type { BotName } from './bots';
import type { Trial } from './simulate';
import { estimate, ratio, spread, type Estimate, type Spread } from './stats';
import { PARTS_OF_A_WIN, type Summary, type Uses, type Wins } from './summary';

/** The wins of those who have something in common. */
export interface WinRow {
  readonly name: string;
  /** Of all wins. */
  readonly wins: Estimate;
  /** The share of all wins that would be even. */
  readonly even: number;
  readonly seats: number;
  /** Of the seats of this name, how many won. */
  readonly rate: Estimate;
}

interface TraitWins {
  readonly trait: string;
  readonly rows: readonly WinRow[];
}

/** How often those win who do something, by what they do. */
interface DoerWins {
  readonly group: string;
  readonly rows: readonly WinRow[];
}

interface TallyRow {
  readonly name: string;
  readonly total: number;
  readonly perGame: number;
  readonly games: Estimate;
}

export interface Tally {
  readonly group: string;
  readonly rows: readonly TallyRow[];
}

export interface LineRow {
  readonly line: string;
  readonly name: string;
  readonly meanOfWinners: number;
  readonly mean: number;
  readonly winners: Estimate;
  readonly seats: Estimate;
  readonly games: Estimate;
}

export interface FindingRow {
  readonly name: string;
  readonly games: Estimate;
}

/** What a trial has shown, in numbers. */
export interface Report {
  readonly game: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: Options;
  readonly levels: readonly BotName[];
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly stopped: Estimate;
  /** In turns a player; a stopped game counts with those it had. */
  readonly length: Spread | null;
  readonly order: readonly WinRow[];
  /** Empty if all bots play alike. */
  readonly byLevel: readonly WinRow[];
  readonly traits: readonly TraitWins[];
  readonly doers: readonly DoerWins[];
  readonly tallies: readonly Tally[];
  readonly lines: readonly LineRow[];
  readonly winnersScores: Spread | null;
  readonly scores: Spread | null;
  readonly margins: Spread | null;
  readonly sharedWins: Estimate;
  readonly tieBreaks: Estimate;
  readonly findings: readonly FindingRow[];
}

export function reportOn(game: AnyGame, trial: Trial, summary: Summary): Report {
  const { games, stopped } = summary;
  const finished = games - stopped;
  const players = trial.levels.length;
  const expected = expectedWith(players, game.lab.expected);
  return {
    game: game.id,
    title: game.text.en.title,
    rulesVersion: game.rulesVersion,
    players,
    options: trial.options,
    levels: trial.levels,
    seed: trial.seed,
    games,
    finished,
    stopped: estimate(stopped, games),
    length: spread(summary.turns),
    order: winRows(summary.order, finished, () => 1 / players),
    byLevel: levelRows(summary, trial.levels, finished),
    traits: traitWins(summary, finished),
    doers: doerWins(expected, summary, finished, players),
    tallies: tallies(expected, summary, finished),
    lines: lineRows(game, summary, players),
    winnersScores: spread(summary.winnersScores),
    scores: spread(summary.scores),
    margins: spread(summary.margins),
    sharedWins: estimate(summary.sharedWins, finished),
    tieBreaks: estimate(summary.tieBreaks, finished),
    findings: sorted(summary.findings).map(([name, count]) => ({ name, games: estimate(count, finished) })),
  };
}

/** By name, so that a report does not depend on what came up first. */
function sorted<Value>(record: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}

function winRows(
  wins: Readonly<Record<string, Wins>>,
  games: number,
  even: (seats: number) => number,
): readonly WinRow[] {
  return sorted(wins).map(([name, { parts, seats }]) => ({
    name,
    wins: estimate(parts / PARTS_OF_A_WIN, games),
    even: even(seats),
    seats,
    rate: estimate(parts / PARTS_OF_A_WIN, seats),
  }));
}

function levelRows(summary: Summary, levels: readonly BotName[], games: number): readonly WinRow[] {
  if (new Set(levels).size === 1) return [];
  return winRows(summary.levels, games, (seats) => ratio(seats, games * levels.length));
}

function traitWins(summary: Summary, games: number): readonly TraitWins[] {
  return sorted(summary.traits).map(([trait, wins]) => {
    const even = 1 / Object.keys(wins).length;
    return { trait, rows: winRows(wins, games, () => even) };
  });
}

/** What is expected of a game of so many players. */
export function expectedWith(players: number, expected: readonly LabExpected[]): readonly LabCount[] {
  return expected.filter((count) => count.players?.includes(players) ?? true);
}

/** Even is what they would win if it made no difference. */
function doerWins(
  expected: readonly LabCount[],
  summary: Summary,
  games: number,
  players: number,
): readonly DoerWins[] {
  return sorted(summary.doers).map(([group, wins]) => {
    const rows = winRows(wins, games, (seats) => ratio(seats, games * players));
    const awaited = expected.filter((count) => count.group === group);
    const place = (row: WinRow) => awaited.findIndex(({ name }) => name === row.name);
    return { group, rows: [...rows].sort((one, other) => place(one) - place(other)) };
  });
}

/** What is expected comes first and in its own order, whether it occurred or not. */
function tallies(expected: readonly LabCount[], summary: Summary, games: number): readonly Tally[] {
  const groups = new Set([
    ...expected.map(({ group }) => group),
    ...sorted(summary.counts).map(([group]) => group),
  ]);
  return [...groups].map((group) => {
    const counts = summary.counts[group] ?? {};
    const awaited = expected.filter((count) => count.group === group).map(({ name }) => name);
    const names = new Set([...awaited, ...sorted(counts).map(([name]) => name)]);
    return { group, rows: [...names].map((name) => tallyRow(name, counts[name], games)) };
  });
}

function tallyRow(name: string, uses: Uses = { total: 0, games: 0 }, games: number): TallyRow {
  const { total } = uses;
  return { name, total, perGame: ratio(total, games), games: estimate(uses.games, games) };
}

function lineRows(game: AnyGame, summary: Summary, players: number): readonly LineRow[] {
  const seats = (summary.games - summary.stopped) * players;
  return Object.entries(game.text.en.lines).flatMap(([line, name]): readonly LineRow[] => {
    const sums = summary.lines[line];
    if (!sums) return [];
    return [
      {
        line,
        name,
        meanOfWinners: ratio(sums.winnersPoints, summary.winners),
        mean: ratio(sums.points, seats),
        winners: estimate(sums.winners, summary.winners),
        seats: estimate(sums.seats, seats),
        games: estimate(summary.lineGames[line] ?? 0, summary.games - summary.stopped),
      },
    ];
  });
}
