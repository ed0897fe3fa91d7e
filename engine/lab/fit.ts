import { sum } from '@/engine/core/list';
import { foreseen, logOdds, type Foresight } from '@/engine/core/teacher';
import type { Point } from './calibrate';

/** How hope is to be read by what came of it, and how surely: standard errors. */
export interface Fit {
  readonly foresight: Foresight;
  readonly errors: Foresight;
}

/** Nearer to certainty than this no hope is taken to be, or a single one would outweigh all others. */
const NEARLY = 0.005;
const ROUNDS = 30;

/**
 * Logistic regression by Newton's method. That hope is right is believed beforehand, as strongly as one or two games
 * would tell it, so that there is an answer after very few.
 */
export function fit(points: readonly Point[], players: number): Fit {
  const even = logOdds(1 / players);
  const samples = points.map(([hope, share]) => {
    const sane = Math.max(NEARLY, Math.min(1 - NEARLY, hope));
    return { ahead: logOdds(sane) - even, share };
  });
  let foresight: Foresight = { slope: 1, offset: 0 };
  let errors = foresight;
  for (let round = 0; round < ROUNDS; round += 1) {
    let pulls: Foresight = { slope: 1 - foresight.slope, offset: -foresight.offset };
    let [slopes, crossed, offsets] = [1, 0, 1];
    for (const { ahead, share } of samples) {
      const told = shareAt(even + foresight.offset + foresight.slope * ahead);
      const weight = told * (1 - told);
      const off = share - told;
      pulls = { slope: pulls.slope + off * ahead, offset: pulls.offset + off };
      slopes += weight * ahead * ahead;
      crossed += weight * ahead;
      offsets += weight;
    }
    const area = slopes * offsets - crossed * crossed;
    foresight = {
      slope: foresight.slope + (offsets * pulls.slope - crossed * pulls.offset) / area,
      offset: foresight.offset + (slopes * pulls.offset - crossed * pulls.slope) / area,
    };
    errors = { slope: Math.sqrt(offsets / area), offset: Math.sqrt(slopes / area) };
  }
  return { foresight, errors };
}

function shareAt(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** What came of hopes as they are told. */
export function retold(points: readonly Point[], players: number, foresight: Foresight): readonly Point[] {
  return points.map(([hope, share]) => [foreseen(foresight, players, hope), share]);
}

/** The mean square by which hope was off: 0 is a seer, and less is better. */
export function brier(points: readonly Point[]): number {
  return sum(points.map(([hope, share]) => (hope - share) ** 2)) / points.length;
}

/** The same for somebody who always names the share that came true on the whole. */
export function brierOfConstant(points: readonly Point[]): number {
  const mean = sum(points.map(([, share]) => share)) / points.length;
  return brier(points.map(([, share]) => [mean, share]));
}
