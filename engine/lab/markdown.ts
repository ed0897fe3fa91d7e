import { markdownTable } from 'markdown-table';

import type { Options } from '@/engine/core/game';
import type { BoundCheck } from './bounds';
import type { FindingRow, LineRow, Report, Tally, WinRow } from './report';
import type { Estimate, Spread } from './stats';

type Row = readonly string[];

/** The report as Markdown, for the terminal and the docs alike. */
export function render(report: Report, checks: readonly BoundCheck[]): string {
  const parts = [
    `# ${report.title}, ${report.players} players`,
    preface(report),
    section('Wins by order of play', orderTable(report.order)),
    ...report.traits.map(({ trait, rows }) => section(`Wins by ${trait}`, traitTable(trait, rows, report))),
    ...(report.byLevel.length > 0 ? [section('Wins by level', levelTable(report.byLevel, report))] : []),
    section('Length in turns a player', lengthTable(report)),
    ...report.doers.map(({ group, rows }) => section(`Who wins: ${group}`, doerTable(group, rows, report))),
    ...report.tallies.map((tally) => section(`How often: ${tally.group}`, tallyTable(tally))),
    section('Score lines', lineTable(report.lines)),
    section('Final scores', scoreTable(report)),
    section('Findings', findingTable(report)),
    section('Balance bounds', boundTable(checks)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function preface({ games, seed, rulesVersion, levels, options }: Report): string {
  const bots = new Set(levels).size === 1 ? levels[0] : `${levels.join(', ')} (rotated)`;
  return [
    `${games} games from seed ${seed}, rules version ${rulesVersion}. Bots: ${bots}. ${optionWords(options)}`,
    'Every share is followed by its 95 % confidence interval.',
  ].join('\n');
}

function optionWords(options: Options): string {
  const words = Object.entries(options).map(([name, value]) => `${name} = ${value}`);
  return words.length > 0 ? `Options: ${words.join(', ')}.` : 'No options.';
}

function section(heading: string, table: string): string {
  return `## ${heading}\n\n${table}`;
}

/** The first column holds names, the others numbers. */
function table(header: Row, rows: readonly Row[]): string {
  const align = header.map((_, column) => (column === 0 ? 'l' : 'r'));
  return markdownTable(
    [header, ...rows].map((row) => [...row]),
    { align },
  );
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

function orderTable(rows: readonly WinRow[]): string {
  return table(
    ['order', 'share of wins', 'even', 'off even'],
    rows.map((row) => [ORDINALS[Number(row.name)] ?? row.name, ...winCells(row)]),
  );
}

function winCells({ wins, even }: WinRow): Row {
  return [interval(wins), percent(even), signedPoints(wins.share - even)];
}

function traitTable(trait: string, rows: readonly WinRow[], { players }: Report): string {
  return table(
    [trait, 'share of wins', 'even', 'off even', 'games', 'wins where present', 'even'],
    rows.map((row) => [row.name, ...winCells(row), `${row.seats}`, interval(row.rate), percent(1 / players)]),
  );
}

function levelTable(rows: readonly WinRow[], { players }: Report): string {
  return table(
    ['level', 'share of wins', 'even', 'off even', 'seats', 'wins a seat', 'even'],
    rows.map((row) => [row.name, ...winCells(row), `${row.seats}`, interval(row.rate), percent(1 / players)]),
  );
}

function doerTable(group: string, rows: readonly WinRow[], { players }: Report): string {
  return table(
    [group, 'by seats', 'wins a seat', 'even', 'off even'],
    rows.map(({ name, seats, rate }) => [
      name,
      `${seats}`,
      interval(rate),
      percent(1 / players),
      signedPoints(rate.share - 1 / players),
    ]),
  );
}

function lengthTable({ games, length, stopped }: Report): string {
  return table(
    ['games', ...SPREAD, 'over 100 turns: stopped'],
    [[`${games}`, ...spreadCells(length), interval(stopped)]],
  );
}

const SPREAD = ['mean', 'min', 'lower quartile', 'median', 'upper quartile', 'max'];

function spreadCells(spread: Spread | null): Row {
  if (!spread) return SPREAD.map(() => '–');
  const { mean, min, lowerQuartile, median, upperQuartile, max } = spread;
  return [decimal(mean), ...[min, lowerQuartile, median, upperQuartile, max].map(short)];
}

function tallyTable({ group, rows }: Tally): string {
  return table(
    [group, 'total', 'a game', 'share of games'],
    rows.map((row) => [row.name, `${row.total}`, decimal(row.perGame), interval(row.games)]),
  );
}

function lineTable(rows: readonly LineRow[]): string {
  return table(
    ['line', 'mean, winners', 'mean, all', 'scored by winners', 'scored by seats', 'scored in games'],
    rows.map((row) => [
      row.name,
      decimal(row.meanOfWinners),
      decimal(row.mean),
      ...[row.winners, row.seats, row.games].map(interval),
    ]),
  );
}

function scoreTable({ winnersScores, scores, margins }: Report): string {
  return table(
    ['points', ...SPREAD],
    [
      ['winners', ...spreadCells(winnersScores)],
      ['all', ...spreadCells(scores)],
      ['margin of the winner', ...spreadCells(margins)],
    ],
  );
}

function findingTable({ findings, sharedWins, tieBreaks }: Report): string {
  const rows: readonly FindingRow[] = [
    ...findings,
    { name: 'won by a tie-break', games: tieBreaks },
    { name: 'won by several', games: sharedWins },
  ];
  return table(
    ['finding', 'share of games'],
    rows.map(({ name, games }) => [name, interval(games)]),
  );
}

function boundTable(checks: readonly BoundCheck[]): string {
  return table(
    ['bound', 'value', 'must be', 'verdict'],
    checks.map((check) => [
      check.name,
      inUnit(check.value, check.unit),
      rangeWords(check),
      check.holds ? 'holds' : '**FAILS**',
    ]),
  );
}

function rangeWords({ unit, low, high }: BoundCheck): string {
  if (low === null) return high === null ? 'anything' : `at most ${inUnit(high, unit)}`;
  if (high === null) return `at least ${inUnit(low, unit)}`;
  return unit === 'share' ? `${hundredths(low)}–${percent(high)}` : `${short(low)}–${short(high)}`;
}

function inUnit(value: number, unit: BoundCheck['unit']): string {
  return unit === 'share' ? percent(value) : short(value);
}

function interval({ share, low, high }: Estimate): string {
  return `${percent(share)} (${hundredths(low)}–${hundredths(high)})`;
}

function percent(share: number): string {
  return `${hundredths(share)} %`;
}

function hundredths(share: number): string {
  return (share * 100).toFixed(1);
}

function signedPoints(share: number): string {
  const points = hundredths(Math.abs(share));
  if (points === '0.0') return points;
  return share < 0 ? `−${points}` : `+${points}`;
}

function decimal(value: number): string {
  return value.toFixed(2);
}

/** Without needless decimals: 9, 9.5. */
function short(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}
