import { sum } from '@/engine/core/list';
import { foreseen, logOdds, type Foresight } from '@/engine/core/teacher';
import type { Point } from './calibrate';

/** How hope is to be read by what came of it, and how surely: standard errors. */
interface Fit {
  readonly foresight: Foresight;
  readonly errors: Foresight;
}

/** Hope that comes true just so. */
export const AT_ITS_WORD: Foresight = { slope: 1, offset: 0 };

/** Nearer to certainty than this no hope is taken to be, or a single one would outweigh all others. */
const NEARLY = 0.005;
const ROUNDS = 30;

/** How far hope was ahead of an even share, in log odds, and what came of it. */
interface Sample {
  readonly ahead: number;
  readonly share: number;
}

/**
 * Logistic regression by Newton's method. That hope is right is believed beforehand, as strongly as one or two games
 * would tell it, so that there is an answer after very few.
 */
export function fit(points: readonly Point[], players: number): Fit {
  const even = logOdds(1 / players);
  const samples = points.map(([hope, share]) => ({ ahead: logOdds(sane(hope)) - even, share }));
  let found: Fit = { foresight: AT_ITS_WORD, errors: AT_ITS_WORD };
  for (let round = 0; round < ROUNDS; round += 1) found = nearer(samples, even, found.foresight);
  return found;
}

function sane(hope: number): number {
  return Math.max(NEARLY, Math.min(1 - NEARLY, hope));
}

function nearer(samples: readonly Sample[], even: number, { slope, offset }: Foresight): Fit {
  const pull = { slope: 1 - slope, offset: -offset };
  const bend = { slope: 1, both: 0, offset: 1 };
  for (const { ahead, share } of samples) {
    const told = shareAt(even + offset + slope * ahead);
    const weight = told * (1 - told);
    pull.slope += (share - told) * ahead;
    pull.offset += share - told;
    bend.slope += weight * ahead * ahead;
    bend.both += weight * ahead;
    bend.offset += weight;
  }
  const area = bend.slope * bend.offset - bend.both * bend.both;
  return {
    foresight: {
      slope: slope + (bend.offset * pull.slope - bend.both * pull.offset) / area,
      offset: offset + (bend.slope * pull.offset - bend.both * pull.slope) / area,
    },
    errors: { slope: Math.sqrt(bend.offset / area), offset: Math.sqrt(bend.slope / area) },
  };
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
