/**
 * Halts what moves by itself without end (candles, vapours, pulses) while something is carried, and returns how it goes
 * on. A phone moves all of it beside the frames of the app: nothing has to be halted there.
 */
export function holdAmbience(): () => void {
  return () => undefined;
}
