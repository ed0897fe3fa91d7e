/** The longest that thinking may hold up the screen. */
const SLICE_MS = 8;

/** Runs a thought to its end, resting whenever a slice of time is used up. */
export async function inSlices<Value>(
  thought: Generator<void, Value>,
  now: () => number,
  rest: () => Promise<void>,
): Promise<Value> {
  for (;;) {
    const end = now() + SLICE_MS;
    do {
      const step = thought.next();
      if (step.done) return step.value;
    } while (now() < end);
    await rest();
  }
}
