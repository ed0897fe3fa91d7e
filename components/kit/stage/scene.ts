import type { Pour } from './scene-context';

/** When something moves: in milliseconds at normal speed, from the beginning of its scene. */
export interface Timed {
  readonly start: number;
  readonly time: number;
}

/** How long everything rests after a fact, where nothing else is said. */
export const PAUSE = 90;

/** The table before something happened, and after it. */
export interface Tables<View> {
  readonly before: View;
  readonly after: View;
}

/** How one fact is shown. */
export interface Scene<View, Cue extends Timed> {
  /** The table meanwhile: what is under way lies nowhere on it. */
  readonly view: View;
  readonly cues: readonly Cue[];
  readonly pours: readonly Pour[];
  readonly time: number;
  /** How long everything then rests. */
  readonly pause: number;
}

/** When the last of them has come to rest. */
export function endOf(cues: readonly Timed[]): number {
  return cues.reduce((end, { start, time }) => Math.max(end, start + time), 0);
}

/** One after the other, so long after each other, and closer together where that would take them longer than `within`. */
export function inTurn(count: number, index: number, apart: number, within: number): number {
  return index * Math.min(apart, within / Math.max(1, count - 1));
}
