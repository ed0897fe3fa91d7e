import { asked, type Game, type GameTypes } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { LabCount } from '@/engine/core/lab';
import type { Match } from '@/engine/core/match';
import type { Standing } from '@/engine/core/score';
import { allSeats, orderOfPlay, type Seat } from '@/engine/core/seat';
import { botName } from './bots';
import { MOST_TURNS } from './play-out';
import {
  merge,
  NO_GAMES,
  PARTS_OF_A_WIN,
  type LineSums,
  type Summary,
  type Uses,
  type Wins,
} from './summary';

/** What one match adds to a summary. */
export function summarize<G extends GameTypes>(game: Game<G>, match: Match<G>): Summary {
  const { table, log } = match;
  const turns = game.lab.turns(table);
  const played: Summary = { ...NO_GAMES, games: 1, turns: { [turns]: 1 } };
  if (asked(table) || turns > MOST_TURNS) return { ...played, stopped: 1 };
  const standings = game.score(table);
  const seats = allSeats(table.seats).map((seat) => seatSums(game, match, standings, seat));
  const counts = log.flatMap(({ facts }) => facts.flatMap((fact) => game.lab.tally(fact)));
  return {
    ...played,
    ...seats.reduce(merge),
    ...outcome(standings),
    doers: doersOf(counts, standings),
    counts: countsOf(counts),
    findings: asCounts(game.lab.findings(table)),
  };
}

type SeatSums = Pick<Summary, 'order' | 'levels' | 'traits' | 'lines' | 'scores' | 'winnersScores'>;

function seatSums<G extends GameTypes>(
  game: Game<G>,
  { table, record }: Match<G>,
  standings: readonly Standing[],
  seat: Seat,
): SeatSums {
  const standing = at(standings, seat);
  const wins = winsOf(standing, standings);
  const place = orderOfPlay(game.lab.first(table), seat, table.seats);
  const traits = Object.entries(game.lab.traits(table, seat));
  const score = { [standing.total]: 1 };
  return {
    order: { [place]: wins },
    levels: { [botName(at(record.sitters, seat))]: wins },
    traits: Object.fromEntries(traits.map(([trait, value]) => [trait, { [value]: wins }])),
    lines: lineSums(standing),
    scores: score,
    winnersScores: standing.rank === 1 ? score : {},
  };
}

function winsOf(standing: Standing, standings: readonly Standing[]): Wins {
  return { parts: standing.rank === 1 ? PARTS_OF_A_WIN / winnersOf(standings).length : 0, seats: 1 };
}

function winnersOf(standings: readonly Standing[]): readonly Standing[] {
  return standings.filter((standing) => standing.rank === 1);
}

function lineSums({ lines, rank }: Standing): Readonly<Record<string, LineSums>> {
  const entries = lines.map(({ line, points }): readonly [string, LineSums] => {
    const seats = points === 0 ? 0 : 1;
    const hasWon = rank === 1;
    return [line, { points, seats, winnersPoints: hasWon ? points : 0, winners: hasWon ? seats : 0 }];
  });
  return Object.fromEntries(entries);
}

function outcome(standings: readonly Standing[]): Partial<Summary> {
  const winners = winnersOf(standings);
  const isShared = winners.length > 1;
  const margin = marginOf(standings);
  return {
    winners: winners.length,
    sharedWins: isShared ? 1 : 0,
    tieBreaks: !isShared && margin !== null && margin <= 0 ? 1 : 0,
    margins: margin === null ? {} : { [margin]: 1 },
    lineGames: lineGames(standings),
  };
}

/** Null where nobody else has a score. */
function marginOf(standings: readonly Standing[]): number | null {
  const winner = standings.findIndex((standing) => standing.rank === 1);
  const others = standings.filter((_, seat) => seat !== winner);
  if (others.length === 0) return null;
  return at(standings, winner).total - Math.max(...others.map((standing) => standing.total));
}

function lineGames(standings: readonly Standing[]): Readonly<Record<string, number>> {
  const scored = standings.flatMap(({ lines }) => lines.filter((line) => line.points !== 0));
  return Object.fromEntries(scored.map(({ line }) => [line, 1]));
}

function countsOf(counts: readonly LabCount[]): Summary['counts'] {
  const uses: Record<string, Record<string, Uses>> = {};
  for (const { group, name } of counts) {
    const names = (uses[group] ??= {});
    names[name] = { total: (names[name]?.total ?? 0) + 1, games: 1 };
  }
  return uses;
}

/** Each seat counts once for a thing, however often it did it. */
function doersOf(counts: readonly LabCount[], standings: readonly Standing[]): Summary['doers'] {
  const deeds = new Map(counts.map((count) => [JSON.stringify(count), count]));
  return [...deeds.values()].reduce<Summary['doers']>((doers, { group, name, seat }) => {
    if (seat === undefined) return doers;
    return merge(doers, { [group]: { [name]: winsOf(at(standings, seat), standings) } });
  }, {});
}

function asCounts(findings: Readonly<Record<string, boolean>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(findings).map(([name, isSo]) => [name, isSo ? 1 : 0]));
}
