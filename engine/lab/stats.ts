/** A share and the bounds of its 95 % confidence interval. */
export interface Estimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How often each whole number came up. */
export type Histogram = { readonly [value: string]: number };

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

const Z = 1.959963984540054;

/** Wilson's score interval, which stays within 0 and 1 and is right for rare things too. */
export function estimate(part: number, whole: number): Estimate {
  if (whole === 0) return { share: 0, low: 0, high: 1 };
  const share = part / whole;
  const shrink = 1 + (Z * Z) / whole;
  const centre = share + (Z * Z) / (2 * whole);
  const reach = Z * Math.sqrt((share * (1 - share)) / whole + (Z * Z) / (4 * whole * whole));
  return {
    share,
    low: Math.max(0, (centre - reach) / shrink),
    high: Math.min(1, (centre + reach) / shrink),
  };
}

export function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Null if nothing was counted. */
export function spread(histogram: Histogram): Spread | null {
  const steps = cumulated(histogram);
  const count = steps[steps.length - 1]?.upTo ?? 0;
  if (count === 0) return null;
  return {
    count,
    mean: mean(histogram, count),
    min: quantile(steps, 0),
    lowerQuartile: quantile(steps, 0.25),
    median: quantile(steps, 0.5),
    upperQuartile: quantile(steps, 0.75),
    max: quantile(steps, 1),
  };
}

interface Step {
  readonly value: number;
  /** How many numbers are not above the value. */
  readonly upTo: number;
}

function cumulated(histogram: Histogram): readonly Step[] {
  let upTo = 0;
  return Object.entries(histogram)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((one, other) => one.value - other.value)
    .map(({ value, count }) => ({ value, upTo: (upTo += count) }));
}

function mean(histogram: Histogram, count: number): number {
  const total = Object.entries(histogram).reduce((sum, [value, times]) => sum + Number(value) * times, 0);
  return total / count;
}

/** Between two neighbours it is interpolated, so that the median of 1 and 2 is 1.5. */
function quantile(steps: readonly Step[], part: number): number {
  const rank = part * ((steps[steps.length - 1]?.upTo ?? 0) - 1);
  const below = ranked(steps, Math.floor(rank));
  const above = ranked(steps, Math.ceil(rank));
  return below + (above - below) * (rank - Math.floor(rank));
}

function ranked(steps: readonly Step[], rank: number): number {
  const step = steps.find(({ upTo }) => upTo > rank);
  if (!step) throw new Error(`No number has rank ${rank}`);
  return step.value;
}
