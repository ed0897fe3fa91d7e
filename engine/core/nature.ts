/** How a bot is inclined. One that is even has no leaning. */
export type Temper = 'even' | 'bold' | 'careful' | 'spiteful';
/** A temper that is to be seen. */
export type Leaning = Exclude<Temper, 'even'>;
export const TEMPERS: readonly Temper[] = ['even', 'bold', 'careful', 'spiteful'];

/** What a temper, and being a beginner, change in how a bot judges: every game reads its weights through this. */
export interface Nature {
  /** How much a rival's gain hurts and his loss pleases, as a multiple of what is sensible. */
  readonly spite: number;
  /** From −1, which shuns what may go wrong, to 1, which counts on luck. */
  readonly daring: number;
  /** Whether it looks past the next move and thinks about what others may do. */
  readonly isFarSighted: boolean;
}

export const EVEN: Nature = { spite: 1, daring: 0, isFarSighted: true };

const NATURES: Readonly<Record<Temper, Nature>> = {
  even: EVEN,
  bold: { ...EVEN, daring: 1 },
  careful: { ...EVEN, daring: -1 },
  spiteful: { ...EVEN, spite: 2.5 },
};

export function natureOf(temper: Temper): Nature {
  return NATURES[temper];
}
