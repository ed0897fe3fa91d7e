import { markdownTable } from 'markdown-table';

import type { AnyGame } from '@/engine/core/game';
import { sum } from '@/engine/core/list';
import { AT_ITS_WORD } from '@/engine/core/teacher';
import type { Calibration, Point } from './calibrate';
import { brier, brierOfConstant, fit, retold } from './fit';
import { estimate } from './stats';

const TENTHS = 10;

/** What hopes of each tenth came to, as they are told now, and how they would best be told. */
export function calibrationReport(shelf: readonly AnyGame[], calibrations: readonly Calibration[]): string {
  return calibrations.map((one) => reportOf(shelf, one)).join('\n\n');
}

function reportOf(shelf: readonly AnyGame[], { game, players, asked, points }: Calibration): string {
  const heading = `## ${game}, ${players} players: ${points.length} figures in ${asked} hints`;
  if (points.length === 0) return heading;
  const foresight = shelf.find(({ id }) => id === game)?.teacher?.foresight ?? AT_ITS_WORD;
  const told = retold(points, players, foresight);
  const { foresight: best, errors } = fit(points, players);
  return [
    heading,
    tenthTable(told),
    scoreTable([
      ['as told', brier(told)],
      ['as searched', brier(points)],
      ['as these games would tell it', brier(retold(points, players, best))],
      ['always the same', brierOfConstant(points)],
    ]),
    `Told with slope ${foresight.slope} and offset ${foresight.offset}; these games would have it ` +
      `${decimal(best.slope)} ± ${decimal(errors.slope)} and ${decimal(best.offset)} ± ${decimal(errors.offset)}.`,
  ].join('\n\n');
}

function tenthTable(points: readonly Point[]): string {
  const rows = Array.from({ length: TENTHS }, (_, tenth) => {
    const within = points.filter(([hope]) => tenthOf(hope) === tenth);
    return within.length === 0 ? [] : [tenthRow(`${10 * tenth}–${10 * tenth + 10} %`, within)];
  }).flat();
  const header = ['hope', 'positions', 'mean hope', 'share won', '95 % interval'];
  return markdownTable([header, ...rows, tenthRow('all', points)], { align: ['l', 'r', 'r', 'r', 'r'] });
}

function tenthOf(hope: number): number {
  return Math.min(TENTHS - 1, Math.floor(TENTHS * hope));
}

function tenthRow(name: string, points: readonly Point[]): string[] {
  const hope = sum(points.map(([one]) => one)) / points.length;
  const { share, low, high } = estimate(sum(points.map(([, won]) => won)), points.length);
  return [name, String(points.length), percent(hope), percent(share), `${percent(low)} – ${percent(high)}`];
}

function scoreTable(scores: readonly (readonly [string, number])[]): string {
  const rows = scores.map(([name, score]) => [name, score.toFixed(4)]);
  return markdownTable([['hope', 'Brier score'], ...rows], { align: ['l', 'r'] });
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function decimal(value: number): string {
  return value.toFixed(2);
}
