/** How quickly a replay goes on by itself. */
export const PACES = ['calm', 'brisk', 'swift'] as const;
export type Pace = (typeof PACES)[number];

/** At which steps a replay stops while it goes on by itself, and for how many ms. */
interface Beats {
  readonly steps: readonly number[];
  readonly pause: number;
}

const PAUSE: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 700, swift: 500 };
/** Whatever is shown shorter is not seen. */
const LEAST_PAUSE = 300;
/** A whole game at its quickest, without the time that it takes to draw: with it, two minutes. */
const WHOLE_GAME = 100_000;

/**
 * The quickest joins steps of one turn where there are too many to be seen one by one. `turns` are the steps at which turns
 * begin.
 */
export function beatsOf(steps: number, turns: readonly number[], pace: Pace): Beats {
  const every = Array.from({ length: steps }, (_, index) => index + 1);
  if (pace !== 'swift') return { steps: every, pause: PAUSE[pace] };
  const beats = joined(every, turns, WHOLE_GAME / LEAST_PAUSE);
  return { steps: beats, pause: Math.min(PAUSE.swift, Math.floor(WHOLE_GAME / Math.max(1, beats.length))) };
}

/** So many together that there are at most as many as may be; the last of each turn is always one of them. */
function joined(every: readonly number[], turns: readonly number[], most: number): readonly number[] {
  const begins = new Set(turns);
  const inBundles = (size: number): readonly number[] => {
    let count = 0;
    return every.filter((step) => {
      count += 1;
      const isBeat = count >= size || begins.has(step + 1) || step === every.length;
      if (isBeat) count = 0;
      return isBeat;
    });
  };
  let [size, beats] = [1, every];
  while (beats.length > most && size < every.length) beats = inBundles((size += 1));
  return beats;
}

/** The step that follows while it goes on by itself. */
export const nextBeat = ({ steps }: Beats, now: number): number => steps.find((step) => step > now) ?? now;
