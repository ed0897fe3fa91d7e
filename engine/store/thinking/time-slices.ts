import { wait, type Tools } from '../world/world';

/** The longest that thinking may hold up the screen. */
const SLICE_MS = 8;

/** After so long a thought is hurried, however much there is still to think about. */
const LONGEST_MS = 3000;

/** A thought in steps; who goes on with `next(true)` is in a hurry. */
type Steps<Value> = Generator<void, Value, boolean | void>;

interface Pace {
  /** After so many milliseconds it is hurried. */
  readonly longest?: number;
  now(): number;
  rest(): Promise<void>;
  isHurried(): boolean;
}

/** Runs a thought to its end, resting whenever a slice of time is used up. */
export async function inSlices<Value>(thought: Steps<Value>, pace: Pace): Promise<Value> {
  const latest = pace.now() + (pace.longest ?? LONGEST_MS);
  for (;;) {
    const end = pace.now() + SLICE_MS;
    do {
      const step = thought.next(pace.isHurried() || pace.now() >= latest);
      if (step.done) return step.value;
    } while (pace.now() < end);
    await pace.rest();
  }
}

/** The clock and the rests of a thought that nobody watches. */
export function restingIn({ now, schedule }: Tools): Pick<Pace, 'now' | 'rest'> {
  return { now, rest: () => wait(schedule, 0) };
}
