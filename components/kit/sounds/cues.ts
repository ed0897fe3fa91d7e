/** Moments that can be heard and felt. */
export const CUES = [
  'pick-up',
  'drop',
  'refusal',
  'turn',
  'page',
  'extract',
  'strike',
  'stop',
  'seal',
  'triumph',
  'candle-out',
] as const;

export type Cue = (typeof CUES)[number];
