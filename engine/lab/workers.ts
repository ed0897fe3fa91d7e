import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

import type { AnyGame, Shelf } from '@/engine/core/game';
import { simulate, type Trial } from './simulate';
import { merge, NO_GAMES, type Summary } from './summary';

/** Games handed to a worker at a time. */
const CHUNK = 10;

interface Chunk {
  readonly from: number;
  readonly to: number;
}

interface Crew {
  /** The file that the threads run; in it `serve` is called. */
  readonly file: string;
  readonly jobs: number;
  /** Told how many games more have been played. */
  onPlayed(games: number): void;
}

/**
 * Plays a trial on several threads, less the games before a number. The summary does not depend on how many
 * threads there are.
 */
export async function playTrial(
  trial: Trial,
  from: number,
  { file, jobs, onPlayed }: Crew,
): Promise<Summary> {
  const chunks = chunksOf(from, trial.games);
  const length = Math.min(jobs, Math.ceil(Math.max(0, trial.games - from) / CHUNK));
  const setting = { workerData: trial, execArgv: ['--enable-source-maps'] };
  const workers = Array.from({ length }, () => new Worker(file, setting));
  let total = NO_GAMES;
  const add = (summary: Summary) => {
    total = merge(total, summary);
    onPlayed(summary.games);
  };
  try {
    await Promise.all(workers.map((worker) => keepBusy(worker, chunks, add)));
    return total;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function* chunksOf(first: number, games: number): Generator<Chunk> {
  for (let from = first; from < games; from += CHUNK) yield { from, to: Math.min(games, from + CHUNK) };
}

/** All workers take from the same chunks, so a quick one takes more. An error of the worker is thrown here. */
async function keepBusy(
  worker: Worker,
  chunks: Iterable<Chunk>,
  add: (summary: Summary) => void,
): Promise<void> {
  for (const chunk of chunks) {
    worker.postMessage(chunk);
    const [summary] = (await once(worker, 'message')) as [Summary];
    add(summary);
  }
}

/** The worker's side: plays the chunks it is handed. */
export function serve(shelf: Shelf): void {
  const trial = workerData as Trial;
  const game = gameOf(shelf, trial);
  parentPort?.on('message', ({ from, to }: Chunk) => {
    parentPort?.postMessage(simulate(game, trial, from, to));
  });
}

function gameOf(shelf: Shelf, trial: Trial): AnyGame {
  const game = shelf.find(({ id }) => id === trial.game);
  if (!game) throw new Error(`There is no game ${trial.game}`);
  return game;
}
