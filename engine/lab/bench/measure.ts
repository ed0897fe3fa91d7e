/** How much is done for one figure. */
export interface Effort {
  readonly warmUpMs: number;
  readonly roundMs: number;
  readonly rounds: number;
  /** How often the compared ones take turns, so that a busy minute of the machine hits them all alike. */
  readonly laps: number;
  /** Where a playout is broken off. */
  readonly maxMoves: number;
  /** In how many games boardgame.io and we have to agree. */
  readonly checkedGames: number;
  /** How many bot games are played to be measured, and to be replayed. */
  readonly sizedGames: number;
  readonly replayedGames: number;
  /** How many decisions of a master are timed, and of how many lines if not of as many as in play. */
  readonly searched: number;
  readonly lines?: number;
}

export const FULL: Effort = {
  warmUpMs: 1500,
  roundMs: 1000,
  rounds: 3,
  laps: 3,
  maxMoves: 2000,
  checkedGames: 3,
  sizedGames: 50,
  replayedGames: 10,
  searched: 12,
};

export const QUICK: Effort = {
  warmUpMs: 500,
  roundMs: 200,
  rounds: 3,
  laps: 1,
  maxMoves: 2000,
  checkedGames: 1,
  sizedGames: 2,
  replayedGames: 1,
  searched: 3,
};

/** One measured quantity: a value for each round (or game), their median, the least and the most. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly values: readonly number[];
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly note: string;
}

export type FigureName = Pick<Figure, 'id' | 'label' | 'unit'> & { readonly note?: string };

/** Does a piece of the work to be timed and says how many things it has done. */
type Work = () => number;

/** How many a second, round by round, after the engine has had time to warm up. */
export function rates(work: Work, effort: Effort): readonly number[] {
  rateOf(work, effort.warmUpMs);
  return Array.from({ length: effort.rounds }, () => rateOf(work, effort.roundMs));
}

function rateOf(work: Work, forMs: number): number {
  const begun = processorMs();
  let done = 0;
  let elapsed = 0;
  do {
    done += work();
    elapsed = processorMs() - begun;
  } while (elapsed < forMs || elapsed === 0);
  if (done === 0) throw new Error('Nothing was done: there is nothing to measure');
  return (done / elapsed) * 1000;
}

/** Of all threads of this process together: what it takes on one core, however busy the machine is otherwise. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function figure({ id, label, unit, note = '' }: FigureName, values: readonly number[]): Figure {
  return {
    id,
    label,
    unit,
    values,
    median: median(values),
    least: Math.min(...values),
    most: Math.max(...values),
    note,
  };
}

/** The figures of several laps as one each. */
export function merged(figures: readonly Figure[]): readonly Figure[] {
  const ids = [...new Set(figures.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const same = figures.filter((one) => one.id === id);
    const values = same.flatMap((one) => one.values);
    return same.slice(0, 1).map((name) => figure(name, values));
  });
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
