import { at } from './list';
import type { Seat } from './seat';

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

/** How much the bold like it when much hangs on luck, and the careful do not. */
const THRILL = 0.5;
/** What it is to the spiteful that the best of the others has less to hope for. */
const GLEE = 0.2;

/** What hopes are to a seat of this nature. */
export function felt({ spite, daring }: Nature, hopes: readonly number[], seat: Seat): number {
  const own = at(hopes, seat);
  if (spite === 1 && daring === 0) return own;
  const best = Math.max(...hopes.map((hope, other) => (other === seat ? 0 : hope)));
  return own + THRILL * daring * own * (own - 1) - GLEE * (spite - 1) * best;
}
