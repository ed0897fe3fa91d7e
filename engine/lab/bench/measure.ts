/** How much is done for one figure. */
export interface Effort {
  readonly warmUpMs: number;
  readonly roundMs: number;
  readonly rounds: number;
  /** Where a playout is broken off. */
  readonly maxMoves: number;
  /** In how many games boardgame.io and we have to agree. */
  readonly checkedGames: number;
  /** How many bot games are played to be measured, and to be replayed. */
  readonly sizedGames: number;
  readonly replayedGames: number;
}

export const FULL: Effort = {
  warmUpMs: 2000,
  roundMs: 1500,
  rounds: 7,
  maxMoves: 2000,
  checkedGames: 3,
  sizedGames: 50,
  replayedGames: 10,
};

export const QUICK: Effort = {
  warmUpMs: 500,
  roundMs: 200,
  rounds: 3,
  maxMoves: 2000,
  checkedGames: 1,
  sizedGames: 2,
  replayedGames: 1,
};

/** One measured quantity: the median of its rounds (or games), and the least and the most among them. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly note: string;
}

export type FigureName = Pick<Figure, 'id' | 'label' | 'unit'> & { readonly note?: string };

/** Does a piece of the work to be timed and says how many things it has done. */
export type Work = () => number;

/** How many a second, round by round, after the engine has had time to warm up. */
export function rates(work: Work, effort: Effort): readonly number[] {
  rateOf(work, effort.warmUpMs);
  return Array.from({ length: effort.rounds }, () => rateOf(work, effort.roundMs));
}

function rateOf(work: Work, forMs: number): number {
  const begun = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = performance.now() - begun;
  } while (elapsed < forMs);
  if (done === 0) throw new Error('Nothing was done: there is nothing to measure');
  return (done / elapsed) * 1000;
}

export function figure({ note = '', ...name }: FigureName, values: readonly number[]): Figure {
  return {
    ...name,
    median: median(values),
    least: Math.min(...values),
    most: Math.max(...values),
    note,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.slice().sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('No median of nothing');
  return (lower + upper) / 2;
}

const kept: unknown[] = [];

/** Holds on to a result, or the compiler may leave out the work that nobody looks at. */
export function keep(result: unknown): void {
  kept[0] = result;
}
