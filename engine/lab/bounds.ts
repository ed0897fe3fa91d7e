import type { GameTypes } from '@/engine/core/game';
import type { GameLab, LabBounds, LeastShare } from '@/engine/core/lab';
import { expectedWith, type Report, type WinRow } from './report';
import { ratio } from './stats';

/** One balance bound of a game, and whether it holds. */
export interface BoundCheck {
  readonly name: string;
  readonly unit: 'share' | 'turns' | 'times';
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly holds: boolean;
}

/** The share of games that may be stopped for their length. */
const MOST_STOPPED = 0.005;

export function checkBounds<G extends GameTypes>(
  { bounds, expected }: GameLab<G>,
  report: Report,
): readonly BoundCheck[] {
  return [
    ...orderChecks(bounds, report),
    ...traitChecks(bounds, report),
    ...lengthChecks(bounds, report),
    ...findingChecks(bounds, report),
    ...expectedWith(report.players, expected)
      .filter(({ group }) => bounds.mustOccur.includes(group))
      .map(({ group, name }) => check(`${group}: ${name}`, 'times', timesOf(report, group, name), 1, null)),
    ...bounds.leastShare.flatMap((share) => shareChecks(share, report)),
    ...doerChecks(bounds, report),
    check('stopped games', 'share', report.stopped.share, null, MOST_STOPPED),
  ];
}

function orderChecks({ orderShare }: LabBounds, { order }: Report): readonly BoundCheck[] {
  if (orderShare === null) return [];
  return order.map((row) => winCheck(`wins, place ${Number(row.name) + 1}`, row, orderShare / 100));
}

function lengthChecks({ medianTurns }: LabBounds, { length }: Report): readonly BoundCheck[] {
  return medianTurns ? [check('median length', 'turns', length?.median ?? 0, ...medianTurns)] : [];
}

function traitChecks(bounds: LabBounds, report: Report): readonly BoundCheck[] {
  return Object.entries(bounds.traitShare).flatMap(([trait, points]) => {
    const rows = report.traits.find((wins) => wins.trait === trait)?.rows ?? [];
    return rows.map((row) => winCheck(`wins, ${trait} ${row.name}`, row, points / 100));
  });
}

function winCheck(name: string, { wins, even }: WinRow, reach: number): BoundCheck {
  return check(name, 'share', wins.share, even - reach, even + reach);
}

function findingChecks(bounds: LabBounds, report: Report): readonly BoundCheck[] {
  return Object.entries(bounds.findings).map(([name, [low, high]]) => {
    const games = report.findings.find((finding) => finding.name === name)?.games.share ?? 0;
    return check(name, 'share', games, low / 100, high / 100);
  });
}

function shareChecks({ group, of, points }: LeastShare, report: Report): readonly BoundCheck[] {
  const rows = report.tallies.find((tally) => tally.group === group)?.rows ?? [];
  const words = of === 'games' ? 'share of games' : `share of ${of.group} ${of.name}`;
  return rows.map((row) => {
    const share = of === 'games' ? row.games.share : ratio(row.total, timesOf(report, of.group, of.name));
    return check(`${group}: ${row.name}, ${words}`, 'share', share, points / 100, null);
  });
}

/** How often those win who do something, against the wins of a seat if all were even. */
function doerChecks({ doersGain = {} }: LabBounds, report: Report): readonly BoundCheck[] {
  return Object.entries(doersGain).flatMap(([group, points]) => {
    const rows = report.doers.find((doers) => doers.group === group)?.rows ?? [];
    const most = 1 / report.players + points / 100;
    return rows.map(({ name, rate }) =>
      check(`${group}: ${name}, wins a seat`, 'share', rate.share, null, most),
    );
  });
}

function timesOf(report: Report, group: string, name: string): number {
  const rows = report.tallies.find((tally) => tally.group === group)?.rows ?? [];
  return rows.find((row) => row.name === name)?.total ?? 0;
}

function check(
  name: string,
  unit: BoundCheck['unit'],
  value: number,
  low: number | null,
  high: number | null,
): BoundCheck {
  const holds = (low === null || value >= low) && (high === null || value <= high);
  return { name, unit, value, low, high, holds };
}
